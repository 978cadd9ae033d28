import { subscribe } from 'node:diagnostics_channel';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

type Wrapped = (
  require: NodeJS.Require,
  exports: unknown,
  filename: string,
  load: (specifier: string) => Promise<unknown>,
) => void;

/** Published once by a program when its start is complete. */
export const STARTED = 'lectern.started';

const STAMP_BYTES = 64;
const FIRST_REQUESTS_MS = 1_000;

/**
 * Runs a bundled program with V8's code cache from an earlier start. Node's own compile cache keeps only what is
 * compiled while a file loads, before any of it runs; here the functions that ran until the end of the start are kept
 * too, which are most of them. One cache per roles, because a worker runs other functions than an API.
 */
export function runCompiled(name: string, roles: string): void {
  const file = join(import.meta.dirname, name);
  const folder = getCompileCacheDir();
  const kept = folder === undefined ? undefined : join(folder, keptAs(roles));
  const cachedData = kept === undefined ? undefined : read(kept, name);
  // The bundle is ASCII, which V8 stores in one byte per character.
  const script = new Script(readFileSync(file, 'utf8'), {
    filename: file,
    ...(cachedData ? { cachedData } : {}),
  });
  if (kept !== undefined && (!cachedData || script.cachedDataRejected)) {
    keepWhenStarted(() => write(kept, name, script.createCachedData()));
  }
  const module = new Module(file);
  const require = createRequire(file);
  // Chunks loaded later require it by this name.
  require.cache[file] = module;
  const load = (specifier: string): Promise<unknown> => import(specifier);
  (script.runInThisContext() as Wrapped)(require, module.exports, file, load);
  module.loaded = true;
}

const keptAs = (roles: string): string => `server-${roles.replace(/\W/g, '-')}`;

function keepWhenStarted(keep: () => void): void {
  subscribe(STARTED, () => {
    const once = (): void => {
      clearTimeout(soon);
      process.off('exit', once);
      keep();
    };
    // The first replies are part of a start.
    const soon = setTimeout(once, FIRST_REQUESTS_MS).unref();
    process.once('exit', once);
  });
}

/** V8 itself compares only lengths; a bundle's name contains a hash of its content. */
const stampOf = (name: string, data: Buffer): Buffer =>
  Buffer.alloc(STAMP_BYTES, `${name} ${crc32(data)}\n`);

function read(file: string, name: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const data = bytes.subarray(STAMP_BYTES);
    return stampOf(name, data).equals(bytes.subarray(0, STAMP_BYTES)) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Atomic, because another process may be reading it. A full disk only makes the next start slower. */
function write(file: string, name: string, data: Buffer): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, Buffer.concat([stampOf(name, data), data]), { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    process.emitWarning(error as Error);
  }
}
