import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { NotNow } from '../../../../platform/application/subscriber.js';
import { RESERVE_BYTES } from '../../application/uploads/upload-quota.js';

const RETRY_SECONDS = 300;
/** What may be copied between two looks at the disk. */
const LOOK_EVERY = 64 * 1024 * 1024;

export class NoRoomForCopy extends NotNow {
  constructor() {
    super('The disk has no room for a working copy of the video.', RETRY_SECONDS);
  }
}

/** @throws NoRoomForCopy unless so many bytes fit into the folder and leave the reserve alone */
export async function assertRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bytes + RESERVE_BYTES > bavail * bsize) throw new NoRoomForCopy();
}

/** Passes a copy on and breaks it off before the disk is full: others write there at the same time. @throws NoRoomForCopy */
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

/** Whether what is written to one of the folders is missing in the other. They need not be there yet. */
export const shareDisk = (one: string, other: string): boolean => diskOf(one) === diskOf(other);

function diskOf(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.dev ?? diskOf(dirname(folder));
}
