import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import { RequestOtp } from '../../application/passwords/request-otp.js';
import { ResetPassword } from '../../application/passwords/reset-password.js';
import { VerifyOtp } from '../../application/passwords/verify-otp.js';
import { ResetPasswordBody, SendOtpBody, VerifyOtpBody } from './auth-requests.js';
import { LimitTries } from './limit-tries.js';
import { SessionCookies } from './session-cookies.js';

const ResetProof = Message.extend({
  resetToken: z.string().meta({
    description: 'For clients without cookies: send it back in the header `X-Reset-Token`.',
  }),
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
    summary: 'Send a code for resetting a password',
    description:
      'Mails the code to the address, if it belongs to an account. The reply is the same whether or not the account exists.',
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
    summary: 'Exchange the mailed code for the right to reset the password',
    description:
      'A code becomes void after three wrong attempts. The reply proves that the code was right: the proof is valid for ten minutes and one reset. It is set as a cookie and, for clients without cookies, also returned in the body.',
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
    summary: 'Set a new password with the proof of the mailed code',
    description:
      'Requires the proof from `verifyotp` for the same address. Ends every session and every access token of the account, and does not log you in.',
  })
  @ApiHeader({
    name: 'X-Reset-Token',
    required: false,
    description: 'The `resetToken` from `verifyotp`, for clients without cookies.',
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
