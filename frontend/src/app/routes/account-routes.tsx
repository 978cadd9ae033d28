import type { RouteEntry } from './route-entry';

const features = () => import('../store/account-features');
const settings = () => import('../store/settings-features');

export const accountRoutes: readonly RouteEntry[] = [
  { path: '/login', access: 'open', load: () => import('../pages/account/login-page'), features },
  {
    path: '/signup',
    access: 'guest',
    load: () => import('../pages/account/signup-page'),
    features,
  },
  {
    path: '/forgotpassword',
    access: 'open',
    load: () => import('../pages/account/forgot-password-page'),
    features,
  },
  { path: '/profile', access: 'login', load: () => import('../pages/account/profile-page') },
  {
    path: '/account',
    access: 'login',
    load: () => import('../pages/account/account-settings-page'),
    features: settings,
  },
  {
    path: '/verifyemail',
    access: 'open',
    load: () => import('../pages/account/verify-email-page'),
    features: settings,
  },
  {
    path: '/editprofile',
    access: 'login',
    load: () => import('../pages/account/edit-profile-page'),
    features: settings,
  },
];
