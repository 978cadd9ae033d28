import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts everything and records the recipients. */
export class MailCatcher {
  /** One entry per mail. */
  readonly recipients: string[] = [];
  private readonly smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      this.recipients.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().once('end', done);
    },
  });

  async start(): Promise<string> {
    // Senders killed in the middle are what these tests are about.
    this.smtp.on('error', () => undefined);
    await new Promise<void>((resolve) => this.smtp.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.smtp.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.smtp.close(() => resolve()));
  }
}
