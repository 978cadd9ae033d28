export interface Mail {
  /** Stable for one message, so that a second attempt is recognizable as the same mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export abstract class Mailer {
  /** Hands the mail over; resolves only when the other side has taken responsibility for it, throws otherwise. */
  abstract send(mail: Mail): Promise<void>;
}

/** Of a subscriber that mails: some hours of a mail server that is away. */
export const MAIL_ATTEMPTS = 40;
