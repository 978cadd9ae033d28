import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { lectureToasts } from '../../shared/copy/educator';
import { toastSuccess } from '../../shared/notify/notify.effects';
import { track } from '../../shared/requests/track';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { request } from '../../shared/sagas/request';
import { upload } from '../../shared/sagas/upload';
import {
  captionsRead,
  captionsRemoved,
  captionsSubmitted,
  lectureRequests,
  type CaptionsEdit,
} from './lectures.slice';

/** The panel shows none while they cannot be read; nothing else depends on them. */
export function* readCaptions(lectureId: string) {
  const params = { path: { lectureId } };
  try {
    const captions = yield* request((api) =>
      api.GET('/api/course/captions/{lectureId}', { params }),
    );
    yield* put(captionsRead({ lectureId, captions }));
  } catch {
    yield* put(captionsRead({ lectureId, captions: [] }));
  }
}

function* save({ payload: { lectureId, language, file } }: PayloadAction<CaptionsEdit>) {
  const captions = yield* track(lectureRequests.captions(lectureId), () =>
    upload('/api/course/captions/{lectureId}', { lectureId }, { language, captions: file }),
  );
  if (!captions) return;
  yield* put(captionsRead({ lectureId, captions }));
  yield* toastSuccess(lectureToasts.captionsSaved);
}

function* remove({ payload: { lectureId, language } }: PayloadAction<Omit<CaptionsEdit, 'file'>>) {
  const params = { path: { lectureId, language } };
  const captions = yield* track(lectureRequests.captions(lectureId), () =>
    request((api) => api.DELETE('/api/course/captions/{lectureId}/{language}', { params })),
  );
  if (!captions) return;
  yield* put(captionsRead({ lectureId, captions }));
  yield* toastSuccess(lectureToasts.captionsRemoved);
}

export function* captionsSaga() {
  const nameOf = ({ payload }: { payload: { lectureId: string } }) =>
    lectureRequests.captions(payload.lectureId);
  yield* forkLeadingEach(captionsSubmitted, nameOf, save);
  yield* forkLeadingEach(captionsRemoved, nameOf, remove);
}
