import type { RouteEntry } from './route-entry';

const screens: readonly Pick<RouteEntry, 'path' | 'load'>[] = [
  { path: '/dashboard', load: () => import('../pages/educator/dashboard-page') },
  { path: '/courses', load: () => import('../pages/educator/courses-page') },
  { path: '/createcourses', load: () => import('../pages/educator/create-course-page') },
  { path: '/addcourses/:courseId', load: () => import('../pages/educator/edit-course-page') },
  { path: '/createlecture/:courseId', load: () => import('../pages/educator/lectures-page') },
  {
    path: '/editlecture/:courseId/:lectureId',
    load: () => import('../pages/educator/edit-lecture-page'),
  },
];

/** Each brings what it needs. */
const further: readonly Pick<RouteEntry, 'path' | 'load'>[] = [
  {
    path: '/editquiz/:courseId/:lectureId',
    load: () => import('../pages/educator/edit-quiz-page'),
  },
  { path: '/coupons/:courseId', load: () => import('../pages/educator/coupons-page') },
  { path: '/payouts', load: () => import('../pages/educator/payouts-page') },
  { path: '/questions', load: () => import('../pages/educator/questions-page') },
];

export const educatorRoutes: readonly RouteEntry[] = [
  ...screens.map((screen) => ({
    ...screen,
    access: 'educator' as const,
    features: () => import('../store/educator-features'),
  })),
  ...further.map((screen) => ({ ...screen, access: 'educator' as const })),
];
