import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Money } from '../../../../platform/domain/money.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/current-actor.js';
import { TokenScope } from '../../../../platform/infrastructure/http/token-scope.js';
import { type EarningPeriod, EarningsView } from '../../application/earnings/earnings-view.js';

const Dashboard = z
  .object({
    totalEarning: z
      .number()
      .meta({ example: 1497, description: 'Rupees earned so far, refunds taken off.' }),
  })
  .meta({ id: 'Dashboard' });

const PERIODS = ['day', 'week', 'month'] as const satisfies readonly EarningPeriod[];
const MAX_PERIODS = 60;
const COUNT = `Ask for 1 to ${MAX_PERIODS} periods.`;

const EarningsQuery = z.object({
  period: z.enum(PERIODS, { error: 'Choose day, week or month.' }).default('month'),
  count: z.coerce
    .number({ error: COUNT })
    .int(COUNT)
    .min(1, COUNT)
    .max(MAX_PERIODS, COUNT)
    .default(12),
});

const EarningView = z
  .object({
    from: z.string().meta({ example: '2026-11-01', description: 'First day, in India.' }),
    earning: z.number().meta({ example: 1497, description: 'Rupees, refunds taken off.' }),
  })
  .meta({ id: 'Earning' });

/** What an educator's dashboard shows besides the courses, which `getcreatorcourses` tells. */
@ApiTags('Courses')
@Access('educator')
@Controller('api/course/dashboard')
export class DashboardController {
  constructor(private readonly earningsView: EarningsView) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getDashboard',
    summary: 'What an educator earned',
    description: 'From the books. Enrollments and lectures stand in the list of own courses.',
  })
  @ApiOkResponse({ standardSchema: Dashboard })
  @Get()
  async dashboard(@CurrentActor() actor: Actor): Promise<z.infer<typeof Dashboard>> {
    const earned = Money.ofPaise(await this.earningsView.totalOf(actor.userId));
    return { totalEarning: earned.rupees };
  }

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listEarnings',
    summary: 'What an educator earned over time',
    description:
      'The last days, weeks or months up to now, oldest first, empty ones included; a refund counts on its own day.',
  })
  @ApiOkResponse({ standardSchema: z.array(EarningView) })
  @Get('earnings')
  async earnings(
    @CurrentActor() actor: Actor,
    @Query({ schema: EarningsQuery }) { period, count }: z.infer<typeof EarningsQuery>,
  ): Promise<z.infer<typeof EarningView>[]> {
    const earnings = await this.earningsView.byPeriod(actor.userId, period, count);
    return earnings.map(({ from, paise }) => ({ from, earning: Money.ofPaise(paise).rupees }));
  }
}
