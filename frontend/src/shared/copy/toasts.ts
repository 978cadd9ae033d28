/** Every toast the specification words (`fixed-texts.spec.ts`); other failures show the server's own message. */
export const sessionToasts = {
  loggedIn: 'Login Successfully',
  signedUp: 'SignUp Successfully',
  loggedOut: 'Logged out successfully!',
  profileUpdated: 'Profile Update Successfully',
  profileFailed: 'Profile Update Error',
  passwordMismatch: 'password does not match',
} as const;

export const reviewToasts = { added: 'Review Added' } as const;

export const paymentToasts = {
  orderFailed: 'Something went wrong while enrolling.',
  verificationFailed: 'Payment verification failed.',
} as const;
