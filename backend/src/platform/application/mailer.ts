import { PermanentFailure } from './subscriber.js';

export interface Mail {
  /** Stable for one message, so that a second attempt is recognizable as the same mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The other side will never take this mail: there is no such mailbox, or it does not want what we write. */
export class MailRefused extends PermanentFailure {
  constructor(reply: string) {
    super(`The mail server refused this mail for good: ${reply}`);
  }
}

export abstract class Mailer {
  /**
   * Hands the mail over; resolves only when the other side has taken responsibility for it, throws otherwise.
   * @throws MailRefused where trying again is of no use
   */
  abstract send(mail: Mail): Promise<void>;
}

/** Of a subscriber that mails: some hours of a mail server that is away. */
export const MAIL_ATTEMPTS = 40;
