import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../../shared/api/api-error';
import { requestFailed } from '../../shared/requests/requests.slice';
import { aCouponPrice } from '../../shared/testing/coupon-builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { LiveRegion } from '../../shared/ui/live-region';
import CouponEntry from './coupon-entry';
import { selectCouponPrice, useCouponCode } from './coupon-price';
import { couponSaga } from './coupon.saga';
import { couponDropped, couponReducer } from './coupon.slice';

const PRICE = 'GET /api/payment/price/course-1';
const message = 'This coupon is not valid for this course.';
const notValid = problem(400, 'COUPON_NOT_VALID', message, { coupon: message });

function Address() {
  const { search } = useLocation();
  const toBuyWith = useCouponCode('course-1');
  return (
    <>
      <code>{search}</code>
      <data>{toBuyWith}</data>
    </>
  );
}

type Answer = Parameters<typeof fakeServer>[0][string];

async function show(answer: Answer, address = '/viewcourse/course-1') {
  const asked: (string | null)[] = [];
  fakeServer({
    [PRICE]: (call) => {
      asked.push(call.url.searchParams.get('coupon'));
      return typeof answer === 'function' ? answer(call) : answer;
    },
  });
  const page = (
    <>
      <LiveRegion />
      <CouponEntry courseId="course-1" />
      <Address />
    </>
  );
  const running = renderWithStore(page, couponSaga, { coupon: couponReducer }, address);
  await running.settle();
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await running.settle();
  };
  const price = () => selectCouponPrice('course-1')(running.store.getState())?.amount ?? null;
  return { ...running, asked, press, price };
}

const field = () => screen.getByRole('textbox', { name: 'Coupon code' });
const toBuyWith = () => document.querySelector('data')?.textContent;
const address = () => document.querySelector('code')?.textContent;

async function enter(code: string, { press }: Awaited<ReturnType<typeof show>>) {
  await press('Have a coupon?');
  await userEvent.type(field(), code);
  await press('Apply');
}

describe('A coupon for a course', () => {
  it('is asked for only by those who have one', async () => {
    const { asked, press } = await show(aCouponPrice());
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Have a coupon?');
    expect(field()).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('is applied, says so, and stands in the address', async () => {
    const expiresAt = '2026-11-30T18:30:00.000Z';
    const page = await show(aCouponPrice({ expiresAt }));
    await enter(' diwali20', page);
    expect(page.asked).toEqual(['DIWALI20']);
    expect(screen.getByText('DIWALI20: 20% off')).toHaveFocus();
    expect(screen.getByText(/^Until 30 Nov 2026/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('₹399 instead of ₹499.');
    expect([page.price(), address()]).toEqual([39_900, '?coupon=DIWALI20']);
  });

  it('is removed with its address, and can be entered again', async () => {
    const page = await show(aCouponPrice());
    await enter('DIWALI20', page);
    await page.press('Remove coupon');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Have a coupon?' })).toHaveFocus(),
    );
    expect([page.price(), address()]).toEqual([null, '']);
  });

  it('that is not valid is told at the field, until another is typed', async () => {
    const page = await show(notValid);
    await enter('OTHER', page);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('This coupon is not valid for this course.');
    await userEvent.type(field(), '2');
    expect(field()).toBeValid();
    expect([page.price(), address()]).toEqual([null, '']);
  });

  it('that no code can be is not asked for', async () => {
    const page = await show(aCouponPrice());
    await enter('20 %', page);
    expect(field()).toBeInvalid();
    expect(page.asked).toEqual([]);
  });

  it('waits for the answer, is asked for once, and counts meanwhile', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aCouponPrice>>();
    const page = await show(() => answer.promise);
    await enter('DIWALI20', page);
    expect(toBuyWith()).toBe('DIWALI20');
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.type(field(), '{Enter}');
    answer.resolve(aCouponPrice());
    await page.settle();
    expect(page.asked).toEqual(['DIWALI20']);
    expect(page.price()).toBe(39_900);
  });
});

describe('A coupon in the address', () => {
  const shared = '/viewcourse/course-1?coupon=diwali20';

  it('is applied when the page opens, and takes no focus', async () => {
    const { asked, price } = await show(aCouponPrice(), shared);
    expect([asked, price(), address()]).toEqual([['DIWALI20'], 39_900, '?coupon=DIWALI20']);
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('DIWALI20: 20% off.');
  });

  it('buys the course also before the server has told its price', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aCouponPrice>>();
    const page = await show(() => answer.promise, shared);
    expect([page.price(), toBuyWith()]).toEqual([null, 'diwali20']);
    answer.resolve(aCouponPrice());
    await page.settle();
    expect([page.price(), toBuyWith()]).toEqual([39_900, 'DIWALI20']);
    await page.press('Remove coupon');
    expect(toBuyWith()).toBe('');
  });

  it('that is not valid is told at the field, and aloud', async () => {
    await show(notValid, shared);
    expect(toBuyWith()).toBe('');
    expect(field()).toHaveAccessibleDescription('This coupon is not valid for this course.');
    expect(screen.getByRole('status')).toHaveTextContent('This coupon is not valid');
    expect(document.body).toHaveFocus();
  });

  it('that is refused when the course is bought gives way to the field', async () => {
    const usedUp = 'This coupon has been used up.';
    const page = await show(aCouponPrice(), shared);
    const errors = [{ field: 'coupon', message: usedUp }];
    const { failure } = ApiError.fromProblem(400, { code: 'COUPON_USED_UP', errors });
    await page.dispatch(requestFailed({ name: 'checkout/enroll', failure }));
    expect(page.price()).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('DIWALI20');
    expect(field()).toHaveAccessibleDescription(usedUp);
    expect(page.asked).toEqual(['DIWALI20']);
    expect(toBuyWith()).toBe('');
  });

  it('still counts when the server could not be asked about it', async () => {
    const page = await show(problem(500, 'INTERNAL', 'Busy.'), shared);
    expect(field()).toHaveAccessibleDescription('Busy.');
    expect([page.price(), toBuyWith()]).toEqual([null, 'DIWALI20']);
  });

  it('is not applied by an answer that comes after it was left', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aCouponPrice>>();
    const page = await show(() => answer.promise, shared);
    await page.dispatch(couponDropped());
    answer.resolve(aCouponPrice());
    await page.settle();
    expect(page.price()).toBeNull();
  });
});
