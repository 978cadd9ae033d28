import { PermanentFailure } from './subscriber.js';

export interface Mail {
  /** Stable for one message, so that a retry is recognizable as the same mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mail server will never accept this mail: there is no such mailbox, or it rejects the content. */
export class MailRefused extends PermanentFailure {
  constructor(reply: string) {
    super(`The mail server refused this mail for good: ${reply}`);
  }
}

export abstract class Mailer {
  /**
   * Hands the mail over; resolves once the mail server has taken responsibility for it, throws otherwise.
   * @throws MailRefused where a retry is pointless
   */
  abstract send(mail: Mail): Promise<void>;
}

/** Attempts of a subscriber that mails: covers some hours of an unavailable mail server. */
export const MAIL_ATTEMPTS = 40;
