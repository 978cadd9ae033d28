import { PRODUCT_NAME } from './product';

export const navCopy = {
  main: 'Main',
  profile: 'My Profile',
  openProfile: (name: string) => `My Profile, ${name}`,
  guest: 'My Profile, not logged in',
  myLearning: 'My Learning',
  myCourses: 'My Courses',
  learningProgress: 'Learning Progress',
  dashboard: 'Dashboard',
  login: 'Login',
  logout: 'Logout',
  openMenu: 'Open menu',
  menu: 'Menu',
  theme: { light: 'Use dark colors', dark: 'Use light colors' },
} as const;

export const legalLinks = [
  { to: '/terms', label: 'Terms of use' },
  { to: '/privacy', label: 'Privacy notice' },
  { to: '/refunds', label: 'Refund policy' },
  { to: '/grievance', label: 'Grievance officer' },
] as const;

export const footerCopy = {
  about:
    'Practical, certification-aligned courses by people who do the work, for learners everywhere in India.',
  quickLinks: 'Quick links',
  links: [
    { to: '/contact', label: 'Contact' },
    { to: '/about', label: 'About' },
    { to: '/whye-train', label: 'Why train with us' },
    { to: '/blog', label: 'Blog' },
    { to: '/testimonials', label: 'Testimonials' },
  ],
  legal: 'Legal',
  follow: 'Follow us',
  social: { facebook: 'Facebook', linkedin: 'LinkedIn', youtube: 'YouTube', github: 'GitHub' },
  contact: 'Get in touch',
  phone: 'Call us',
  chat: 'Chat with us',
  email: 'General questions',
  supportEmail: 'Support',
  newsletter: 'Newsletter',
  newsletterText: 'One short mail a month: new courses and learning tips.',
  newsletterEmail: 'Your address',
  subscribe: 'Subscribe',
  invalidEmail: 'Please enter a valid email address',
  subscribed: (email: string) => `Thank you for subscribing, ${email}!`,
  copyright: `© 2025 ${PRODUCT_NAME}. Design by ${PRODUCT_NAME} Design.`,
} as const;
