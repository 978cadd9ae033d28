import { beforeAll, describe, expect, test } from '@jest/globals';
import { RULES_FILE, violationsOf, type Violation } from './cruise.js';
import { LEGAL, PLANTED } from './planted-tree.js';

describe('the walls', () => {
  let found: Violation[];

  beforeAll(async () => {
    const sins = PLANTED.map(({ file, imports }) => [file, `import '${imports}';`]);
    const others = PLANTED.flatMap(({ also }) => Object.entries(also ?? {}));
    found = await violationsOf({
      ...LEGAL,
      ...(Object.fromEntries(others) as Record<string, string>),
      ...(Object.fromEntries(sins) as Record<string, string>),
    });
  }, 120_000);

  test('let a tree pass that keeps them', async () => {
    expect(await violationsOf(LEGAL)).toEqual([]);
  }, 120_000);

  test.each(PLANTED)('stop it when $sin ($rule)', ({ rule, file }) => {
    expect(found).toContainEqual({ rule, file });
  });

  test('have no rule that is not proved here', async () => {
    const { default: config } = (await import(RULES_FILE)) as {
      default: { forbidden: { name: string }[] };
    };
    const proved = new Set(PLANTED.map(({ rule }) => rule));
    expect(config.forbidden.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual(
      [],
    );
  });
});
