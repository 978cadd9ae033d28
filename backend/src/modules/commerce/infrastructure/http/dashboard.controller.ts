import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { pageOf } from '../../../../platform/application/page.js';
import { Money } from '../../../../platform/domain/money.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import { type EarningPeriod, EarningsView } from '../../application/earnings/earnings-view.js';
import { Ledger } from '../../domain/ledger.js';
import { Payouts } from '../../domain/payouts.js';
import { PayoutsQuery, PayoutView, presentPayout } from './payout-views.js';

const Dashboard = z
  .object({
    totalEarning: z
      .number()
      .meta({ example: 1497, description: 'Rupees earned so far, less refunds.' }),
    totalPaidOut: z.number().meta({
      example: 1000,
      description:
        'Rupees of these that were paid out. More than was earned when a sale was refunded later.',
    }),
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
    from: z
      .string()
      .meta({ example: '2026-11-01', description: 'First day of the period, in Indian time.' }),
    earning: z.number().meta({ example: 1497, description: 'In rupees, less refunds.' }),
  })
  .meta({ id: 'Earning' });

/** The figures of an educator's dashboard; the courses themselves come from `getcreatorcourses`. */
@ApiTags('Courses')
@Access('educator')
@Controller('api/course/dashboard')
export class DashboardController {
  constructor(
    private readonly earningsView: EarningsView,
    private readonly ledger: Ledger,
    private readonly payouts: Payouts,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getDashboard',
    summary: 'Get your total earnings and payouts',
    description:
      'Taken from the ledger. Find enrollments and lectures in the list of your courses.',
  })
  @ApiOkResponse({ standardSchema: Dashboard })
  @Get()
  async dashboard(@CurrentActor() actor: Actor): Promise<z.infer<typeof Dashboard>> {
    const earned = Money.ofPaise(await this.ledger.earnedBy(actor.userId));
    const paidOut = Money.ofPaise(await this.payouts.totalTo(actor.userId));
    return { totalEarning: earned.rupees, totalPaidOut: paidOut.rupees };
  }

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listEarnings',
    summary: 'List your earnings by day, week or month',
    description:
      'Covers the last days, weeks or months up to now, oldest first, including empty ones. A refund counts on the day on which it is made.',
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

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listOwnPayouts',
    summary: 'List what was paid out to you, last recorded first',
    description:
      'Bank transfers of your earnings, also those that were withdrawn. Follow the `Link` header for older ones.',
  })
  @ApiOkResponse({ standardSchema: z.array(PayoutView) })
  @Get('payouts')
  async paidOut(
    @CurrentActor() { userId }: Actor,
    @Query({ schema: PayoutsQuery }) { limit, cursor }: z.output<typeof PayoutsQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PayoutView[]> {
    const read = await this.payouts.list({
      educatorId: userId,
      before: cursor ?? null,
      limit: limit + 1,
    });
    const { items, next } = pageOf(read, limit);
    linkNext(request, response, next && next.id);
    return items.map(presentPayout);
  }
}
