import type { AccountState } from './account.slice';

interface WithAccount {
  account: AccountState;
}

export const selectForgot = (state: WithAccount) => state.account.forgot;
export const selectGoogleChooser = (state: WithAccount) => state.account.googleChooser;
export const selectUnlinked = (state: WithAccount) => state.account.unlinked;
