import { expect, it } from '@jest/globals';
import { learnerEnrolled } from '../../shared/facts';
import { userGone } from '../../shared/session/session.slice';
import { anEnrolledCourse } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { checkoutReducer, selectPending } from './checkout.slice';
import { awaitConfirmation } from './confirmation.saga';

const course = anEnrolledCourse();

it('is awaited for nobody but the buyer', async () => {
  fakeServer({});
  let isOver = false;
  const { store, dispatch } = runSaga(
    function* () {
      yield* awaitConfirmation('order_1', course);
      isOver = true;
    },
    { checkout: checkoutReducer },
  );
  expect([isOver, selectPending('course-1')(store.getState())]).toEqual([false, 'polling']);
  await dispatch(userGone());
  expect([isOver, selectPending('course-1')(store.getState())]).toEqual([true, null]);
});

it('is no longer awaited once the page has heard of the course elsewhere', async () => {
  fakeServer({});
  const { store, dispatch } = runSaga(
    function* () {
      yield* awaitConfirmation('order_1', course);
    },
    { checkout: checkoutReducer },
  );
  await dispatch(learnerEnrolled(course));
  expect(selectPending('course-1')(store.getState())).toBeNull();
});
