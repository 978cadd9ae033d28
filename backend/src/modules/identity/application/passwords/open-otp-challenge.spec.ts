import { describe, expect, it } from '@jest/globals';
import { OtpInvalid } from '../../domain/errors.js';
import { ResetAsked } from '../../domain/facts.js';
import { FrontDesk } from '../../testing/front-desk.js';

const email = 'asha@example.com';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

async function deskOf(...names: string[]): Promise<FrontDesk> {
  const desk = new FrontDesk();
  for (const name of names) await desk.join(name);
  return desk;
}

async function guessWrong(desk: FrontDesk, times: number): Promise<void> {
  for (let guess = 0; guess < times; guess += 1)
    await desk.verifyOtp.execute({ email, otp: 'wrong' }).catch(() => undefined);
}

describe('Asking for a code', () => {
  it('only takes note, the same for every address', async () => {
    const desk = await deskOf('asha');
    await desk.requestOtp.execute({ email });
    await desk.requestOtp.execute({ email: 'nobody@example.com' });
    expect(desk.requests.all.map((request) => request.email)).toEqual([
      email,
      'nobody@example.com',
    ]);
    expect(desk.facts.map(({ type }) => type)).toEqual([ResetAsked.name, ResetAsked.name]);
    expect(desk.challenges.all).toEqual([]);
  });

  it('mails a code where there is an account, and forgets the request', async () => {
    const desk = await deskOf('asha');
    await desk.askForCode();
    await desk.askForCode('nobody@example.com');
    expect(desk.mail.sent.map(({ to }) => to)).toEqual([email]);
    expect(desk.requests.all).toEqual([]);
  });

  it('keeps the code that is on its way for a minute', async () => {
    const desk = await deskOf('asha');
    await desk.askForCode();
    desk.clock.advance(MINUTE - 1);
    await desk.askForCode();
    expect(desk.mail.sent).toHaveLength(1);
    desk.clock.advance(1);
    await desk.askForCode();
    expect(desk.mail.sent).toHaveLength(2);
  });

  it('sends a link at once when wrong guesses have made the code on its way useless', async () => {
    const desk = await deskOf('asha');
    await desk.askForCode();
    await guessWrong(desk, 3);
    await desk.askForCode();
    await guessWrong(desk, 2);
    await desk.askForCode();
    expect(desk.challenges.all.map(({ kind }) => kind)).toEqual(['code', 'code', 'link']);
    await desk.askForCode();
    expect(desk.mail.sent).toHaveLength(3);
  });

  it('gives ten codes a day', async () => {
    const desk = await deskOf('asha');
    for (let n = 0; n < 11; n += 1) {
      await desk.askForCode();
      desk.clock.advance(2 * MINUTE);
    }
    expect(desk.mail.sent).toHaveLength(10);
    desk.clock.advance(DAY);
    await desk.askForCode();
    expect(desk.mail.sent).toHaveLength(11);
  });

  it('opens nothing for a request that waited for more than five minutes', async () => {
    const desk = await deskOf('asha');
    await desk.requestOtp.execute({ email });
    desk.clock.advance(5 * MINUTE + 1);
    await desk.runErrands();
    expect(desk.challenges.all).toEqual([]);
  });

  it('leaves no address behind, where its request was given up, for longer than a day', async () => {
    const desk = new FrontDesk();
    await desk.requestOtp.execute({ email });
    const kept = async () => {
      await desk.forgetOldCredentials.execute(new AbortController().signal);
      return desk.requests.all.length;
    };
    desk.clock.advance(DAY);
    expect(await kept()).toBe(1);
    desk.clock.advance(1);
    expect(await kept()).toBe(0);
  });
});

describe('A link in place of a code', () => {
  it('is mailed after five wrong guesses, and closes the code that is open', async () => {
    const desk = await deskOf('asha');
    await desk.askForCode();
    await guessWrong(desk, 3);
    await desk.askForCode();
    await guessWrong(desk, 2);
    await expect(desk.verifyOtp.execute({ email, otp: desk.newestSecret() })).rejects.toThrow(
      OtpInvalid,
    );
    desk.clock.advance(2 * MINUTE);
    await desk.askForCode();
    expect(desk.mail.sent.at(-1)?.text).toContain(`https://lectern.test/reset#${email}#link of`);
    await desk.verifyOtp.execute({ email, otp: desk.newestSecret() });
  });

  it('is a code again thirty days later', async () => {
    const desk = await deskOf('asha');
    await desk.askForCode();
    await guessWrong(desk, 3);
    await desk.askForCode();
    await guessWrong(desk, 2);
    desk.clock.advance(31 * DAY);
    await desk.askForCode();
    expect(desk.challenges.all.at(-1)?.kind).toBe('code');
  });

  it('is mailed to everybody while somebody guesses at many accounts', async () => {
    const desk = new FrontDesk(2);
    await desk.join('asha');
    await desk.join('ravi');
    await desk.askForCode();
    await guessWrong(desk, 3);
    await desk.askForCode('ravi@example.com');
    expect(desk.challenges.all.at(-1)?.kind).toBe('link');
    desk.clock.advance(61 * MINUTE);
    await desk.askForCode('ravi@example.com');
    expect(desk.challenges.all.at(-1)?.kind).toBe('code');
  });

  it('closes the codes that are open, too, when everybody is guessed at', async () => {
    const desk = new FrontDesk(2);
    await desk.join('asha');
    await desk.join('ravi');
    await desk.askForCode('ravi@example.com');
    const ravis = { email: 'ravi@example.com', otp: desk.newestSecret() };
    await desk.askForCode();
    await guessWrong(desk, 3);
    await expect(desk.verifyOtp.execute(ravis)).rejects.toThrow(OtpInvalid);
    desk.clock.advance(61);
    await desk.askForCode('ravi@example.com');
    expect(desk.challenges.all.at(-1)?.kind).toBe('link');
  });
});
