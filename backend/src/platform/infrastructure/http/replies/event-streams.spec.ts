import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { EventEmitter } from 'node:events';
import type { Actor } from '../../../application/actor.js';
import { RateLimited } from '../../../application/rate-limits.js';
import { Authenticator } from '../access/authenticator.js';
import { EventStreams, type StreamPace } from './event-streams.js';

class Session extends Authenticator {
  isOver = false;

  async authenticate(): Promise<Actor | null> {
    return this.isOver ? null : { userId: 'u', sessionId: 's', role: 'educator' };
  }
}

class Reader extends EventEmitter {
  readonly lines: string[] = [];
  ended = false;

  writeHead(): this {
    return this;
  }

  write(line: string): boolean {
    this.lines.push(line.trim());
    return true;
  }

  end(): void {
    this.ended = true;
  }
}

const quick: StreamPace = { lookMs: 1, heartbeatMs: 60_000, sessionMs: 60_000, lifeMs: 60_000 };
const request = {} as Request;

function listen(looks: readonly number[], pace: Partial<StreamPace> = {}, session = new Session()) {
  const reader = new Reader();
  const streams = new EventStreams(session);
  let turn = 0;
  const told = {
    look: async () => looks[Math.min(turn++, looks.length - 1)] ?? 0,
    isOver: (latest: number) => latest === 100,
  };
  const response = reader as unknown as Response;
  const done = streams.send(request, response, told, { ...quick, ...pace });
  return { reader, streams, done };
}

afterEach(() => void jest.restoreAllMocks());

describe('A stream of events', () => {
  it('tells what changes, once, until it is over', async () => {
    const { reader, done } = listen([1, 1, 2, 2, 100]);
    await done;
    expect(reader.lines).toEqual(['data: 1', 'data: 2', 'data: 100']);
    expect(reader.ended).toBe(true);
  });

  it('gives a sign of life while nothing changes', async () => {
    const { reader, done } = listen([1, 1, 1, 100], { heartbeatMs: 0 });
    await done;
    expect(reader.lines).toContain(': still here');
  });

  it('ends with the session', async () => {
    const session = new Session();
    session.isOver = true;
    const { reader, done } = listen([1], { sessionMs: 0 }, session);
    await done;
    expect(reader.lines).toEqual(['data: 1']);
  });

  it('ends with the session though the clock of the machine is put back', async () => {
    const session = new Session();
    const { reader, done } = listen([1], { sessionMs: 5 }, session);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    session.isOver = true;
    await done;
    expect(reader.ended).toBe(true);
  });

  it('ends when the reader goes, the server stops, or its time is over', async () => {
    const gone = listen([1]);
    const stopped = listen([1]);
    const old = listen([1], { lifeMs: 0 });
    await Promise.resolve();
    gone.reader.emit('close');
    stopped.streams.beforeApplicationShutdown();
    await Promise.all([gone.done, stopped.done, old.done]);
    expect([gone, stopped, old].every(({ reader }) => reader.ended)).toBe(true);
  });

  it('ends for a reader who left during the first look', async () => {
    const reader = new Reader();
    // Writes to a closed connection fail, and it never drains.
    reader.write = () => false;
    await new EventStreams(new Session()).send(request, reader as unknown as Response, {
      look: async () => reader.emit('close'),
      isOver: () => false,
    });
    expect(reader.ended).toBe(true);
  });

  it('leaves a refusal of the first look to the usual reply', async () => {
    const reader = new Reader();
    const refused = new EventStreams(new Session()).send(request, reader as unknown as Response, {
      look: async () => Promise.reject(new Error('No.')),
      isOver: () => true,
    });
    await expect(refused).rejects.toThrow('No.');
    expect(reader.ended).toBe(false);
  });

  it('is one of thirty at most for one account; whoever ends one may have another', async () => {
    const streams = new EventStreams(new Session());
    const told = { look: async () => 1, isOver: () => false };
    const follow = (reader: Reader, userId: string) =>
      streams.send({ actor: { userId } } as never, reader as never, told, quick);
    const readers = Array.from({ length: 30 }, () => new Reader());
    const [ended, ...others] = readers.map((reader) => follow(reader, 'u'));
    await expect(follow(new Reader(), 'u')).rejects.toThrow(RateLimited);
    readers[0]?.emit('close');
    await ended;
    const last = new Reader();
    const more = [follow(last, 'u'), follow(last, 'somebody else')];
    for (const reader of [...readers, last]) reader.emit('close');
    await Promise.all([...others, ...more]);
  });
});
