import type { RouteEntry } from './route-entry';

export const accountRoutes: readonly RouteEntry[] = [
  { path: '/login', access: 'open', load: () => import('../pages/account/login-page') },
  { path: '/signup', access: 'guest', load: () => import('../pages/account/signup-page') },
  {
    path: '/forgotpassword',
    access: 'open',
    load: () => import('../pages/account/forgot-password-page'),
  },
  { path: '/profile', access: 'login', load: () => import('../pages/account/profile-page') },
  {
    path: '/editprofile',
    access: 'login',
    load: () => import('../pages/account/edit-profile-page'),
  },
];
