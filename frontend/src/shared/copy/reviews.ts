export const courseReviewsCopy = {
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  share: (percent: number) => `${percent} %`,
  reply: 'Reply',
  editReply: 'Edit reply',
  replyOf: (name: string) => `Reply to the review of ${name}`,
  educatorReplied: 'Reply of the educator',
  yourReply: 'Your reply',
  replyHint: 'Everyone can read it. Leave it empty to take it back.',
  sendReply: 'Send reply',
  report: 'Report',
  reportTitle: 'Report this review',
  reportWithReplyTitle: 'Report this review or its reply',
  why: 'What is wrong with it?',
  grounds: {
    spam: 'Advertising or spam',
    abusive: 'Insulting or hateful',
    off_topic: 'Not about this course',
    personal_data: 'Shows personal data',
    other: 'Something else',
  },
  note: 'Anything else we should know',
  sendReport: 'Send report',
} as const;

export const reviewToasts = { added: 'Review Added' } as const;
