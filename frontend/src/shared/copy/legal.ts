import { ordersCopy } from './orders';
import { PRODUCT_NAME } from './product';
import { TERMS_VERSION } from './terms-version';

/** The operator of the installation, from its settings. */
export interface Operator {
  name: string;
  address: string;
  officer: string;
  officerEmail: string;
  email: string;
  phone: string;
  /** How long a buyer can get a refund without asking anybody; 0 days: not at all. */
  refund: { days: number; watchedPercent: number };
}

interface LegalSection {
  heading: string;
  text: readonly string[];
}

export interface LegalPage {
  title: string;
  lead: string;
  sections: (operator: Operator) => readonly LegalSection[];
}

export const legalCopy = {
  version: `Version ${TERMS_VERSION}, in force from 21 November 2026`,
  draft: 'This text is a draft: the operator has it checked by a lawyer before taking money.',
  also: 'Read also',
  noAddress: 'given on request by email',
  noOfficer: 'The grievance officer',
} as const;

export const termsCopy: LegalPage = {
  title: 'Terms of use',
  lead: `What you can expect from ${PRODUCT_NAME}, and what we expect from you, in plain words.`,
  sections: ({ name, address, email }) => [
    {
      heading: 'Who you deal with',
      text: [
        `${PRODUCT_NAME} is run by ${name} (address: ${address}). You reach us at ${email}. Educators on ${PRODUCT_NAME} make their courses themselves; we bring them to you, take the payment and keep the videos running.`,
      ],
    },
    {
      heading: 'Your account',
      text: [
        'One person, one account. Keep your password to yourself and tell us when you think somebody else knows it. You can leave at any time.',
        'If you are under 18, a parent or guardian has to agree to these terms and to the use of your data on your behalf.',
      ],
    },
    {
      heading: 'What you get when you enroll',
      text: [
        'You may watch the course as often as you like, for as long as the course exists on this site, for your own learning. “Lifetime access” means the life of the course here; if a course has to be taken down for legal reasons within a year of your purchase, you get your money back.',
        'Please do not copy, record, share or resell lectures, and do not let others use your account.',
      ],
    },
    {
      heading: 'Prices and payment',
      text: [
        'Prices are in Indian rupees and include all taxes that apply. You see the full price before you pay; nothing is added afterwards. A coupon lowers the price of one course while it runs; if money goes back, it is what you paid. Cards are handled by our payment provider; we never see your card number.',
        'How you get money back is written in the refund policy.',
      ],
    },
    {
      heading: 'For educators',
      text: [
        'Your courses stay yours. You allow us to store, convert, show and sell them here while they are published, and afterwards to the learners who have them. Publish only what you made or may use, describe it truthfully, and respect the people in your pictures.',
      ],
    },
    {
      heading: 'Reviews and conduct',
      text: [
        'Only learners of a course can review it. Be honest and civil. We take down what is unlawful, hateful or misleading; write to us to know why.',
      ],
    },
    {
      heading: 'If something goes wrong',
      text: [
        'We do our best to keep the service up and the courses correct, but we cannot promise either without interruption. We answer for damage that we cause by intent or negligence, up to what you paid for the course concerned; your rights under the Consumer Protection Act, 2019 stay untouched.',
        'Indian law applies. Before going to court, please write to the grievance officer: most things are settled within days.',
      ],
    },
    {
      heading: 'Changes',
      text: [
        'When we change these terms we tell you by email at least 30 days before. For what you bought earlier the terms of that day stay in force.',
      ],
    },
  ],
};

export const privacyCopy: LegalPage = {
  title: 'Privacy notice',
  lead: 'Which data we use, why, for how long, and what you can ask of us under the Digital Personal Data Protection Act, 2023.',
  sections: ({ name, officer, officerEmail }) => [
    {
      heading: 'Who is responsible',
      text: [
        `${name} is the data fiduciary. Questions about your data go to ${officer}, ${officerEmail}.`,
      ],
    },
    {
      heading: 'What we use, and what for',
      text: [
        'Account: your name, email address, password (stored only as a hash), role, and, if you add them, photo and description. We need these to let you in and to show who teaches and who reviews.',
        'Learning: which courses you take, which seconds of a lecture you have watched, and your goal for the week. We need these to resume where you stopped, to show your progress and to issue certificates. Whoever has the number of a certificate can check it, and sees your name and the course.',
        'Quizzes: how often you tried one, your best attempt, and what you chose at the first, to show what you know and, without your name, what is hard.',
        'Notes: what you write for yourself beside a lecture, which we show only to you.',
        'Reviews: what you write about a course, shown to everybody with your name and photo, and what you tell us when you report a review, which only we read.',
        'Questions and answers: what you write beside a lecture, shown with your name and photo to the learners and the educator of that course.',
        'Payments: what you bought, when, for how much and with which coupon, your name and state for the invoice, the reference of the payment provider, and why you gave a course back, if you told us; if you teach, what you earned and what we paid out to you. Your card number goes to the provider only; we keep its network and last four digits, or a mostly hidden UPI address, so that you recognize the payment.',
        'Security: when and with which kind of browser you log in, access tokens you make, to which version of the terms you agreed and when, and when what is requested from which network address, to stop abuse and to help when something breaks.',
      ],
    },
    {
      heading: 'What we do not do',
      text: [
        'No advertising, no tracking across sites, no analytics by third parties, no sale of data. Nothing is loaded from another company until you choose to, for example to sign in with Google or to pay.',
        'Voice search listens only while you hold a search open; your browser turns speech into text, for which some browsers send the sound to their maker. Only the text reaches us.',
      ],
    },
    {
      heading: 'Consent, and taking it back',
      text: [
        'You give consent when you sign up. You can take it back as easily: delete your account in the account settings, or write to us. What the law makes us keep, such as invoices, stays for as long as the law says; the rest goes.',
      ],
    },
    {
      heading: 'How long we keep it',
      text: [
        'Account and learning data: while you have an account; your reviews, questions and answers stay, without your name. When codes were mailed to you, and after a change of address the old one with the new: a month. So that deleting an account allows no new guesses, the former also after that, with a hash of the address. What we sent to connected systems, with the id of your account: 90 days. Replies to requests that may be repeated, and an address typed at “Forgot password”: about a day. Payment records: at least eight years, as tax law asks. Logs: at least 180 days, as the directions of CERT-In ask, and at most one year.',
      ],
    },
    {
      heading: 'Who else sees it',
      text: [
        'The payment provider, for payments. Google, if you sign in with it. Whoever hosts our servers and sends our mail, bound by contract. Systems that we connect, the id of your account with your enrollments and refunds. A language model, if we have connected one to the search: what you type or say there. Authorities, when the law obliges us. Educators see the number of their learners and of those who used a coupon, and, without names, what learners chose in quizzes. Everybody who is logged in sees an educator’s name, photo, description and email address.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'You may ask for a summary of your data and a copy of it, have it corrected, completed or erased, name a person who acts for you after death or illness, and complain. Use your profile, or write to the address above; we answer within 30 days.',
        'If our answer does not help, you can turn to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Children',
      text: [
        'If you are under 18, a parent or guardian has to agree to the use of your data. We do not track or profile children.',
      ],
    },
    {
      heading: 'If data gets lost',
      text: [
        'We tell everyone concerned without delay, what happened and what to do, and report to the Data Protection Board.',
      ],
    },
    {
      heading: 'Cookies and storage',
      text: [
        'A session cookie keeps you logged in; a second one tells the page that you are. A third recognizes the browser you log in with for a year, as a random number, so that we notice educators who buy their own courses. While you watch, a cookie opens the video. Two more live for ten minutes, while you reset a password or sign in with Google. Drafts of what you type, recent searches, the State for your tax invoices, the address that logged in last, your color theme and the settings of the player stay in your own browser. So do what you watched, until it has reached us, and, until you log out, a copy of your progress for when there is no connection. Deleting your account removes from that browser what is about you, except for that random number.',
      ],
    },
  ],
};

function byOwnRight({ days, watchedPercent }: Operator['refund']): LegalSection[] {
  if (days === 0) return [];
  return [
    {
      heading: 'By your own right',
      text: [
        `Open “${ordersCopy.title}” and choose “${ordersCopy.giveBack.action}” within ${days === 1 ? 'a day' : `${days} days`} of paying, having watched less than ${watchedPercent} % of the course. You get the full price back and need not give a reason. You can do this once for each course: if you buy it again and want your money back again, write to us.`,
      ],
    },
  ];
}

export const refundsCopy: LegalPage = {
  title: 'Refund policy',
  lead: 'A course that is not right for you should not cost you anything. These are the rules.',
  sections: ({ email, officerEmail, refund }) => [
    ...byOwnRight(refund),
    {
      heading: 'Always',
      text: [
        'You get the full price back, whenever you ask, if you paid twice for the same course, if its videos could not be played for 72 hours, or if the course was taken down within a year of your purchase. A double payment we return by ourselves.',
      ],
    },
    {
      heading: 'How to ask',
      text: [
        `For anything else write to ${email} with the course and the day of the payment, never with your card number. We answer within two working days.`,
      ],
    },
    {
      heading: 'How the money comes back',
      text: [
        'To the card or account you paid with, usually within 5 to 7 working days after we approve. No fee is kept. Your access to the course ends, your progress is kept; if you buy it again, you go on where you stopped.',
      ],
    },
    {
      heading: 'If we disagree',
      text: [`Write to the grievance officer at ${officerEmail}; the next page tells how.`],
    },
  ],
};

export const grievanceCopy: LegalPage = {
  title: 'Grievance officer',
  lead: 'Named under the Consumer Protection (E-Commerce) Rules, 2020 and the Information Technology Rules, 2021: a person who has to answer.',
  sections: ({ name, address, officer, officerEmail, phone }) => [
    {
      heading: 'Whom to write to',
      text: [
        `${officer}, ${name}`,
        `Email: ${officerEmail}`,
        `Phone: ${phone}`,
        `Address: ${address}`,
      ],
    },
    {
      heading: 'What to write',
      text: [
        'What happened, when, and what you would like us to do. The address of your account and, for a payment, the course and the day. Pictures help. Please send no passwords or card numbers.',
      ],
    },
    {
      heading: 'What happens then',
      text: [
        'You get a ticket number within 48 hours and a decision within one month. Complaints about unlawful content are decided within 15 days; intimate images are taken down within 24 hours.',
      ],
    },
    {
      heading: 'If that does not help',
      text: [
        'The National Consumer Helpline (1915, consumerhelpline.gov.in) helps with purchases, the Data Protection Board of India with personal data, and the Grievance Appellate Committee (gac.gov.in) with content.',
      ],
    },
  ],
};
