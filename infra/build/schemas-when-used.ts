import type { Plugin } from 'rolldown';
import { type ESTree, Visitor } from 'rolldown/utils';

/** Calls that describe routes, which no start needs: their schemas are created when one is used. */
const SPEAKING = /\/dist\/(modules\/[^/]+\/infrastructure|platform\/infrastructure|app)\/.*\.js$/;
const DESCRIBED =
  /\b((?:standardSchema|schema): )((?:new |z\.)?[A-Za-z]\w*(?:\([\w.]+\))?)(?=[,\s}])/g;
/** What a file keeps to itself is described in its own constants: `const SiteView = z.object(...)`. */
const MAKERS = /^(z|opsBody|text|pageLimit)$/;
const HELPER = 'schema-when-used';

/** A stand-in for the schema that forwards everything; code that needs the schema itself gets it under the symbol. */
const LATER = `export function later(make) {
  const schema = once(make);
  return new Proxy({}, {
    get: (_, key) => key === Symbol.for('lectern.schema') ? schema() : Reflect.get(schema(), key),
    has: (_, key) => Reflect.has(schema(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
}
export function once(make) {
  let made;
  return () => (made ??= make());
}`;

/**
 * Creates the schemas in decorators when a request or a document first uses them: a start would create two thousand.
 */
export function schemasWhenUsed(): Plugin {
  let found = 0;
  return {
    name: 'schemas-when-used',
    resolveId: (name) => (name === HELPER ? HELPER : null),
    load: (id) => (id === HELPER ? LATER : null),
    transform(code, id) {
      if (!SPEAKING.test(id) || !code.includes('__decorate(')) return null;
      const described = code.replace(DESCRIBED, (_, name: string, schema: string) => {
        found += 1;
        return `${name}later(() => ${schema})`;
      });
      const result = constantsWhenUsed(described, this.parse(described));
      if (result === code) return null;
      return { code: `import { later, once } from '${HELPER}';\n${result}`, map: null };
    },
    buildEnd: () => {
      if (found === 0) throw new Error('No route is described by a schema.');
    },
  };
}

/** Makes functions of a file's own schemas, and calls of their uses, all of which stand inside functions by now. */
function constantsWhenUsed(code: string, program: ESTree.Program): string {
  const made = program.body
    .flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .filter(({ id, init }) => init && MAKERS.test(makerOf(init)) && isCapital(nameOf(id)));
  const names = new Set(made.map(({ id }) => nameOf(id)));
  const edits = made.flatMap(({ init }) =>
    init ? [edit(init.start, 'once(() => '), edit(init.end, ')')] : [],
  );
  // Identifiers that are not the constant: its declaration, and properties of the same name.
  const others = new Set(made.map(({ id }) => id.start));
  new Visitor({
    MemberExpression: ({ property, computed }) => {
      if (!computed) others.add(property.start);
    },
    Property: ({ key, shorthand }) => {
      if (shorthand && names.has(nameOf(key))) edits.push(edit(key.end, `: ${nameOf(key)}()`));
      others.add(key.start);
    },
    Identifier: ({ name, start, end }) => {
      if (names.has(name) && !others.has(start)) edits.push(edit(end, '()'));
    },
  }).visit(program);
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, added }) => text.slice(0, at) + added + text.slice(at), code);
}

const nameOf = (id: ESTree.Node): string => (id.type === 'Identifier' ? id.name : '');
/** Others may be names of parameters, too. */
const isCapital = (name: string): boolean => /^[A-Z]/.test(name);
const edit = (at: number, added: string) => ({ at, added });

/** `z` of `z.object({...}).meta({...})`. */
function makerOf(expression: ESTree.Node): string {
  if (expression.type === 'CallExpression') return makerOf(expression.callee);
  if (expression.type === 'MemberExpression') return makerOf(expression.object);
  return nameOf(expression);
}
