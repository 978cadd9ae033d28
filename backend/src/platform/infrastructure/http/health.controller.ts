import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Busy } from '../../domain/domain-error.js';
import { Sql } from '../database/sql.js';
import { Access } from './access.js';
import { Drain } from './drain.js';

const HealthView = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

@ApiTags('Health')
@Access('open')
@Controller('health')
export class HealthController {
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
      'For readiness probes and load balancers: the database answers and the process is not stopping.',
  })
  @ApiOkResponse({ standardSchema: HealthView, description: 'They can.' })
  @Get('ready')
  async ready() {
    if (this.drain.begun) throw new Busy();
    try {
      await this.sql.rows('select 1');
    } catch {
      throw new Busy();
    }
    return { status: 'ok' };
  }
}
