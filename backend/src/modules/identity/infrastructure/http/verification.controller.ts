import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import { SendVerification } from '../../application/email/send-verification.js';
import { VerifyEmail } from '../../application/email/verify-email.js';
import { VerifyEmailBody } from './auth-requests.js';

@ApiTags('Account')
@Access('member')
@Controller('api/auth')
export class VerificationController {
  constructor(
    private readonly sendVerification: SendVerification,
    private readonly verifyEmail: VerifyEmail,
  ) {}

  @ApiOperation({
    operationId: 'sendVerification',
    summary: 'Send yourself a link that confirms your email address',
    description:
      'No mail is sent if the address is already confirmed or a link is already on its way.',
  })
  @ApiOkResponse({ standardSchema: Message, description: 'Check your mailbox.' })
  @Post('sendverification')
  @HttpCode(200)
  async send(@CurrentActor() actor: Actor): Promise<Message> {
    await this.sendVerification.execute(actor);
    return { message: 'We have sent you a link. Open it while you are logged in.' };
  }

  @ApiOperation({
    operationId: 'verifyEmail',
    summary: 'Confirm your email address with the token of the mailed link',
    description: 'The token works once, within a day, and only for the account that is logged in.',
  })
  @ApiOkResponse({ standardSchema: Message, description: 'The address is confirmed.' })
  @Post('verifyemail')
  @HttpCode(200)
  async verify(
    @CurrentActor() { userId }: Actor,
    @Body({ schema: VerifyEmailBody }) { token }: z.infer<typeof VerifyEmailBody>,
  ): Promise<Message> {
    await this.verifyEmail.execute({ userId, token });
    return { message: 'Your email address is confirmed.' };
  }
}
