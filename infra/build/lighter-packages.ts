import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { changePackages, type Change } from './change-packages.ts';
import { CREATED_AT_ONCE } from './created-at-once.ts';
import { ROOT } from '../local/settings.ts';

// Work that packages do while loading and that our starts do not need.
const CHANGES: Change[] = [
  ...CREATED_AT_ONCE,
  // Asks for each key of each class which of several registries knows it, 24,000 times in a start. There is only one.
  {
    file: /reflect-metadata\/Reflect\.js$/,
    from: 'var registeredProvider = metadataRegistry.getProvider(O, P);',
    to: 'return metadataProvider;',
  },
  {
    file: /reflect-metadata\/Reflect\.js$/,
    from: 'if (!registry.setProvider(O, P, provider)) {',
    to: 'if (false) {',
  },
  // The date format of Nest's own logger, which pino replaces here. Creating one reads the calendars of all locales.
  {
    file: /@nestjs\/common\/services\/(console-)?logger\.service\.js$/,
    from: /const dateTimeFormatter = (new Intl\.DateTimeFormat\([^)]*\));/,
    to: 'const dateTimeFormatter = { format: (time) => $1.format(time) };',
  },
  // Called for each parameter of each provider, and reading the environment is expensive.
  {
    file: /@nestjs\/core\/injector\/helpers\/is-debug-mode\.util\.js$/,
    from: /return (!!process\.env\.NEST_DEBUG);\n\}/,
    to: 'return asked;\n}\nconst asked = $1;',
  },
  // Searches every method of every provider for guards, interceptors, filters and pipes. Only controllers have them.
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
  // A pattern per route: created at its first request.
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
  // The handler chain of each route, guards included: created at its first request.
  {
    file: /@nestjs\/core\/router\/router-explorer\.js$/,
    from: /: (this\.createCallbackProxy\(instance, targetCallback, [^;]*\));/,
    to: ': ((made) => (...request) => (made ??= $1)(...request))();',
  },
  // Created only to test that it can be, and discarded.
  {
    file: /@nestjs\/platform-express\/adapters\/express-adapter\.js$/,
    from: /pathToRegexp\(convertedPath\);/,
    to: '',
  },
  // For adapters that read route metadata from the handler; Express does not.
  {
    file: /@nestjs\/core\/router\/router-explorer\.js$/,
    from: /this\.copyMetadataToCallback\([^)]*\);/g,
    to: '',
  },
  // Opens stderr to find out its type.
  {
    file: /debug\/src\/node\.js$/,
    from: 'tty.isatty(process.stderr.fd)',
    to: 'tty.isatty(2)',
  },
  // Determines its own file and line, for which V8 would count all lines of the bundle.
  {
    file: /node_modules\/depd\/index\.js$/,
    from: 'var site = callSiteLocation(stack[1])\n  var file = site[0]',
    to: 'var file = stack[1].getFileName()',
  },
  // Interceptors for multer; we read uploads with `readForm`.
  {
    file: /@nestjs\/platform-express\/index\.js$/,
    from: "export * from './multer/index.js';",
    to: '',
  },
  // Supported by Node since version 16; the check loads a whole semver parser.
  {
    file: /jsonwebtoken\/lib\/(asymmetricKeyDetails|rsaPssKeyDetails|ps)Supported\.js$/,
    from: /^[^]*$/,
    to: 'module.exports = true;',
  },
  // Sorts a thousand file endings at every start: now sorted at the first lookup.
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
  // A megabyte of tables for charsets that our body parsers refuse: JSON is UTF.
  {
    file: /(body-parser|raw-body)\/node_modules\/iconv-lite\/encodings\/index\.js$/,
    from: /(,\n {2}require\("\.\/[sd]bcs-[a-z-]+"\))+/,
    to: '',
  },
  // Types without a file ending or a charset are never looked up.
  {
    file: /mime-db\/db\.json$/,
    from: /"[^"]+": \{(\s*"(source|compressible)": [^,}]+,?)*\s*\},\n/g,
    to: '',
  },
  // Rate limits in databases we do not use, and across cluster processes.
  {
    file: /rate-limiter-flexible\/index\.js$/,
    from: /(const .*require\('\.\/lib\/(?!RateLimiter(Memory|Redis|Res)').*\n|^ {2}(?!RateLimiter(Memory|Redis|Res),)\w+,\n)/gm,
    to: '',
  },
  // Only needed when a log ends, and loads a good part of Node.
  {
    file: /sonic-boom\/index\.js$/,
    from: "const assert = require('assert')",
    to: "const assert = (...told) => require('assert')(...told)",
  },
  // Logging threads; our logs go straight to standard output.
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
  // Determines the caller and line for such threads, for which V8 would count all lines here, too.
  {
    file: /pino\/pino\.js$/,
    from: 'caller(), ...args',
    to: 'undefined, ...args',
  },
  // For the API document in YAML, which is rarely requested.
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
  // Sorts entities by name. The first locale-aware comparison reads the collations of all locales.
  {
    file: /@mikro-orm\/core\/metadata\/MetadataDiscovery\.js$/,
    from: '.sort((a, b) => b.root.name.localeCompare(a.root.name))',
    to: '.sort((a, b) => (a.root.name < b.root.name ? 1 : -1))',
  },
];

/** Removes work from the loading of packages. */
export const lighterPackages = (): Plugin => ({
  ...changePackages('lighter-packages', CHANGES),
  // From its ES modules, only what is used gets bundled.
  resolveId: (name) =>
    name === 'rxjs' || name === 'rxjs/operators'
      ? join(ROOT, 'node_modules/rxjs/dist/esm', name.slice('rxjs'.length), 'index.js')
      : null,
});
