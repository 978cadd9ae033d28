import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { ROOT } from '../local/settings.ts';

const BUNDLE = join(ROOT, 'backend/dist/bundle');
const PLACE = /[^\s("]*\/([\w-]+\.c?js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

function mapOf(script: string): SourceMap | null {
  let map = maps.get(script);
  if (map !== undefined) return map;
  const file = join(BUNDLE, `${script}.map`);
  map = existsSync(file)
    ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
    : null;
  maps.set(script, map);
  return map;
}

/**
 * The line of a log with the places of its stacks in our sources instead of in the bundle, as far as they are of the build
 * that is here.
 */
export const inSources = (line: string): string =>
  line.replace(PLACE, (place, script: string, row: string, column: string) => {
    const origin = mapOf(script)?.findOrigin(Number(row), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    const file = relative(ROOT, join(BUNDLE, origin.fileName));
    return `${file}:${origin.lineNumber}:${origin.columnNumber}`;
  });
