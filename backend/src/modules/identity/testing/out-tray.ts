import { type Mail, Mailer } from '../../../platform/application/mailer.js';

/** Keeps sent mails; can be told to refuse them. */
export class OutTray extends Mailer {
  readonly sent: Mail[] = [];
  isDown = false;

  async send(mail: Mail): Promise<void> {
    if (this.isDown) throw new Error('The mail server does not answer.');
    this.sent.push(mail);
  }
}
