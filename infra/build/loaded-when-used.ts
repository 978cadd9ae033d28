/**
 * Modules that few requests and no start need; most of Node's own load several others, and native ones are expensive to
 * link.
 */
const LATER = [
  ...['https', 'node:https', 'tls', 'node:readline'],
  ...['node:fs/promises', 'node:stream/consumers', 'node:stream/promises', 'node:worker_threads'],
  '@node-rs/argon2',
];

const LOADED = new RegExp(
  `let (\\w+) = require\\("(${LATER.join('|')})"\\);\\n(\\1 = \\w+\\.__toESM\\(\\1, 1\\);\\n)?`,
  'g',
);

/**
 * Makes a bundled script load external packages when one of their members is first used; fails if it loads none of
 * them.
 */
export function packagesWhenUsed(code: string): string {
  const found = new Set<string>();
  const result = code.replace(LOADED, (_, name: string, module: string, asModule?: string) => {
    found.add(module);
    // As an ES module, a package is also its own default member. As many lines as before, for the source map.
    return asModule
      ? `const ${name} = new Proxy({}, { get: (_, key) => key === "default" ? require("${module}") : require("${module}")[key] });\n\n`
      : `${whenUsed(name, `require("${module}")`)}\n`;
  });
  const missing = LATER.filter((module) => !found.has(module));
  if (missing.length > 0) throw new Error(`The server does not load ${missing.join(', ')} itself.`);
  return result;
}

/**
 * Makes a bundled script load one of its chunks when one of its members is first used; afterwards there is no
 * indirection. Fails if it does not load the chunk.
 */
export function chunkWhenUsed(code: string, chunk: string): string {
  const loaded = new RegExp(`const (\\w+) = (require\\("\\./${chunk}-[\\w-]+\\.cjs"\\));`);
  if (!loaded.test(code)) throw new Error(`The server does not load ${chunk} itself.`);
  // The chunk's own imports from the script are not available earlier.
  const early = `throw Error("${chunk}, which is for later, is used while files load (docs/adr/0025)")`;
  return code.replace(
    loaded,
    whenUsed('$1', `require.cache[__filename].loaded ? $2 : (() => { ${early} })()`),
  );
}

const whenUsed = (name: string, load: string): string =>
  `let ${name} = new Proxy({}, { get: (_, key) => (${name} = ${load})[key] });`;
