import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { AccessToken, MOST_TOKENS, type Scope, TooManyTokens } from '../../domain/access-token.js';
import { AccessTokens } from '../../domain/access-tokens.js';
import { SessionOver } from '../../domain/errors.js';
import { Sessions } from '../../domain/sessions.js';
import { Users } from '../../domain/users.js';
import { TokenSecrets } from './token-secrets.js';

interface Command {
  readonly userId: string;
  /** The session that the request came with. */
  readonly sessionId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly days: number;
}

/** Issues a personal access token. Its secret is known only at this moment. */
@Injectable()
export class IssueAccessToken {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly tokens: AccessTokens,
    private readonly secrets: TokenSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws SessionOver, TooManyTokens */
  async execute({
    sessionId,
    ...wanted
  }: Command): Promise<{ token: AccessToken; secret: string }> {
    return this.unitOfWork.run(async () => {
      const at = this.clock.now();
      const { userId } = wanted;
      // A password reset locks the same row, so whichever of the two runs later sees the other's changes.
      await this.users.lock(userId);
      const session = await this.sessions.find(sessionId);
      if (!session?.isLive(at)) throw new SessionOver();
      const live = await this.tokens.liveOf(userId, at);
      if (live.length >= MOST_TOKENS) throw new TooManyTokens();
      const secret = this.secrets.next();
      const hash = this.secrets.hash(secret);
      const token = AccessToken.issue({ id: this.ids.next(), at, ...wanted }, hash);
      await this.tokens.save(token);
      return { token, secret };
    });
  }
}
