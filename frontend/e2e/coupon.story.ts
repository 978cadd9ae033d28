import { expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { joinAs, open, PASSWORD, publishCourse } from './people.js';
import { expectSound } from './sound.js';

const enroll = (page: Page) => page.getByRole('button', { name: 'Enroll Now' }).first();
const checkout = (page: Page) => page.getByRole('alertdialog', { name: 'Secure checkout' });
/** Not where it is said aloud, with the price. */
const applied = (page: Page, text: string) => page.getByText(text, { exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Coupon code' });

async function createCoupon(desk: Page, courseId: string, coupon: object): Promise<string> {
  const answer = await desk.request.post(`/api/payment/coupons/${courseId}`, { data: coupon });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { _id: string })._id;
}

test('an educator makes a coupon, a learner buys with it, and the order says so', async ({
  page,
  browser,
}) => {
  const deskContext = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const desk = await deskContext.newPage();
  await joinAs(desk.request, 'Meera Iyer', 'educator');
  const { courseId } = await publishCourse(desk.request, 'Night shifts', '499');

  await open(desk, `/addcourses/${courseId}`);
  await desk.getByRole('link', { name: 'Coupons' }).click();
  await expect(desk.getByText('This course has no coupons yet.')).toBeVisible();
  await desk.getByRole('button', { name: 'Create coupon' }).click();
  await expect(desk.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectSound(desk, 'a coupon without a code');
  await desk.getByRole('textbox', { name: 'Code' }).fill('diwali20');
  await desk.getByRole('textbox', { name: 'Percent off' }).fill('20');
  await desk.getByRole('textbox', { name: 'How often it can be used' }).fill('50');
  await desk.getByRole('button', { name: 'Create coupon' }).click();
  await expect(desk.getByText('Coupon DIWALI20 created.')).toBeVisible();
  await expect(desk.getByText('0 of 50 used')).toBeVisible();
  await desk.getByRole('button', { name: 'Copy link with DIWALI20' }).click();
  await expect(desk.getByRole('button', { name: 'Link copied.' })).toBeVisible();
  const link = await desk.evaluate(() => navigator.clipboard.readText());
  await expectSound(desk, 'a coupon');

  // A visitor signs up first, and is led back to the course with the coupon.
  await page.goto(link);
  await expect(page).toHaveURL('/signup');
  await page.getByLabel('Name').fill('Ravi Kumar');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('radio', { name: 'Student' }).check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.locator(`a[href="/viewcourse/${courseId}?coupon=DIWALI20"]`).click();
  await expect(applied(page, 'DIWALI20: 20% off')).toBeVisible();
  await expect(page.getByText('Price without the coupon ₹499').first()).toBeAttached();
  await expectSound(page, 'an applied coupon');

  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(page).toHaveURL(`/viewcourse/${courseId}`);
  await expect(page.getByRole('button', { name: 'Have a coupon?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('NOT-IT');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(
    'This coupon is not valid for this course.',
  );
  await expectSound(page, 'a coupon that is not valid');
  await field(page).fill('Diwali20');
  await page.keyboard.press('Enter');
  await expect(applied(page, 'DIWALI20: 20% off')).toBeFocused();

  await enroll(page).click();
  await checkout(page).getByRole('button', { name: 'Pay ₹399', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Watch Now' }).first()).toBeVisible();
  await expect(applied(page, 'DIWALI20: 20% off')).toBeHidden();
  await open(page, '/orders');
  await expect(page.getByText('DIWALI20 applied: ₹399 instead of ₹499')).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('1 of 50 used')).toBeVisible();
  await desk.getByRole('button', { name: 'End coupon DIWALI20' }).click();
  await desk.getByRole('button', { name: 'End it' }).click();
  await expect(desk.getByText('Coupon DIWALI20 ended.')).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Ended on' })).toBeFocused();
});

test('a coupon that ends while the page is open sells nothing at another price unasked', async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await joinAs(desk.request, 'Meera Iyer', 'educator');
  const { courseId } = await publishCourse(desk.request, 'Day shifts', '499');
  const couponId = await createCoupon(desk, courseId, { code: 'SHORT', percentOff: 50 });
  await joinAs(page.request, 'Ravi Kumar', 'student');
  await open(page, `/viewcourse/${courseId}?coupon=short`);
  await expect(applied(page, 'SHORT: 50% off')).toBeVisible();

  const ended = await desk.request.post(`/api/payment/coupons/${courseId}/${couponId}/end`);
  expect(ended.ok()).toBe(true);
  await enroll(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(
    'This coupon is not valid for this course.',
  );
  await expect(applied(page, 'SHORT: 50% off')).toBeHidden();
  await expect(checkout(page)).toBeHidden();
  await enroll(page).click();
  await expect(checkout(page).getByRole('button', { name: 'Pay ₹499', exact: true })).toBeVisible();
});
