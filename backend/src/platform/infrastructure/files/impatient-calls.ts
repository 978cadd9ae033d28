import type http from 'node:http';

export interface Patience {
  readonly silenceMs: number;
  readonly progressMs: number;
}

/** The silence is longer than a busy reader may need for the chunk at hand. */
export const USUAL_PATIENCE: Patience = { silenceMs: 120_000, progressMs: 600_000 };

/**
 * The minimum per `progressMs`: slower links are of no use. Sent bytes count once the system has them, so one part of a
 * file may take up to twice that time.
 */
const PROGRESS_BYTES = 64 * 1024;

type Request = typeof http.request;

/**
 * Aborts a call on which nothing moves in either direction for so long, or too little. There is no limit for the whole
 * call, because the time depends on the size of the file and on its reader.
 */
export function impatient(request: Request, { silenceMs, progressMs }: Patience): Request {
  return ((...call: Parameters<Request>) => {
    const made = request(...call);
    const end = (why: string) => made.destroy(Object.assign(new Error(why), { code: 'ETIMEDOUT' }));
    made.setTimeout(silenceMs, () => end('The store fell silent.'));
    made.once('socket', (socket) => {
      const moved = () => socket.bytesRead + socket.bytesWritten;
      // Not from 0, because the socket may have served other calls.
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
