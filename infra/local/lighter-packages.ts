import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { changePackages, type Change } from './change-packages.ts';
import { ROOT } from './settings.ts';

// What packages do while they load, and no start of ours needs.
const CHANGES: Change[] = [
  // The date format of Nest's own logs, which pino writes here. To make one reads the world's calendars.
  {
    file: /@nestjs\/common\/services\/(console-)?logger\.service\.js$/,
    from: /const dateTimeFormatter = (new Intl\.DateTimeFormat\([^)]*\));/,
    to: 'const dateTimeFormatter = { format: (time) => $1.format(time) };',
  },
  // Asked for each parameter of each provider; what is in the environment is dear to read.
  {
    file: /@nestjs\/core\/injector\/helpers\/is-debug-mode\.util\.js$/,
    from: /return (!!process\.env\.NEST_DEBUG);\n\}/,
    to: 'return asked;\n}\nconst asked = $1;',
  },
  // Guards, interceptors, filters and pipes are looked for in every method of every provider. Only controllers have them.
  {
    file: /@nestjs\/core\/scanner\.js$/,
    from: 'return this.reflectDynamicMetadata(provider, token);',
    to: 'return;',
  },
  {
    file: /@nestjs\/core\/scanner\.js$/,
    from: 'this.reflectDynamicMetadata(useClass, token, provide);',
    to: '',
  },
  // A pattern for each route: made when a request first comes by.
  {
    file: /node_modules\/router\/lib\/layer\.js$/,
    from: 'this.matchers = Array.isArray(this.rawPath) ? this.rawPath.map(matcher) : [matcher(path)]',
    to: 'this.patterns = () => (Array.isArray(this.rawPath) ? this.rawPath.map(matcher) : [matcher(path)])\n  this.made = null',
  },
  {
    file: /node_modules\/router\/lib\/layer\.js$/,
    from: 'module.exports = Layer\n',
    to: "module.exports = Layer\nObject.defineProperty(Layer.prototype, 'matchers', { get () { return (this.made ??= this.patterns()) } })\n",
  },
  // What runs around each route's method, guards included: put together when a request first comes by.
  {
    file: /@nestjs\/core\/router\/router-explorer\.js$/,
    from: /: (this\.createCallbackProxy\(instance, targetCallback, [^;]*\));/,
    to: ': ((made) => (...request) => (made ??= $1)(...request))();',
  },
  // Made to see whether one can, and thrown away.
  {
    file: /@nestjs\/platform-express\/adapters\/express-adapter\.js$/,
    from: /pathToRegexp\(convertedPath\);/,
    to: '',
  },
  // For adapters that read what was said of a route from its handler; Express does not.
  {
    file: /@nestjs\/core\/router\/router-explorer\.js$/,
    from: /this\.copyMetadataToCallback\([^)]*\);/g,
    to: '',
  },
  // Node opens the stream of errors to tell what it is.
  {
    file: /debug\/src\/node\.js$/,
    from: 'tty.isatty(process.stderr.fd)',
    to: 'tty.isatty(2)',
  },
  // Asks in which line of which file it is loaded, and needs the file: V8 would count all lines of the bundle.
  {
    file: /node_modules\/depd\/index\.js$/,
    from: 'var site = callSiteLocation(stack[1])\n  var file = site[0]',
    to: 'var file = stack[1].getFileName()',
  },
  // Interceptors around multer; uploads are read by `readForm`.
  {
    file: /@nestjs\/platform-express\/index\.js$/,
    from: "export * from './multer/index.js';",
    to: '',
  },
  // Node has known these keys since version 16; a whole parser of versions is loaded to ask.
  {
    file: /jsonwebtoken\/lib\/(asymmetricKeyDetails|rsaPssKeyDetails|ps)Supported\.js$/,
    from: /^[^]*$/,
    to: 'module.exports = true;',
  },
  // A thousand types by their file endings, sorted at every start: sorted when one is first looked up.
  {
    file: /node_modules\/mime-types\/index\.js$/,
    from: 'populateMaps(exports.extensions, exports.types)\n',
    to: `for (const name of ['extensions', 'types']) {
  Object.defineProperty(exports, name, {
    configurable: true,
    get () {
      Object.defineProperty(exports, 'extensions', { value: Object.create(null) })
      Object.defineProperty(exports, 'types', { value: Object.create(null) })
      populateMaps(exports.extensions, exports.types)
      return exports[name]
    }
  })
}
`,
  },
  // A megabyte of tables for alphabets that the readers of bodies refuse: JSON is UTF.
  {
    file: /(body-parser|raw-body)\/node_modules\/iconv-lite\/encodings\/index\.js$/,
    from: /(,\n {2}require\("\.\/[sd]bcs-[a-z-]+"\))+/,
    to: '',
  },
  // What knows neither a file ending nor a charset is asked for nothing.
  {
    file: /mime-db\/db\.json$/,
    from: /"[^"]+": \{(\s*"(source|compressible)": [^,}]+,?)*\s*\},\n/g,
    to: '',
  },
  // Keeps limits in databases that are not ours, and in the processes of a cluster.
  {
    file: /rate-limiter-flexible\/index\.js$/,
    from: /(const .*require\('\.\/lib\/(?!RateLimiter(Memory|Redis|Res)').*\n|^ {2}(?!RateLimiter(Memory|Redis|Res),)\w+,\n)/gm,
    to: '',
  },
  // Needed when a log ends, and loads a good part of Node.
  {
    file: /sonic-boom\/index\.js$/,
    from: "const assert = require('assert')",
    to: "const assert = (...told) => require('assert')(...told)",
  },
  // Threads that write logs; ours go straight to the output.
  {
    file: /pino\/lib\/tools\.js$/,
    from: "const transport = require('./transport')",
    to: "const transport = (options) => require('./transport')(options)",
  },
  {
    file: /pino\/pino\.js$/,
    from: "module.exports.transport = require('./lib/transport')",
    to: '',
  },
  // Looks who makes the log, for such threads, and in which line: V8 would count all of them here, too.
  {
    file: /pino\/pino\.js$/,
    from: 'caller(), ...args',
    to: 'undefined, ...args',
  },
  // For the document in YAML, which few ever ask for.
  {
    file: /@nestjs\/swagger\/dist\/swagger-module\.js$/,
    from: "import * as jsyaml from 'js-yaml';",
    to: '',
  },
  {
    file: /@nestjs\/swagger\/dist\/swagger-module\.js$/,
    from: 'jsyaml.dump(',
    to: "(await import('js-yaml')).dump(",
  },
  // Orders entities by name. The first comparison by a language reads the world's collations.
  {
    file: /@mikro-orm\/core\/metadata\/MetadataDiscovery\.js$/,
    from: '.sort((a, b) => b.root.name.localeCompare(a.root.name))',
    to: '.sort((a, b) => (a.root.name < b.root.name ? 1 : -1))',
  },
];

/** Takes work out of the loading of packages. */
export const lighterPackages = (): Plugin => ({
  ...changePackages('lighter-packages', CHANGES),
  // Of its modules for bundlers only what is used comes in.
  resolveId: (name) =>
    name === 'rxjs' || name === 'rxjs/operators'
      ? join(ROOT, 'node_modules/rxjs/dist/esm', name.slice('rxjs'.length), 'index.js')
      : null,
});
