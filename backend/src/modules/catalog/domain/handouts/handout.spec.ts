import { describe, expect, it } from '@jest/globals';
import { aHandout } from '../../testing/handout-builder.js';
import { HandoutDropped } from './handout-facts.js';
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
      expect(() => handoutName(given)).toThrow('Choose a document');
    },
  );

  it.each([
    ['nothing', ''],
    ['nothing but an ending', '.pdf'],
    ['an ending after spaces', '  .pdf'],
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

  it('is the same in capitals, and with its marks taken apart', () => {
    const handout = aHandout({ name: '\u00c9tude.pdf' });
    expect(handout.isNamed('e\u0301tude.PDF')).toBe(true);
    expect(handout.isNamed('etude.pdf')).toBe(false);
  });
});

describe('A handout', () => {
  it('is not empty', () => {
    expect(() => aHandout({ size: 0 })).toThrow('The file is empty.');
  });

  it('says that its file can go once it is removed', () => {
    const handout = aHandout();
    expect(handout.pullFacts()).toEqual([]);
    handout.remove();
    expect(handout.pullFacts()).toEqual([HandoutDropped.of({ handoutId: 'handout-1' })]);
  });
});
