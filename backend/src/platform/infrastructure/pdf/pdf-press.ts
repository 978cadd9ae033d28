import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Busy } from '../../domain/domain-error.js';
import { Turns } from '../calls/turns.js';
import type { PdfPage } from './pdf-page.js';
import type { SetPage } from './pdf-worker.js';

/** The single thread sets one page at a time. */
const AT_ONCE = 1;
/** The last page waits about a second. */
const MAX_WAITING = 16;
/** Only an overloaded machine takes this long for a page. */
const MOST_MS = 20_000;
/** Fonts and the PDF writer take 50 to 100 MB, which a rarely used thread need not keep. */
const IDLE_MS = 5 * 60 * 1_000;
const MOST_MB = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

// Tests run the sources, whose imports use the names of compiled files.
const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(isSource ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);
const execArgv = isSource
  ? ['--import', new URL('../../testing/run-sources.js', import.meta.url).href]
  : [];

/**
 * Sets pages in a separate thread, because in the main one each page would block all other requests. The thread starts
 * with the first page and ends after a while without any.
 */
@Injectable()
export class PdfPress implements OnApplicationShutdown {
  private readonly turns = new Turns(AT_ONCE, () => MAX_WAITING);
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @throws Busy when too many pages wait, or the machine is too slow */
  print({ options, pieces }: PdfPage, mostMs = MOST_MS): Promise<Buffer> {
    return this.turns.take(async () => {
      clearTimeout(this.idle);
      const thread = (this.thread ??= this.begin());
      try {
        thread.ref();
        thread.postMessage({ options, pieces });
        return await answerOf(thread, mostMs);
      } catch (error) {
        // Whatever happened to the thread, the next page gets a new one.
        await this.stop();
        throw error;
      } finally {
        // Does not keep the process from exiting.
        thread.unref();
        this.idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
      }
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  private begin(): Worker {
    const thread = new Worker(PROGRAM, { execArgv, resourceLimits: MOST_MB });
    // Errors are handled where a page is awaited; without a listener they would end the process.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = undefined;
    });
    return thread;
  }

  private async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }
}

async function answerOf(thread: Worker, mostMs: number): Promise<Buffer> {
  const over = new AbortController();
  const { signal } = over;
  const late = async () => {
    await sleep(mostMs, undefined, { signal });
    throw new Busy();
  };
  const lost = async () => {
    await once(thread, 'exit', { signal });
    throw new Error('The thread that sets PDFs has ended.');
  };
  try {
    const heard = once(thread, 'message', { signal }) as Promise<[SetPage]>;
    const [answer] = await Promise.race([heard, late(), lost()]);
    if ('error' in answer) throw new Error('A page could not be set.', { cause: answer.error });
    return Buffer.from(answer.pdf);
  } finally {
    over.abort();
  }
}
