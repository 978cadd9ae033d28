import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PageList {
  routes: readonly { path: string; file: string }[];
  styleHash: string;
  scriptHash: string;
}

/** Precompressed variants of a file, best first. */
const VARIANTS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

export type Variant = (typeof VARIANTS)[number];

/** The built client: its files, its pages, and the hashes for the content security policy. */
export class BuiltClient {
  private readonly files: ReadonlySet<string>;
  private readonly routes: readonly { pattern: RegExp; file: string }[];
  /** Hashes of the inline style and script of the pages. */
  readonly styleHash: string;
  readonly scriptHash: string;

  constructor(readonly folder: string) {
    const pages = join(folder, '.pages/list.json');
    const list = JSON.parse(readFileSync(pages, 'utf8')) as PageList;
    this.styleHash = list.styleHash;
    this.scriptHash = list.scriptHash;
    this.routes = list.routes.map(({ path, file }) => ({ pattern: patternOf(path), file }));
    this.files = new Set(filesIn(folder));
  }

  /** The file for this URL path; dotfiles are for the server only. */
  fileAt(address: string): string | null {
    const name = address.slice(1);
    const isPublic = /\.\w+$/.test(name) && !/(^|\/)\./.test(name);
    return isPublic && this.files.has(name) ? name : null;
  }

  /** The page for this URL path; for an unknown one the "not found" page. */
  pageAt(address: string): { file: string; known: boolean } {
    const route = this.routes.find(({ pattern }) => pattern.test(address));
    return { file: `.pages/${route?.file ?? 'not-found.html'}`, known: route !== undefined };
  }

  /** The smallest variant of a file that the browser supports; null for the file itself. */
  variantOf(file: string, understood: (encoding: string) => boolean): Variant | null {
    const found = VARIANTS.find(
      ({ encoding, suffix }) => understood(encoding) && this.files.has(file + suffix),
    );
    return found ?? null;
  }
}

/** Not `recursive`, which takes six times as long at every start. */
function* filesIn(folder: string, at = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, at), { withFileTypes: true }))
    if (entry.isDirectory()) yield* filesIn(folder, `${at}${entry.name}/`);
    else yield at + entry.name;
}

/** Converts a client route such as `/viewcourse/:courseId`; '*' matches nothing. */
function patternOf(path: string): RegExp {
  if (path === '*') return /$./;
  return new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
}
