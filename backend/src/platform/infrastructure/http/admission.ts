import type { Request, Response } from 'express';
import { Busy } from '../../domain/domain-error.js';
import type { FrontStep } from './front.js';
import { type Problem, standardProblem } from './problem.js';
import type { HeaderList } from './send-kept.js';

/**
 * More than this at once only makes each of them slower: two cores answer some hundreds a second, so the last of
 * them waits a good half second. Whoever comes beyond that is better told at once (docs/adr/0019).
 */
const REQUESTS_AT_ONCE = 64;
/** Names and values in turn. */
const REFUSAL: HeaderList = [
  ...['Retry-After', '1', 'Cache-Control', 'no-store'],
  ...['Content-Type', 'application/json; charset=utf-8'],
];
const READ_AWAY_BYTES = 128 * 1024;

/** What takes its time by nature and little of ours: files, uploads, event streams, and whether we are alive. */
const UNCOUNTED =
  /^\/(api\/(media|files|uploads)|health|assets)(\/|$)|^\/api\/course\/lecturestatus\/[^/]+\/events$/;

/** One of the places, as the request that has it sees it. */
class Place {
  private isTaken = false;
  private isOver = false;

  constructor(private readonly places: { taken: number; readonly all: number }) {}

  /** False where none is left. A request that is over needs none. */
  take(): boolean {
    if (this.isOver) return true;
    if (this.places.taken >= this.places.all) return false;
    this.places.taken += 1;
    this.isTaken = true;
    return true;
  }

  leave(): void {
    if (this.isTaken) this.places.taken -= 1;
    this.isTaken = false;
  }

  leaveForGood(): void {
    this.isOver = true;
    this.leave();
  }
}

const placeOf = new WeakMap<Request, Place>();

/**
 * Refuses work beyond what can be done in time, before anything is spent on it, Express included: at twice the load
 * that holds, more are refused than let in (docs/adr/0019).
 *
 * @param always what every reply says
 */
export function admission(always: HeaderList, limit = REQUESTS_AT_ONCE): FrontStep {
  const places = { taken: 0, all: limit };
  const refusal = [...always, ...REFUSAL];
  return (request, response, next) => {
    if (isUncounted(request)) {
      next();
      return;
    }
    const place = new Place(places);
    if (!place.take()) {
      refuse(request, response, refusal);
      return;
    }
    placeOf.set(request, place);
    response.once('close', () => place.leaveForGood());
    leaveWithTheReply(response, place);
    next();
  };
}

/** What is said is said: how long a client takes to read it keeps nobody else waiting. */
function leaveWithTheReply(response: Response, place: Place): void {
  const plain = response.end.bind(response) as (...args: unknown[]) => Response;
  response.end = (...args: unknown[]) => {
    place.leaveForGood();
    return plain(...args);
  };
}

/**
 * Waits for what the client has still to send, in nobody's place: some dozens who send a byte now and then would
 * keep all others out. @throws Busy where no place is left then
 */
export async function inNoPlace(request: Request, wait: () => Promise<void>): Promise<void> {
  const place = request.complete ? undefined : placeOf.get(request);
  place?.leave();
  await wait();
  if (place && !place.take()) throw new Busy();
}

/** A form is a form where one is posted: said of a question, it would let that pass uncounted. */
function isUncounted({ method, url, headers }: Request): boolean {
  const isForm = method === 'POST' && headers['content-type']?.startsWith('multipart/') === true;
  const [path = ''] = url.split('?', 1);
  return isForm || UNCOUNTED.test(path);
}

function refuse(request: Request, response: Response, headers: HeaderList): void {
  const { id } = request as Request & { id: string };
  const problem: Problem = { ...standardProblem(503), requestId: id };
  const body = Buffer.from(JSON.stringify(problem));
  const own = ['X-Request-Id', id, 'Content-Length', String(body.length)];
  // Node reads away what is left of a small body. Connections are kept: a crowd that has to open them anew fills the
  // queue of connections, and who is turned away there hears nothing for seconds.
  if (bodyBytes(request) > READ_AWAY_BYTES) own.push('Connection', 'close');
  response.writeHead(503, [...headers, ...own]).end(body);
}

function bodyBytes({ headers }: Request): number {
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Infinity;
}
