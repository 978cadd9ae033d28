/** An error that the user can fix: shown as one line, without a stack. */
export class PlainError extends Error {}

export function explain(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
