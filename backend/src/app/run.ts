import { InvalidConfig } from '../platform/infrastructure/config/config.js';

/** Runs a program to its end or its first fault; faults of the settings are told without a stack. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const story = error instanceof Error && !(error instanceof InvalidConfig) ? error.stack : null;
    process.stderr.write(`${story ?? String((error as Error).message)}\n`);
    process.exit(1);
  }
}
