import type { NextFunction, Request, Response } from 'express';
import { type Problem, standardProblem } from './problem.js';

/**
 * More than this at once only makes each of them slower: two cores answer some hundreds a second, so the last of
 * them waits a good half second. Whoever comes beyond that is better told at once (docs/adr/0019).
 */
const REQUESTS_AT_ONCE = 64;
const RETRY_AFTER_SECONDS = 1;
const READ_AWAY_BYTES = 128 * 1024;

/** What takes its time by nature and little of ours: files, uploads, event streams, and whether we are alive. */
const UNCOUNTED =
  /^\/(api\/(media|files|uploads)|health|assets)(\/|$)|^\/api\/course\/lecturestatus\/[^/]+\/events$/;

/** Refuses work beyond what can be done in time, before anything is spent on it. */
export function admission(limit = REQUESTS_AT_ONCE) {
  let working = 0;
  return (request: Request, response: Response, next: NextFunction): void => {
    if (isUncounted(request)) {
      next();
      return;
    }
    if (working >= limit) {
      refuse(request, response);
      return;
    }
    working += 1;
    // Comes exactly once, whether the reply ended or the client went away.
    response.once('close', () => (working -= 1));
    next();
  };
}

/** A form is a form where one is posted: said of a question, it would let that pass uncounted. */
function isUncounted({ method, path, headers }: Request): boolean {
  const isForm = method === 'POST' && headers['content-type']?.startsWith('multipart/') === true;
  return isForm || UNCOUNTED.test(path);
}

function refuse(request: Request, response: Response): void {
  const problem: Problem = {
    ...standardProblem(503),
    requestId: (request as Request & { id: string }).id,
  };
  response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  response.setHeader('Cache-Control', 'no-store');
  // Node reads away what is left of a small body. Connections are kept: a crowd that has to open them anew fills the
  // queue of connections, and who is turned away there hears nothing for seconds.
  if (bodyBytes(request) > READ_AWAY_BYTES) response.setHeader('Connection', 'close');
  response.status(503).json(problem);
}

function bodyBytes({ headers }: Request): number {
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Infinity;
}
