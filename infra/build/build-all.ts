import { buildIfStale } from './build.ts';
import { run } from '../local/run.ts';
import { say } from '../local/say.ts';

await run(() => buildIfStale(say));
