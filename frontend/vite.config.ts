import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressBuild } from './build/compress.ts';
import { leanHls } from './build/lighter/hls.ts';
import { lighterPackages } from './build/lighter/packages.ts';
import { minifyAgain } from './build/minify-again.ts';
import { olderColors } from './build/older-colors.ts';
import { prerenderPages } from './build/prerender.ts';
import { productionRouter } from './build/production-router.ts';
import { secondTry } from './build/second-try.ts';

// The API takes requests from its own host only: it has to see the address the browser asked.
const api = { target: process.env.API_URL ?? 'http://localhost:8000', changeOrigin: false };

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Everything a page needs before it can show: the modules its own import statements lead to. */
function reachable(start: string, graph: Graph): Set<string> {
  const found = new Set([start]);
  // A set that grows while it is walked is walked to its end.
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
// Own code only: whatever leads to the icons leads to all of them.
const SHARED = /\/src\/(app\/(?!pages)|features|shared\/(?!copy\/home))/;
const HERO_ICONS = /\/icons\/(badge-check|check|play|sparkles)\.mjs$/;
/** What every page of the client has loaded, by the names below. */
const FIRST_FILES = /\/(react|rolldown-runtime|shell|state)-/;
let firstLoad: Set<string> | undefined;

/** What the first visit needs in one file instead of twenty small ones; pages stay apart. */
function shell(id: string, graph: Graph): string | null {
  firstLoad ??= new Set(
    ['main.tsx', 'app/pages/home/home-page.tsx'].flatMap((path) => [
      ...reachable(source(path), graph),
    ]),
  );
  return firstLoad.has(id) && (SHARED.test(id) || HERO_ICONS.test(id)) ? 'shell' : null;
}

/**
 * What several pages need, in a few files: each is a round trip. What stands first also takes what it
 * imports, so the parts that know the least stand first.
 */
const SHARED_BY_PAGES = Object.entries({
  uploads: /\/src\/shared\/(api\/sending|sagas\/upload)/,
  kit: /\/src\/(shared\/(?!forms\/(.*x|(held-moment|use-unreadable|words-schema)\.ts)$|lib\/bytes|sagas\/(next-page|request-once|staying)|ui\/(password-field|section-title|use-announced-tenths)|copy\/(?!common|forms))|features\/(?!lectures)\w+\/\w+\.selectors)|\/lucide-react\//,
  files: /\/src\/(shared\/lib\/bytes|features\/handouts\/handout-link)/,
  forms: /\/node_modules\/(formik|yup)\/|\/src\/shared\/forms\/(?!use-unreadable)/,
  learner:
    /\/src\/(features\/((browse|certificates|checkout|course|learning|reviews|transcript)\/|notes\/notes\.slice)|shared\/(copy\/(certificates|learner|reviews)|ui\/section-title))/,
  questions:
    /\/src\/(features\/questions\/(questions\.|words|question-item|thread|answer)|shared\/copy\/questions)/,
  coupons: /\/src\/features\/coupons\/(coupon(-code|\.slice)|last-day)/,
  quizzes: /\/src\/(features\/quizzes\/quizzes\.|shared\/copy\/quizzes)/,
  orders: /\/src\/(features|shared\/copy)\/orders/,
  search: /\/src\/(features|shared\/copy)\/search/,
  educator:
    /\/src\/(features\/(authoring|dashboard|insight|lectures)\/|shared\/(copy\/(educator|insight)|sagas\/(request-once|staying)|forms\/use-unreadable|ui\/use-announced-tenths)|app\/pages\/educator\/use-own-courses)/,
  // Nobody who logs in needs it.
  settings: /\/src\/(features\/account\/settings\/|shared\/copy\/(settings|tokens))/,
  account: /\/src\/(features\/account\/|shared\/copy\/account)/,
}).map(([name, test]) => ({ name, test, minShareCount: 2 }));

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    olderColors(),
    productionRouter(),
    lighterPackages(),
    leanHls(),
    minifyAgain(),
    secondTry(),
    prerenderPages(),
    compressBuild(),
  ],
  server: { proxy: { '/api': api, '/dev': api } },
  preview: { proxy: { '/api': api, '/dev': api } },
  build: {
    // Every browser in `cssTarget` preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // Whatever asks for a page is in one of these or came after them: naming them for each costs the first load.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !FIRST_FILES.test(file)) : files,
    },
    manifest: true,
    target: 'es2022',
    // light-dark() must reach the browser as it is: rewritten here, a `scheme-dark` part would not flip.
    // What is older than these has `older-colors.ts`, down to Safari 16.4.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // A data: URI would need a wider CSP than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first page knows the names of all others: a letter less of each is a tenth of a KiB.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            {
              name: 'state',
              test: /node_modules\/(@reduxjs|redux|redux-saga|@redux-saga|typed-redux-saga|react-redux|immer)\//,
            },
            { name: shell, debugName: 'shell' },
            ...SHARED_BY_PAGES,
          ],
        },
      },
    },
  },
});
