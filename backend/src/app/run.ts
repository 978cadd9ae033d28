import { InvalidConfig } from '../platform/infrastructure/config/config.js';

/** Runs a program to its end or its first fault; faults of the settings are told without a stack. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${storyOf(error)}\n`);
    process.exit(1);
  }
}

function storyOf(error: unknown): string {
  if (error instanceof InvalidConfig) return error.message;
  if (!(error instanceof Error)) return String(error);
  // An error that stands for several, as of a refused connection, says nothing itself.
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error.stack ?? error.message, ...parts.map(String)].join('\n');
}
