import { LocalMediaStorage } from '@vidstack/react';

/**
 * Volume, speed, captions and quality are stored on the device, if it has storage. The position is not: it belongs to
 * the learner and is stored on the server.
 */
export class PlayerStorage extends LocalMediaStorage {
  override getTime(): Promise<null> {
    return Promise.resolve(null);
  }

  override setTime(): Promise<void> {
    return Promise.resolve();
  }

  override onChange(...change: Parameters<LocalMediaStorage['onChange']>): void {
    unlessBlocked(() => super.onChange(...change));
  }

  protected override save(): void {
    unlessBlocked(() => super.save());
  }
}

/** Ignores full storage and unreadable values. */
function unlessBlocked(work: () => void): void {
  try {
    work();
  } catch {
    // The lecture plays with default settings.
  }
}
