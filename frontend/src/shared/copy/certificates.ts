export const verifyCopy = {
  title: 'Check a certificate',
  lead: 'Every certificate has a number and a page that anyone can open.',
  valid: 'This certificate is valid.',
  revoked: (day: string) => `This certificate was revoked on ${day}.`,
  unknown: (number: string) =>
    `There is no certificate with the number “${number}”. Check it letter by letter and try again.`,
  failed: 'The certificate could not be looked up.',
  name: 'Awarded to',
  formerLearner: 'A learner who has since deleted the account',
  course: 'Course',
  completed: 'Completed on',
  length: 'Length',
  number: 'Certificate number',
  numberHint: 'Twelve letters and digits, as on the certificate',
  check: 'Check',
  another: 'Check another certificate',
  offline: 'Check without a network',
  offlineText:
    'The QR code of a certificate is signed. A small page, saved on your device, checks it with no connection at all.',
  offlineLink: 'Open the page to save',
} as const;

export const certificateCopy = {
  title: 'Certificates',
  issued: (day: string) => `Issued on ${day}`,
  number: (number: string) => `No. ${number}`,
  download: 'Download',
  downloadOf: (title: string) => `Download the certificate of ${title}`,
  verify: 'Verify',
  verifyOf: (title: string) => `Verify the certificate of ${title}`,
  copy: 'Copy link',
  copyOf: (title: string) => `Copy link to the certificate of ${title}`,
  copied: 'Link copied',
  notCopied: 'This browser did not copy the link. Open “Verify” and copy the address of that page.',
  view: 'View certificate',
  earned: 'You completed this course. Well done.',
  preparing: 'You completed this course. Your certificate is being prepared.',
} as const;
