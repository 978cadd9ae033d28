/** Toasts about sessions; others are in their features (`fixed-texts.spec.ts` lists all texts of the specification). */
export const sessionToasts = {
  loggedIn: 'Login Successfully',
  signedUp: 'SignUp Successfully',
  loggedOut: 'Logged out successfully!',
  educatorsOnly: 'That page is for educators.',
} as const;
