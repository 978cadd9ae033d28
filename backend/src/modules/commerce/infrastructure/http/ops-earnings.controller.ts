import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { pageOf } from '../../../../platform/application/page.js';
import { Money } from '../../../../platform/domain/money.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import { OpsArea } from '../../../../platform/infrastructure/http/access/ops.js';
import { pageLimit } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { EarningsView } from '../../application/earnings/earnings-view.js';

const MONTH = 'Give a month as 2026-11.';

const MonthlyEarningsQuery = z.object({
  month: z
    .string({ error: MONTH })
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, MONTH)
    .meta({ example: '2026-11', description: 'A month in Indian time.' }),
  limit: pageLimit({ most: 500, usual: 100 }),
  cursor: z.uuid().optional().meta({ description: 'From the `Link` header of the previous page.' }),
});

const OpsEarning = z
  .object({
    educatorId: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    earning: z.number().meta({
      example: 1497,
      description:
        'Rupees earned in the month, less the refunds made in it. Negative when more was refunded than earned.',
    }),
    earnedByThen: z.number().meta({
      example: 12475,
      description: 'Rupees earned in total up to the end of the month, less refunds.',
    }),
    owed: z.number().meta({
      example: 1497,
      description:
        'Rupees that can be paid now for all months up to this one: `earnedByThen` less all payouts, but no more than is left of everything earned until now, because sales may have been refunded since. Negative when a sale was refunded after its payout.',
    }),
  })
  .meta({ id: 'OpsEarning' });

@OpsArea('Payments')
@Controller('api/ops/earnings')
export class OpsEarningsController {
  constructor(private readonly earnings: EarningsView) {}

  @ApiOperation({
    operationId: 'listMonthlyEarnings',
    summary: 'List what each educator earned in a month',
    description:
      'For paying educators: those who sold something in the month, and those who are still owed something from before. Earnings are taken from the ledger; a refund counts in the month in which it is made, so those of a past month do not change. Use `findUsers` to see whose id it is, and `recordPayout` for what you sent.',
  })
  @ApiOkResponse({
    standardSchema: z.array(OpsEarning),
    description: 'One page, in the order of the ids.',
  })
  @Get()
  async list(
    @Query({ schema: MonthlyEarningsQuery }) query: z.output<typeof MonthlyEarningsQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<z.infer<typeof OpsEarning>[]> {
    const { month, limit, cursor = null } = query;
    const read = await this.earnings.ofMonth({ month, limit: limit + 1, after: cursor });
    const { items, next } = pageOf(read, limit);
    linkNext(request, response, next && next.educatorId);
    return items.map(({ educatorId, paise, paiseByThen, owedPaise }) => ({
      educatorId,
      earning: Money.ofPaise(paise).rupees,
      earnedByThen: Money.ofPaise(paiseByThen).rupees,
      owed: Money.ofPaise(owedPaise).rupees,
    }));
  }
}
