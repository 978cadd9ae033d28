import { rm } from 'node:fs/promises';
import type { SourceAtWork } from '../../application/videos/transcoder.js';
import type { SourceFacts } from '../../domain/videos/video-source.js';

/** A source on a machine that cannot encode: only its container is known. */
export class OriginalSource implements SourceAtWork {
  readonly encodes = false;
  readonly makesSeveral = false;
  readonly drawsAlong = false;

  constructor(
    private readonly folder: string,
    readonly facts: SourceFacts,
  ) {}

  async poster(): Promise<null> {
    return null;
  }

  async storyboard(): Promise<null> {
    return null;
  }

  renditions(): never {
    throw new Error('There is nothing here that could encode.');
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
