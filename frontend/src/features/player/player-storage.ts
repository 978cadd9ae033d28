import { LocalMediaStorage } from '@vidstack/react';

/**
 * Volume, speed, captions and quality stay with the device. The position does not: it belongs to
 * the learner, and the server keeps it.
 */
export class PlayerStorage extends LocalMediaStorage {
  override getTime(): Promise<null> {
    return Promise.resolve(null);
  }

  override setTime(): Promise<void> {
    return Promise.resolve();
  }
}
