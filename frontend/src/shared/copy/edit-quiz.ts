/** Of the page where educators write it. */
export const editQuizCopy = {
  title: 'Quiz',
  titleOf: (lecture: string) => `Quiz: ${lecture}`,
  back: 'Back to the lecture',
  heading: 'Quiz',
  hint: 'Let learners check what they know after this lecture.',
  open: 'Write or change the quiz',
  lead: 'Learners answer it beside the video, as often as they like. After each attempt they see what is right, and your explanation.',
  failed: 'The quiz could not be loaded.',
  missing: 'This lecture was not found.',
  question: (number: number) => `Question ${number}`,
  text: 'Question',
  options: 'Options',
  optionsHint: 'Tick what is right. Where you tick several, learners must choose exactly those.',
  option: (number: number) => `Option ${number}`,
  isRight: (number: number) => `Option ${number} is right`,
  removeOption: (number: number) => `Remove option ${number}`,
  addOption: 'Add option',
  explanation: 'Explanation',
  explanationHint: 'Shown with the right answer.',
  add: 'Add question',
  up: (number: number) => `Move question ${number} up`,
  down: (number: number) => `Move question ${number} down`,
  removeQuestion: (number: number) => `Remove question ${number}`,
  save: 'Save quiz',
  saved: 'Quiz saved.',
  remove: 'Remove quiz',
  removal: {
    title: 'Remove this quiz?',
    text: 'What learners reached in it is deleted for good.',
    confirm: 'Remove it',
    cancel: 'Keep it',
  },
  removed: 'Quiz removed.',
  /** @param learners those counted: at most the newest 1,000 */
  taken: (learners: number) => {
    if (learners === 0) return 'Nobody has taken it yet.';
    if (learners === 1) return '1 learner has taken it.';
    if (learners < 1000) return `${learners} learners have taken it.`;
    return 'What the newest 1,000 learners chose at the first try stands beside it.';
  },
  firstTry: (right: number, answered: number) => `Right at the first try: ${right} of ${answered}`,
  chosen: (count: number) =>
    count === 0 ? 'Never chosen' : count === 1 ? 'Chosen once' : `Chosen ${count} times`,
  changed:
    'What is saved is not what you began with: another window saved it, or an earlier save of yours arrived unnoticed. Save again to replace it, or discard your changes to see it.',
  discard: 'Discard changes',
  required: 'Required.',
  long: (max: number) => `At most ${max} characters.`,
  noRight: 'Tick at least one option.',
  same: 'Two options say the same.',
  one: 'Add at least one question.',
  much: 'The texts of this quiz are too long together.',
  none: 'This lecture has no quiz yet.',
  moved: (number: number, count: number) => `Now question ${number} of ${count}.`,
} as const;
