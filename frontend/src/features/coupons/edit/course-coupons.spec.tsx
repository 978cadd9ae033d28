import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Course } from '../../../shared/api/types';
import { aCourse } from '../../../shared/testing/builders';
import { aCoupon } from '../../../shared/testing/coupon-builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { couponsSaga } from './coupons.saga';
import { couponsReducer } from './coupons.slice';
import { CourseCoupons } from './course-coupons';
import { endOfDay } from './days';

const COUPONS = '/api/payment/coupons/course-1';
const END = `POST ${COUPONS}/coupon-1/end`;
beforeEach(() => sessionStorage.clear());
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

async function show(routes: Parameters<typeof fakeServer>[0] = {}, course: Partial<Course> = {}) {
  const calls = fakeServer({ [`GET ${COUPONS}`]: [aCoupon()], ...routes });
  const running = renderWithStore(<CourseCoupons course={aCourse(course)} />, couponsSaga, {
    coupons: couponsReducer,
  });
  await running.settle();
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await running.settle();
  };
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...running, press, sent };
}

const field = (name: RegExp) => screen.getByLabelText(name);
const type = (name: RegExp, text: string) => userEvent.type(field(name), text);
const coupons = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

describe('A new coupon', () => {
  const created = aCoupon({ _id: 'coupon-2', code: 'EARLY-50' });

  it('has a code, a discount, a last day and a number of uses', async () => {
    const { press, sent, context } = await show({ [`POST ${COUPONS}`]: created });
    await type(/^Code/, 'early-50');
    await type(/^Percent off/, '50');
    await type(/^Last day/, '2028-02-29');
    await type(/^How often/, '25');
    await press('Create coupon');
    const expiresAt = endOfDay('2028-02-29');
    expect(sent()).toEqual([{ code: 'EARLY-50', percentOff: 50, expiresAt, maxUses: 25 }]);
    expect(expiresAt).toMatch(/T18:29:59\.999Z$/);
    expect(coupons()).toEqual(['EARLY-50', 'DIWALI20']);
    expect(context.toasts).toEqual(['success: Coupon EARLY-50 created.']);
    expect(field(/^Code/)).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not last for ever because half a day was typed', async () => {
    const { press, sent } = await show({ [`POST ${COUPONS}`]: created });
    await type(/^Code/, 'EARLY-50');
    await type(/^Percent off/, '50');
    // As browsers do: they show the half, and report an empty value.
    Object.defineProperty(field(/^Last day/), 'validity', { value: { badInput: true } });
    await press('Create coupon');
    expect(sent()).toEqual([]);
    expect(field(/^Last day/)).toHaveAccessibleDescription(
      expect.stringContaining('Choose a day from today on'),
    );
  });

  it('may do without an end and a number', async () => {
    const { press, sent } = await show({ [`POST ${COUPONS}`]: created });
    await type(/^Code/, 'EARLY-50');
    await type(/^Percent off/, '50');
    await press('Create coupon');
    expect(sent()).toEqual([{ code: 'EARLY-50', percentOff: 50, expiresAt: null, maxUses: null }]);
  });

  it('says what is wrong with it at its place, before the server is asked', async () => {
    const { press, sent } = await show();
    await type(/^Code/, '-X');
    await type(/^Percent off/, '100');
    await type(/^How often/, '0');
    await press('Create coupon');
    await waitFor(() => expect(field(/^Code/)).toHaveFocus());
    for (const name of [/^Code/, /^Percent off/, /^How often/]) expect(field(name)).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it('has a last day that the server judges, because the clock of a device may be years off', async () => {
    const message = 'Choose a time in the future, at most a year away.';
    const tooFar = problem(400, 'VALIDATION_FAILED', message, { expiresAt: message });
    const { press, sent } = await show({ [`POST ${COUPONS}`]: tooFar });
    await type(/^Code/, 'EARLY-50');
    await type(/^Percent off/, '50');
    await type(/^Last day/, '2028-02-29');
    await press('Create coupon');
    expect(sent()).toHaveLength(1);
    expect(field(/^Last day/)).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('whose code there is already says so at the code, and shows the other', async () => {
    const message = 'This course has a coupon with this code.';
    const exists = problem(409, 'COUPON_EXISTS', message, { code: message });
    const lists = [[], [aCoupon()]];
    const { press } = await show({
      [`GET ${COUPONS}`]: () => lists.shift() ?? [],
      [`POST ${COUPONS}`]: exists,
    });
    await type(/^Code/, 'DIWALI20');
    await type(/^Percent off/, '20');
    await press('Create coupon');
    expect(field(/^Code/)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field(/^Percent off/)).toHaveValue('20');
    expect(coupons()).toEqual(['DIWALI20']);
  });
});

describe('The coupons of a course', () => {
  it('say how often they were used, and until when they can be', async () => {
    const expiresAt = '2026-11-30T18:29:59.999Z';
    await show({
      [`GET ${COUPONS}`]: [
        aCoupon({ uses: 3, maxUses: 50, expiresAt }),
        aCoupon({ _id: 'coupon-2', code: 'FULL', uses: 4, state: 'expired' }),
      ],
    });
    const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByText('Running')).toBeVisible();
    expect(first?.getByText('3 of 50 used')).toBeVisible();
    expect(first?.getByText(/^Until 30 Nov 2026/)).toBeVisible();
    expect(second?.getByText('Expired')).toBeVisible();
    expect(second?.getByText('4 used')).toBeVisible();
    expect(second?.queryByRole('button')).toBeNull();
  });

  it('are shared as a link to the course', async () => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const { press } = await show();
    await press('Copy link with DIWALI20');
    expect(copied).toEqual(['http://localhost/viewcourse/course-1?coupon=DIWALI20']);
    expect(screen.getByRole('button', { name: 'Link copied.' })).toBeVisible();
  });

  it('show their link where it cannot be copied', async () => {
    const { press } = await show();
    await press('Copy link with DIWALI20');
    expect(screen.getByText(/\/viewcourse\/course-1\?coupon=DIWALI20$/)).toBeVisible();
  });

  it('end after a question, for good', async () => {
    const ended = aCoupon({ state: 'ended', endedAt: '2026-11-21T09:00:00.000Z' });
    const { press, context } = await show({ [END]: ended });
    await press('End coupon DIWALI20');
    await press('End it');
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^End coupon/ })).toBeNull();
    expect(context.toasts).toEqual(['success: Coupon DIWALI20 ended.']);
  });

  it('stay where ending failed, and say why', async () => {
    const { press, context } = await show({ [END]: problem(503, 'UNAVAILABLE', 'Busy.') });
    await press('End coupon DIWALI20');
    await press('End it');
    expect(context.toasts).toEqual(['error: Busy.']);
    expect(screen.getByRole('button', { name: 'End coupon DIWALI20' })).toBeEnabled();
  });

  it('may be none yet', async () => {
    await show({ [`GET ${COUPONS}`]: [] });
    expect(screen.getByText('This course has no coupons yet.')).toBeVisible();
  });

  it('can be asked for again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const { press } = await show({
      [`GET ${COUPONS}`]: () => (isBroken ? problem(400, 'BROKEN', 'Broken.') : [aCoupon()]),
    });
    expect(screen.getByText('The coupons could not be loaded.')).toBeVisible();
    isBroken = false;
    await press('Try again');
    expect(coupons()).toEqual(['DIWALI20']);
    log.mockRestore();
  });

  it.each([
    ['is a draft', { isPublished: false }, true],
    ['has no price', { price: null }, true],
    ['is free', { price: 0 }, true],
    ['is sold', {}, false],
  ])('say whether they work yet, of a course that %s', async (_, course, waits) => {
    await show({}, course);
    const said = screen.queryByText('Coupons work once the course is published with a price.');
    expect(said !== null).toBe(waits);
  });
});
