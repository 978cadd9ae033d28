import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiContract } from '../../backend/test/support/api-contract.ts';
import { ROOT } from '../local/settings.ts';

type Documents = ConstructorParameters<typeof ApiContract>[0];

/** The committed documents, which `make check` compares with the code. */
export function committedContract(): ApiContract {
  const names = ['openapi.json', 'openapi.operations.json'];
  const documents = names.map((name) => [
    name,
    JSON.parse(readFileSync(join(ROOT, 'docs', name), 'utf8')) as Documents[string],
  ]);
  return new ApiContract(Object.fromEntries(documents) as Documents);
}
