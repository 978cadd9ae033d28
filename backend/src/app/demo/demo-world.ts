import type { DemoCourse } from './courses/demo-course.js';
import { DEMO_COURSES } from './courses/demo-courses.js';
import type { Sitting } from './demo-learning.js';
import type { Portrait } from './demo-portraits.js';

/** The password of everyone in the demo world; the launcher prints it. */
export const DEMO_PASSWORD = 'lectern-demo';

export interface DemoPerson {
  readonly email: string;
  readonly name: string;
  readonly role: 'student' | 'educator' | 'ops';
  readonly description: string;
  /** People without a portrait show their initial. */
  readonly portrait?: Portrait;
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person(
    'educator',
    'Meera Iyer',
    'educator',
    'Web developer and trainer. I like small steps and real projects.',
    { style: 'bun' },
  ),
  person(
    'arjun',
    'Arjun Mehta',
    'educator',
    'Data scientist. I teach with the data sets I work with.',
    { style: 'short', glasses: true, beard: true },
  ),
  person('farah', 'Farah Khan', 'educator', 'Security engineer and exam operator trainer.', {
    style: 'scarf',
    glasses: true,
  }),
  person('learner', 'Ravi Kumar', 'student', 'Learning to build things for the web.', {
    style: 'short',
  }),
  person('anita', 'Anita Desai', 'student', '', { style: 'long' }),
  person('joseph', 'Joseph Thomas', 'student', '', { style: 'bald', beard: true }),
  person('sunita', 'Sunita Patil', 'student', ''),
  person('imran', 'Imran Sheikh', 'student', ''),
  person('kavya', 'Kavya Reddy', 'student', '', { style: 'long', glasses: true }),
  person('ops', 'Operations', 'ops', ''),
];

/** The demo learner's progress in the free courses before the first visit. */
export const DEMO_LEARNING: readonly {
  readonly learner: string;
  readonly course: string;
  readonly sittings: readonly Sitting[];
}[] = [
  {
    learner: 'learner',
    course: 'Build your first website',
    sittings: [
      { daysAgo: 9, lecture: 0, share: 1 },
      { daysAgo: 1, lecture: 1, share: 0.5 },
    ],
  },
  {
    learner: 'learner',
    course: 'Data analytics with spreadsheets and SQL',
    sittings: [
      { daysAgo: 15, lecture: 0, share: 1 },
      { daysAgo: 13, lecture: 1, share: 1 },
      { daysAgo: 12, lecture: 2, share: 1 },
    ],
  },
];

/** How long ago the demo learner joined the free courses ... */
export const LEARNING_SINCE_DAYS = 16;
/** ... and the courses are older than that, because lectures added later would show as new to a learner. */
export const TEACHING_SINCE_DAYS = 30;

function person(
  account: string,
  name: string,
  role: DemoPerson['role'],
  description: string,
  portrait?: Portrait,
): DemoPerson {
  return { email: emailOf(account), name, role, description, ...(portrait && { portrait }) };
}

export function emailOf(account: string): string {
  return `${account}@lectern.test`;
}

/** The reviewers: of a free course the demo learner first, of a paid one everyone else in turn. */
export function reviewersOf(
  course: DemoCourse,
): { email: string; rating: number; comment: string }[] {
  const students = DEMO_PEOPLE.filter(({ role }) => role === 'student');
  const others = students.slice(1);
  const shift = DEMO_COURSES.indexOf(course);
  return course.reviews.map(([rating, comment], at) => {
    const isFree = course.priceRupees === '0';
    const who = isFree ? students[at] : others[(at + shift) % others.length];
    return { email: who?.email ?? '', rating, comment };
  });
}
