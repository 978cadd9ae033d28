import { InvalidConfig } from '../platform/infrastructure/config/config.js';

/** Its message says all, so it is reported without a stack. */
export class PlainError extends Error {}

/** Runs a program to its end or first error; invalid settings and plain errors are reported without a stack. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${storyOf(error)}\n`);
    process.exit(1);
  }
}

function storyOf(error: unknown): string {
  if (error instanceof InvalidConfig || error instanceof PlainError) return error.message;
  if (!(error instanceof Error)) return String(error);
  // An AggregateError, such as of a refused connection, has no message of its own.
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error.stack ?? error.message, ...parts.map(String)].join('\n');
}
