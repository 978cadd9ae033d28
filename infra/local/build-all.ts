import { buildIfStale } from './build.ts';
import { explain } from './plain-error.ts';
import { say } from './say.ts';

try {
  await buildIfStale(say);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
