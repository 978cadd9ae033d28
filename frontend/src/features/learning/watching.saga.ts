import { call, delay, put, select } from 'typed-redux-saga';
import { toFailure, type Failure } from '../../shared/api/api-error';
import type { WatchMessage } from '../../shared/api/types';
import { logFailure } from '../../shared/requests/failures';
import { connections } from '../../shared/sagas/connections';
import { request } from '../../shared/sagas/request';
import { forkEvery, forkEveryEvent, forkLatest } from '../../shared/sagas/watchers';
import { selectUserId } from '../../shared/session/session.selectors';
import { userReceived } from '../../shared/session/session.slice';
import { readKept, withoutPosition, writeKept } from './kept-messages';
import { selectCourseProgress, selectUnsent } from './learning.selectors';
import type { PayloadAction } from '@reduxjs/toolkit';
import {
  courseProgressRequested,
  unsentReturned,
  unsentTaken,
  watched,
  watchStored,
  type Watched,
} from './learning.slice';
import { uncredited } from './uncredited';

/** A certificate is made after the answer; by then it is there. */
const CERTIFICATE_MS = 2000;

/** A beacon outlives the page; the server takes its text/plain on this call alone. */
function sendBeacon(message: WatchMessage): boolean {
  return navigator.sendBeacon?.('/api/learning/watch', JSON.stringify(message)) ?? false;
}

/** Also after the next log-in. */
const mayArriveLater = ({ status }: Failure) => /^(0|401|429|5..)$/.test(String(status));

/** Progress is a side effect of watching: trouble with it is never shown, only made up for. */
function* report({ payload: { courseId, leaving } }: PayloadAction<Watched>) {
  const message = yield* select(selectUnsent(courseId));
  if (!message) return;
  // Nobody waits for an answer who logs out: it is sent again at the next visit.
  yield* keep(courseId);
  // A beacon tells nothing of its fate, and whoever only looked at another app comes back: it goes with the next one, too.
  if (leaving && (yield* call(sendBeacon, message))) return yield* keepTold(courseId);
  yield* put(unsentTaken(courseId));
  try {
    const body = message;
    const stored = yield* request((api) => api.POST('/api/learning/watch', { body }));
    yield* put(watchStored(stored));
    const intervals = uncredited(message, stored.lectures);
    if (intervals.length > 0) yield* put(unsentReturned({ courseId, message: { intervals } }));
    if (stored.completed) yield* call(awaitCertificate, courseId);
  } catch (error) {
    const failure = toFailure(error);
    yield* logFailure(failure);
    if (mayArriveLater(failure)) yield* put(unsentReturned({ courseId, message }));
  }
  yield* keep(courseId);
}

function* keep(courseId: string, kept = (message: WatchMessage) => message) {
  const userId = yield* select(selectUserId);
  if (!userId) return;
  const message = yield* select(selectUnsent(courseId));
  writeKept(userId, courseId, message && kept(message), Date.now());
}

/** A beacon has probably told the place: told once more at the next visit it would lead back to it, whatever was watched elsewhere since. */
const keepTold = (courseId: string) => keep(courseId, withoutPosition);

function* awaitCertificate(courseId: string) {
  const known = yield* select(selectCourseProgress(courseId));
  if (!known || known.certificate || known.certificateWithdrawn) return;
  yield* delay(CERTIFICATE_MS);
  yield* put(courseProgressRequested(courseId));
}

function* revive() {
  const userId = yield* select(selectUserId);
  if (!userId) return;
  const kept = readKept(userId, Date.now());
  for (const [courseId, message] of Object.entries(kept)) {
    // Everything that waits in a page is kept as well, but only what is kept has an age.
    yield* put(unsentTaken(courseId));
    yield* put(watched({ courseId, message }));
  }
}

export function* watchingSaga() {
  yield* forkEvery(watched, report);
  // What an earlier visit of this device could not send is worth another try.
  yield* forkLatest(userReceived, revive);
  yield* forkEveryEvent(connections(), revive);
  yield* revive();
}
