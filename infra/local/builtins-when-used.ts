/** Parts of Node that few requests need and no start does; most load several others. */
const LATER = ['https', 'node:https', 'node:readline', 'node:stream/consumers', 'tls'];

const LOADED = new RegExp(
  `let (\\w+) = require\\("(${LATER.join('|')})"\\);\\n(?:\\1 = \\w+\\.__toESM\\(\\1, 1\\);\\n)?`,
  'g',
);

/** Has a bundled script load these when one of their members is first asked for; fails when it has none of them. */
export function builtinsWhenUsed(code: string): string {
  const found = new Set<string>();
  const result = code.replace(LOADED, (_, name: string, module: string) => {
    found.add(module);
    return `const ${name} = new Proxy({}, { get: (_, key) => key === "default" ? require("${module}") : require("${module}")[key] });\n`;
  });
  const missing = LATER.filter((module) => !found.has(module));
  if (missing.length > 0) throw new Error(`The server does not load ${missing.join(', ')} itself.`);
  return result;
}
