import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Busy } from '../../domain/domain-error.js';
import { Sql } from '../database/sql.js';
import { Access } from './access.js';
import { Drain } from './drain.js';

/** Less than probes wait: what does not answer them at all looks like a process that is gone. */
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
    summary: 'Whether the process answers',
    description: 'For liveness probes: it looks at nothing but the process.',
  })
  @ApiOkResponse({ standardSchema: HealthView, description: 'It does.' })
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @ApiOperation({
    operationId: 'isReady',
    summary: 'Whether requests can be served now',
    description:
      'For readiness probes and load balancers: the database answers, within two seconds, and the process is not stopping.',
  })
  @ApiOkResponse({ standardSchema: HealthView, description: 'They can.' })
  @Get('ready')
  async ready() {
    if (this.drain.begun) throw new Busy();
    if (!(await this.databaseAnswers())) throw new Busy();
    return { status: 'ok' };
  }

  /** In time for whoever asks; a statement waits longer for a database that says nothing (docs/adr/0042). */
  private async databaseAnswers(): Promise<boolean> {
    // One question for all who ask meanwhile: probes come every few seconds, and each would hold a connection.
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
