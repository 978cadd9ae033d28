import type { RouteEntry } from './route-entry';

export const siteRoutes: readonly RouteEntry[] = [
  { path: '/', access: 'open', load: () => import('../pages/home/home-page') },
  { path: '/contact', access: 'open', load: () => import('../pages/site/contact-page') },
  { path: '/about', access: 'open', load: () => import('../pages/site/about-page') },
  { path: '/whye-train', access: 'open', load: () => import('../pages/site/why-train-page') },
  { path: '/blog', access: 'open', load: () => import('../pages/site/blog-page') },
  { path: '/testimonials', access: 'open', load: () => import('../pages/site/testimonials-page') },
  { path: '/terms', access: 'open', load: () => import('../pages/site/terms-page') },
  { path: '/privacy', access: 'open', load: () => import('../pages/site/privacy-page') },
  { path: '/refunds', access: 'open', load: () => import('../pages/site/refunds-page') },
  { path: '/grievance', access: 'open', load: () => import('../pages/site/grievance-page') },
  {
    path: '/verify/:number',
    access: 'open',
    load: () => import('../pages/site/verify-page'),
    features: () => import('../store/certificate-features'),
  },
  { path: '*', access: 'open', load: () => import('../pages/site/not-found-page') },
];
