import type { Category, Level } from '../../modules/catalog/domain/course-vocabulary.js';

interface DemoLecture {
  readonly title: string;
  /** What it says, one card each. */
  readonly points: readonly string[];
}

export interface DemoCourse {
  readonly educator: string;
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  readonly category: Category;
  readonly level: Level;
  readonly priceRupees: string;
  /** The first is a free preview. */
  readonly lectures: readonly DemoLecture[];
  /** By the demo learners in turn; those of a paid course buy it first, once the worker runs. */
  readonly reviews: readonly (readonly [rating: number, comment: string])[];
}

export const DEMO_COURSES: readonly DemoCourse[] = [
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
      lecture(
        'What a web page is made of',
        'A page is text with marks that say what each part is',
        'HTML says what it is, CSS says how it looks',
        'Your browser reads it from top to bottom',
      ),
      lecture(
        'Text, links and pictures',
        'Headings give a page its outline',
        'A link needs an address and honest words',
        'Every picture needs a text for those who cannot see it',
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
  {
    educator: 'arjun',
    title: 'Data analytics with spreadsheets and SQL',
    subTitle: 'Answer real questions from real tables',
    description:
      'Clean, join, count and chart. You need nothing but a browser, and every data set comes with the course.',
    category: 'Data Analytics',
    level: 'Beginner',
    priceRupees: '0',
    lectures: [
      lecture(
        'Questions before queries',
        'Write the question as a sentence',
        'Decide what one row means',
        'Guess the answer, then check it',
      ),
      lecture(
        'Filtering and counting',
        'WHERE keeps rows, GROUP BY makes heaps',
        'Count twice in two ways',
        'Empty is not the same as zero',
      ),
      lecture(
        'Joining two tables',
        'A join needs a key on both sides',
        'Count rows before and after',
        'LEFT JOIN keeps those without a partner',
      ),
    ],
    reviews: [
      [5, 'Finally I understand joins.'],
      [4, 'The examples are from shops like mine, which helped a lot.'],
    ],
  },
  {
    educator: 'arjun',
    title: 'Machine learning without fear',
    subTitle: 'The ideas first, the formulas when you need them',
    description:
      'Regression, trees and neural networks, each explained with a picture before a line of code.',
    category: 'AI/ML',
    level: 'Intermediate',
    priceRupees: '799',
    lectures: [
      lecture(
        'What learning means',
        'A model is a rule found in examples',
        'It is tested on what it has not seen',
        'More data beats a clever formula',
      ),
      lecture(
        'Drawing a line through data',
        'The line with the smallest total error wins',
        'Look at the points before the number',
        'One far point can turn the whole line',
      ),
      lecture(
        'When models lie',
        'It learned the past, with its mistakes',
        'Ask who is missing in the data',
        'A confident answer may still be wrong',
      ),
    ],
    reviews: [
      [5, 'The pictures made the difference for me.'],
      [5, 'I was afraid of the formulas. Now I read them.'],
      [4, 'The part about wrong models should be required reading.'],
    ],
  },
  {
    educator: 'arjun',
    title: 'Python for data science',
    subTitle: 'Tables, charts and honest conclusions',
    description: 'A practical path through Python for people who want answers from data.',
    category: 'Data Science',
    level: 'Beginner',
    priceRupees: '399',
    lectures: [
      lecture(
        'Python in one hour',
        'Names, lists and loops carry you far',
        'Read code aloud before you run it',
        'Errors tell you the line: go there first',
      ),
      lecture(
        'Tables that behave',
        'One row, one thing; one column, one fact',
        'Clean a copy, keep the original',
        'Missing values need a decision',
      ),
      lecture(
        'Charts people understand',
        'Choose the chart by the question',
        'Start the axis at zero, or say why not',
        'One message for each chart',
      ),
    ],
    reviews: [
      [4, 'A calm pace that works after a long day.'],
      [5, 'I replaced three spreadsheets with one script.'],
    ],
  },
  {
    educator: 'arjun',
    title: 'AI tools for everyday work',
    subTitle: 'Write, plan and research with assistants, and check what they say',
    description:
      'Which tool for which task, how to ask, and how to notice when the answer is wrong.',
    category: 'AI Tools',
    level: 'Beginner',
    priceRupees: '199',
    lectures: [
      lecture(
        'Asking well',
        'Say who it is for and how long it may be',
        'Give an example of what you want',
        'Ask for the reasons, too',
      ),
      lecture(
        'Checking answers',
        'Look up every name and every number',
        'Ask the same in other words',
        'What matters needs a second source',
      ),
      lecture(
        'A week with an assistant',
        'Monday: plan. Friday: look back',
        'Keep what worked as a template',
        'Never paste what is secret',
      ),
    ],
    reviews: [
      [4, 'Short and useful, especially the part on checking answers.'],
      [5, 'Worth it for the templates alone.'],
      [3, 'Good, though I knew some of it already.'],
    ],
  },
  {
    educator: 'farah',
    title: 'Ethical hacking basics',
    subTitle: 'See your network as an attacker does, with permission',
    description:
      'Scanning, passwords, web attacks and how to close each hole. Everything runs in a lab on your own machine.',
    category: 'Ethical Hacking',
    level: 'Beginner',
    priceRupees: '699',
    lectures: [
      lecture(
        'The rules of the game',
        'Without written permission you do not start',
        'Agree on what is in and what is out',
        'Report what you find, and only to its owner',
      ),
      lecture(
        'Mapping a network',
        'Know what answers before you know how',
        'Every open port is a question',
        'Write down what you see, with the time',
      ),
      lecture(
        'Passwords and why they fall',
        'Long beats complicated',
        'The same password twice is one password',
        'A second factor stops most attacks',
      ),
    ],
    reviews: [
      [5, 'Finally a course that begins with permission.'],
      [5, 'The lab runs on my old laptop without trouble.'],
    ],
  },
  {
    educator: 'farah',
    title: 'CCTV installation and live monitoring',
    subTitle: 'Cameras, cables, recorders and the control room',
    description:
      'Plan a site, mount and wire cameras, set up the recorder, and watch many screens without missing what matters.',
    category: 'Others',
    level: 'Beginner',
    priceRupees: '0',
    lectures: [
      lecture(
        'Choosing cameras',
        'First the view you need, then the camera',
        'Light decides more than resolution',
        'Count the days you have to keep',
      ),
      lecture(
        'Wiring a small shop',
        'One cable for power and picture: PoE',
        'Label both ends before you pull',
        'Leave a spare metre at each camera',
      ),
      lecture(
        'In the control room',
        'Three screens where things usually begin',
        'Rest your eyes every twenty minutes',
        'Write the time first, then what you saw',
      ),
    ],
    reviews: [
      [5, 'I installed four cameras in my shop after this course.'],
      [4, 'Practical and in simple language.'],
    ],
  },
  {
    educator: 'farah',
    title: 'UI design that people understand',
    subTitle: 'Layout, type and color with a reason for each choice',
    description:
      'Redesign three real screens step by step and learn to explain why the new ones work.',
    category: 'UI UX Designing',
    level: 'Intermediate',
    priceRupees: '449',
    lectures: [
      lecture(
        'Seeing before drawing',
        'Describe the screen without naming colors',
        'Find the one thing people came for',
        'What can go without being missed?',
      ),
      lecture(
        'Space and type',
        'Two sizes of text are enough to begin',
        'Align edges, and the noise is gone',
        'Lines of sixty letters read best',
      ),
      lecture(
        'Color with a job',
        'One color for what can be pressed',
        'Red is for what cannot be undone',
        'Test it in gray, then in the sun',
      ),
    ],
    reviews: [
      [5, 'I see screens differently now.'],
      [4, 'Practical. I would like a second part.'],
    ],
  },
];

function lecture(title: string, ...points: string[]): DemoLecture {
  return { title, points };
}
