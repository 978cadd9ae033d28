import { ARJUNS_COURSES } from './arjun.js';
import type { DemoCourse } from './demo-course.js';
import { FARAHS_COURSES } from './farah.js';
import { MEERAS_COURSES } from './meera.js';

/** In order of publication. */
export const DEMO_COURSES: readonly DemoCourse[] = [
  ...MEERAS_COURSES,
  ...ARJUNS_COURSES,
  ...FARAHS_COURSES,
];
