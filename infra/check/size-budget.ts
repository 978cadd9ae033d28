import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../local/settings.ts';

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

interface Budget {
  screen: string;
  /** Brotli, over what the home page has brought already. */
  kib: number;
  entries: string[];
}

const dist = join(ROOT, 'frontend/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

const pages = 'src/app/pages';
const HOME: Budget = {
  screen: 'the home page',
  kib: 100,
  entries: ['index.html', `${pages}/home/home-page.tsx`],
};
const OTHERS: Budget[] = [
  { screen: 'its sections below', kib: 10, entries: [`${pages}/home/below-the-fold.tsx`] },
  { screen: 'the footer', kib: 5, entries: ['src/app/layout/footer.tsx'] },
  {
    screen: 'a form',
    kib: 35,
    entries: [`${pages}/account/login-page.tsx`, 'src/app/store/account-features.ts'],
  },
  {
    screen: 'the dashboard',
    kib: 90,
    entries: [
      `${pages}/educator/dashboard-page.tsx`,
      'src/app/store/educator-features.ts',
      'src/features/dashboard/bar-chart.tsx',
    ],
  },
  {
    screen: 'the player',
    kib: 240,
    entries: [
      `${pages}/learner/lecture-page.tsx`,
      'src/app/store/learner-features.ts',
      'src/features/player/lecture-player.tsx',
    ],
  },
  {
    screen: 'editing a course',
    kib: 45,
    entries: [`${pages}/educator/edit-course-page.tsx`, 'src/app/store/educator-features.ts'],
  },
];

/** The files that static imports lead to from the entries. */
function filesOf({ entries }: Budget): Set<string> {
  const keys = new Set(entries);
  for (const key of keys) for (const next of chunk(key).imports ?? []) keys.add(next);
  return new Set([...keys].map((key) => chunk(key).file));
}

function chunk(key: string): NonNullable<Manifest[string]> {
  const found = manifest[key];
  if (!found) throw new Error(`${key} is no chunk of the client: name its budget anew.`);
  return found;
}

function kibOf(files: Iterable<string>): number {
  const sizes = [...files].map((file) => brotliCompressSync(readFileSync(join(dist, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

function report(what: string, kib: number, budget: number): void {
  console.log(`${kib.toFixed(1)} of ${budget} KiB  ${what}`);
  if (kib > budget) process.exitCode = 1;
}

const home = filesOf(HOME);
for (const budget of [HOME, ...OTHERS]) {
  const files = [...filesOf(budget)].filter((file) => budget === HOME || !home.has(file));
  report(budget.screen, kibOf(files), budget.kib);
}

/** All that the largest paint of a prerendered page waits for. */
const PAGE_KIB = 25;
const heaviest = readdirSync(join(dist, '.pages'))
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, kib: kibOf([`.pages/${name}`]) }))
  .reduce((a, b) => (b.kib > a.kib ? b : a));
report(`the heaviest page before its largest paint (${heaviest.name})`, heaviest.kib, PAGE_KIB);
