import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface CaughtMail {
  to: string;
  text: string;
}

/** As much SMTP as a mailer needs; it accepts everything and keeps it. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  private readonly server = createServer((socket) => this.talk(socket)).unref();

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }

  private talk(socket: Socket): void {
    let pending = '';
    let to = '';
    let inData = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 catcher\r\n');
    socket.on('data', (chunk: Buffer) => {
      pending += chunk.toString();
      for (;;) {
        const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = pending.slice(0, end);
        pending = pending.slice(end + (inData ? 5 : 2));
        if (inData) {
          this.mails.push({ to, text: line });
          inData = false;
          socket.write('250 kept\r\n');
          continue;
        }
        const verb = line.slice(0, 4).toUpperCase();
        if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        inData = verb === 'DATA';
        socket.write(inData ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
        if (verb === 'QUIT') socket.end();
      }
    });
  }
}
