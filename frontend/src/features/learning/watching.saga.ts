import { call, delay, fork, put, type SagaGenerator, select } from 'typed-redux-saga';
import { toFailure, type Failure } from '../../shared/api/api-error';
import type { WatchMessage } from '../../shared/api/types';
import { logFailure } from '../../shared/requests/failures';
import { aWhile } from '../../shared/lib/with-connection';
import { uuid } from '../../shared/lib/uuid';
import { connections } from '../../shared/sagas/connections';
import { request } from '../../shared/sagas/request';
import { forkEvery, forkEveryEvent, forkLatest } from '../../shared/sagas/watchers';
import { selectUserId } from '../../shared/session/session.selectors';
import { userReceived } from '../../shared/session/session.slice';
import {
  dropKeptOfOthers,
  readKept,
  withoutPosition,
  writeKept,
  type KeptPlace,
} from './kept-messages';
import { selectCourseProgress, selectSending, selectUnsent } from './learning.selectors';
import type { PayloadAction } from '@reduxjs/toolkit';
import {
  courseProgressRequested,
  positionTold,
  sendingBegan,
  sendingEnded,
  unsentDropped,
  watched,
  watchStored,
  type Watched,
} from './learning.slice';
import { uncredited } from './uncredited';
import { byLecture, mergeMessages } from './watch-messages';

/** The certificate is issued after the response; by then it should exist. */
const CERTIFICATE_MS = 2000;

/** A beacon outlives the page; only this call of the server accepts its text/plain. */
function sendBeacon(message: WatchMessage): boolean {
  return navigator.sendBeacon?.('/api/learning/watch', JSON.stringify(message)) ?? false;
}

/** A retry may succeed, some only after the next log-in. */
const mayArriveLater = ({ status }: Failure) => /^(0|401|429|5..)$/.test(String(status));

/** The server disagrees about a lecture: it was removed meanwhile, or its video is shorter now. */
const isRefused = ({ status }: Failure) => status === 400 || status === 404;

interface OwnTab {
  /** Its place among what is kept. */
  tab: string;
  /** The courses whose message is sent again after a while. */
  waiting: Set<string>;
}

/** Progress is a side effect of watching: failures are never shown, only retried. */
function* report(
  { tab, waiting }: OwnTab,
  { payload: { courseId, leaving } }: PayloadAction<Watched>,
) {
  // A page that is left because its user is gone reports after that, and would do so in the name of the next one.
  const learner = yield* select(selectUserId);
  if (!learner) return yield* put(unsentDropped(courseId));
  // Kept first: nobody waits for the response when they log out or leave, and it is sent again at the next visit.
  const place = { courseId, tab };
  yield* keep(place);
  if (leaving) {
    const message = yield* unsettled(courseId);
    // A beacon reports no result, and a user who only switched apps comes back: so the message is sent with the next
    // one, too, but for its position.
    if (message && (yield* call(sendBeacon, message))) {
      yield* put(positionTold(courseId));
      return yield* keep(place, withoutPosition);
    }
  }
  // One at a time: what is watched meanwhile is sent with the next message.
  while (!(yield* select(selectSending(courseId)))) {
    const message = yield* select(selectUnsent(courseId));
    if (!message) return;
    yield* put(sendingBegan(courseId));
    const left = yield* call(send, courseId, message);
    // Another user has logged in meanwhile.
    if ((yield* select(selectUserId)) !== learner) return;
    yield* put(sendingEnded({ courseId, left }));
    yield* keep(place);
    if (!left) continue;
    // What the server has not credited yet goes with the next message; after a failure there may be none.
    if (left !== message || waiting.has(courseId)) return;
    waiting.add(courseId);
    yield* call(aWhile);
    waiting.delete(courseId);
    if ((yield* select(selectUserId)) !== learner) return;
  }
}

/** @returns what has to be sent later; null for nothing */
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
    // Progress in the other lectures is sent separately, so that it counts.
    let left: WatchMessage | null = null;
    for (const part of parts) {
      const later: WatchMessage | null = yield* call(send, courseId, part);
      if (later) left = mergeMessages(left ?? undefined, later);
    }
    return left;
  }
}

function* keep(place: KeptPlace, kept = (message: WatchMessage) => message) {
  const userId = yield* select(selectUserId);
  if (!userId) return;
  const message = yield* unsettled(place.courseId);
  writeKept(userId, place, message && kept(message), Date.now());
}

/** Everything that may not have reached the server: a message being sent may be lost with the page. */
function* unsettled(courseId: string) {
  const sending = yield* select(selectSending(courseId));
  const unsent = yield* select(selectUnsent(courseId));
  return sending && unsent ? mergeMessages(sending, unsent) : (sending ?? unsent);
}

function* awaitCertificate(courseId: string) {
  const known = yield* select(selectCourseProgress(courseId));
  if (!known || known.certificate || known.certificateWithdrawn) return;
  yield* delay(CERTIFICATE_MS);
  yield* put(courseProgressRequested(courseId));
}

/** Takes over what is kept on this device, by whichever tab, and sends it. */
function* revive({ tab }: OwnTab) {
  const userId = yield* select(selectUserId);
  if (!userId) return;
  const kept = readKept(userId, Date.now());
  for (const [courseId, message] of Object.entries(kept)) {
    // Everything unsent is also kept in storage, but only stored messages have an age.
    yield* put(unsentDropped(courseId));
    yield* put(watched({ courseId, message }));
    dropKeptOfOthers(userId, { courseId, tab });
  }
}

export function* watchingSaga() {
  const own: OwnTab = { tab: uuid(), waiting: new Set() };
  yield* forkEvery(watched, (action: PayloadAction<Watched>) => report(own, action));
  // Retries what an earlier visit of this device could not send.
  yield* forkLatest(userReceived, () => revive(own));
  yield* forkEveryEvent(connections(), () => revive(own));
  yield* revive(own);
}
