import { Body, Controller, Delete, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Pictures } from '../../../../platform/application/pictures.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import { ChangePassword } from '../../application/passwords/change-password.js';
import { DeleteAccount } from '../../application/accounts/delete-account.js';
import { ExportAccount } from '../../application/accounts/export-account.js';
import { photoUrl } from '../photo.js';
import { AccountExportView, presentExport } from './account-export-view.js';
import { ChangePasswordBody, DeleteAccountBody } from './auth-requests.js';
import { SessionCookies } from './session-cookies.js';

/** What users may do with their own account. */
@ApiTags('Account')
@Access('member')
@Controller('api/user')
export class AccountController {
  constructor(
    private readonly changePassword: ChangePassword,
    private readonly exportAccount: ExportAccount,
    private readonly deleteAccount: DeleteAccount,
    private readonly cookies: SessionCookies,
    private readonly pictures: Pictures,
  ) {}

  @ApiOperation({
    operationId: 'changePassword',
    summary: 'Change your password',
    description:
      'For use while you are logged in. This session stays, all others and every access token end, and a notice is mailed to you if your address is confirmed. If the new password is the current one, `VALIDATION_FAILED` names the field `newPassword`.',
  })
  @ApiOkResponse({ standardSchema: Message, description: 'The new password is in effect.' })
  @LimitPerMember({ name: 'password-change', times: 10, seconds: 60 * 60 })
  @Post('changepassword')
  @HttpCode(200)
  async change(
    @CurrentActor() actor: Actor,
    @Body({ schema: ChangePasswordBody }) body: z.infer<typeof ChangePasswordBody>,
  ): Promise<Message> {
    await this.changePassword.execute({ ...actor, ...body });
    return { message: 'Your password was changed.' };
  }

  @ApiOperation({
    operationId: 'exportAccount',
    summary: 'Export everything held about you as a JSON file',
    description:
      'Contains your profile; your devices, tokens and codes, including those that ended within the last month; and what every other part of the product holds about you: courses, uploads, coupons, payouts and earnings; progress, notes, certificates and quiz results; orders and refunds; reviews, replies, reports, questions and answers.',
  })
  @ApiOkResponse({ standardSchema: AccountExportView, description: 'The JSON file.' })
  @Header('Cache-Control', 'no-store')
  @Header('Content-Disposition', 'attachment; filename="lectern-account.json"')
  @LimitPerMember({ name: 'export', times: 10, seconds: 60 * 60 })
  @Get('export')
  async export(@CurrentActor() actor: Actor): Promise<AccountExportView> {
    const account = await this.exportAccount.execute(actor);
    return presentExport(account, photoUrl(this.pictures, account.user.photoId));
  }

  @ApiOperation({
    operationId: 'deleteAccount',
    summary: 'Delete your account permanently',
    description:
      'Requires your password or a fresh ID token of the identity provider. Deletes your profile, sessions, access tokens, learning progress, notes, quiz results, coupons, the name on your certificates, and what you wrote when you reported reviews or gave courses back. Orders, receipts and payouts are kept as the law requires; reviews, questions and answers are shown as written by a former learner or educator. Courses that nobody bought are removed. Those that were sold are retired: learners who bought them keep them. A last mail confirms the deletion if your address is confirmed. The last active ops account cannot be deleted (409).',
  })
  @ApiOkResponse({ standardSchema: Message, description: 'The account is deleted.' })
  @Delete()
  async delete(
    @CurrentActor() { userId }: Actor,
    @Body({ schema: DeleteAccountBody }) body: z.infer<typeof DeleteAccountBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message> {
    const { password = null, idToken = null } = body;
    const nonce = this.cookies.nonceIn(request);
    await this.deleteAccount.execute({ userId, password, idToken, nonce });
    this.cookies.clearSession(response);
    response.setHeader('Clear-Site-Data', '"cache", "storage"');
    return { message: 'Your account was deleted.' };
  }
}
