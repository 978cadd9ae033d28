import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../local/settings.ts';

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

const pages = 'src/app/pages';
const dist = join(ROOT, 'frontend/dist');

/** The entry points of the parts of the client that are loaded together. */
const ENTRIES = {
  home: ['index.html', `${pages}/home/home-page.tsx`],
  'below the fold': [`${pages}/home/below-the-fold.tsx`, 'src/app/layout/footer.tsx'],
  form: [`${pages}/account/login-page.tsx`, 'src/app/store/account-features.ts'],
  dashboard: [
    `${pages}/educator/dashboard-page.tsx`,
    'src/app/store/educator-features.ts',
    'src/features/dashboard/bar-chart.tsx',
  ],
  player: [
    `${pages}/learner/lecture-page.tsx`,
    'src/app/store/learner-features.ts',
    'src/features/player/lecture-player.tsx',
  ],
  'course editor': [`${pages}/educator/edit-course-page.tsx`, 'src/app/store/educator-features.ts'],
} as const;

export type Part = keyof typeof ENTRIES;

/** The size of the built client, compressed with brotli, in KiB. */
export class ClientWeight {
  private readonly manifest = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  private readonly home = this.filesOf('home');

  /** For the home page everything, for other parts what they add to it. */
  of(part: Part): number {
    const files = [...this.filesOf(part)];
    return kibOf(part === 'home' ? files : files.filter((file) => !this.home.has(file)));
  }

  /** Everything that the largest contentful paint of a prerendered page waits for. */
  heaviestPage(): { name: string; kib: number } {
    return readdirSync(join(dist, '.pages'))
      .filter((name) => name.endsWith('.html'))
      .map((name) => ({ name, kib: kibOf([`.pages/${name}`]) }))
      .reduce((a, b) => (b.kib > a.kib ? b : a));
  }

  /** The entries and their static imports. */
  private filesOf(part: Part): Set<string> {
    const keys = new Set<string>(ENTRIES[part]);
    for (const key of keys) for (const next of this.chunk(key).imports ?? []) keys.add(next);
    return new Set([...keys].map((key) => this.chunk(key).file));
  }

  private chunk(key: string): NonNullable<Manifest[string]> {
    const found = this.manifest[key];
    if (!found) throw new Error(`${key} is no chunk of the client: name its entries anew.`);
    return found;
  }
}

function kibOf(files: string[]): number {
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(dist, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
