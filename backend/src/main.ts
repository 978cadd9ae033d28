import 'reflect-metadata';
import module from 'node:module';
import { run } from './app/run.js';
import { createApp, start } from './app/server.js';
import { Config } from './platform/infrastructure/config/config.js';
import { createLog } from './platform/infrastructure/logging/log.js';

await run(async () => {
  const config = Config.read(process.env);
  const app = await createApp(config, createLog(config));
  const stop = () => void app.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // The launcher's end of the channel closes when the launcher dies, however it dies.
  process.once('disconnect', stop);
  await start(app, config);
  module.flushCompileCache();
  process.send?.('ready');
});
