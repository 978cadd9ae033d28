import { type DemoCourse, lecture, withHandout, withQuiz } from './demo-course.js';

/** The courses of Meera Iyer, the educator whose log-in is printed at start. */
export const MEERAS_COURSES: readonly DemoCourse[] = [
  {
    educator: 'educator',
    title: 'Build your first website',
    subTitle: 'HTML and CSS from an empty file to a page you can publish',
    description:
      'Start from nothing and end with a page of your own on the web. Each lecture adds one idea and ends with something you can see.',
    category: 'Web Development',
    level: 'Beginner',
    priceRupees: '0',
    lectures: [
      withQuiz(
        lecture(
          'What a web page is made of',
          'A page is text with marks that say what each part is',
          'HTML says what it is, CSS says how it looks',
          'Your browser reads it from top to bottom',
        ),
        {
          text: 'What does HTML say about a piece of text?',
          right: 'What it is: a heading, a paragraph, a link',
          wrong: ['Its color and size', 'Who wrote it'],
          why: 'HTML names the parts. How they look is a matter for CSS.',
        },
        {
          text: 'In which order does a browser read a page?',
          right: 'From top to bottom',
          wrong: ['Pictures first', 'The end first'],
          why: 'What stands first in the file is read first, and shown first.',
        },
      ),
      withHandout(
        lecture(
          'Text, links and pictures',
          'Headings give a page its outline',
          'A link needs an address and honest words',
          'Every picture needs a text for those who cannot see it',
        ),
        'Marks of HTML.txt',
        '<h1>...</h1>  the heading of the page; <h2> and <h3> for its parts',
        '<p>...</p>  a paragraph',
        '<a href="https://example.com">...</a>  a link',
        '<img src="cat.jpg" alt="A cat asleep on a keyboard">  a picture, with its text',
        '<ul><li>...</li></ul>  a list',
      ),
      lecture(
        'Colors and spacing',
        'Start with one color and two grays',
        'White space groups what belongs together',
        'Check the contrast before you fall in love',
      ),
    ],
    reviews: [
      [5, 'I published my first page the same evening. Clear and friendly.'],
      [5, 'Short lectures that I could follow on the bus.'],
      [4, 'Good for beginners. I would like more exercises.'],
    ],
  },
  {
    educator: 'educator',
    title: 'React from the ground up',
    subTitle: 'Components, state and effects by building a course catalog',
    description:
      'Understand what React does before you use its shortcuts. We build a small catalog, test it and make it fast.',
    category: 'Web Development',
    level: 'Intermediate',
    priceRupees: '499',
    coupon: { code: 'WELCOME-20', percentOff: 20 },
    lectures: [
      lecture(
        'Why components',
        'A component is a piece with one job',
        'Props go down, events come up',
        'Small pieces are easy to test',
      ),
      lecture(
        'State that tells the truth',
        'Keep each fact in one place only',
        'What can be computed need not be stored',
        'Ask: who changes it, and who has to know?',
      ),
      lecture(
        'Talking to a server',
        'Loading, done and failed are all part of the screen',
        'Never trust that a reply comes in time',
        'Show what you know, and say what you do not',
      ),
    ],
    reviews: [
      [5, 'The catalog we build is close to what I do at work now.'],
      [4, 'Fast, but every step is explained.'],
    ],
  },
  {
    educator: 'educator',
    title: 'Android apps with Kotlin',
    subTitle: 'From a blank project to an app in the store',
    description:
      'Screens, navigation, storage and release, with one app that grows from lecture to lecture.',
    category: 'App Development',
    level: 'Beginner',
    priceRupees: '599',
    lectures: [
      lecture(
        'Setting up',
        'Install the studio and one emulator',
        'Run the empty project before changing it',
        'Read the error from the first line',
      ),
      lecture(
        'Your first screen',
        'Compose describes what is on the screen',
        'State changes, and the screen follows',
        'Try it on a small and on a large phone',
      ),
      lecture(
        'Keeping data on the phone',
        'Room stores rows, preferences store settings',
        'Write off the main thread',
        'What must not be lost is saved at once',
      ),
    ],
    reviews: [
      [5, 'My first app is in the store. I still cannot believe it.'],
      [4, 'Good examples; the setup took me an evening.'],
      [5, 'Clear voice and no filler.'],
    ],
  },
];
