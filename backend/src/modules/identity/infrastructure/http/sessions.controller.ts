import { Controller, Delete, Get, Header, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { EndOtherSessions } from '../../application/sessions/end-other-sessions.js';
import { EndSession } from '../../application/sessions/end-session.js';
import { ListSessions } from '../../application/sessions/list-sessions.js';
import { SessionCookies } from './session-cookies.js';

const SessionView = z
  .object({
    _id: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    device: z.string().meta({ example: 'Firefox on Windows' }),
    createdAt: z.iso.datetime().meta({ example: '2026-11-21T06:30:00.000Z' }),
    lastSeenAt: z.iso
      .datetime()
      .meta({ example: '2026-11-21T06:30:00.000Z', description: 'Accurate to about a minute.' }),
    current: z
      .boolean()
      .meta({ description: 'Whether this is the session of this request.', example: true }),
  })
  .meta({ id: 'Session' });

@ApiTags('Account')
@Access('member')
@Controller('api/user/sessions')
export class SessionsController {
  constructor(
    private readonly listSessions: ListSessions,
    private readonly endSession: EndSession,
    private readonly endOtherSessions: EndOtherSessions,
    private readonly cookies: SessionCookies,
  ) {}

  @ApiOperation({
    operationId: 'listSessions',
    summary: 'List your sessions',
    description:
      'Shows where you are logged in, newest first. There are at most ten: an eleventh log-in ends the oldest.',
  })
  @ApiOkResponse({ standardSchema: z.array(SessionView), description: 'Your active sessions.' })
  @Header('Cache-Control', 'no-store')
  @Get()
  async list(@CurrentActor() actor: Actor): Promise<z.infer<typeof SessionView>[]> {
    const sessions = await this.listSessions.execute(actor);
    return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
      _id: id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === actor.sessionId,
    }));
  }

  @ApiOperation({
    operationId: 'endOtherSessions',
    summary: 'End all your other sessions',
    description:
      'Logs you out everywhere else. This session stays, and so do your access tokens: revoke those by themselves.',
  })
  @ApiOkResponse({ standardSchema: Message, description: 'All other sessions have ended.' })
  @Delete()
  async endOthers(@CurrentActor() actor: Actor): Promise<Message> {
    await this.endOtherSessions.execute(actor);
    return { message: 'Your other devices were logged out.' };
  }

  @ApiOperation({
    operationId: 'endSession',
    summary: 'End one of your sessions',
    description:
      'Logs out one device. Ending the current session logs you out. A session of somebody else answers 404.',
  })
  @ApiOkResponse({ standardSchema: Message, description: 'The session has ended.' })
  @Delete(':sessionId')
  async end(
    @Param('sessionId', { schema: Id }) sessionId: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message> {
    await this.endSession.execute({ userId: actor.userId, sessionId });
    if (sessionId === actor.sessionId) this.cookies.clearSession(response);
    return { message: 'The device was logged out.' };
  }
}
