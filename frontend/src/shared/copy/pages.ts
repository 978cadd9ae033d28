import { PRODUCT_NAME } from './product';

/** Longer texts of pages about the product; loaded with those pages only. */
export const contactCopy = {
  title: 'Contact',
  lead: 'Questions about a course, a payment or teaching with us? A person answers, usually within one working day.',
  phone: 'Phone',
  chat: 'Chat',
  chatLink: 'Open the chat',
  email: 'General questions',
  support: 'Support for learners and educators',
  hours: 'Office hours',
  hoursText: 'Monday to Saturday, 10:00 to 18:00 IST',
  tips: 'Before you write',
  tipList: [
    'Cannot log in? A new password takes a minute from the login page.',
    'Asking about a payment? Tell us the course and the day, never your card number.',
    'A lecture does not play? Tell us the lecture and the browser you use.',
  ],
} as const;

export const aboutPageCopy = {
  title: 'About',
  lead: `${PRODUCT_NAME} is a place where people who know a trade teach it, and people who need it learn it.`,
  sections: [
    {
      heading: 'Simple by design',
      text: 'Courses, lectures, payments and progress live in one calm place. A learning management system should get out of the way, so that the lesson is the only thing on your mind.',
    },
    {
      heading: 'Taught by practitioners',
      text: 'Our educators run enrollment desks, install cameras, train teams and build software. They teach what they do, with the tools they use.',
    },
    {
      heading: 'Made for real conditions',
      text: 'Video adapts to a slow connection, progress is kept to the second, and a course you enrolled in stays yours for life.',
    },
    {
      heading: 'Progress you can show',
      text: 'Finish a course and you get a certificate with a number that anyone can verify.',
    },
  ],
} as const;

export const whyTrainCopy = {
  title: 'Why train with us',
  lead: 'Operators, technicians and teams are hired for what they can do on day one. That is what our programs train.',
  points: [
    {
      heading: 'Trained exam operators',
      text: 'Run an examination center from the first check-in to the last upload: roles, routines and calm under pressure.',
    },
    {
      heading: 'Structured training programs',
      text: 'Every program goes from the basics to a supervised practice task, in steps short enough for an evening.',
    },
    {
      heading: 'Technology and exam software handling',
      text: 'Biometric devices, camera systems and exam software, shown on screen and practiced until they feel familiar.',
    },
    {
      heading: 'Problem-solving and support skills',
      text: 'What to do when the network drops, the scanner refuses or a candidate is upset.',
    },
    {
      heading: 'Verified and certified operators',
      text: 'Certificates carry a number; an employer can check it in seconds.',
    },
  ],
  cta: 'View All Courses',
} as const;

export const blogCopy = {
  title: 'Blog',
  lead: 'Short reads on learning well and teaching well.',
  posts: [
    {
      heading: 'Ten minutes a day beat a lost weekend',
      minutes: '3 min read',
      text: [
        'Most people who stop a course did not lose interest; they lost the slot in their day. A fixed ten minutes, at the same time, is small enough to survive a busy week and long enough for one idea.',
        'Pick the time before you pick the lecture. Put the phone on silent, watch one part, and write one sentence about it. Tomorrow, read that sentence first.',
      ],
    },
    {
      heading: 'Your first lecture: teach one thing',
      minutes: '4 min read',
      text: [
        'New educators want to begin with history and overview. Learners want to do something. Start with one small result they can see within five minutes, and explain afterwards why it worked.',
        'Record in a quiet room, speak to one person you know, and stop when the one thing is done. You can always add a second lecture.',
      ],
    },
    {
      heading: 'What a camera operator looks at',
      minutes: '3 min read',
      text: [
        'A control room is not about watching everything. Good operators know the three screens where something usually begins, the two that confirm it, and the one call they must make.',
        'That is a skill, and like every skill it is trained with examples, feedback and repetition.',
      ],
    },
  ],
} as const;

export const testimonialsCopy = {
  title: 'Testimonials',
  lead: 'Everything here was written by learners who took the course they write about.',
  empty: 'The first reviews will appear here as soon as learners have written them.',
  browse: 'View All Courses',
  failed: 'The reviews could not be loaded.',
} as const;

export const notFoundCopy = {
  title: 'Page not found',
  heading: 'This page took a day off',
  text: 'The address may be mistyped, or the page has moved. These will get you going again:',
  home: 'Back to home',
  search: 'Search with AI',
  courses: 'View All Courses',
} as const;
