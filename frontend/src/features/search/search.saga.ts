import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { searchCopy } from '../../shared/copy/search';
import { keepText, restoreText } from '../../shared/forms/drafts';
import { logFailure } from '../../shared/requests/failures';
import { requestForgotten } from '../../shared/requests/requests.slice';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkEvery, forkLatest, forkLeading } from '../../shared/sagas/watchers';
import { selectUser } from '../../shared/session/session.selectors';
import { keepMuted, keepSearches, keepVoiceLanguage, recallSearches } from './kept-searches';
import { listen } from './listening.saga';
import {
  inputTyped,
  keptRecalled,
  microphonePressed,
  muteToggled,
  recentCleared,
  searchAnswered,
  searchLeft,
  searchLinked,
  searchOpened,
  searchRequest,
  searchSubmitted,
  selectSearch,
  voiceLanguageChosen,
} from './search.slice';
import { hush, speak } from './voice';
import type { VoiceLanguage } from './voice-language';

/** Text typed but not submitted yet survives a reload. */
const TYPED = 'search';

function ask(input: string) {
  return request(async (api) => {
    const { data, response } = await api.POST('/api/ai/search', { body: { input } });
    const corrected = response.headers.get('Corrected-Input');
    const correctedTo = corrected === null ? null : decodeURIComponent(corrected);
    const beyondLimits = response.headers.has('Beyond-Limits');
    return { data: { courses: data ?? [], correctedTo, beyondLimits } };
  });
}

function* search({ payload: input }: PayloadAction<string>) {
  yield* call(hush);
  yield* call(keepText, TYPED, '');
  const answer = yield* track(searchRequest, () => ask(input), logFailure);
  if (!answer) return;
  const { courses } = answer;
  // Another tab may have searched or cleared meanwhile.
  yield* recallKept();
  yield* put(searchAnswered({ input, ...answer }));
  yield* keep();
  const { open, muted, listening } = yield* select(selectSearch);
  // An open microphone would hear the spoken reply as the next request.
  if (open && !muted && !listening)
    yield* call(speak, courses.length > 0 ? searchCopy.spokenFound : searchCopy.spokenNone);
}

/** Text typed after the earlier search stays in the box. */
function* searchAgain({ payload }: PayloadAction<string>) {
  const typed = yield* call(restoreText, TYPED);
  yield* put(searchSubmitted(payload));
  if (typed) yield* put(inputTyped(typed));
}

function* recall() {
  yield* put(requestForgotten(searchRequest));
  yield* recallKept();
  const typed = yield* call(restoreText, TYPED);
  if (typed) yield* put(inputTyped(typed));
}

function* recallKept() {
  const user = yield* select(selectUser);
  if (user) yield* put(keptRecalled(recallSearches(user._id)));
}

function* type({ payload: input }: PayloadAction<string>) {
  yield* call(keepText, TYPED, input);
}

function* keep() {
  const user = yield* select(selectUser);
  if (user) keepSearches(user._id, (yield* select(selectSearch)).recent);
}

function* keepLanguage({ payload: language }: PayloadAction<VoiceLanguage>) {
  yield* call(keepVoiceLanguage, language);
}

function* changeVoice() {
  yield* call(hush);
  keepMuted((yield* select(selectSearch)).muted);
}

function* beQuiet() {
  yield* call(hush);
}

export function* searchSaga() {
  yield* forkLatest(searchSubmitted, search);
  yield* forkEvery(searchLinked, searchAgain);
  yield* forkLeading(microphonePressed, listen);
  yield* forkEvery(searchOpened, recall);
  yield* forkEvery(inputTyped, type);
  yield* forkEvery(muteToggled, changeVoice);
  yield* forkEvery(voiceLanguageChosen, keepLanguage);
  yield* forkEvery(recentCleared, keep);
  yield* forkEvery(searchLeft, beQuiet);
}
