import { ApiError } from './api-error';
import { earlyAnswer } from './early-answers';

export interface ResilienceOptions {
  timeoutMs: number;
  /** Delays before the second and third try of a GET; each is multiplied by 0.5 to 1.5. */
  retryDelaysMs: readonly number[];
  wait: (ms: number) => Promise<void>;
  random: () => number;
}

export const defaultResilience: ResilienceOptions = {
  timeoutMs: 15_000,
  retryDelaysMs: [400, 1200],
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

const TEMPORARY = new Set([502, 503, 504]);

/** A fetch with a time limit that retries reads, which are safe to repeat. */
export function resilientFetch(options: ResilienceOptions) {
  const once = async (request: Request): Promise<Response> => {
    const signal = AbortSignal.timeout(options.timeoutMs);
    try {
      return await globalThis.fetch(request, { signal });
    } catch (cause) {
      throw ApiError.unreachable(cause);
    }
  };

  return async (request: Request): Promise<Response> => {
    const early = await earlyAnswer(request);
    if (early) return early;
    const delays = request.method === 'GET' ? options.retryDelaysMs : [];
    for (const delay of delays) {
      const answer = await once(request.clone()).catch((error: unknown) => error);
      if (answer instanceof Response && !TEMPORARY.has(answer.status)) return answer;
      await options.wait(delay * (0.5 + options.random()));
    }
    return once(request);
  };
}
