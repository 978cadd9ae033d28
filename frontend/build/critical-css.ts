import postcss, { type Container } from 'postcss';

/** The styles that pages with these classes need; fonts come with the whole sheet. */
export function criticalCss(css: string, classes: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  // Colors for older browsers: those wait for the whole sheet, so that the others do not load them twice.
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params.includes('light-dark')) rule.remove();
  });
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) =>
      classesIn(selector).every((name) => classes.has(name)),
    );
    if (rule.selector === '') removeWithEmptyParents(rule);
  });
  return sheet.toString();
}

/** `.md\:flex>:where(.a)` contains 'md:flex' and 'a'. */
function classesIn(selector: string): string[] {
  const names = selector.match(/\.(?:\\.|[\w-])+/g) ?? [];
  return names.map((name) => name.slice(1).replace(/\\(.)/g, '$1'));
}

function removeWithEmptyParents(node: Container): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeWithEmptyParents(parent as Container);
}

/** Every class on a page. */
export function classesOf(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) =>
    (names ?? '').replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  );
}
