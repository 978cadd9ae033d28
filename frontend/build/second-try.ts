import type { Plugin } from 'vite';

const DYNAMIC = /\bimport\("\.\/([\w.-]+)\.js"\)/g;

/** Chunks are loaded by `window.chunk` (index.html), which tries again what was cut off on its way. */
export function secondTry(): Plugin {
  return {
    name: 'second-try',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // Vite itself looks for the imports, to name what each needs besides.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code.replace(DYNAMIC, 'chunk("$1")');
          if (/\bimport\(/.test(chunk.code))
            throw new Error(`${chunk.fileName} loads a chunk in a way that is not known here.`);
        }
      },
    },
  };
}
