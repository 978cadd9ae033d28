import type { INestApplication } from '@nestjs/common';
import type { Config } from '../platform/infrastructure/config/config.js';

/**
 * Does this process's part in a first start. Then the launcher starts it before there is anything to work with, so that
 * it loads meanwhile.
 * @param part `prepare` while the database is made, which this process then prepares; `wait` while another one does
 *   that. Absent at every other start, and when the launcher restarts a process.
 */
export async function takePart(
  part: string | undefined,
  app: INestApplication,
  config: Config,
): Promise<void> {
  if (part === 'prepare') {
    const { prepare } = await import('./prepare-first.js');
    await prepare(app, config, told());
    // The launcher may be gone.
    process.send?.('prepared', undefined, undefined, () => undefined);
  } else if (part === 'wait') {
    await told();
  }
}

/** Resolves when the launcher says that what this process waits for is there. */
const told = (): Promise<unknown> => new Promise((resolve) => process.once('message', resolve));
