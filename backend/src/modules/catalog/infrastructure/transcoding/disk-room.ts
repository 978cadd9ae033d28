import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { NotNow } from '../../../../platform/application/subscriber.js';
import { NoRoomForSizes } from '../../application/videos/no-room-for-sizes.js';
import { RESERVE_BYTES } from '../../application/uploads/upload-quota.js';

const RETRY_SECONDS = 300;
/** How many bytes may be copied between two checks of the free space. */
const LOOK_EVERY = 64 * 1024 * 1024;

export class NoRoomForCopy extends NotNow {
  constructor() {
    super('The disk has no room for a working copy of the video.', RETRY_SECONDS);
  }
}

/** @throws NoRoomForCopy unless so many bytes fit into the folder without touching the reserve */
export async function assertRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bytes + RESERVE_BYTES > bavail * bsize) throw new NoRoomForCopy();
}

/** The interval of checks during hours of writing: an encoder makes some megabytes in that time. */
const LOOK_EVERY_MS = 2_000;

/** Call any number of times while something is written to the folder. @throws NoRoomForSizes */
export type RoomWatch = () => Promise<void>;

export function watchRoom(folder: string): RoomWatch {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = now;
    const { bavail, bsize } = await statfs(folder);
    if (RESERVE_BYTES > bavail * bsize) throw new NoRoomForSizes();
  };
}

/**
 * Passes on a copy and aborts it before the disk is full, because others write at the same time. @throws NoRoomForCopy
 */
export async function* whileRoom(
  copy: AsyncIterable<Buffer>,
  folder: string,
): AsyncGenerator<Buffer> {
  let unseen = 0;
  for await (const chunk of copy) {
    unseen += chunk.length;
    if (unseen >= LOOK_EVERY) {
      await assertRoom(folder, unseen);
      unseen = 0;
    }
    yield chunk;
  }
}

/** Whether the two folders, which need not exist yet, are on the same disk. */
export const shareDisk = (one: string, other: string): boolean => diskOf(one) === diskOf(other);

function diskOf(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.dev ?? diskOf(dirname(folder));
}
