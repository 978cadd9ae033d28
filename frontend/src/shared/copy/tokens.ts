import type { AccessToken } from '../api/types';

/** A permission of a token, as the server names it. */
export type TokenScope = AccessToken['scopes'][number];

const SCOPE_LABELS: Readonly<Record<TokenScope, string>> = {
  'profile:read': 'See my profile',
  'courses:read': 'See courses, my drafts included, and what I earned and was paid',
  'courses:write': 'Create and edit my courses',
  'learning:read': 'See my progress, my notes, and the questions in my courses',
  'orders:read': 'See my orders',
  'reviews:write': 'Write reviews as me',
};

/** In the order of the form. */
export const TOKEN_SCOPES = Object.keys(SCOPE_LABELS) as readonly TokenScope[];

export const tokensCopy = {
  heading: 'Access tokens',
  text: 'For programs that act for you. Each opens only what you allow, and you can revoke it at any time.',
  empty: 'You have no tokens.',
  add: 'New token',
  docs: 'How to use a token',
  expires: (day: string) => `Until ${day}`,
  used: (when: string) => `last used ${when}`,
  unused: 'never used',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revokeTitle: 'Revoke this token?',
  revokeText: (name: string) => `Whatever uses "${name}" stops working at once.`,
  keep: 'Keep it',
  scopes: SCOPE_LABELS,
  form: {
    title: 'New access token',
    name: 'Name',
    nameHint: 'What it is for, such as "Monthly report".',
    scopes: 'Permissions',
    days: 'Expires after',
    choices: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' },
    submit: 'Create token',
  },
  issued: {
    title: 'Your new token',
    text: 'Copy it now: it is not shown again.',
    label: 'Token',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'This browser did not copy it. The token is selected: copy it yourself.',
    done: 'I have copied it',
  },
} as const;
