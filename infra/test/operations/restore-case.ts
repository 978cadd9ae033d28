import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { postgresBinaries } from '../../local/database/postgres-binaries.ts';
import { ROOT } from '../../local/settings.ts';
import type { Manifest } from '../../operate/manifest.ts';
import { command, type Outcome } from '../command.ts';

// operations.test.ts checks that restored data works; here the files only have to exist.

const NAMES = ['postgres/PG_VERSION', 'files/picture.png', 'secrets.json'];

/** Data that can be identified by their content. */
export const saying = (text: string) => Object.fromEntries(NAMES.map((name) => [name, text]));

const { postgres } = await postgresBinaries();
const version = /[\d.]+/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[0];

/** A data directory in use, and a backup to replace it. */
export class RestoreCase {
  readonly backup: string;
  readonly dataDir: string;

  constructor(folder: string) {
    const here = mkdtempSync(join(folder, 'case-'));
    this.backup = join(here, 'backup');
    this.dataDir = join(here, 'data');
    for (const name of NAMES) {
      write(join(this.backup, name), 'saved');
      write(join(this.dataDir, name), 'in use');
    }
    this.manifest({ kind: 'cluster' });
  }

  manifest(says: Partial<Manifest> & Pick<Manifest, 'kind'>): void {
    if (says.kind === 'dump') write(join(this.backup, 'database.dump'), 'saved');
    const usual = { at: '2026-01-01T00:00:00.000Z', postgres: version, release: '0.1.0' };
    write(join(this.backup, 'backup.json'), JSON.stringify({ ...usual, ...says }));
  }

  restore(env: NodeJS.ProcessEnv = {}, ...shell: string[]): Promise<Outcome> {
    const program = [process.execPath, join(ROOT, 'infra/operate/restore.ts'), this.backup];
    return command([...shell, ...program], { env: { ...this.environment, ...env } });
  }

  get environment(): NodeJS.ProcessEnv {
    return { ...process.env, DATABASE_URL: '', DATA_DIR: this.dataDir };
  }
}

export function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The content of every file below a folder, by path. */
export function contents(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(dir, file), readFileSync(file, 'utf8')];
    }),
  );
}
