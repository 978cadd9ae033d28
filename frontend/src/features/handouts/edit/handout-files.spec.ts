import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultOf, HANDOUT_TYPES, MAX_HANDOUT_BYTES, MAX_HANDOUTS } from './handout-files';

const NOT_TAKEN =
  'This type of file is not taken. Put programs, web pages and scripts into a .zip file.';

describe('The files that a lecture may offer', () => {
  it('are those that the server takes', () => {
    const file = join(import.meta.dirname, '../../../../../docs/openapi.json');
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
      paths: Record<string, { post?: { description: string } }>;
    };
    const said = paths['/api/course/handouts/{lectureId}']?.post?.description ?? '';
    const types = /Accepted types: ([^.]+)\./.exec(said)?.[1]?.split(', ');
    expect(HANDOUT_TYPES).toEqual(types);
    expect(said).toContain(`at most ${MAX_HANDOUTS} files`);
  });

  it.each([
    ['slides.PDF', MAX_HANDOUT_BYTES, null],
    ['table.csv', 1, null],
    ['setup.exe', 1, NOT_TAKEN],
    ['slides', 1, NOT_TAKEN],
    ['film.zip', MAX_HANDOUT_BYTES + 1, 'The file may have at most 50 MB.'],
    ['empty.txt', 0, 'The file is empty.'],
  ])('%s of %d bytes', (name, size, fault) => {
    expect(faultOf({ name, size }, [])).toBe(fault);
  });

  it('are no more than twenty, of which each can be replaced', () => {
    const listed = Array.from({ length: MAX_HANDOUTS }, (_, n) => ({
      name: `\u00c9tude ${n}.pdf`,
    }));
    const full = 'A lecture can have at most 20 files. Remove one of them first.';
    expect(faultOf({ name: 'new.pdf', size: 1 }, listed)).toBe(full);
    expect(faultOf({ name: 'e\u0301tude 7.PDF', size: 1 }, listed)).toBeNull();
  });
});
