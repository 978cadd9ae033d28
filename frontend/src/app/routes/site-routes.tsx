import type { RouteEntry } from './route-entry';

export const siteRoutes: readonly RouteEntry[] = [
  { path: '/', access: 'open', load: () => import('../pages/home/home-page') },
  { path: '/contact', access: 'open', load: () => import('../pages/site/contact-page') },
  { path: '/about', access: 'open', load: () => import('../pages/site/about-page') },
  { path: '/whye-train', access: 'open', load: () => import('../pages/site/why-train-page') },
  { path: '/blog', access: 'open', load: () => import('../pages/site/blog-page') },
  { path: '/testimonials', access: 'open', load: () => import('../pages/site/testimonials-page') },
  { path: '*', access: 'open', load: () => import('../pages/site/not-found-page') },
];
