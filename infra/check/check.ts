import { lastLine } from '../test/tally.ts';
import { runChecks } from './run-checks.ts';

const tally = await runChecks();
console.log(lastLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
