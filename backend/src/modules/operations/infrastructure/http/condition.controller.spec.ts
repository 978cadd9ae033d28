import { expect, it } from '@jest/globals';
import { Drain } from '../../../../platform/infrastructure/http/server/drain.js';
import type { Log } from '../../../../platform/infrastructure/logging/log.js';
import type { QueueFigures } from '../../../../platform/infrastructure/outbox/queue-figures.js';
import type { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { ConditionController } from './condition.controller.js';

it('What is wrong with a part of the installation stands in the log, and not in the answer', async () => {
  const error = new Error('connect ECONNREFUSED 10.0.0.7:5432');
  const sql = { first: () => Promise.reject(error) } as unknown as Sql;
  const queues = { all: async () => [] } as unknown as QueueFigures;
  const told: object[] = [];
  const log = { warn: (details: object) => told.push(details) } as unknown as Log;
  const condition = new ConditionController(sql, new InMemoryFiles(), queues, new Drain(), log);
  const answer = await condition.show();
  expect(told).toEqual([{ err: error, part: 'database' }]);
  expect(answer.isWell).toBe(false);
  expect(JSON.stringify(answer)).not.toContain('10.0.0.7');
});
