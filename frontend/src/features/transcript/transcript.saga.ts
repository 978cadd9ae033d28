import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { logFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { request } from '../../shared/sagas/request';
import { transcriptReceived, transcriptRequest, transcriptRequested } from './transcript.slice';

type Captions = '/api/media/{videoId}/captions/{track}';
/** The server sent the complete URL, as it does for the player. */
const NOTHING_TO_FILL_IN = { params: { path: { videoId: '', track: '' } } };

function* load({ payload: url }: PayloadAction<string>) {
  yield* track(
    transcriptRequest(url),
    function* () {
      const vtt: string = yield* request((api) => api.GET(url as Captions, NOTHING_TO_FILL_IN));
      yield* put(transcriptReceived({ url, vtt }));
    },
    logFailure,
  );
}

export function* transcriptSaga() {
  yield* forkLeadingEach(transcriptRequested, ({ payload }) => transcriptRequest(payload), load);
}
