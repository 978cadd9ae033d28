import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, transformWithOxc, Visitor, type ESTree, type Plugin } from 'vite';
import { LEFT_OUT, STAND_INS } from './hls-left-out.ts';

const PACKAGE = fileURLToPath(import.meta.resolve('hls.js/package.json'));
const SOURCES = join(dirname(PACKAGE), 'src');

/**
 * Builds the HLS engine from its sources instead of using its light build, without what our streams never use. Fails
 * when the library changes where this depends on it.
 */
export function leanHls(): Plugin {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const unused = new Set([...Object.keys(LEFT_OUT), ...Object.keys(STAND_INS)]);
  return {
    name: 'lean-hls',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId(source, importer) {
      if (source === 'hls.js/light') return join(SOURCES, 'hls.ts');
      return importer?.startsWith(SOURCES) && source in STAND_INS ? `\0lean-hls:${source}` : null;
    },
    load(id) {
      const name = id.startsWith('\0lean-hls:') ? id.slice('\0lean-hls:'.length) : moduleOf(id);
      if (name === null) return null;
      unused.delete(name);
      return { ...STAND_INS, ...LEFT_OUT }[name] ?? null;
    },
    async transform(source, id) {
      const name = moduleOf(id);
      if (name === null || name in LEFT_OUT) return null;
      const { code } = await transformWithOxc(source, id, {
        target: 'es2022',
        // As in the engine's own build: a declared-only field must not overwrite what the parent's constructor set.
        assumptions: { setPublicClassFields: true },
        typescript: { removeClassFieldsWithoutInitializer: true },
      });
      return { code: withoutLogs(withFlags(code, version)), moduleType: 'js', map: null };
    },
    buildEnd(error) {
      if (error || unused.size === 0) return;
      throw new Error(`hls.js has no ${[...unused].join(', ')} any more.`);
    },
  };
}

/** The module name, such as `controller/abr-controller`, of a file of the engine. */
function moduleOf(id: string): string | null {
  if (!id.startsWith(SOURCES)) return null;
  return relative(SOURCES, id).replaceAll(sep, '/').replace(/\.ts$/, '');
}

/** The flags of the engine's own build, with all optional features off. */
function withFlags(code: string, version: string): string {
  const result = code
    .replace(/\b__USE_[A-Z0-9_]+__\b/g, 'false')
    .replace(/\b__VERSION__\b/g, JSON.stringify(version));
  const unknown = /(?<!@)\b__[A-Z0-9_]+__\b/.exec(result);
  if (unknown) throw new Error(`hls.js has a new flag: ${unknown[0]}.`);
  return result;
}

const LOGGER = /^(this|(.+\.)?logger\??)$/;
const LOGS = /^(trace|debug|log|info|warn|error)$/;

/** Removes log statements: logging is off, and takes a tenth of the bytes. */
function withoutLogs(code: string): string {
  const entries: ESTree.ExpressionStatement[] = [];
  const { program } = parseSync('engine.js', code);
  new Visitor({
    ExpressionStatement(statement) {
      if (isLog(statement.expression, code)) entries.push(statement);
    },
  }).visit(program);
  let result = '';
  let done = 0;
  for (const { start, end } of entries) {
    result += `${code.slice(done, start)};`;
    done = end;
  }
  return result + code.slice(done);
}

function isLog(expression: ESTree.Expression, code: string): boolean {
  const call = expression.type === 'ChainExpression' ? expression.expression : expression;
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false;
  const { object, property } = call.callee;
  return (
    property.type === 'Identifier' &&
    LOGS.test(property.name) &&
    LOGGER.test(code.slice(object.start, object.end))
  );
}
