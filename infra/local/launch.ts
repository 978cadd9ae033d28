import { buildIfStale, builtServer } from '../build/build.ts';
import { card } from './card.ts';
import { say } from './say.ts';
import { runUntilStopped } from './session.ts';
import { BUNDLE, startStack } from './stack.ts';

await runUntilStopped(async (settings, signal) => {
  await buildIfStale(say);
  const { env } = process;
  const build = builtServer();
  const stack = await startStack({
    ...{ settings, env, code: BUNDLE, signal, say },
    ...(build === undefined ? {} : { build }),
  });
  console.log(card(settings, process.uptime(), env));
  return stack;
});
