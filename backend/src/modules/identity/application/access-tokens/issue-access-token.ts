import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { AccessToken, MOST_TOKENS, type Scope, TooManyTokens } from '../../domain/access-token.js';
import { AccessTokens } from '../../domain/access-tokens.js';
import { TokenSecrets } from './token-secrets.js';

interface Command {
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly days: number;
}

/** The only moment in which the secret of a token is known. */
@Injectable()
export class IssueAccessToken {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: AccessTokens,
    private readonly secrets: TokenSecrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(command: Command): Promise<{ token: AccessToken; secret: string }> {
    return this.unitOfWork.run(async () => {
      const at = this.clock.now();
      const live = await this.tokens.liveOf(command.userId, at);
      if (live.length >= MOST_TOKENS) throw new TooManyTokens();
      const secret = this.secrets.next();
      const hash = this.secrets.hash(secret);
      const token = AccessToken.issue({ id: this.ids.next(), at, ...command }, hash);
      await this.tokens.save(token);
      return { token, secret };
    });
  }
}
