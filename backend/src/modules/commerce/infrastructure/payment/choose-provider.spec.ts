import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { chooseProvider, sandboxSecret, usesSandbox } from './choose-provider.js';
import { CircuitBreakingProvider } from './circuit-breaking-provider.js';
import { NoProvider } from './no-provider.js';
import type { SandboxBooks } from './sandbox-books.js';
import { SandboxProvider } from './sandbox-provider.js';

const MINIMUM = {
  DATABASE_URL: 'postgresql://localhost/lectern',
  SESSION_SECRET: 'session-0123456789-abcdefghijklmnop',
  OTP_SECRET: 'otp-0123456789-abcdefghijklmnopqrst',
  MEDIA_SECRET: 'media-0123456789-abcdefghijklmnopqr',
  CERTIFICATE_SECRET: 'certificate-0123456789-abcdefghijklmnopqr',
};
const PRODUCTION = {
  ...MINIMUM,
  APP_ENV: 'production',
  PUBLIC_URL: 'https://lectern.example',
  SMTP_URL: 'smtp://localhost',
};
const ACCOUNT = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'new,old',
};

// Never used: no test gets as far as the database.
const books = {} as SandboxBooks;
const chosen = (settings: Record<string, string>) =>
  chooseProvider(Config.read(settings), books, new FixedClock());

describe('The payment provider', () => {
  it('is Razorpay where there is an account', async () => {
    expect(await chosen({ ...MINIMUM, ...ACCOUNT })).toBeInstanceOf(CircuitBreakingProvider);
    expect(await chosen({ ...PRODUCTION, ...ACCOUNT })).toBeInstanceOf(CircuitBreakingProvider);
    expect(usesSandbox(Config.read({ ...MINIMUM, ...ACCOUNT }))).toBe(false);
  });

  it('is the sandbox where there is none, outside production', async () => {
    expect(await chosen(MINIMUM)).toBeInstanceOf(SandboxProvider);
  });

  it('takes no money in production without an account', async () => {
    const provider = await chosen(PRODUCTION);
    expect(provider).toBeInstanceOf(NoProvider);
    const order = { receipt: 'r', amountPaise: 100, notes: {} };
    await expect(provider.createOrder(order)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('The secret of the sandbox', () => {
  it('is the one in the settings', () => {
    const config = Config.read({ ...MINIMUM, SANDBOX_SECRET: 'x'.repeat(32) });
    expect(sandboxSecret(config)).toBe('x'.repeat(32));
  });

  it('is one of its own that all processes derive alike where none is set', () => {
    const derived = sandboxSecret(Config.read(MINIMUM));
    expect(derived).toBe(sandboxSecret(Config.read(MINIMUM)));
    expect(derived).not.toBe(MINIMUM.SESSION_SECRET);
  });
});
