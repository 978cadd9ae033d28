import { buildIfStale } from './build.ts';
import { run } from './run.ts';
import { say } from './say.ts';

await run(() => buildIfStale(say));
