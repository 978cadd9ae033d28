import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CommerceApi } from '../../modules/commerce/contract.js';
import type { Actor } from '../../platform/application/actor.js';
import { Money } from '../../platform/domain/money.js';
import { Access } from '../../platform/infrastructure/http/access.js';
import { CurrentActor } from '../../platform/infrastructure/http/current-actor.js';

const Dashboard = z
  .object({
    totalEarning: z
      .number()
      .meta({ example: 1497, description: 'Rupees earned so far, refunds taken off.' }),
  })
  .meta({ id: 'Dashboard' });

/** What an educator's dashboard shows besides the courses, which `getcreatorcourses` tells. */
@ApiTags('Courses')
@Access('educator')
@Controller('api/course/dashboard')
export class DashboardController {
  constructor(private readonly commerce: CommerceApi) {}

  @ApiOperation({
    operationId: 'getDashboard',
    summary: 'What an educator earned',
    description: 'Earnings from the books, and enrollments and lectures of each course.',
  })
  @ApiOkResponse({ standardSchema: Dashboard })
  @Get()
  async dashboard(@CurrentActor() actor: Actor): Promise<z.infer<typeof Dashboard>> {
    const earned = Money.ofPaise(await this.commerce.earningsOf(actor.userId));
    return { totalEarning: earned.rupees };
  }
}
