import type { Request, Response } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { Busy } from '../../../domain/domain-error.js';
import { Shares } from '../../calls/shares.js';
import type { FrontStep } from './front.js';
import { type Problem, standardProblem } from '../replies/problem.js';
import type { HeaderList } from '../replies/send-kept.js';

/**
 * More requests at once only slow each other down: two cores answer some hundreds a second, so the last of these waits
 * half a second. Any beyond that are better refused at once (docs/adr/0019).
 */
const REQUESTS_AT_ONCE = 64;
/** The most for one address. A sender with 400 connections would otherwise take every slot. */
const MOST_OF_ONE = 48;
/** Names and values in turn. */
const REFUSAL: HeaderList = [
  ...['Retry-After', '1', 'Cache-Control', 'no-store'],
  ...['Content-Type', 'application/json; charset=utf-8'],
];
const READ_AWAY_BYTES = 128 * 1024;

/** The polling interval of a request that may wait for a slot. */
const LOOK_MS = 50;

/** Requests that take long but cost us little: files, event streams and health checks. */
const UNCOUNTED =
  /^\/(api\/(media|files)|health|assets)(\/|$)|^\/api\/course\/lecturestatus\/[^/]+\/events$/;

/** Counts the slots in use, in all and by address. */
class Places {
  private taken = 0;
  private readonly shares: Shares;

  constructor(
    private readonly all: number,
    mostOfOne: number,
  ) {
    this.shares = new Shares(mostOfOne);
  }

  /** @param address the sender whose share it counts against; null for senders without a share */
  take(address: string | null): boolean {
    if (this.taken >= this.all) return false;
    if (address !== null && !this.shares.take(address)) return false;
    this.taken += 1;
    return true;
  }

  leave(address: string | null): void {
    this.taken -= 1;
    if (address !== null) this.shares.leave(address);
  }
}

/** The slot of one request. */
class Place {
  private isTaken = false;
  private isOver = false;

  constructor(
    private readonly places: Places,
    readonly address: string | null,
  ) {}

  /** False if no slot is free. A finished request needs none. */
  take(): boolean {
    if (this.isOver || this.isTaken) return true;
    this.isTaken = this.places.take(this.address);
    return this.isTaken;
  }

  /** Like `take`, but waits for a free slot. */
  async await(mostMs: number): Promise<boolean> {
    const began = performance.now();
    while (!this.take()) {
      if (performance.now() - began >= mostMs) return false;
      await sleep(LOOK_MS);
    }
    return true;
  }

  leave(): void {
    if (this.isTaken) this.places.leave(this.address);
    this.isTaken = false;
  }

  leaveForGood(): void {
    this.isOver = true;
    this.leave();
  }
}

const placeOf = new WeakMap<Request, Place>();

export interface AdmissionRules {
  readonly atOnce?: number;
  readonly mostOfOne?: number;
  /** The sender whose share a request counts against; null for senders without a share. */
  readonly addressOf?: (request: Request) => string | null;
}

/**
 * Load shedding: refuses requests beyond what can be answered in time before any cost, even that of Express. At twice
 * the sustainable load, more are refused than admitted (docs/adr/0019).
 *
 * @param always headers of every reply
 */
export function admission(always: HeaderList, rules: AdmissionRules = {}): FrontStep {
  const { atOnce = REQUESTS_AT_ONCE, mostOfOne = MOST_OF_ONE, addressOf = () => null } = rules;
  const places = new Places(atOnce, mostOfOne);
  const refusal = [...always, ...REFUSAL];
  return (request, response, next) => {
    const place = new Place(places, addressOf(request));
    if (!isUncounted(request) && !place.take()) {
      refuse(request, response, refusal);
      return;
    }
    placeOf.set(request, place);
    response.once('close', () => place.leaveForGood());
    leaveWithTheReply(response, place);
    next();
  };
}

/**
 * Frees the slot with the first byte of the reply, so that a client that reads slowly keeps nobody waiting. A file is
 * sent in pieces; once the first is written, the work on it is done.
 */
function leaveWithTheReply(response: Response, place: Place): void {
  for (const way of ['write', 'end'] as const) {
    const plain = response[way].bind(response) as (...args: unknown[]) => never;
    response[way] = (...args: unknown[]) => {
      place.leaveForGood();
      return plain(...args);
    };
  }
}

/**
 * Waits for the rest of the client's body without a slot: otherwise some dozens of clients sending a byte now and then
 * would shut out all others.
 *
 * @param patience how long a complete body may wait for a slot, in ms; by default not at all
 * @throws Busy when no slot is free then
 */
export async function inNoPlace<T>(
  request: Request,
  wait: () => Promise<T>,
  patience: (came: T) => number = () => 0,
): Promise<T> {
  const place = request.complete ? undefined : placeOf.get(request);
  place?.leave();
  const came = await wait();
  if (place && !(await place.await(patience(came)))) throw new Busy();
  return came;
}

/** Runs the part of an uncounted request that does need a slot. @throws Busy when none is free */
export async function inPlace<T>(request: Request, work: () => Promise<T>): Promise<T> {
  const place = placeOf.get(request);
  if (place && !place.take()) throw new Busy();
  try {
    return await work();
  } finally {
    place?.leave();
  }
}

/** Gives the slot up for good: the rest of the request is bytes streamed to a file, which is slow but cheap. */
export function leavePlace(request: Request): void {
  if (!request.complete) placeOf.get(request)?.leaveForGood();
}

/** The sender whose share a request counts against; null for senders without a share. */
export const holderOf = (request: Request): string | null => placeOf.get(request)?.address ?? null;

/** Decides by the address alone, because anything else in a request can be forged. */
function isUncounted({ url }: Request): boolean {
  const [path = ''] = url.split('?', 1);
  return UNCOUNTED.test(path);
}

function refuse(request: Request, response: Response, headers: HeaderList): void {
  const { id } = request as Request & { id: string };
  const problem: Problem = { ...standardProblem(503), requestId: id };
  const body = Buffer.from(JSON.stringify(problem));
  const own = ['X-Request-Id', id, 'Content-Length', String(body.length)];
  // Node discards the rest of a small body. Connections are kept: a crowd opening new ones would fill the listen queue,
  // and clients turned away there hear nothing for seconds.
  if (bodyBytes(request) > READ_AWAY_BYTES) own.push('Connection', 'close');
  response.writeHead(503, [...headers, ...own]).end(body);
}

function bodyBytes({ headers }: Request): number {
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Infinity;
}
