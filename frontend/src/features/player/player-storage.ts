import { LocalMediaStorage } from '@vidstack/react';

/**
 * Volume, speed, captions and quality stay with the device, where it keeps anything. The position does not: it belongs
 * to the learner, and the server keeps it.
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

/** Nor when it is full, or holds what nobody can read. */
function unlessBlocked(work: () => void): void {
  try {
    work();
  } catch {
    // The lecture plays, with what the player begins with.
  }
}
