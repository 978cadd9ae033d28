import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aHandout } from '../../testing/handout-builder.js';
import { HandoutFileDropped } from './handout-facts.js';
import { handoutName, MAX_HANDOUT_NAME } from './handout.js';

describe('The name of a handout', () => {
  it.each([
    ['slides.pdf', 'slides.pdf'],
    ['Notes.v2.DOCX', 'Notes.v2.DOCX'],
    ['  पाठ 1 & 2.pdf ', 'पाठ 1 & 2.pdf'],
    ['C:\\lessons\\code.zip', 'code.zip'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['e\u0301tude.mp3', '\u00e9tude.mp3'],
    ["teacher's table.csv", "teacher's table.csv"],
  ])('is that of the file, without folders: %j', (given, kept) => {
    expect(handoutName(given)).toBe(kept);
  });

  it.each(['setup.exe', 'slides', 'page.html', 'run.js', 'slides.pdf.exe', 'macro.docm', 'a.svg'])(
    'is of a type that we hand out: not %j',
    (given) => {
      expect(() => handoutName(given)).toThrow('is not taken');
    },
  );

  it.each([
    ['nothing', ''],
    ['nothing but an ending', '.pdf'],
    ['an ending after spaces', '  .pdf'],
    ['an ending after signs that nobody sees', '\u200b\u200b.pdf'],
    ['a line feed', 'a\nb.pdf'],
    ['an ending written backwards', 'a\u202efdp.exe.pdf'],
    ['half a character', 'a\ud83d.pdf'],
    ['more than a list can show', `${'a'.repeat(MAX_HANDOUT_NAME)}.pdf`],
  ])('can be read and kept: not %s', (_, given) => {
    expect(() => handoutName(given)).toThrow();
  });

  it('may be as long as a list can show, in any script', () => {
    const longest = `${'😀'.repeat(MAX_HANDOUT_NAME - 4)}.pdf`;
    expect(handoutName(longest)).toBe(longest);
  });

  it('may be that long once its letters are composed, and is the same when it is read again', () => {
    const composedLonger = `${'\u0958'.repeat(58)}.pdf`;
    const name = handoutName(composedLonger);
    expect([...name]).toHaveLength(120);
    expect(handoutName(name)).toBe(name);
    expect(() => handoutName(`\u0958${composedLonger}`)).toThrow('at most 120');
  });

  it.each([
    ['\u00c9tude.pdf', '\u00e9tude.PDF'],
    ['ΟΔΟΣ.pdf', 'οδος.pdf'],
    ['a b.pdf', 'a\u00a0 b.pdf'],
    ['plan.pdf', 'pl\u200ban.pdf'],
  ])('is the same for names that people cannot tell apart: %j and %j', (name, other) => {
    expect(aHandout({ name }).isNamed(other)).toBe(true);
  });

  it('is another where people see a difference', () => {
    expect(aHandout({ name: '\u00c9tude.pdf' }).isNamed('etude.pdf')).toBe(false);
  });

  it('stays as it is when it is read again', () => {
    const stems = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(stems, (stem) => {
        const name = kept(`${stem}.pdf`);
        if (name !== null) expect(handoutName(name)).toBe(name);
      }),
    );
  });
});

/** Null for a name that cannot be kept. */
function kept(given: string): string | null {
  try {
    return handoutName(given);
  } catch {
    return null;
  }
}

describe('A handout', () => {
  it('is not empty', () => {
    expect(() => aHandout({ size: 0 })).toThrow('The file is empty.');
  });

  const place = { lectureId: 'lecture-1', courseId: 'course-1' };
  const dropped = (fileId: string) => HandoutFileDropped.of({ fileId, ...place });

  it('says that its file can go once it is removed', () => {
    const handout = aHandout();
    expect(handout.pullFacts()).toEqual([]);
    handout.remove();
    expect(handout.pullFacts()).toEqual([dropped('file-1')]);
  });

  it('stays what it is with another file, whose predecessor can go', () => {
    const handout = aHandout();
    const at = new Date('2026-11-02T09:00:00.000Z');
    handout.replace({ fileId: 'file-2', name: 'Slides.PDF', size: 7, at });
    const { id, fileId, name, size, addedAt } = handout;
    expect([id, fileId, name, size, addedAt]).toEqual(['handout-1', 'file-2', 'Slides.PDF', 7, at]);
    expect(handout.pullFacts()).toEqual([dropped('file-1')]);
    expect(() => handout.replace({ fileId: 'file-3', name: 'a.exe', size: 1, at })).toThrow();
    expect([handout.fileId, handout.pullFacts()]).toEqual(['file-2', []]);
  });
});
