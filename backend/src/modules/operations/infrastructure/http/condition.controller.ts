import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { z } from 'zod';
import { Files } from '../../../../platform/application/files.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { Drain } from '../../../../platform/infrastructure/http/server/drain.js';
import { OpsArea } from '../../../../platform/infrastructure/http/access/ops.js';
import { Log } from '../../../../platform/infrastructure/logging/log.js';
import { QueueFigures } from '../../../../platform/infrastructure/outbox/queue-figures.js';
import { ConditionView, type Part } from './condition-view.js';

const PATIENCE_MS = 3_000;

@OpsArea('Health')
@Controller('api/ops/health')
export class ConditionController {
  constructor(
    private readonly sql: Sql,
    private readonly files: Files,
    private readonly queues: QueueFigures,
    private readonly drain: Drain,
    private readonly log: Log,
  ) {}

  @ApiOperation({
    operationId: 'showCondition',
    summary: 'Get the condition of this process and of what it depends on',
    description:
      'Checks the database and the file store, and whether anything has waited for a worker for longer than allowed: an hour for videos, five minutes for everything else. For probes, use `/health/live` and `/health/ready`.',
  })
  @ApiOkResponse({ standardSchema: ConditionView })
  @Get()
  async show(): Promise<z.infer<typeof ConditionView>> {
    const parts = await Promise.all([
      this.ask('database', () => this.database()),
      this.ask('files', () => this.store()),
      this.ask('deliveries', () => this.deliveries()),
    ]);
    return {
      isWell: parts.every(({ isWell }) => isWell),
      parts,
      process: {
        startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
        node: process.versions.node,
        memoryMiB: Math.round(process.memoryUsage.rss() / 2 ** 20),
        stops: this.drain.begun,
      },
    };
  }

  private async database(): Promise<Answer> {
    const row = await this.sql.first<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    const { total, max, waiting } = this.sql.poolFigures;
    const queue = waiting === 0 ? 'nobody waits' : `${waiting} wait for one`;
    const says = `PostgreSQL ${row?.version}, ${total} of ${max} connections open, ${queue}`;
    return { isWell: true, says };
  }

  private async store(): Promise<Answer> {
    await this.files.info('health/absent');
    const free = await this.files.freeBytes();
    return { isWell: true, says: free === null ? 'answers' : `${gib(free)} GiB free` };
  }

  private async deliveries(): Promise<Answer> {
    const figures = await this.queues.all();
    const sum = (of: (figure: (typeof figures)[number]) => number) =>
      figures.reduce((all, figure) => all + of(figure), 0);
    const dead = sum((figure) => figure.dead);
    const due = sum((figure) => figure.due);
    const overdue = Math.max(0, ...figures.map(({ overdueSeconds }) => overdueSeconds));
    const late = figures.filter(({ isLate }) => isLate).map(({ subscriber }) => subscriber);
    const tooLong = late.length > 0 ? `, too long for ${late.join(', ')}` : '';
    const says = `${due} due, one for ${Math.round(overdue)} s${tooLong}; ${dead} dead letters`;
    return { isWell: dead === 0 && late.length === 0, says };
  }

  private async ask(name: Part['name'], question: () => Promise<Answer>): Promise<Part> {
    const from = performance.now();
    const since = () => Math.round((performance.now() - from) * 10) / 10;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<Answer>((resolve) => {
      const says = `no answer within ${PATIENCE_MS / 1000} s`;
      timer = setTimeout(() => resolve({ isWell: false, says }), PATIENCE_MS);
    });
    const failed = (error: unknown): Answer => {
      // Details go to the log only: they contain addresses and host names.
      this.log.warn({ err: error, part: name }, 'a part does not answer as it should');
      return { isWell: false, says: 'does not answer as it should' };
    };
    const answer = await Promise.race([question().catch(failed), silence]);
    clearTimeout(timer);
    return { name, ...answer, milliseconds: since() };
  }
}

type Answer = Pick<Part, 'isWell' | 'says'>;

const gib = (bytes: number) => (bytes / 2 ** 30).toFixed(1);
