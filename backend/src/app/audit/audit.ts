import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/infrastructure/database/sql.js';
import { INVARIANTS } from './invariants.js';

const EXAMPLES = 20;

export interface Finding {
  readonly id: string;
  readonly rule: string;
  readonly breaches: number;
  /** Violations, at most 20. */
  readonly examples: readonly string[];
}

/** Checks the invariants. */
@Injectable()
export class Audit {
  constructor(private readonly sql: Sql) {}

  async run(): Promise<readonly Finding[]> {
    const findings: Finding[] = [];
    for (const { id, rule, breaches } of INVARIANTS) {
      const rows = await this.sql.rows<{ breach: string }>(breaches);
      const examples = rows.slice(0, EXAMPLES).map(({ breach }) => breach);
      findings.push({ id, rule, breaches: rows.length, examples });
    }
    return findings;
  }
}
