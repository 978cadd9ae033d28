import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Clock } from '../../../../platform/application/clock.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/bodies/body.interceptor.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import { Id, text } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { IssueAccessToken } from '../../application/access-tokens/issue-access-token.js';
import { RevokeAccessToken } from '../../application/access-tokens/revoke-access-token.js';
import { type AccessToken, MOST_DAYS, SCOPES } from '../../domain/access-token.js';
import { AccessTokens } from '../../domain/access-tokens.js';

const Scopes = z.array(z.enum(SCOPES, { error: `Choose among ${SCOPES.join(', ')}.` }));

const IssueBody = z
  .object({
    name: text('Name', { min: 1, max: 80 }).meta({ example: 'Monthly report' }),
    scopes: Scopes.min(1, 'Choose at least one scope.')
      .transform((scopes) => [...new Set(scopes)])
      .meta({ example: ['courses:read'] }),
    days: z
      .int({ error: 'Give whole days.' })
      .min(1)
      .max(MOST_DAYS, `A token lives for at most ${MOST_DAYS} days.`)
      .default(90)
      .meta({ example: 90, description: 'How many days the token is valid.' }),
  })
  .meta({ id: 'IssueAccessToken' });

const TokenView = z
  .object({
    _id: z.uuid(),
    name: z.string().meta({ example: 'Monthly report' }),
    scopes: Scopes,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'Accurate to the minute.' }),
  })
  .meta({ id: 'AccessToken' });

const IssuedView = TokenView.extend({
  token: z.string().meta({
    example: 'lectern_pat_Zr3k0V9cQ1uJ8t5mWq2x7AJz0cQ1uJ8t5mWq2x7A',
    description: 'The secret itself, shown only this once.',
  }),
}).meta({ id: 'IssuedAccessToken' });

function present(token: AccessToken): z.infer<typeof TokenView> {
  return {
    _id: token.id,
    name: token.name,
    scopes: [...token.scopes],
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  };
}

/** Requires a session: a token cannot create or revoke tokens. */
@ApiTags('Access tokens')
@Access('member')
@Controller('api/user/tokens')
export class AccessTokensController {
  constructor(
    private readonly issueToken: IssueAccessToken,
    private readonly revokeToken: RevokeAccessToken,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  @ApiOperation({
    operationId: 'listAccessTokens',
    summary: 'List your personal access tokens',
    description:
      'Lists the tokens that are still valid, newest first. Secrets are not included: they cannot be retrieved again.',
  })
  @ApiOkResponse({ standardSchema: z.array(TokenView) })
  @Header('Cache-Control', 'no-store')
  @Get()
  async list(@CurrentActor() { userId }: Actor) {
    return (await this.tokens.liveOf(userId, this.clock.now())).map(present);
  }

  @ApiOperation({
    operationId: 'issueAccessToken',
    summary: 'Create a personal access token',
    description:
      'This reply is the only place where the secret is shown. Send it as `Authorization: Bearer ...` to make the calls that its scopes allow. A notice is mailed to you if your address is confirmed.',
  })
  @ApiCreatedResponse({ standardSchema: IssuedView })
  @LimitPerMember({ name: 'access-token', times: 30, seconds: 60 * 60 })
  // Replies stored for repeated requests would store the secret.
  @ReadsBody('json-once')
  @Header('Cache-Control', 'no-store')
  @Post()
  async issue(
    @CurrentActor() { userId, sessionId }: Actor,
    @Body({ schema: IssueBody }) body: z.output<typeof IssueBody>,
  ): Promise<z.infer<typeof IssuedView>> {
    const { token, secret } = await this.issueToken.execute({ userId, sessionId, ...body });
    return { ...present(token), token: secret };
  }

  @ApiOperation({
    operationId: 'revokeAccessToken',
    summary: 'Revoke a personal access token',
    description: 'The token stops working with the next request. Revoking it again succeeds too.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @HttpCode(200)
  @Delete(':tokenId')
  async revoke(
    @CurrentActor() { userId }: Actor,
    @Param('tokenId', { schema: Id }) tokenId: string,
  ) {
    await this.revokeToken.execute({ userId, tokenId });
    return { message: 'The token was revoked.' };
  }
}
