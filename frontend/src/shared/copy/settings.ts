export const profileToasts = {
  updated: 'Profile Update Successfully',
  failed: 'Profile Update Error',
} as const;

export const settingsCopy = {
  title: 'Account settings',
  back: 'Back to my profile',
  email: {
    heading: 'Email',
    confirmed: 'Your address is confirmed.',
    unconfirmed: 'Your address is not confirmed yet.',
    send: 'Send me a link to confirm it',
    change: 'Change email address',
    changed: (email: string) => `Your email address is now ${email}.`,
    ask: {
      heading: 'Change email address',
      email: 'New email address',
      hint: 'We will mail a code there. Your address stays as it is until you enter it.',
      hintEducator:
        'We will mail a code there. Your address stays as it is until you enter it. Learners see it on your courses.',
      password: 'Your password',
      google: 'Google will ask who you are, so that nobody else can do this.',
      submit: 'Send code',
      submitGoogle: 'Confirm with Google and send code',
      cancel: 'Keep my address',
    },
    code: {
      heading: 'Enter the code',
      text: (email: string) =>
        `We have sent a mail to ${email || 'your new address'}. Its code is valid for 5 minutes. If the address belongs to another account, the mail says so.`,
      label: 'Code',
      hint: 'Other devices will be logged out, access tokens revoked, and your old address gets a notice.',
      submit: 'Change address',
      other: 'Use another address',
    },
  },
  password: {
    heading: 'Password',
    current: 'Current password',
    next: 'New password',
    hint: 'At least 8 characters. Other devices will be logged out and access tokens revoked.',
    submit: 'Change password',
    none: 'You log in with Google. To have a password as well, log out and use "Forget your password?".',
  },
  devices: {
    heading: 'Devices',
    current: 'This device',
    lastSeen: (when: string) => `Last active ${when}`,
    end: 'Log out',
    endNamed: (device: string) => `Log out ${device}`,
    endOthers: 'Log out all other devices',
  },
  data: {
    heading: 'Your data',
    text: 'One file with everything we hold about you: profile, devices, tokens, courses, progress, notes, certificates, orders and reviews.',
    download: 'Download my data',
  },
  deletion: {
    heading: 'Delete account',
    text: 'Your profile, learning progress and notes go for good. Orders, receipts and payouts stay, as the law asks; your reviews are shown as by a former learner. Your certificates stay valid, but no longer name you: download them first. Courses you sold stay with those who bought them; contact us first about earnings that have not been paid out.',
    warningGoogle: 'This cannot be undone. Confirm with Google to go on.',
    submitGoogle: 'Confirm with Google and delete',
    open: 'Delete my account',
    title: 'Delete your account?',
    warning: 'This cannot be undone. Enter your password to go on.',
    password: 'Password',
    cancel: 'Keep my account',
    submit: 'Delete for good',
  },
  verify: {
    title: 'Confirm your email',
    busy: 'One moment ...',
    done: 'Your email address is confirmed.',
    already: 'The email address of your account is confirmed already. There is nothing left to do.',
    logIn:
      'Log in on this device. The home page then leads back here, as does the link from the mail.',
    toLogin: 'Login',
  },
} as const;
