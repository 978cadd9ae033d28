import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Writes `.br` and `.gz` variants of the client's larger files, so that nginx only has to send them:
//   node infra/docker/compress.ts frontend/dist

const WORTH_IT = 1024;

const folder = process.argv[2];
if (!folder) throw new Error('What? Give the folder of the built client.');
for (const name of globSync('**/*.{js,css,html,svg,json,webmanifest,txt}', { cwd: folder })) {
  const file = join(folder, name);
  const content = readFileSync(file);
  if (content.length < WORTH_IT) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
