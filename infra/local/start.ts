import { buildIfStale } from './build.ts';
import { card } from './card.ts';
import { say } from './say.ts';
import { runUntilStopped } from './session.ts';
import { startStack } from './stack.ts';

await runUntilStopped(async (settings) => {
  await buildIfStale(say);
  const stack = await startStack({ settings, env: process.env, code: 'dist/bundle', say });
  console.log(card(settings, process.uptime()));
  return stack;
});
