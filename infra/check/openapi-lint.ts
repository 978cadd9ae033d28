import { readFile } from 'node:fs/promises';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { type Document, unexplained } from './openapi-own-rules.ts';

// Lints the API documents with Redocly (recommended-strict), Spectral (all rules of spectral:oas) and our own rules.
// Warnings count as failures.

/** A picture size is like `720p` and never `captions`, which the linter cannot know. */
const SETTLED = /ambiguous paths: `\/api\/media\/\{videoId\}\/captions\/\{track\}`/;

const DOCUMENTS = ['docs/openapi.json', 'docs/openapi.operations.json'];

async function redocly(file: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lint({ ref: file, config });
  return problems
    .filter(({ message }) => !SETTLED.test(message))
    .map(
      ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer})`,
    );
}

async function spectralOas(document: Document): Promise<string[]> {
  const linter = new spectral.Spectral();
  // Its types do not include rule sets in JavaScript.
  const extended = [oas, 'all'] as never;
  // The contact is the operator, whose address the code cannot know.
  linter.setRuleset({ extends: [extended], rules: { 'contact-properties': 'off' } });
  const problems = await linter.run(document);
  return problems.map(
    ({ code, message, path }) => `spectral ${code}: ${message} (${path.join('/')})`,
  );
}

let count = 0;
for (const file of DOCUMENTS) {
  const document = JSON.parse(await readFile(file, 'utf8')) as Document;
  const problems = [
    ...(await redocly(file)),
    ...(await spectralOas(document)),
    ...unexplained(document),
  ];
  for (const problem of problems) console.error(`${file}: ${problem}`);
  count += problems.length;
}
process.exitCode = count > 0 ? 1 : 0;
