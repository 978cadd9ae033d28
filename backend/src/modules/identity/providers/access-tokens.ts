import type { Provider } from '@nestjs/common';
import { IssueAccessToken } from '../application/access-tokens/issue-access-token.js';
import { RevokeAccessToken } from '../application/access-tokens/revoke-access-token.js';
import { SendTokenNotice } from '../application/access-tokens/send-token-notice.js';
import { TokenSecrets } from '../application/access-tokens/token-secrets.js';
import { AccessTokens } from '../domain/access-tokens.js';
import { SendNoticeOnAccessTokenIssued } from '../infrastructure/events/send-notice-on-access-token-issued.js';
import { MikroAccessTokens } from '../infrastructure/persistence/mikro-access-tokens.js';
import { BearerTokens } from '../infrastructure/security/bearer-tokens.js';
import { RandomTokenSecrets } from '../infrastructure/security/random-token-secrets.js';

export const accessTokensProviders: Provider[] = [
  BearerTokens,
  IssueAccessToken,
  RevokeAccessToken,
  SendTokenNotice,
  SendNoticeOnAccessTokenIssued,
  { provide: AccessTokens, useClass: MikroAccessTokens },
  { provide: TokenSecrets, useClass: RandomTokenSecrets },
];
