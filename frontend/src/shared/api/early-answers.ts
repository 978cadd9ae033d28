declare global {
  interface Window {
    /** Filled by the script in index.html: answers asked for while the code was on its way. */
    early?: Record<string, Promise<Response | null>>;
  }
}

/** The answer that is on its way already, once; null when there is none, or it failed. */
export async function earlyAnswer({ method, url }: Request): Promise<Response | null> {
  const path = url.slice(globalThis.location.origin.length);
  const answer = method === 'GET' ? globalThis.window.early?.[path] : undefined;
  if (!answer) return null;
  delete globalThis.window.early?.[path];
  return answer;
}
