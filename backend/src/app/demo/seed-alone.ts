import { NestFactory } from '@nestjs/core';
import type { Config } from '../../platform/infrastructure/config/config.js';
import { createLog } from '../../platform/infrastructure/logging/log.js';
import { AppModule } from '../app.module.js';
import { seedDemoWorld } from './seed.js';

/** Makes the demo world in a program that does nothing else. */
export async function seedAlone(config: Config): Promise<void> {
  const app = await NestFactory.createApplicationContext(
    AppModule.register(config, createLog(config)),
    { logger: false },
  );
  try {
    await seedDemoWorld(app);
  } finally {
    await app.close();
  }
}
