import { readFileSync, writeFileSync } from 'node:fs';
import type { ApiDocument } from './api-document.ts';
import { breaks } from './api-breaks.ts';

// Holds the API against the one that was last released: nothing that programs rely on may be gone or different.
// With --release it keeps the present one for the next comparison.

const PRESENT = 'docs/openapi.json';
const RELEASED = 'docs/openapi.released.json';
/** For readers, not for programs. */
const PROSE = new Set(['description', 'summary', 'example', 'examples', 'x-codeSamples', 'tags']);

const read = (file: string): ApiDocument => JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;

/** Names of fields are data, and may be those of prose. */
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
