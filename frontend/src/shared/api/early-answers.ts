declare global {
  interface Window {
    /** Filled by the script in index.html: answers asked for while the code was on its way. */
    early?: Record<string, Promise<Response | null>>;
  }
}

/**
 * The answer that is on its way already, once; null when there is none, or no good one. A refusal may be as old as the
 * page: whoever has logged in since then would be thrown out by it.
 */
export async function earlyAnswer({ method, url }: Request): Promise<Response | null> {
  const path = url.slice(globalThis.location.origin.length);
  const answer = method === 'GET' ? window.early?.[path] : undefined;
  if (!answer) return null;
  delete window.early?.[path];
  const response = await answer;
  return response?.ok ? response : null;
}

/** They were meant for whoever was logged in when the page came, not for who comes next. */
export function forgetEarlyAnswers(): void {
  delete window.early;
}
