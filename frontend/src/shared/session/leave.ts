import { call, put } from 'typed-redux-saga';
import { forgetDraftsOfTab } from '../forms/drafts';
import { forgetStored, visitKey } from '../lib/storage';
import { tellOtherTabs } from './other-tabs';
import { userGone } from './session.slice';

/** On purpose, unlike a session that is lost: what was typed goes, too. */
export function* leave() {
  yield* put(userGone());
  yield* call(forgetDraftsOfTab);
  yield* call(() => forgetStored('local', visitKey('')));
}

export function* leaveInAllTabs() {
  yield* leave();
  yield* call(tellOtherTabs, null);
}
