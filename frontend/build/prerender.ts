import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as renderer from '../src/prerender.tsx';
import { classesOf, criticalCss } from './critical-css.ts';

type Renderer = typeof renderer;
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk | undefined>;

const LEARNING = 'src/app/store/learner-features.ts';
const PLAYER = 'src/features/player/lecture-player.tsx';

/** Prerendered as frames only: their content comes with the code. */
const FRAMES = new Set(['/profile', '/allcourses', '/enrolledcourses']);

/** Common entry pages: their code is requested together with the shell. */
const FIRST_CODE: Record<string, string[]> = {
  '/': ['src/app/pages/home/home-page.tsx'],
  '/login': ['src/app/pages/account/login-page.tsx', 'src/app/store/account-features.ts'],
  '/signup': ['src/app/pages/account/signup-page.tsx', 'src/app/store/account-features.ts'],
  '/allcourses': ['src/app/pages/learner/all-courses-page.tsx', LEARNING],
  '/viewcourse/:courseId': ['src/app/pages/learner/course-page.tsx', LEARNING],
  '/viewlecture/:courseId': ['src/app/pages/learner/lecture-page.tsx', PLAYER, LEARNING],
  '/enrolledcourses': ['src/app/pages/learner/enrolled-courses-page.tsx', LEARNING],
};

/**
 * Writes an HTML page for every open route, and one shell for the others, into `.pages` of the build, with a list for
 * the server: the file of each route, and the hashes of the inline style and script for its content security policy.
 */
export function prerenderPages(): Plugin {
  let root = '';
  let dist = '';
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      dist = join(root, config.build.outDir);
    },
    async writeBundle() {
      const { pages, routes, render } = await loadRenderer(root, join(dist, '.prerender'));
      const template = readFileSync(join(dist, 'index.html'), 'utf8');
      const manifest = JSON.parse(
        readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      const rendered = await Promise.all(
        pages.map(async (page) => ({ ...page, ...(await render(page.path)) })),
      );

      const sheet = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/.exec(template);
      const script = /<script>([^]*?)<\/script>/.exec(template);
      if (!sheet?.[1] || !script?.[1])
        throw new Error('index.html lacks its styles or its script.');
      const classes = new Set(rendered.flatMap(({ markup }) => classesOf(markup)));
      const style = criticalCss(readFileSync(join(dist, sheet[1]), 'utf8'), classes);

      const playerFiles = files(manifest, [PLAYER, ...playerParts(manifest, dist)]);
      const player = `data-player="${[...playerFiles.scripts, ...playerFiles.styles].join(' ')}"`;
      const folder = join(dist, '.pages');
      mkdirSync(folder, { recursive: true });
      for (const { path, file, title, markup } of rendered) {
        const html = template
          .replace(sheet[0], '')
          .replace(/<title>.*<\/title>/, () => title)
          .replace('</head>', () => `${head(style, preloads(manifest, dist, path))}</head>`)
          // Below the content, which is painted with the critical styles before the sheet has arrived.
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-page="${path}" ${player}>${markup}</div>${sheet[0]}`,
          );
        writeFileSync(join(folder, file), isWhole(path) ? codeAfterContent(html) : html);
      }
      const list = {
        routes,
        styleHash: sha256(style),
        scriptHash: sha256(script[1]),
      };
      writeFileSync(join(folder, 'list.json'), JSON.stringify(list));
      rmSync(join(dist, '.prerender'), { recursive: true });
      rmSync(join(dist, 'index.html'));
    },
  };
}

/** Whether the page shows all of its content before any code is loaded. */
const isWhole = (path: string): boolean => !path.includes(':') && !FRAMES.has(path);

/** The content is painted from the page alone, so its pictures, styles and font are loaded before the code. */
function codeAfterContent(html: string): string {
  return html.replace(
    / rel="modulepreload"| type="module"/g,
    (kind) => `${kind} fetchpriority="low"`,
  );
}

async function loadRenderer(root: string, outDir: string): Promise<Renderer> {
  await build({
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: true, entryFileNames: 'prerender.js' } },
    },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer;
}

function head(style: string, links: string): string {
  return `<style>${style}</style>${links}`;
}

function preloads(manifest: Manifest, dist: string, path: string): string {
  const entries = FIRST_CODE[path] ?? [];
  const parts = entries.includes(PLAYER) ? playerParts(manifest, dist) : [];
  const { scripts, styles } = files(manifest, [...entries, ...parts]);
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="${file}">`),
  ].join('');
}

/** The files of these entries that are not in the shell. */
function files(manifest: Manifest, entries: readonly string[]) {
  const shell = withImports(manifest, ['index.html']);
  const keys = [...withImports(manifest, entries)].filter((key) => !shell.has(key));
  const chunks = keys.flatMap((key) => manifest[key] ?? []);
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css }) => css ?? []).map((file) => `/${file}`),
  };
}

/** Files that the player would only request itself after another round trip. */
function playerParts(manifest: Manifest, dist: string): string[] {
  const parts = manifest[PLAYER]?.dynamicImports ?? [];
  return parts.filter((key) => {
    const file = manifest[key]?.file;
    return file && /"HLS"|WEBVTT/.test(readFileSync(join(dist, file), 'utf8'));
  });
}

/** The chunks and their imports. */
function withImports(manifest: Manifest, entries: readonly string[]): Set<string> {
  const keys = new Set(entries);
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next);
  return keys;
}

const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
