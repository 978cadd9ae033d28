import { call, delay, fork, put, type SagaGenerator, select } from 'typed-redux-saga';
import { toFailure, type Failure } from '../../shared/api/api-error';
import type { WatchMessage } from '../../shared/api/types';
import { logFailure } from '../../shared/requests/failures';
import { connections } from '../../shared/sagas/connections';
import { request } from '../../shared/sagas/request';
import { forkEvery, forkEveryEvent, forkLatest } from '../../shared/sagas/watchers';
import { selectUserId } from '../../shared/session/session.selectors';
import { userReceived } from '../../shared/session/session.slice';
import { readKept, withoutPosition, writeKept } from './kept-messages';
import { selectCourseProgress, selectSending, selectUnsent } from './learning.selectors';
import type { PayloadAction } from '@reduxjs/toolkit';
import {
  courseProgressRequested,
  sendingBegan,
  sendingEnded,
  unsentDropped,
  watched,
  watchStored,
  type Watched,
} from './learning.slice';
import { uncredited } from './uncredited';
import { byLecture, mergeMessages } from './watch-messages';

/** A certificate is made after the answer; by then it is there. */
const CERTIFICATE_MS = 2000;

/** A beacon outlives the page; the server takes its text/plain on this call alone. */
function sendBeacon(message: WatchMessage): boolean {
  return navigator.sendBeacon?.('/api/learning/watch', JSON.stringify(message)) ?? false;
}

/** Also after the next log-in. */
const mayArriveLater = ({ status }: Failure) => /^(0|401|429|5..)$/.test(String(status));

/** Something in it is not as the server knows it: a lecture was removed meanwhile, or its video is shorter now. */
const isRefused = ({ status }: Failure) => status === 400 || status === 404;

/** Progress is a side effect of watching: trouble with it is never shown, only made up for. */
function* report({ payload: { courseId, leaving } }: PayloadAction<Watched>) {
  // Nobody waits for an answer who logs out: it is sent again at the next visit.
  yield* keep(courseId);
  if (leaving) {
    const message = yield* unsettled(courseId);
    // A beacon tells nothing of its fate, and whoever only looked at another app comes back: it goes with the next one, too.
    if (message && (yield* call(sendBeacon, message))) return yield* keepTold(courseId);
  }
  // One after the other: what is watched meanwhile goes with the next one.
  while (!(yield* select(selectSending(courseId)))) {
    const message = yield* select(selectUnsent(courseId));
    if (!message) return;
    const learner = yield* select(selectUserId);
    yield* put(sendingBegan(courseId));
    const left = yield* call(send, courseId, message);
    // Somebody else's page by now.
    if ((yield* select(selectUserId)) !== learner) return;
    yield* put(sendingEnded({ courseId, left }));
    yield* keep(courseId);
    if (left) return;
  }
}

/** @returns what has to be sent later; null when nothing has */
function* send(courseId: string, message: WatchMessage): SagaGenerator<WatchMessage | null> {
  try {
    const stored = yield* request((api) => api.POST('/api/learning/watch', { body: message }));
    yield* put(watchStored(stored));
    const intervals = uncredited(message, stored.lectures);
    if (stored.completed) yield* fork(awaitCertificate, courseId);
    return intervals.length > 0 ? { intervals } : null;
  } catch (error) {
    const failure = toFailure(error);
    yield* logFailure(failure);
    if (mayArriveLater(failure)) return message;
    const parts = byLecture(message);
    if (!isRefused(failure) || parts.length < 2) return null;
    // What was done in the others counts all the same.
    let left: WatchMessage | null = null;
    for (const part of parts) {
      const later: WatchMessage | null = yield* call(send, courseId, part);
      if (later) left = mergeMessages(left ?? undefined, later);
    }
    return left;
  }
}

function* keep(courseId: string, kept = (message: WatchMessage) => message) {
  const userId = yield* select(selectUserId);
  if (!userId) return;
  const message = yield* unsettled(courseId);
  writeKept(userId, courseId, message && kept(message), Date.now());
}

/** All that has perhaps not reached the server: what is on its way may be lost with the page. */
function* unsettled(courseId: string) {
  const sending = yield* select(selectSending(courseId));
  const unsent = yield* select(selectUnsent(courseId));
  return sending && unsent ? mergeMessages(sending, unsent) : (sending ?? unsent);
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
    yield* put(unsentDropped(courseId));
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
