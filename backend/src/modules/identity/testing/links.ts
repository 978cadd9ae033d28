import type { ClientLinks } from '../application/mails/client-links.js';

export const links: ClientLinks = {
  reset: (email: string, secret: string) => `https://lectern.test/reset#${email}#${secret}`,
  verification: (token: string) => `https://lectern.test/verify#${token}`,
  emailChange: (secret: string) => `https://lectern.test/account#${secret}`,
  resetPage: () => 'https://lectern.test/reset',
  contactPage: () => 'https://lectern.test/contact',
};
