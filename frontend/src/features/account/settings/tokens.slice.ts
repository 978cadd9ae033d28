import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AccessToken, IssuedAccessToken } from '../../../shared/api/types';
import type { TokenScope } from '../../../shared/copy/tokens';
import { userGone } from '../../../shared/session/session.slice';

/** The request names about tokens, for `useRequest`. */
export const tokenRequests = {
  load: 'tokens/load',
  issue: 'tokens/issue',
  revoke: (tokenId: string) => `tokens/revoke/${tokenId}`,
} as const;

export interface TokenForm {
  name: string;
  scopes: TokenScope[];
  days: number;
}

export interface TokensState {
  /** Null until loaded. */
  tokens: readonly AccessToken[] | null;
  /** The secret of a token just created; cleared when the dialog is closed. */
  secret: string | null;
}

const initialTokensState: TokensState = { tokens: null, secret: null };

const tokens = createSlice({
  name: 'tokens',
  initialState: initialTokensState,
  reducers: {
    tokensRequested() {},
    tokensReceived(state, { payload }: PayloadAction<AccessToken[]>) {
      state.tokens = payload;
    },
    tokenWanted(_state, _action: PayloadAction<TokenForm>) {},
    tokenIssued(state, { payload }: PayloadAction<IssuedAccessToken>) {
      const { token: secret, ...token } = payload;
      state.secret = secret;
      state.tokens = [token, ...(state.tokens ?? [])];
    },
    secretForgotten(state) {
      state.secret = null;
    },
    tokenRevocationAsked(_state, _action: PayloadAction<string>) {},
    tokenRevoked(state, { payload }: PayloadAction<string>) {
      state.tokens = (state.tokens ?? []).filter(({ _id }) => _id !== payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialTokensState);
  },
});

export const {
  tokensRequested,
  tokensReceived,
  tokenWanted,
  tokenIssued,
  secretForgotten,
  tokenRevocationAsked,
  tokenRevoked,
} = tokens.actions;
export const tokensReducer = tokens.reducer;

export const selectTokens = (state: { tokens: TokensState }) => state.tokens.tokens;
export const selectTokenSecret = (state: { tokens: TokensState }) => state.tokens.secret;
