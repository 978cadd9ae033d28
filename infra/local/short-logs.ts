import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';

const LARGEST = 20 * 1024 * 1024;
const LOOK_MS = 60_000;

/** Limits the size of log files, however long processes append to them; returns a function that ends that. */
export function keepShort(files: readonly string[]): () => void {
  const look = (): void => files.forEach((file) => shorten(file));
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Moves the content of a large log to `<file>.1`, replacing the previous one. Copies instead of renaming, because the
 * writer holds the file open.
 */
export function shorten(file: string, largest = LARGEST): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= largest) return;
  try {
    copyFileSync(file, `${file}.1`);
  } catch {
    // The disk is full: room matters more than old lines.
    rmSync(`${file}.1`, { recursive: true, force: true });
  }
  truncateSync(file);
}
