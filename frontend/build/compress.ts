import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Files that fit into one packet are not worth compressing. */
const WORTH_BYTES = 1024;

const FORMS = [
  { suffix: '.br', compress: promisify(brotliCompress) },
  { suffix: '.gz', compress: promisify(gzip) },
];

/** Writes compressed variants of every text file of the build, so that the server never has to compress. */
export function compressBuild(): Plugin {
  let dist = '';
  return {
    name: 'compress-build',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
        const texts = names.filter((name) => TEXT.test(name) && !name.startsWith('.vite'));
        await Promise.all(texts.map((name) => compressFile(join(dist, name))));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  await Promise.all(
    FORMS.map(async ({ suffix, compress }) => writeFile(file + suffix, await compress(content))),
  );
}
