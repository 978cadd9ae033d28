const MOST = 300;

/**
 * Shortens input for logs and traces: a request's values may be any length, and log lines cost money. Marks that
 * something is missing.
 */
export function shortened(text: string, most = MOST): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most)}... (${text.length} characters)`;
}
