import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as catalog from './messages.en';

type Texts = Readonly<Record<string, unknown>>;
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SRC = resolve(import.meta.dirname, '../..');
const sources = globSync('**/*.{ts,tsx}', { cwd: SRC })
  .filter((path) => !/\.spec\.tsx?$|\/testing\/|^shared\/copy\//.test(path))
  .map((path) => readFileSync(resolve(SRC, path), 'utf8'));

const escaped = (key: string) => key.replace(/\W/g, '\\$&');
const anyMatches = (texts: readonly string[], pattern: string) =>
  texts.some((text) => new RegExp(pattern).test(text));

/** Used as `copy.title`, or as `const { title } = copy`. */
const isNamed = (key: string, users: readonly string[]) =>
  anyMatches(users, `\\.${escaped(key)}\\b|\\{[^{}]*\\b${escaped(key)}\\b[^{}]*\\} = `);

/** Used as `copy[key]`, as `f(copy)`, as `question={copy}` or spread: which texts are read then is only known at run time. */
const isTakenWhole = (key: string, users: readonly string[]) =>
  anyMatches(users, `\\b${escaped(key)}[[)}]|\\.{3}(\\w+\\.)*${escaped(key)}\\b`);

function unused(texts: Texts, users: readonly string[], path: readonly string[]): string[] {
  if (isTakenWhole(path.at(-1) ?? '', users)) return [];
  return Object.entries(texts).flatMap(([key, value]) => {
    const here = [...path, key];
    if (!isNamed(key, users)) return [here.join('.')];
    return isTexts(value) ? unused(value, users, here) : [];
  });
}

describe('The catalog of texts', () => {
  it('names every part', () => {
    const parts = globSync('shared/copy/*.ts', { cwd: SRC })
      .map((path) => basename(path, '.ts'))
      .filter((name) => !/\.|^terms-version$/.test(name));
    const index = readFileSync(resolve(SRC, 'shared/copy/messages.en.ts'), 'utf8');
    expect(parts.filter((name) => !index.includes(`'./${name}'`))).toEqual([]);
  });

  it('keeps none that no screen names', () => {
    const left = Object.entries(catalog).flatMap(([name, texts]) => {
      const users = sources.filter((source) => new RegExp(`\\b${name}\\b`).test(source));
      return isTexts(texts) ? unused(texts, users, [name]) : [];
    });
    expect(left).toEqual([]);
  });
});
