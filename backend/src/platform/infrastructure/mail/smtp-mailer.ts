import { createTransport } from 'nodemailer';
import { type Mail, Mailer, MailRefused } from '../../application/mailer.js';

interface Patience {
  /** For each answer of the server. */
  readonly silenceMs: number;
  /** For the whole mail including the connection, however often the server answers. */
  readonly wholeMs: number;
}

const USUAL: Patience = { silenceMs: 10_000, wholeMs: 60_000 };

export class SmtpMailer extends Mailer {
  private readonly transport: ReturnType<typeof createTransport>;

  /** @param url `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  constructor(
    url: string,
    private readonly from: string,
    private readonly patience = USUAL,
  ) {
    super();
    const { silenceMs } = patience;
    this.transport = createTransport({
      url,
      pool: true,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    } as Parameters<typeof createTransport>[0]);
  }

  async send({ id, to, subject, text, html }: Mail): Promise<void> {
    const domain = /@([^>\s]+)/.exec(this.from)?.[1] ?? 'localhost';
    try {
      await this.transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from: this.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(this.patience.wholeMs),
      });
    } catch (error) {
      const { message } = error as Error;
      if (isRefusal(error)) throw new MailRefused(withoutAddresses(error.response));
      // The original error is not attached as the cause, because it contains the server's words as well.
      throw new Error(withoutAddresses(message));
    }
  }

  close(): void {
    this.transport.close();
  }
}

/**
 * Commands whose refusal is about the mail. A refusal of our sender or password is about our settings: the mail is sent
 * once they are fixed.
 */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

function isRefusal(error: unknown): error is { response: string } {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ABOUT_THE_MAIL.has(command);
}

/**
 * The server's reply is stored in a dead letter, possibly for longer than the account it is about, so addresses are
 * removed.
 */
const withoutAddresses = (reply: string): string =>
  reply.replaceAll(/[^\s<>]+@[^\s<>,;:]+/g, '[address]');
