import type { Plugin } from 'rolldown';

/** What routes are described with, which no start looks into: chunks of them are made when one is. */
const SPEAKING = /\/dist\/(modules\/[^/]+\/infrastructure|platform\/infrastructure|app)\/.*\.js$/;
const DESCRIBED =
  /\b((?:standardSchema|schema): )((?:new |z\.)?[A-Za-z]\w*(?:\([\w.]+\))?)(?=[,\s}])/g;
const HELPER = 'schema-when-used';

/** Stands for the schema in everything that can be asked of one; who needs the schema itself asks by the symbol. */
const LATER = `export function later(make) {
  let made;
  const schema = () => (made ??= make());
  return new Proxy({}, {
    get: (_, key) => key === Symbol.for('lectern.schema') ? schema() : Reflect.get(schema(), key),
    has: (_, key) => Reflect.has(schema(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
}`;

/** Has the schemas in decorators made when a request or a document first asks for them: a start would make two thousand. */
export function schemasWhenUsed(): Plugin {
  let found = 0;
  return {
    name: 'schemas-when-used',
    resolveId: (name) => (name === HELPER ? HELPER : null),
    load: (id) => (id === HELPER ? LATER : null),
    transform: (code, id) => {
      if (!SPEAKING.test(id) || !code.includes('__decorate(')) return null;
      const result = code.replace(DESCRIBED, (_, name: string, schema: string) => {
        found += 1;
        return `${name}later(() => ${schema})`;
      });
      if (result === code) return null;
      return { code: `import { later } from '${HELPER}';\n${result}`, map: null };
    },
    buildEnd: () => {
      if (found === 0) throw new Error('No route is described by a schema.');
    },
  };
}
