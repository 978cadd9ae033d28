import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './person.ts';

export interface Sample {
  at: number;
  ms: number;
  call: string;
  /** 0 for no response. */
  status: number;
}

export interface Call {
  name: string;
  run: () => Promise<Response>;
}

/** Sends calls at a steady rate, whether or not earlier ones were answered, as visitors do. */
export class Load {
  readonly samples: Sample[] = [];
  private running = true;
  private readonly pending = new Set<Promise<void>>();
  private readonly sending: Promise<void>;

  constructor(calls: readonly Call[], perSecond: number) {
    this.sending = this.send(calls, perSecond);
  }

  async stop(): Promise<Sample[]> {
    this.running = false;
    await this.sending;
    await Promise.all(this.pending);
    return this.samples;
  }

  private async send(calls: readonly Call[], perSecond: number): Promise<void> {
    for (let n = 0; this.running; n += 1) {
      const call = calls[n % calls.length];
      if (!call) return;
      const answered = this.sample(call);
      this.pending.add(answered);
      void answered.finally(() => this.pending.delete(answered));
      await sleep(1000 / perSecond);
    }
  }

  private async sample({ name, run }: Call): Promise<void> {
    const at = performance.now();
    let status = 0;
    try {
      const response = await run();
      await response.arrayBuffer();
      status = response.status;
    } catch {
      status = 0;
    }
    this.samples.push({ at, ms: performance.now() - at, call: name, status });
  }
}

/** Reads as a visitor and as a user, and a write that can be counted afterwards. */
export const usualCalls = (person: Person, courseId: string, lectureId: string): Call[] => [
  { name: 'catalog', run: () => person.once('GET', '/api/course/getpublishedcoures?limit=5') },
  { name: 'person', run: () => person.once('GET', '/api/user/currentuser') },
  { name: 'page', run: () => person.once('GET', `/viewcourse/${courseId}`) },
  {
    name: 'watch',
    run: () => person.once('POST', '/api/learning/watch', { position: { lectureId, seconds: 1 } }),
  },
];

export const failed = (samples: readonly Sample[]): Sample[] =>
  samples.filter(({ status }) => status === 0 || status >= 500);

export const slowest = (samples: readonly Sample[]): number =>
  Math.round(Math.max(0, ...samples.map(({ ms }) => ms)));
