declare global {
  interface Window {
    /** Responses to requests that the script in index.html sends while the code is still loading. */
    early?: Record<string, Promise<Response | null>>;
  }
}

/**
 * The early response to the request, once; null when there is none, or it failed. A 401 may be as old as the page, and
 * would log out a person who has logged in since.
 */
export async function earlyAnswer({ method, url }: Request): Promise<Response | null> {
  const path = url.slice(globalThis.location.origin.length);
  const answer = method === 'GET' ? window.early?.[path] : undefined;
  if (!answer) return null;
  delete window.early?.[path];
  const response = await answer;
  return response?.ok ? response : null;
}

/** Early responses were for the user at the time of loading, and must not reach the next one. */
export function forgetEarlyAnswers(): void {
  delete window.early;
}
