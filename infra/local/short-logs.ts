import { copyFileSync, statSync, truncateSync } from 'node:fs';

const LARGEST = 20 * 1024 * 1024;
const LOOK_MS = 60_000;

/** Keeps logs from filling the disk, however long the processes run that append to them; returns how to end that. */
export function keepShort(files: readonly string[]): () => void {
  const look = (): void => files.forEach((file) => shorten(file));
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** What a large log holds goes to `<file>.1`, in place of what was there. Not renamed: who writes it holds it open. */
export function shorten(file: string, largest = LARGEST): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= largest) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
