import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { learnerEnrolled } from '../../shared/facts';
import { requestStarted, requestSucceeded } from '../../shared/requests/requests.slice';
import { userReceived } from '../../shared/session/session.slice';
import { anEnrolledCourse, aUser } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { CheckoutDialogs } from './checkout-dialogs';
import { checkoutSaga } from './checkout.saga';
import {
  checkoutReducer,
  checkoutRequests,
  confirmationAwaited,
  confirmationLate,
} from './checkout.slice';
import { EnrollAction } from './enroll-action';
import { routes } from './testing/checkout-stage';

const course = { ...anEnrolledCourse(), price: 499 };

function show(
  isOwner: boolean,
  enrolledCourses = [] as (typeof course)[],
  price: number | null = 499,
  beside: ReactNode = null,
) {
  const element = (
    <>
      <EnrollAction
        course={{ ...course, price }}
        coupon={null}
        couponCode={undefined}
        isOwner={isOwner}
      />
      {beside}
    </>
  );
  const { store } = renderWithStore(element, checkoutSaga, { checkout: checkoutReducer });
  act(() => void store.dispatch(userReceived(aUser({ enrolledCourses }))));
  return store;
}

const enrollNow = () => screen.getByRole('button', { name: 'Enroll Now' });
const watchLink = () => screen.queryByRole('link', { name: 'Watch Now' });

describe('The button of a course', () => {
  it('enrolls', () => {
    show(false);
    expect(enrollNow()).toBeEnabled();
  });

  it('is not there while the course has no price', () => {
    show(false, [], null);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/no price yet/)).toBeVisible();
  });

  it('has the focus again when the checkout was closed', () => {
    const store = show(false);
    enrollNow().focus();
    act(() => void store.dispatch(requestStarted(checkoutRequests.enroll)));
    enrollNow().blur();
    act(() => void store.dispatch(requestSucceeded(checkoutRequests.enroll)));
    expect(enrollNow()).toHaveFocus();
  });

  it('has it again too when a second press moved it to the page around', () => {
    const store = show(false);
    enrollNow().focus();
    act(() => void store.dispatch(requestStarted(checkoutRequests.enroll)));
    const around = enrollNow().parentElement;
    around?.setAttribute('tabindex', '-1');
    around?.focus();
    act(() => void store.dispatch(requestSucceeded(checkoutRequests.enroll)));
    expect(enrollNow()).toHaveFocus();
  });

  it('hands the focus on to the lectures when the course was bought', async () => {
    const store = show(false);
    act(() => void store.dispatch(requestStarted(checkoutRequests.enroll)));
    act(() => void store.dispatch(learnerEnrolled(course)));
    await act(async () => store.dispatch(requestSucceeded(checkoutRequests.enroll)));
    expect(watchLink()).toHaveFocus();
  });

  it('does so after the checkout has closed, which closes too when another tab bought it', async () => {
    fakeServer(routes);
    const store = show(false, [], 499, <CheckoutDialogs />);
    await userEvent.click(enrollNow());
    const pay = await screen.findByRole('button', { name: /^Pay ₹/ });
    pay.focus();
    // In browsers, the page is inert until then.
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => {
      (document.activeElement as HTMLElement).blur();
    });
    await act(async () => store.dispatch(learnerEnrolled(course)));
    expect(close).toHaveBeenCalled();
    expect(watchLink()).toHaveFocus();
    close.mockRestore();
  });

  it('hands the focus on to what is known about the payment, and from there to the lectures', async () => {
    const store = show(false);
    await userEvent.click(enrollNow());
    act(() => void store.dispatch(requestStarted(checkoutRequests.enroll)));
    act(() => void store.dispatch(requestSucceeded(checkoutRequests.enroll)));
    await act(async () => store.dispatch(confirmationAwaited('course-1')));
    expect(screen.getByRole('status')).toHaveFocus();
    await act(async () => store.dispatch(learnerEnrolled(course)));
    expect(watchLink()).toHaveFocus();
  });

  it('leads enrolled learners to the lectures', () => {
    show(false, [course]);
    expect(watchLink()).toHaveAttribute('href', '/viewlecture/course-1');
  });

  it('leads the educator of the course there too', () => {
    show(true);
    expect(watchLink()).toBeInTheDocument();
  });

  it('gives way to what is known about an unconfirmed payment', () => {
    const store = show(false);
    act(() => void store.dispatch(confirmationAwaited('course-1')));
    expect(screen.getByRole('status')).not.toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Your payment is being confirmed.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => void store.dispatch(confirmationLate('course-1')));
    expect(screen.getByRole('status')).toHaveTextContent('no need to pay again');
  });
});
