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

export const educatorRoutes: readonly RouteEntry[] = [
  ...screens.map((screen) => ({
    ...screen,
    access: 'educator' as const,
    features: () => import('../store/educator-features'),
  })),
  {
    path: '/editquiz/:courseId/:lectureId',
    access: 'educator',
    load: () => import('../pages/educator/edit-quiz-page'),
  },
  {
    path: '/coupons/:courseId',
    access: 'educator',
    load: () => import('../pages/educator/coupons-page'),
  },
  {
    path: '/questions',
    access: 'educator',
    load: () => import('../pages/educator/questions-page'),
  },
];
