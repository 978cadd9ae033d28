import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { wordsOf } from '../../src/modules/catalog/domain/search/text.js';
import { IdentityApi } from '../../src/modules/identity/contract.js';
import { plans } from '../support/plans.js';
import { listenToStatements } from '../support/statements.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 90_000);
afterAll(() => app.close());

async function educatorCalled(name: string): Promise<string> {
  const { user } = await app.signUp('educator');
  await app.sql.rows('update identity."user" set name = $2 where id = $1', [user._id, name]);
  return user._id;
}

describe('An educator', () => {
  it.each([
    "Anita D'Souza",
    'Siobhán O’Brien',
    'José Anne-Marie Ortega y Gasset',
    'Kavya Iyer, PhD',
    'A. P. J. Abdul Kalaam',
    'आशा राव',
    'ZOË MÜLLER–LÜDEN',
    'Søren Kierkegaard (Philosophy)',
  ])('is found by each word that a search makes of the name: %s', async (name) => {
    const id = await educatorCalled(name);
    const words = wordsOf(name);
    expect(words.length).toBeGreaterThan(1);
    for (const word of words)
      expect(await app.nest.get(IdentityApi).educatorsNamed([word])).toEqual(new Map([[id, name]]));
  });

  it('is preferred to one with fewer of the words', async () => {
    const id = await educatorCalled("Meera D'Costa");
    await educatorCalled('Meera Nair');
    const found = await app.nest.get(IdentityApi).educatorsNamed(wordsOf("meera d'costa"));
    expect([...found.keys()]).toEqual([id]);
  });

  it('is looked up by an index', async () => {
    const asked = listenToStatements(app);
    await app.nest.get(IdentityApi).educatorsNamed(['nobody']);
    // Of few accounts all could be read in the order of their ids; only a bitmap scan can use this index.
    const plan = await plans(app, asked, ['seqscan', 'indexscan']);
    expect(plan).toContain('user_educator_name_words');
  });
});
