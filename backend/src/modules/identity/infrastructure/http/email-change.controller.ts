import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/limits.js';
import { Message } from '../../../../platform/infrastructure/http/message.js';
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
    summary: 'Ask for another email address: a code is mailed there',
    description:
      'Needs your password, or a fresh ID token of the identity provider. The reply is the same whether the new address belongs to an account or not: if it does, a mail says so there, and there is no code. Asked again for the same address within a minute, the code on its way stays. At most ten mails a day, to one address and for one account. A new password ends what was asked for. `VALIDATION_FAILED` names the field `email` for the address you have already.',
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
    summary: 'Move to the new address with the mailed code',
    description:
      'The code is good for five minutes and three wrong tries, in the account that asked. The address counts from now on and is confirmed. This session stays, all others end; reset codes and links mailed before are void; a notice goes to the old address. A linked Google account stays linked. `EMAIL_TAKEN` when the address got an account meanwhile.',
  })
  @ApiOkResponse({ standardSchema: UserView, description: 'You, with the new address.' })
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
