import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { copyTree } from '../../operate/copy-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-copy-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const RENDITION = 'videos/one/720p';

/** A rendition in progress: a segment is stored before the playlist lists it, and the last one ends the playlist. */
class GrowingRendition {
  private readonly lines: string[] = [];
  private readonly dir: string;

  constructor(files: string) {
    this.dir = join(files, RENDITION);
    mkdirSync(this.dir, { recursive: true });
  }

  add(): void {
    const segment = `${this.lines.length}.m4s`;
    writeFileSync(join(this.dir, segment), `the pictures of ${segment}`);
    this.lines.push(segment);
    this.write(this.lines);
  }

  finish(): void {
    this.write([...this.lines, '#EXT-X-ENDLIST']);
  }

  private write(lines: string[]): void {
    writeFileSync(join(this.dir, 'index.m3u8'), lines.join('\n'));
  }
}

let files: string;
let copy: string;
let rendition: GrowingRendition;

beforeEach(() => {
  const here = mkdtempSync(join(folder, 'case-'));
  files = join(here, 'files');
  copy = join(here, 'copy');
  rendition = new GrowingRendition(files);
  rendition.add();
});

const playlist = (): string[] =>
  readFileSync(join(copy, RENDITION, 'index.m3u8'), 'utf8').split('\n');

describe('Copying files that are in use', () => {
  it('brings all of a video that was finished between two copies', () => {
    copyTree(files, copy);
    rendition.add();
    rendition.add();
    rendition.finish();
    copyTree(files, copy);
    assert.deepEqual(playlist(), ['0.m4s', '1.m4s', '2.m4s', '#EXT-X-ENDLIST']);
  });

  it('brings whatever a copied playlist names, though the video grows meanwhile', () => {
    copyTree(files, copy, (path) => {
      // Just before the playlist is copied, after its folder was listed.
      if (path.endsWith('.m3u8')) rendition.add();
      return false;
    });
    const copied = readdirSync(join(copy, RENDITION));
    assert.deepEqual(
      playlist().filter((segment) => !copied.includes(segment)),
      [],
    );
  });

  it('brings anew what an attempt wrote once more', () => {
    const segment = join(RENDITION, '0.m4s');
    copyTree(files, copy);
    writeFileSync(join(files, segment), 'other pictures, and more of them');
    copyTree(files, copy);
    assert.equal(readFileSync(join(copy, segment), 'utf8'), 'other pictures, and more of them');
  });

  it('keeps what was deleted between two copies, for the rows that still name it', () => {
    copyTree(files, copy);
    rmSync(join(files, RENDITION), { recursive: true });
    copyTree(files, copy);
    assert.deepEqual(playlist(), ['0.m4s']);
  });

  it('follows the folder to where it was moved, as to a larger disk', () => {
    renameSync(files, `${files}-moved`);
    symlinkSync(`${files}-moved`, files);
    copyTree(files, copy);
    assert.deepEqual(playlist(), ['0.m4s']);
  });

  it('says so when the disk it was moved to is away', () => {
    renameSync(files, `${files}-moved`);
    symlinkSync(`${files}-away`, files);
    assert.throws(() => copyTree(files, copy), /files is a link that leads nowhere/);
  });

  it('names a link within, which it would have to leave out', () => {
    renameSync(join(files, 'videos'), `${files}-moved`);
    symlinkSync(`${files}-moved`, join(files, 'videos'));
    assert.throws(() => copyTree(files, copy), /files\/videos is neither a file nor a folder/);
    copyTree(files, copy, (path) => path === 'videos');
  });
});
