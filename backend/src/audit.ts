import 'reflect-metadata';
import { assertMigrated } from './app/assert-migrated.js';
import { Audit } from './app/audit/audit.js';
import { run } from './app/run.js';
import { Config } from './platform/infrastructure/config/config.js';
import { Sql } from './platform/infrastructure/database/sql.js';
import { Database } from './platform/infrastructure/database/database.js';

// Checks the invariants over the whole database; exits with 1 if any is violated.

await run(async () => {
  const url = Config.read(process.env).get('DATABASE_URL');
  await assertMigrated(url);
  const database = new Database({ url, pool: 1, persistence: () => [] });
  const findings = await new Audit(new Sql(database)).run();
  await database.close();
  for (const { id, rule, breaches, examples } of findings) {
    process.stdout.write(`${breaches === 0 ? 'ok    ' : 'BROKEN'}  ${id.padEnd(8)} ${rule}\n`);
    for (const example of examples) process.stdout.write(`          ${example}\n`);
  }
  process.exit(findings.some(({ breaches }) => breaches > 0) ? 1 : 0);
});
