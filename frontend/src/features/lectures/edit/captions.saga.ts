import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { lectureToasts } from '../../../shared/copy/educator';
import { toastSuccess } from '../../../shared/notify/notify.effects';
import { toastFailure } from '../../../shared/requests/failures';
import { track } from '../../../shared/requests/track';
import { forkLeadingEach } from '../../../shared/sagas/fork-leading-each';
import { request } from '../../../shared/sagas/request';
import { forkLatest } from '../../../shared/sagas/watchers';
import { upload } from '../../../shared/sagas/upload';
import {
  captionsRead,
  captionsRemoved,
  captionsRequested,
  captionsSubmitted,
  lectureRequests,
  type CaptionsAddress,
  type CaptionsEdit,
} from '../lectures.slice';

export function* readCaptions(lectureId: string) {
  const captions = yield* track(lectureRequests.captionsLoad(lectureId), () =>
    request((api) =>
      api.GET('/api/course/captions/{lectureId}', { params: { path: { lectureId } } }),
    ),
  );
  if (captions) yield* put(captionsRead({ lectureId, captions }));
}

function* readAgain({ payload: { lectureId } }: PayloadAction<{ lectureId: string }>) {
  yield* readCaptions(lectureId);
}

function* save({ payload: { lectureId, language, file } }: PayloadAction<CaptionsEdit>) {
  const captions = yield* track(lectureRequests.captions(lectureId), () =>
    upload('/api/course/captions/{lectureId}', { lectureId }, { language, captions: file }),
  );
  if (!captions) return;
  yield* put(captionsRead({ lectureId, captions }));
  yield* toastSuccess(lectureToasts.captionsSaved);
}

function* remove({ payload }: PayloadAction<CaptionsAddress>) {
  const { lectureId } = payload;
  const captions = yield* track(
    lectureRequests.captionsRemoval(payload),
    () =>
      request((api) =>
        api.DELETE('/api/course/captions/{lectureId}/{language}', { params: { path: payload } }),
      ),
    toastFailure,
  );
  if (!captions) return;
  yield* put(captionsRead({ lectureId, captions }));
  yield* toastSuccess(lectureToasts.captionsRemoved);
}

export function* captionsSaga() {
  yield* forkLatest(captionsRequested, readAgain);
  yield* forkLeadingEach(
    captionsSubmitted,
    ({ payload }: PayloadAction<CaptionsEdit>) => lectureRequests.captions(payload.lectureId),
    save,
  );
  yield* forkLeadingEach(
    captionsRemoved,
    ({ payload }: PayloadAction<CaptionsAddress>) => lectureRequests.captionsRemoval(payload),
    remove,
  );
}
