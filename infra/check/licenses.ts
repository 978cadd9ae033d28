import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/settings.ts';

// Writes docs/third-party-licenses.md: every npm package in a running installation, with its license; with --check it
// only checks that we may ship each of them.

interface Package {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
}

/** Licenses that only require attribution. */
const FREE =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD(-[23]-Clause)?|CC0-1\.0|CC-BY-[34]\.0|ISC|MIT(-0)?|MPL-2\.0|OFL-1\.1|PostgreSQL|Python-2\.0|Unlicense|WTFPL|Zlib)$/;
/** Programs that we start and never link; redistributing them is subject to their terms. */
const PROGRAMS = /^(@ffmpeg-installer|@ffprobe-installer)\//;
/** Used unchanged, as a separate library file. */
const LIBRARIES = /^@img\/sharp-/;

/** Packages that state their license only in a text file. */
const TOLD_ELSEWHERE: Readonly<Record<string, string>> = { pause: 'MIT', 'png-js': 'MIT' };

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};

const shipped = Object.entries(lock.packages)
  .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.dev && !entry.link)
  .map(([folder, entry]) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = entry.license ?? TOLD_ELSEWHERE[name] ?? licenseInside(folder);
    return { name, version: entry.version ?? '', license };
  })
  .filter(
    (one, n, all) => all.findIndex((o) => o.name === one.name && o.version === one.version) === n,
  )
  .sort((a, b) => (a.name < b.name ? -1 : 1));

function licenseInside(folder: string): string {
  const file = join(ROOT, folder, 'package.json');
  if (!existsSync(file)) return 'unknown';
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type: string };
    licenses?: { type: string }[];
  };
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.[0]?.type ?? 'unknown';
}

const isFine = ({ name, license }: (typeof shipped)[number]): boolean =>
  PROGRAMS.test(name) ||
  LIBRARIES.test(name) ||
  // An "or" needs one accepted license, an "and" needs all.
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => FREE.test(one)));

const page = `# Third-party licenses

<!-- Made by \`npm run licenses\` from package-lock.json. -->

What comes with a running installation besides Lectern itself, which is MIT. ffmpeg, PostgreSQL, nginx and
the rest of an image come from Debian or their own images, under their own licenses.

${shipped.map(({ name, version, license }) => `- ${name} ${version}: ${license}`).join('\n')}
`;

const file = join(ROOT, 'docs/third-party-licenses.md');
const refused = shipped.filter((one) => !isFine(one));
for (const { name, version, license } of refused)
  console.error(`${name} ${version}: ${license} is not a license we may ship without a thought.`);
if (refused.length > 0) process.exitCode = 1;
if (!process.argv.includes('--check')) writeFileSync(file, page);
