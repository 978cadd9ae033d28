import { accessSync, constants, mkdirSync } from 'node:fs';
import { PlainError } from './plain-error.ts';

/** @throws PlainError if it cannot be made or written */
export function makeDataDir(folder: string): void {
  attempt('made', () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  assertWritable(folder);
}

/** @throws PlainError for a data directory on a disk that became read-only, for example */
export function assertWritable(folder: string): void {
  attempt('written', () => accessSync(folder, constants.W_OK));
}

function attempt(what: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    throw new PlainError(`DATA_DIR cannot be ${what}: ${(error as Error).message}`);
  }
}
