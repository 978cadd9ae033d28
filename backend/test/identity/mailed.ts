import { eventually } from '../../src/platform/testing/eventually.js';
import type { ReceivedMail, TestApp } from '../support/test-app.js';

const CODE = /\d{4,8}/;

/** The newest mail to the address with these words in its subject; waits for it. */
export const mailed = (app: TestApp, email: string, subject: string): Promise<ReceivedMail> =>
  eventually(`a mail "${subject}"`, async () =>
    (await app.mails()).find((mail) => mail.to === email && mail.subject.includes(subject)),
  );

/** The code mailed to the address; waits for it. */
export const mailedCode = (app: TestApp, email: string): Promise<string> =>
  eventually('a mailed code', async () => {
    const mail = (await app.mails()).find(({ to, subject }) => to === email && CODE.test(subject));
    return CODE.exec(mail?.subject ?? '')?.[0];
  });
