import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import { AskEmailChange } from '../../application/email/ask-email-change.js';
import { ConfirmEmailChange } from '../../application/email/confirm-email-change.js';
import { ChangeEmailBody, ConfirmEmailBody } from './auth-requests.js';
import { SessionCookies } from './session-cookies.js';
import { UserPresenter, UserView } from './user-view.js';

@ApiTags('Account')
@Access('member')
@Controller('api/user')
export class EmailChangeController {
  constructor(
    private readonly askEmailChange: AskEmailChange,
    private readonly confirmEmailChange: ConfirmEmailChange,
    private readonly cookies: SessionCookies,
    private readonly users: UserPresenter,
  ) {}

  @ApiOperation({
    operationId: 'changeEmail',
    summary: 'Request a change of your email address',
    description:
      'Mails a code to the new address. Requires your password or a fresh ID token of the identity provider. The reply is the same whether or not the new address belongs to an account; if it does, a mail to that address says so and contains no code. If you ask again for the same address within a minute, the code already on its way stays valid. At most ten mails a day are sent, to one address and for one account. Setting a new password cancels the request. If the address is already yours, `VALIDATION_FAILED` names the field `email`.',
  })
  @ApiOkResponse({ standardSchema: Message, description: 'A mail is on its way to the address.' })
  @LimitPerMember({ name: 'email-change', times: 20, seconds: 15 * 60 })
  @Post('changeemail')
  @HttpCode(200)
  async ask(
    @CurrentActor() { userId }: Actor,
    @Body({ schema: ChangeEmailBody }) body: z.infer<typeof ChangeEmailBody>,
    @Req() request: Request,
  ): Promise<Message> {
    const { email, password = null, idToken = null } = body;
    const nonce = this.cookies.nonceIn(request);
    await this.askEmailChange.execute({ userId, email, password, idToken, nonce });
    return { message: 'We have sent a mail to the new address.' };
  }

  @ApiOperation({
    operationId: 'confirmEmail',
    summary: 'Confirm your new email address with the mailed code',
    description:
      'The code is valid for five minutes and three wrong attempts, and only for the account that requested it. The new address takes effect at once and counts as confirmed. This session stays, all others and every access token end; reset codes and links mailed earlier become void; a notice goes to the old address. A linked Google account stays linked. `EMAIL_TAKEN` means that the address was given to an account in the meantime.',
  })
  @ApiOkResponse({ standardSchema: UserView, description: 'Your account, with the new address.' })
  @LimitPerMember({ name: 'email-code-try', times: 30, seconds: 15 * 60 })
  @Header('Cache-Control', 'no-store')
  @Post('confirmemail')
  @HttpCode(200)
  async confirm(
    @CurrentActor() { userId, sessionId }: Actor,
    @Body({ schema: ConfirmEmailBody }) { otp }: z.infer<typeof ConfirmEmailBody>,
  ): Promise<UserView> {
    return this.users.present(await this.confirmEmailChange.execute({ userId, sessionId, otp }));
  }
}
