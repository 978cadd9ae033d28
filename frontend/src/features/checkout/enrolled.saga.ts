import { call, put, select } from 'typed-redux-saga';
import type { EnrolledCourse } from '../../shared/api/types';
import { courseCopy } from '../../shared/copy/learner';
import { learnerEnrolled } from '../../shared/facts';
import { toastInfo, toastSuccess } from '../../shared/notify/notify.effects';
import { forkEveryEvent } from '../../shared/sagas/watchers';
import { selectUserId } from '../../shared/session/session.selectors';
import { boughtInOtherTabs, tellOtherTabs, type Bought } from './bought-elsewhere';
import { selectIsBuying } from './checkout.slice';

/** Shows the course as enrolled in every tab of the buyer, so that none still sells it. */
export function* enrolled(course: EnrolledCourse, message: string) {
  yield* put(learnerEnrolled(course));
  const userId = yield* select(selectUserId);
  if (userId) yield* call(tellOtherTabs, { userId, course });
  yield* toastSuccess(message);
}

function* hear({ userId, course }: Bought) {
  if (userId !== (yield* select(selectUserId))) return;
  const isBuying = yield* select(selectIsBuying(course._id));
  yield* put(learnerEnrolled(course));
  // Says why the open checkout closed.
  if (isBuying) yield* toastInfo(courseCopy.enrolled);
}

export function* hearOfOtherTabs() {
  yield* forkEveryEvent(boughtInOtherTabs(), hear);
}

/** A predicate for `take`: the learner has the course, however they got it. */
export const isHad =
  ({ _id }: Pick<EnrolledCourse, '_id'>) =>
  (action: unknown): boolean =>
    learnerEnrolled.match(action) && action.payload._id === _id;
