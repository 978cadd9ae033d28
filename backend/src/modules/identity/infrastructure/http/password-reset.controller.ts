import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { Message } from '../../../../platform/infrastructure/http/message.js';
import { RequestOtp } from '../../application/passwords/request-otp.js';
import { ResetPassword } from '../../application/passwords/reset-password.js';
import { VerifyOtp } from '../../application/passwords/verify-otp.js';
import { ResetPasswordBody, SendOtpBody, VerifyOtpBody } from './auth-requests.js';
import { LimitTries } from './limit-tries.js';
import { SessionCookies } from './session-cookies.js';

const ResetProof = Message.extend({
  resetToken: z
    .string()
    .meta({ description: 'For clients without cookies: send it back as X-Reset-Token.' }),
}).meta({ id: 'ResetProof' });

@ApiTags('Password reset')
@Access('open')
@Controller('api/auth')
export class PasswordResetController {
  constructor(
    private readonly requestOtp: RequestOtp,
    private readonly verifyOtp: VerifyOtp,
    private readonly resetPassword: ResetPassword,
    private readonly cookies: SessionCookies,
  ) {}

  @ApiOperation({
    operationId: 'sendOtp',
    summary: 'Mail a code that proves the mailbox',
    description: 'The reply is the same whether the account exists or not.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @LimitTries('code')
  @Post('sendotp')
  @HttpCode(HttpStatus.OK)
  async send(@Body({ schema: SendOtpBody }) body: z.infer<typeof SendOtpBody>) {
    await this.requestOtp.execute(body);
    return { message: 'If an account exists for this email, a code has been sent.' };
  }

  @ApiOperation({
    operationId: 'verifyOtp',
    summary: 'Trade the mailed code for the right to reset',
    description:
      'Three wrong tries end a code. The proof is good for ten minutes and one reset; it comes as a cookie and, for clients without cookies, in the body.',
  })
  @ApiOkResponse({ standardSchema: ResetProof })
  @LimitTries('code-try')
  @Post('verifyotp')
  @HttpCode(HttpStatus.OK)
  async verify(
    @Body({ schema: VerifyOtpBody }) body: z.infer<typeof VerifyOtpBody>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { resetToken } = await this.verifyOtp.execute(body);
    this.cookies.setResetToken(response, resetToken);
    response.setHeader('Cache-Control', 'no-store');
    return { message: 'Code verified.', resetToken };
  }

  @ApiOperation({
    operationId: 'resetPassword',
    summary: 'Set a new password; every session of the account ends',
    description:
      'Needs the proof of verifyotp for the same address. Ends every session and every access token of the account and does not log in.',
  })
  @ApiHeader({
    name: 'X-Reset-Token',
    required: false,
    description: 'The `resetToken` of verifyotp, for clients without cookies.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @LimitTries('reset')
  @Post('resetpassword')
  @HttpCode(HttpStatus.OK)
  async reset(
    @Body({ schema: ResetPasswordBody }) body: z.infer<typeof ResetPasswordBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const resetToken = request.get('X-Reset-Token') ?? this.cookies.resetTokenIn(request);
    await this.resetPassword.execute({ ...body, resetToken });
    this.cookies.clearSession(response);
    return { message: 'Your password has been reset.' };
  }
}
