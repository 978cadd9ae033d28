import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put } from 'typed-redux-saga';
import { lectureToasts } from '../../../shared/copy/educator';
import { keepText } from '../../../shared/forms/drafts';
import { toastSuccess } from '../../../shared/notify/notify.effects';
import { toastFailure } from '../../../shared/requests/failures';
import { track } from '../../../shared/requests/track';
import { forkLeadingEach } from '../../../shared/sagas/fork-leading-each';
import { forkEvery } from '../../../shared/sagas/watchers';
import { createLecture } from './create-lecture.saga';
import {
  severalRequest,
  titlesMade,
  titlesSubmitted,
  titlesTyped,
  type Titles,
  type Typed,
} from './several-lectures.slice';
import { keptTitles, textOf } from './titles';

/** Creates the lectures one after the other, in order. After a failure, the remaining titles stay for a retry. */
function* createSeveral({ payload: { courseId, titles } }: PayloadAction<Titles>) {
  const done = yield* track(
    severalRequest(courseId),
    function* () {
      for (let made = 0; ; made += 1) {
        yield* put(titlesMade({ courseId, titles, made }));
        // So that a reload does not bring back titles already created.
        yield* call(keepText, keptTitles(courseId), textOf(titles.slice(made)));
        const titled = titles[made];
        if (!titled) return true;
        yield* createLecture({ courseId, ...titled });
      }
    },
    toastFailure,
  );
  if (done) yield* toastSuccess(lectureToasts.severalCreated(titles.length));
}

function* keep({ payload: { courseId, text } }: PayloadAction<Typed>) {
  yield* call(keepText, keptTitles(courseId), text);
}

export function* severalLecturesSaga() {
  yield* forkEvery(titlesTyped, keep);
  yield* forkLeadingEach(
    titlesSubmitted,
    ({ payload }) => severalRequest(payload.courseId),
    createSeveral,
  );
}
