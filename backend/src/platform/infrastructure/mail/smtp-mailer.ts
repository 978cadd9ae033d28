import { createTransport } from 'nodemailer';
import { type Mail, Mailer } from '../../application/mailer.js';

const TIMEOUT_MS = 10_000;

export class SmtpMailer extends Mailer {
  private readonly transport: ReturnType<typeof createTransport>;

  /** @param url `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  constructor(
    url: string,
    private readonly from: string,
    timeoutMs = TIMEOUT_MS,
  ) {
    super();
    this.transport = createTransport({
      url,
      pool: true,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    } as Parameters<typeof createTransport>[0]);
  }

  async send({ id, to, subject, text, html }: Mail): Promise<void> {
    const domain = /@([^>\s]+)/.exec(this.from)?.[1] ?? 'localhost';
    await this.transport.sendMail({
      messageId: `<${id}@${domain}>`,
      from: this.from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  close(): void {
    this.transport.close();
  }
}
