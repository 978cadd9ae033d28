import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedDemoWorld } from '../../src/app/demo/seed.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
}, 60_000);
afterAll(() => app.close());

const accounts = async () =>
  (await app.sql.rows<{ email: string }>('select email from identity."user"')).map(
    ({ email }) => email,
  );

describe('The demo world', () => {
  it('is not made where people have accounts already, as in a backup of production that is tried out', async () => {
    await app.signUp('student');
    const before = await accounts();
    await seedDemoWorld(app.nest, () => Promise.reject(new Error('The demo world is made.')));
    expect(await accounts()).toEqual(before);
  });
});
