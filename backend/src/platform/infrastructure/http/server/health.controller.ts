import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Busy } from '../../../domain/domain-error.js';
import { Sql } from '../../database/sql.js';
import { Access } from '../access/access.js';
import { Drain } from './drain.js';

/** Shorter than probes wait, because a process that does not answer looks dead. */
const PATIENCE_MS = 2_000;

const HealthView = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

@ApiTags('Health')
@Access('open')
@Controller('health')
export class HealthController {
  private question: Promise<boolean> | null = null;

  constructor(
    private readonly sql: Sql,
    private readonly drain: Drain,
  ) {}

  @ApiOperation({
    operationId: 'isAlive',
    summary: 'Check whether the process answers',
    description: 'For liveness probes. Looks at the process only, not at what it depends on.',
  })
  @ApiOkResponse({ standardSchema: HealthView, description: 'The process answers.' })
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @ApiOperation({
    operationId: 'isReady',
    summary: 'Check whether requests can be served now',
    description:
      'For readiness probes and load balancers. Succeeds when the database answers within two seconds and the process is not stopping; otherwise answers 503.',
  })
  @ApiOkResponse({ standardSchema: HealthView, description: 'Requests can be served.' })
  @Get('ready')
  async ready() {
    if (this.drain.begun) throw new Busy();
    if (!(await this.databaseAnswers())) throw new Busy();
    return { status: 'ok' };
  }

  /** Answers in time for the probe; a statement waits longer for a silent database (docs/adr/0042). */
  private async databaseAnswers(): Promise<boolean> {
    // One query for all concurrent probes: they come every few seconds, and each would hold a connection.
    this.question ??= this.sql
      .rows('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => (this.question = null));
    const patience = new AbortController();
    const silence = sleep(PATIENCE_MS, false, { signal: patience.signal, ref: false });
    const answer = await Promise.race([this.question, silence]);
    patience.abort();
    return answer;
  }
}
