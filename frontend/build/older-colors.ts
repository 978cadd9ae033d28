import postcss, { type Declaration, type Rule } from 'postcss';
import type { Plugin } from 'vite';

const NEW = 'light-dark(';

/**
 * Browsers without `light-dark()` (Safari before 17.5, Chrome before 123) get the same colors by two variables, one of
 * which is always empty. Derived values are set on every element, so that a part of the page marked `scheme-dark`
 * switches, too. Must come after the plugin that generates the sheet.
 */
export const olderColors = (): Plugin => ({
  name: 'older-colors',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/, code: NEW },
    handler: (css) => ({ code: css + forOlderBrowsers(css), map: null }),
  },
});

const EVERY_ELEMENT = '*, ::before, ::after, ::backdrop';
const SCHEMES = `
  :root { --light: initial; --dark: ; }
  @media (prefers-color-scheme: dark) { :root { --light: ; --dark: initial; } }
  :root[data-theme='light'] { --light: initial; --dark: ; }
  :root[data-theme='dark'], .scheme-dark { --light: ; --dark: initial; }`;

/** Repeats the sheet's rules that use `light-dark()`, without it. */
function forOlderBrowsers(css: string): string {
  const rules: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    if (!declaration.value.includes(NEW)) return;
    const { prop, value } = declaration;
    rules.push(`${selectorOf(declaration)} { ${prop}: ${withVariables(value)}; }`);
  });
  return `\n@supports not (color: ${NEW}red, red)) {${SCHEMES}\n${rules.join('\n')}\n}\n`;
}

function selectorOf({ prop, parent }: Declaration): string {
  if (prop.startsWith('--')) return EVERY_ELEMENT;
  const { selector, parent: outer } = parent as Rule;
  const within = outer?.type === 'rule' ? selector.replace('&', outer.selector) : selector;
  // A nested condition would have to be repeated; no rule has needed that yet.
  if (!within || within.includes('&'))
    throw new Error(`${prop} with ${NEW} has no plain selector.`);
  return within;
}

/** Rewrites `light-dark(a, b)` to `var(--light, a) var(--dark, b)`. */
function withVariables(value: string): string {
  const start = value.indexOf(NEW);
  if (start < 0) return value;
  const from = start + NEW.length;
  let depth = 1;
  let comma = 0;
  let end = from;
  for (; depth > 0; end += 1) {
    const sign = value[end];
    if (sign === undefined) throw new Error(`${value} has no end.`);
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 1) comma = end;
  }
  const light = value.slice(from, comma).trim();
  const dark = value.slice(comma + 1, end - 1).trim();
  return `${value.slice(0, start)}var(--light, ${light}) var(--dark, ${dark})${withVariables(value.slice(end))}`;
}
