import type { RouteEntry } from './route-entry';

const legal = () => import('../pages/site/legal-page');

const screens: readonly Pick<RouteEntry, 'path' | 'load'>[] = [
  { path: '/', load: () => import('../pages/home/home-page') },
  { path: '/contact', load: () => import('../pages/site/contact-page') },
  { path: '/about', load: () => import('../pages/site/about-page') },
  { path: '/whye-train', load: () => import('../pages/site/why-train-page') },
  { path: '/blog', load: () => import('../pages/site/blog-page') },
  { path: '/testimonials', load: () => import('../pages/site/testimonials-page') },
  { path: '/terms', load: legal },
  { path: '/privacy', load: legal },
  { path: '/refunds', load: legal },
  { path: '/grievance', load: legal },
  { path: '/verify/:number', load: () => import('../pages/site/verify-page') },
  { path: '*', load: () => import('../pages/site/not-found-page') },
];

export const siteRoutes: readonly RouteEntry[] = screens.map((screen) => ({
  access: 'open',
  ...screen,
}));
