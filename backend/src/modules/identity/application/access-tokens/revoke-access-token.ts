import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { AccessTokens } from '../../domain/access-tokens.js';

@Injectable()
export class RevokeAccessToken {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, tokenId }: { userId: string; tokenId: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const token = await this.tokens.find(tokenId);
      if (!token || token.userId !== userId) throw new NotFound();
      token.revoke(this.clock.now());
      await this.tokens.save(token);
    });
  }
}
