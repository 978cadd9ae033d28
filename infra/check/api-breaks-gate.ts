import { readFileSync, writeFileSync } from 'node:fs';
import type { ApiDocument } from './api-document.ts';
import { breaks } from './api-breaks.ts';

// Compares the API with the last released one: nothing that programs rely on may be removed or changed. With --release,
// it stores the current API for the next comparison.

const PRESENT = 'docs/openapi.json';
const RELEASED = 'docs/openapi.released.json';
/** Keys for readers, not for programs. */
const PROSE = new Set(['description', 'summary', 'example', 'examples', 'x-codeSamples', 'tags']);

const read = (file: string): ApiDocument => JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;

/** Field names are data and may equal those keys. */
function withoutProse(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || !PROSE.has(key))
      .map(([key, inner]) => [key, withoutProse(inner, !areNames && key === 'properties')]),
  );
}

const present = read(PRESENT);
if (process.argv.includes('--release')) {
  writeFileSync(RELEASED, `${JSON.stringify(withoutProse(present), null, 1)}\n`);
} else {
  const found = breaks(read(RELEASED), present);
  for (const fault of found) console.error(`breaks callers: ${fault}`);
  if (found.length > 0) {
    console.error(
      'Within a major version the API only grows: keep the old shape beside the new one. A release of a new ' +
        'major version takes the present API as it is: npm run openapi:release.',
    );
    process.exitCode = 1;
  }
}
