import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { OpsArea } from '../../platform/infrastructure/http/access/ops.js';
import { Audit } from './audit.js';

const FindingView = z
  .object({
    id: z.string().meta({ example: 'I4' }),
    rule: z.string().meta({ example: 'The ledger of every order sums to zero.' }),
    breaches: z.int().meta({ example: 0 }),
    examples: z.array(z.string()).meta({ example: ['order 0192f0c1-7b5e-7000-8000-000000000000'] }),
  })
  .meta({ id: 'InvariantFinding' });

@OpsArea('Invariants')
@Controller('api/ops/invariants')
export class AuditController {
  constructor(private readonly audit: Audit) {}

  @ApiOperation({
    operationId: 'checkInvariants',
    summary: 'Check the invariants of the data',
    description:
      'Compares money, enrollments, reviews, invoice numbers and counters with each other across the whole database, as `make audit` does. It only reads, and takes seconds on a large installation.',
  })
  @ApiOkResponse({
    standardSchema: z.array(FindingView),
    description: 'One finding for each rule, with no breaches when all is well.',
  })
  @Get()
  check() {
    return this.audit.run();
  }
}
