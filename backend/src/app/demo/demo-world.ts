import type { Category, Level } from '../../modules/catalog/domain/course-vocabulary.js';

/** What everyone in the demo world logs in with; the launcher prints it. */
export const DEMO_PASSWORD = 'lectern-demo';

export interface DemoPerson {
  readonly email: string;
  readonly name: string;
  readonly role: 'student' | 'educator' | 'ops';
  readonly description: string;
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
  readonly lectures: readonly string[];
  /** By the demo learners in turn; only free courses have any, since nobody paid. */
  readonly reviews: readonly (readonly [rating: number, comment: string])[];
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person(
    'educator',
    'Meera Iyer',
    'educator',
    'Web developer and trainer. I like small steps and real projects.',
  ),
  person(
    'arjun',
    'Arjun Mehta',
    'educator',
    'Data scientist. I teach with the data sets I work with.',
  ),
  person('farah', 'Farah Khan', 'educator', 'Security engineer and exam operator trainer.'),
  person('learner', 'Ravi Kumar', 'student', 'Learning to build things for the web.'),
  person('anita', 'Anita Desai', 'student', ''),
  person('joseph', 'Joseph Thomas', 'student', ''),
  person('sunita', 'Sunita Patil', 'student', ''),
  person('imran', 'Imran Sheikh', 'student', ''),
  person('kavya', 'Kavya Reddy', 'student', ''),
  person('ops', 'Operations', 'ops', ''),
];

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
    lectures: ['What a web page is made of', 'Text, links and pictures', 'Colors and spacing'],
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
    lectures: ['Why components', 'State that tells the truth', 'Talking to a server'],
    reviews: [],
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
    lectures: ['Setting up', 'Your first screen', 'Keeping data on the phone'],
    reviews: [],
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
    lectures: ['Questions before queries', 'Filtering and counting', 'Joining two tables'],
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
    lectures: ['What learning means', 'Drawing a line through data', 'When models lie'],
    reviews: [],
  },
  {
    educator: 'arjun',
    title: 'Python for data science',
    subTitle: 'Tables, charts and honest conclusions',
    description: 'A practical path through Python for people who want answers from data.',
    category: 'Data Science',
    level: 'Beginner',
    priceRupees: '399',
    lectures: ['Python in one hour', 'Tables that behave', 'Charts people understand'],
    reviews: [],
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
    lectures: ['Asking well', 'Checking answers', 'A week with an assistant'],
    reviews: [],
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
    lectures: ['The rules of the game', 'Mapping a network', 'Passwords and why they fall'],
    reviews: [],
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
    lectures: ['Choosing cameras', 'Wiring a small shop', 'In the control room'],
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
    lectures: ['Seeing before drawing', 'Space and type', 'Color with a job'],
    reviews: [],
  },
];

function person(
  account: string,
  name: string,
  role: DemoPerson['role'],
  description: string,
): DemoPerson {
  return { email: emailOf(account), name, role, description };
}

export function emailOf(account: string): string {
  return `${account}@lectern.test`;
}
