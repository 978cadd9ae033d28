import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from './call.ts';

export interface Answer {
  status: number;
  /** Milliseconds since the request was due, even if it was sent late. */
  took: number;
  /** Milliseconds since it was sent. */
  sinceSent: number;
  retryAfter: string | undefined;
}

/** Sends at a steady rate, however slow the replies are, as people do. A request without a reply has status 0. */
export async function atRate(
  url: string,
  perSecond: number,
  seconds: number,
  next: (at: number) => Call,
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const began = performance.now();
  const answers: Promise<Answer>[] = [];
  const count = Math.round(perSecond * seconds);
  for (let at = 0; at < count; at += 1) {
    const due = began + (at / perSecond) * 1_000;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    answers.push(send(url, agent, next(at), due));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

/** Sends requests one after the other on each of the connections, as fast as replies arrive. */
export async function together(
  url: string,
  calls: Iterable<Call>,
  connections: number,
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const queue = calls[Symbol.iterator]();
  const answers: Answer[] = [];
  const buyer = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next())
      answers.push(await send(url, agent, next.value, performance.now()));
  };
  await Promise.all(Array.from({ length: connections }, buyer));
  agent.destroy();
  return answers;
}

function send(url: string, agent: Agent, call: Call, due: number): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body } = call;
  const began = performance.now();
  return new Promise((resolve) => {
    const answer = (status: number, retryAfter?: string): void => {
      const now = performance.now();
      resolve({ status, retryAfter, took: now - due, sinceSent: now - began });
    };
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(`${url}${path}`, { agent, method, headers: { ...headers, ...length } });
    sent.once('error', () => answer(0));
    sent.once('response', (reply) => {
      reply.resume();
      reply.once('end', () => answer(reply.statusCode ?? 0, reply.headers['retry-after']));
      reply.once('error', () => answer(0));
    });
    sent.end(body);
  });
}
