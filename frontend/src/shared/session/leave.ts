import { call, put } from 'typed-redux-saga';
import { forgetDraftsOfTab } from '../forms/drafts';
import { forgetStored, visitKey } from '../lib/storage';
import { tellOtherTabs } from './other-tabs';
import { userGone } from './session.slice';
import { forgetWanted } from './wanted-page';

/** On purpose, unlike a lost session: drafts are deleted, too. */
export function* leave() {
  yield* put(userGone());
  yield* call(forgetDraftsOfTab);
  yield* call(forgetWanted);
  yield* call(() => forgetStored('local', visitKey('')));
}

export function* leaveInAllTabs() {
  yield* leave();
  yield* call(tellOtherTabs, null);
}
