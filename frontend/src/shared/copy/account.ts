export const fieldCopy = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  required: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    newEmail: 'Enter the new email address.',
    password: 'Enter your password.',
  },
} as const;

export const googleCopy = {
  login: 'Continue with Google',
  signup: 'Sign up with Google',
  or: 'or',
  dialogTitle: 'Choose an account',
  dialogText:
    'This installation has no Google sign-in configured. Its own test identity provider confirms the address you type.',
  dialogSubmit: 'Continue',
  opening: 'Connecting to Google …',
  blocked: 'The sign-in window was blocked. Allow pop-ups for this site and try again.',
  closed: 'The sign-in window was closed before it finished.',
} as const;

export const goOnCopy = {
  ended: 'You were logged out. Log in to go on.',
  wanted: 'Sign up or log in, and you can go on to the page you asked for.',
} as const;

export const loginCopy = {
  noCookies:
    'Your browser refuses cookies, so you cannot stay logged in. Allow them for this site.',
  title: 'Login',
  heading: 'Welcome back',
  text: 'Pick up where you left off.',
  submit: 'Login',
  forgot: 'Forget your password?',
  toSignup: 'New here?',
  signupLink: 'Sign Up',
} as const;

export const signupCopy = {
  title: 'Sign up',
  heading: "Let's get Started",
  text: 'With any account you can take courses. To teach, join as an educator: this cannot be changed later.',
  submit: 'Sign Up',
  role: 'I am joining as',
  roles: {
    student: { label: 'Student', hint: 'Take courses and earn certificates' },
    educator: { label: 'Educator', hint: 'Create courses and teach' },
  },
  passwordHint: 'At least 8 characters. A few unrelated words make a good one.',
  strength: { short: 'Too short', fair: 'Fair', good: 'Good', strong: 'Strong' },
  strengthLabel: 'Password strength',
  consent: {
    before: 'By signing up you agree to the',
    terms: 'terms of use',
    between: 'and to the use of your data as told in the',
    privacy: 'privacy notice',
  },
  toLogin: 'Already have an account?',
  loginLink: 'Login',
} as const;

export const forgotCopy = {
  mismatch: 'password does not match',
  title: 'Forgot password',
  step: (step: number) => `Step ${step} of 3`,
  backToLogin: 'Back to Login',
  startOver: 'Start over with another address',
  email: {
    heading: 'Forgot your password?',
    text: 'Enter the address of your account. We will mail you a code.',
    submit: 'Send OTP',
  },
  otp: {
    heading: 'Enter the code',
    sentTo: (email: string, digits: number) =>
      `If ${email} has an account, a ${digits}-digit code is on its way. It is valid for 5 minutes.`,
    label: 'Code',
    submit: 'Verify OTP',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  },
  reset: {
    heading: 'Choose a new password',
    text: 'All your other sessions will be logged out.',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    submit: 'Reset Password',
  },
} as const;

export const profileCopy = {
  title: 'My profile',
  email: 'Email',
  bio: 'Bio',
  memberSince: 'Member since',
  addBio: 'Add a short bio',
  enrolled: 'Enrolled courses',
  edit: 'Edit Profile',
} as const;

export const editProfileCopy = {
  title: 'Edit profile',
  nameHint: 'At most 80 characters.',
  photo: 'Profile photo',
  photoHint: 'JPEG, PNG or WebP. It is cut to a square.',
  removePhoto: 'Remove photo',
  keepPhoto: 'Keep photo',
  photoGoes: 'Your photo is removed when you save.',
  name: 'Full Name',
  email: 'Email',
  emailHint: 'To change it, go to the',
  emailLink: 'account settings',
  description: 'Description',
  descriptionPlaceholder: 'Tell us about yourself',
  counter: (used: number) => `${used} of 1,000 characters`,
  submit: 'Save Changes',
  uploading: 'Uploading photo',
  back: 'Back to my profile',
} as const;
