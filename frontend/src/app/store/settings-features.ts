import { emailChangeSaga } from '../../features/account/settings/email-change.saga';
import { emailChangeReducer } from '../../features/account/settings/email-change.slice';
import { profileSaga } from '../../features/account/profile/profile.saga';
import { profileReducer } from '../../features/account/profile/profile.slice';
import { settingsSaga } from '../../features/account/settings/settings.saga';
import { settingsReducer } from '../../features/account/settings/settings.slice';
import { tokensSaga } from '../../features/account/settings/tokens.saga';
import { tokensReducer } from '../../features/account/settings/tokens.slice';
import type { Feature } from '../../shared/feature';
import account from './account-features';

/** Separate from the others, so that a log-in does not wait for the code of account settings. */
const features: readonly Feature[] = [
  ...account,
  { name: 'settings', reducer: settingsReducer, saga: settingsSaga, outlives: true },
  { name: 'profile', reducer: profileReducer, saga: profileSaga },
  { name: 'emailChange', reducer: emailChangeReducer, saga: emailChangeSaga },
  { name: 'tokens', reducer: tokensReducer, saga: tokensSaga },
];
export default features;
