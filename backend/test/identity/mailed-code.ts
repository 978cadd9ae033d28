import { eventually } from '../../src/platform/testing/eventually.js';
import type { TestApp } from '../support/test-app.js';

const CODE = /\d{4,8}/;

/** The code that was mailed to the address, as soon as it has been. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const find = async () =>
    (await app.mails()).find(({ to, subject }) => to === email && CODE.test(subject));
  await eventually(async () => (await find()) !== undefined);
  return CODE.exec((await find())?.subject ?? '')?.[0] ?? '';
}
