/** Toasts of sessions; others stand with their features (`fixed-texts.spec.ts` has all the specification words). */
export const sessionToasts = {
  loggedIn: 'Login Successfully',
  signedUp: 'SignUp Successfully',
  loggedOut: 'Logged out successfully!',
  profileUpdated: 'Profile Update Successfully',
  profileFailed: 'Profile Update Error',
  passwordMismatch: 'password does not match',
} as const;
