import { emailChangeSaga } from '../../features/account/email-change.saga';
import { emailChangeReducer } from '../../features/account/email-change.slice';
import { profileSaga } from '../../features/account/profile.saga';
import { profileReducer } from '../../features/account/profile.slice';
import { settingsSaga } from '../../features/account/settings.saga';
import { settingsReducer } from '../../features/account/settings.slice';
import { tokensSaga } from '../../features/account/tokens.saga';
import { tokensReducer } from '../../features/account/tokens.slice';
import type { Feature } from '../../shared/feature';
import account from './account-features';

/** Apart from the others: whoever logs in does not wait for what changes an account. */
const features: readonly Feature[] = [
  ...account,
  { name: 'settings', reducer: settingsReducer, saga: settingsSaga, outlives: true },
  { name: 'profile', reducer: profileReducer, saga: profileSaga },
  { name: 'emailChange', reducer: emailChangeReducer, saga: emailChangeSaga },
  { name: 'tokens', reducer: tokensReducer, saga: tokensSaga },
];
export default features;
