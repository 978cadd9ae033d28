/** What a token may be allowed to do, as the server names it. */
export const TOKEN_SCOPES = [
  'profile:read',
  'courses:read',
  'courses:write',
  'learning:read',
  'orders:read',
  'reviews:write',
] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

const SCOPE_LABELS: Readonly<Record<TokenScope, string>> = {
  'profile:read': 'See my profile',
  'courses:read': 'See courses, my drafts included',
  'courses:write': 'Create and edit my courses',
  'learning:read': 'See my learning progress',
  'orders:read': 'See my orders',
  'reviews:write': 'Write reviews as me',
};

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
    scopes: 'It may',
    days: 'It lives for',
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
