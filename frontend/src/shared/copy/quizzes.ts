const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

/** Beside the player. */
export const quizCopy = {
  lead: (count: number) =>
    `${questions(count)} about this lecture. Answer as often as you like; your best attempt counts.`,
  standing: (right: number, of: number, attempts: number) =>
    `Your best: ${right} of ${of} right, ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}.`,
  one: 'Choose one.',
  several: 'More than one is right.',
  nothing: 'Choose an answer.',
  send: 'Check my answers',
  result: (right: number, of: number) => `${right} of ${of} right`,
  right: 'Right',
  wrong: 'Not right',
  yours: 'your answer',
  rightOne: 'right answer',
  again: 'Try again',
  failed: 'The quiz could not be loaded.',
  gone: 'This quiz was removed.',
  changed: 'This quiz was changed meanwhile. Look at it again before you send it.',
  edit: 'Edit this quiz',
  trial: 'You see what learners see. Nothing is kept of what you try.',
} as const;
