import { Injectable } from '@nestjs/common';
import { Mailer } from '../../../../platform/application/mailer.js';
import { AccessTokens } from '../../domain/access-tokens.js';
import { Users } from '../../domain/users.js';
import { ClientLinks } from '../mails/client-links.js';
import { tokenIssuedMail } from '../mails/mails.js';

@Injectable()
export class SendTokenNotice {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly users: Users,
    private readonly links: ClientLinks,
    private readonly mailer: Mailer,
  ) {}

  /** Only to a confirmed address: anybody can sign up with a stranger's, and make one token after the other. */
  async execute({ tokenId, mailId }: { tokenId: string; mailId: string }): Promise<void> {
    const token = await this.tokens.find(tokenId);
    if (!token) return;
    const owner = await this.users.find(token.userId);
    if (!owner?.isEmailVerified) return;
    await this.mailer.send(tokenIssuedMail(mailId, owner, token.createdAt, this.links.resetPage()));
  }
}
