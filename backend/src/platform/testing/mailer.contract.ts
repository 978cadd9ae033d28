import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Mail, Mailer } from '../application/mailer.js';

export interface Arrived {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What every mailer promises. `arrived` returns the mails received by the other side, newest first. */
export function mailerContract(
  name: string,
  open: () => Promise<{ mailer: Mailer; arrived: () => Promise<readonly Arrived[]> }>,
): void {
  describe(`Mailer: ${name}`, () => {
    const mail: Mail = {
      id: randomUUID(),
      to: 'asha@example.com',
      subject: 'Your code – ₹ and ü survive',
      text: 'Hello Asha,\n\n0420\n',
      html: '<p>Hello <b>Asha</b></p>',
    };

    it('has delivered the mail, text and HTML, when it resolves', async () => {
      const { mailer, arrived } = await open();
      await mailer.send(mail);
      const [newest] = await arrived();
      expect(newest).toEqual({
        to: mail.to,
        subject: mail.subject,
        text: expect.stringContaining('0420'),
        html: expect.stringContaining('<b>Asha</b>'),
      });
    });

    it('keeps the order, newest first', async () => {
      const { mailer, arrived } = await open();
      await mailer.send({ ...mail, id: randomUUID(), subject: 'first' });
      await new Promise((resolve) => setTimeout(resolve, 5));
      await mailer.send({ ...mail, id: randomUUID(), subject: 'second' });
      expect((await arrived()).slice(0, 2).map(({ subject }) => subject)).toEqual([
        'second',
        'first',
      ]);
    });
  });
}
