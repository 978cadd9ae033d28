import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { EmailTaken } from '../../domain/errors.js';
import { FrontDesk, PASSWORD } from '../../testing/front-desk.js';

const asha = {
  name: 'Asha Rao',
  email: 'Asha@Example.com',
  password: PASSWORD,
  role: 'educator',
  device: { name: 'Firefox on Windows', mark: 'a browser' },
  termsVersion: 3,
} as const;

describe('Signing up', () => {
  it('makes an account and a session on this device, which it marks', async () => {
    const desk = new FrontDesk();
    const { user, session } = await desk.signUp.execute(asha);
    expect(user).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com', role: 'educator' });
    expect(session).toMatchObject({
      userId: user.id,
      device: 'Firefox on Windows',
      deviceMark: 'a browser',
    });
  });

  it('keeps a hash in place of the password', async () => {
    const { user } = await new FrontDesk().signUp.execute(asha);
    expect(user.passwordHash).toBe(`hash of ${PASSWORD}`);
  });

  it('keeps which terms were agreed to, and when', async () => {
    const desk = new FrontDesk();
    const { user } = await desk.signUp.execute(asha);
    expect(user.consent).toEqual({ termsVersion: 3, agreedAt: desk.clock.now() });
  });

  it('refuses a taken address before it works out a hash', async () => {
    const desk = new FrontDesk();
    await desk.signUp.execute(asha);
    const again = desk.signUp.execute({ ...asha, email: 'ASHA@example.com' });
    await expect(again).rejects.toThrow(EmailTaken);
    expect(desk.hasher.worked).toBe(1);
  });

  it.each(['short', 'password1'])('refuses the password %s', async (password) => {
    const refused = new FrontDesk().signUp.execute({ ...asha, password });
    await expect(refused).rejects.toThrow(InvalidInput);
  });
});

describe('Making an account for somebody', () => {
  const ravi = {
    name: 'Ravi',
    email: 'ravi@example.com',
    password: PASSWORD,
    role: 'ops',
  } as const;

  it('may give the role ops, which nobody can sign up with', async () => {
    const desk = new FrontDesk();
    await desk.createUser.execute(ravi);
    expect((await desk.login('ravi')).user.role).toBe('ops');
  });

  it('refuses a taken address', async () => {
    const desk = new FrontDesk();
    await desk.createUser.execute(ravi);
    await expect(desk.createUser.execute(ravi)).rejects.toThrow(EmailTaken);
  });
});
