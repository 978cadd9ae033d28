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
