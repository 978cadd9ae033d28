import { lastLine } from '../test/tally.ts';
import { runChecks } from './run-checks.ts';
import { STEPS } from './steps.ts';

const tally = await runChecks(STEPS);
console.log(lastLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
