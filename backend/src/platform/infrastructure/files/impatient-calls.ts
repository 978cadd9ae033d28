import type http from 'node:http';

export interface Patience {
  readonly silenceMs: number;
  readonly progressMs: number;
}

/** The silence is longer than a reader at work may take for the part that is at hand. */
export const USUAL_PATIENCE: Patience = { silenceMs: 120_000, progressMs: 600_000 };

/**
 * Within the time for progress: less than the slowest link of any use moves. What is sent counts when the system has it,
 * so the part of a file that a call sends may be on its way for twice that time.
 */
const PROGRESS_BYTES = 64 * 1024;

type Request = typeof http.request;

/**
 * Ends a call on which nothing moves in either direction for so long, or too little. There is no limit for the whole
 * call: how long a file takes depends on its size and on who reads it.
 */
export function impatient(request: Request, { silenceMs, progressMs }: Patience): Request {
  return ((...call: Parameters<Request>) => {
    const made = request(...call);
    const end = (why: string) => made.destroy(Object.assign(new Error(why), { code: 'ETIMEDOUT' }));
    made.setTimeout(silenceMs, () => end('The store fell silent.'));
    made.once('socket', (socket) => {
      const moved = () => socket.bytesRead + socket.bytesWritten;
      // Not from 0: the socket may have served other calls.
      let before = moved();
      const watch = setInterval(() => {
        const now = moved();
        if (now - before < PROGRESS_BYTES) end('The store is far too slow.');
        before = now;
      }, progressMs);
      made.once('close', () => clearInterval(watch));
    });
    return made;
  }) as Request;
}
