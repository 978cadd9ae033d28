import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import remapping, { type SourceMapInput } from '@jridgewell/remapping';
import type { OutputChunk } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { chunkWhenUsed, packagesWhenUsed } from './loaded-when-used.ts';

/** Of the bundle, in the backend's. */
export const FOLDER = 'dist/bundle';

/** The bundled server as a function of what only Node's module loader would give it, for `runCompiled`. */
export function asFunction(bundled: string, chunksForLater: readonly string[]): string {
  const code = chunksForLater
    .reduce(chunkWhenUsed, packagesWhenUsed(bundled))
    // Nest probes these optional packages at every start, for which Node's module loader would be started.
    .replace(/\bimport\("@nestjs\/(microservices|websockets)\b[^)]*\)/g, 'Promise.reject()')
    .replace(/\bimport\(/g, '__import(');
  return `(function (require, exports, __filename, __import) {${code}\n})`;
}

/**
 * Rewrites a chunk without white space and with short names of variables: V8 keeps the source in memory as long as the
 * process lives, in one byte per character if it is ASCII. Functions and classes keep their names, which stacks, Nest and
 * the ORM show or need. Its map leads to our own sources.
 */
export function shorten({ fileName, code: bundled, map: mapOfBundled }: OutputChunk): void {
  const { code, map, errors } = minifySync(fileName, bundled, {
    compress: false,
    mangle: { toplevel: true, keepNames: true },
    codegen: { asciiOnly: true },
    sourcemap: true,
  });
  if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
  if (/[^\0-\x7f]/.test(code)) throw new Error(`${fileName} is not ASCII.`);
  // The bundler's own helpers have none.
  const maps = (mapOfBundled ? [map, mapOfBundled] : [map]) as SourceMapInput[];
  const whole = remapping(maps, mapOfModule, { excludeContent: true });
  writeFileSync(join(FOLDER, fileName), `${code}\n//# sourceMappingURL=${fileName}.map\n`);
  writeFileSync(join(FOLDER, `${fileName}.map`), whole.toString());
}

/** What tsc made of our own modules has a map; packages have none, or name sources that they do not bring. */
function mapOfModule(module: string): SourceMapInput | null {
  const file = join(FOLDER, `${module}.map`);
  const isOurs = module.startsWith('../') && !module.includes('node_modules');
  return isOurs && existsSync(file) ? readFileSync(file, 'utf8') : null;
}
