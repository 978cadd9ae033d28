import { describe, expect, it } from '@jest/globals';
import { Config } from '../platform/infrastructure/config/config.js';
import { siteWarnings } from './site-warnings.js';

const secret = (seed: number) =>
  Array.from({ length: 40 }, (_, at) => ((seed * (at + 7) * 31) % 36).toString(36)).join('');
const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://localhost/lectern',
  PUBLIC_URL: 'https://learn.example.org',
  SMTP_URL: 'smtp://localhost',
  SESSION_SECRET: secret(11),
  OTP_SECRET: secret(13),
  MEDIA_SECRET: secret(17),
  CERTIFICATE_SECRET: secret(19),
};
const complete = {
  MAIL_FROM: 'Lectern <no-reply@learn.example.org>',
  SITE_FIGURES: 'real',
  SITE_PHONE: '+91 20 1234 5678',
  SITE_CHAT_URL: 'https://learn.example.org/chat',
  SITE_EMAIL: 'hello@learn.example.org',
  SITE_SUPPORT_EMAIL: 'help@learn.example.org',
  SITE_GRIEVANCE_OFFICER: 'Leela Rao',
};

const warningsOf = (settings: object) =>
  siteWarnings(Config.read({ ...production, ...settings })).join('\n');

describe('In production', () => {
  it('fixed sales figures are warned of until SITE_FIGURES is real', () => {
    expect(warningsOf({})).toContain('SITE_FIGURES');
    expect(warningsOf({ SITE_FIGURES: 'real' })).not.toContain('SITE_FIGURES');
  });

  it('contacts and the grievance officer are missed', () => {
    expect(warningsOf({})).toContain('SITE_EMAIL');
    expect(warningsOf({})).toContain('SITE_GRIEVANCE_OFFICER');
  });

  it('a sender that no mail server accepts is warned of', () => {
    expect(warningsOf({})).toContain('MAIL_FROM');
    expect(warningsOf(complete)).not.toContain('MAIL_FROM');
  });

  it('nothing is said when all is set', () => {
    expect(warningsOf(complete)).toBe('');
  });
});

describe('In development', () => {
  it('nothing is said at all', () => {
    expect(warningsOf({ APP_ENV: 'development' })).toBe('');
  });
});
