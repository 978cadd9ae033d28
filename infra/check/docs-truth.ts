import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../local/settings.ts';

// Checks the documents against reality: the targets of links, the commands, and the error codes.

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const files = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] });

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function deadLinks(file: string, text: string): string[] {
  return all(text, /\]\(([^)\s]+)\)/g)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(ROOT, target))) return true;
      return (
        anchor !== undefined &&
        !all(read(target), /^#+ (.*)$/gm)
          .map(anchorOf)
          .includes(anchor)
      );
    })
    .map((link) => `${file}: ${link} leads nowhere`);
}

const scripts = Object.keys(
  (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
);
const targets = all(read('Makefile'), /^([a-z]+):/gm);

function unknownCommands(file: string, text: string): string[] {
  const npm = all(text, /npm run ([\w:-]+)/g).filter((name) => !scripts.includes(name));
  const make = all(text, /`(?:[A-Z_]+=\S+ )*make ([a-z]+)/g).filter(
    (name) => !targets.includes(name),
  );
  return [
    ...npm.map((name) => `${file}: there is no npm run ${name}`),
    ...make.map((name) => `${file}: there is no make ${name}`),
  ];
}

const CODES_PAGE = 'docs/integrators/errors.md';
const API = 'docs/openapi.json';

/** Codes are literals in the constructors of errors, and in the map of status codes. */
function codeFaults(): string[] {
  const sources = files('backend/src/**/*.ts').filter((file) => !file.endsWith('.spec.ts'));
  const thrown = sources.flatMap((file) =>
    all(
      read(file),
      /(?:super\(\s*'[a-z-]+',|standardProblem\(\d+,|^ {2}\d{3}: \[)\s*'([A-Z_]+)'/gm,
    ),
  );
  const told = all(read(CODES_PAGE), /^\| `([A-Z_]+)`/gm);
  const listed = all(/"code": \{[^}]*"Stable, [^}]*\}/.exec(read(API))?.[0] ?? '', /`([A-Z_]+)`/g);
  return [
    ...told
      .filter((code) => !listed.includes(code))
      .map((code) => `${API}: ${code} is missing: add it to app/openapi/error-codes.ts`),
    ...listed
      .filter((code) => !told.includes(code))
      .map(
        (code) => `${API}: ${code} stands in app/openapi/error-codes.ts and not in ${CODES_PAGE}`,
      ),
    ...[...new Set(thrown)]
      .filter((code) => !told.includes(code))
      .map((code) => `${CODES_PAGE}: ${code} is missing`),
    ...told
      .filter((code) => !thrown.includes(code))
      .map((code) => `${CODES_PAGE}: nobody answers ${code}`),
  ];
}

const pages = files('*.md', 'docs/**/*.md', 'frontend/*.md', 'infra/**/*.md');
const faults = [
  ...pages.flatMap((file) => {
    const text = read(file);
    return [...deadLinks(file, text), ...unknownCommands(file, text)];
  }),
  ...codeFaults(),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
