import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PageList {
  routes: readonly { path: string; file: string }[];
  styleHash: string;
  scriptHash: string;
}

/** What a browser may be sent instead of a file, best first. */
const VARIANTS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

export type Variant = (typeof VARIANTS)[number];

/** The client as the build left it: its files, its pages, and what its policy has to allow. */
export class BuiltClient {
  private readonly files: ReadonlySet<string>;
  private readonly routes: readonly { pattern: RegExp; file: string }[];
  /** Hashes of what stands inline in the pages. */
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

  /** The file at this address; what begins with a dot is for the server only. */
  fileAt(address: string): string | null {
    const name = address.slice(1);
    const isPublic = /\.\w+$/.test(name) && !/(^|\/)\./.test(name);
    return isPublic && this.files.has(name) ? name : null;
  }

  /** The page for this address; for an unknown one the page that says so. */
  pageAt(address: string): { file: string; known: boolean } {
    const route = this.routes.find(({ pattern }) => pattern.test(address));
    return { file: `.pages/${route?.file ?? 'not-found.html'}`, known: route !== undefined };
  }

  /** The smallest form of a file among those the browser understands; null for the file itself. */
  variantOf(file: string, understood: (encoding: string) => boolean): Variant | null {
    const found = VARIANTS.find(
      ({ encoding, suffix }) => understood(encoding) && this.files.has(file + suffix),
    );
    return found ?? null;
  }
}

/** By hand: `recursive` takes six times as long, at every start. */
function* filesIn(folder: string, at = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, at), { withFileTypes: true }))
    if (entry.isDirectory()) yield* filesIn(folder, `${at}${entry.name}/`);
    else yield at + entry.name;
}

/** `/viewcourse/:courseId` as the router of the client reads it; '*' matches nothing. */
function patternOf(path: string): RegExp {
  if (path === '*') return /$./;
  return new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
}
