/** Few requests need them and no start does; most of Node's own load several others, and what is native is dear to link. */
const LATER = [
  ...['https', 'node:https', 'tls', 'node:readline'],
  ...['node:fs/promises', 'node:stream/consumers', 'node:stream/promises'],
  '@node-rs/argon2',
];

const LOADED = new RegExp(
  `let (\\w+) = require\\("(${LATER.join('|')})"\\);\\n(\\1 = \\w+\\.__toESM\\(\\1, 1\\);\\n)?`,
  'g',
);

/** Has a bundled script load what stays outside when one of its members is first asked for; fails when it loads none of it. */
export function packagesWhenUsed(code: string): string {
  const found = new Set<string>();
  const result = code.replace(LOADED, (_, name: string, module: string, asModule?: string) => {
    found.add(module);
    // As a module, a package is a member of itself as well.
    return asModule
      ? `const ${name} = new Proxy({}, { get: (_, key) => key === "default" ? require("${module}") : require("${module}")[key] });\n`
      : `${whenUsed(name, `require("${module}")`)}\n`;
  });
  const missing = LATER.filter((module) => !found.has(module));
  if (missing.length > 0) throw new Error(`The server does not load ${missing.join(', ')} itself.`);
  return result;
}

/**
 * Has a bundled script load one of its chunks when one of its members is first asked for; from then on nothing stands
 * between. Fails when it does not load it.
 */
export function chunkWhenUsed(code: string, chunk: string): string {
  const loaded = new RegExp(`const (\\w+) = (require\\("\\./${chunk}-[\\w-]+\\.cjs"\\));`);
  if (!loaded.test(code)) throw new Error(`The server does not load ${chunk} itself.`);
  // What it needs of the script is not there before.
  const early = `throw Error("${chunk}, which is for later, is used while files load (docs/adr/0025)")`;
  return code.replace(
    loaded,
    whenUsed('$1', `require.cache[__filename].loaded ? $2 : (() => { ${early} })()`),
  );
}

const whenUsed = (name: string, load: string): string =>
  `let ${name} = new Proxy({}, { get: (_, key) => (${name} = ${load})[key] });`;
