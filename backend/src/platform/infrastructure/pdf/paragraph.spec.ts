import { describe, expect, it } from '@jest/globals';
import { isolated } from './isolated.js';
import { type LineRun, Paragraph } from './paragraph.js';
import { fontFiles } from './pdf-fonts.js';
import { placedGlyphs } from './shaping.js';

const path = new Map(fontFiles.map(({ name, path }) => [name, path]));
/** Gives every letter width 1: the tests cover line breaks, not letter widths. */
const letters = (runs: readonly LineRun[]) => runs.reduce((sum, { text }) => sum + text.length, 0);
const linesOf = (text: string, width = 1_000) =>
  new Paragraph(text, 'regular', letters).lines(width);
const glyphsOf = ({ text, font, isRightToLeft }: LineRun) =>
  placedGlyphs(text, path.get(font) ?? '', isRightToLeft);
/** The letters as seen from left to right, with right-to-left runs in brackets. */
const seen = (text: string, width?: number) =>
  linesOf(text, width).map((line) => {
    const whole = line.map(({ text: run, isRightToLeft }) => (isRightToLeft ? `<${run}>` : run));
    return whole.join('').replaceAll('><', '|');
  });

describe('A line of two directions', () => {
  it.each([
    ['محمد علی Khan', 'Khan< |علی| |محمد>'],
    ['Khan محمد علی', 'Khan <علی| |محمد>'],
    ['اردو for Beginners 2', 'for Beginners 2< |اردو>'],
    ['Urdu (اردو) in 30 days', 'Urdu (<اردو>) in 30 days'],
    ['پرچہ ۱۲ حصہ 345', '345< |حصہ| >۱۲< |پرچہ>'],
    ['(محمد)', '<)|محمد|(>'],
    [
      `Course: ${isolated('اردو for Beginners 2')} (SAC 999293)`,
      `Course: ${isolated('for Beginners 2< |اردو>')} (SAC 999293)`,
    ],
  ])('has %s in the order in which it is seen', (text, order) => {
    expect(seen(text)).toEqual([order]);
  });

  it('is broken as it is read, each line ordered by itself', () => {
    expect(seen('مکمل کورس HTML اور CSS ابتدا سے', 12)).toEqual([
      '<کورس| |مکمل>',
      'CSS< |اور| >HTML',
      '<سے| |ابتدا>',
    ]);
  });

  it('has the joined forms of its letters from right to left, and brackets turned', () => {
    const told = (text: string) =>
      linesOf(text).map((line) =>
        line.flatMap(glyphsOf).map(({ codePoints }) => String.fromCodePoint(...codePoints)),
      );
    expect(told('علی')).toEqual([['ی', 'ل', 'ع']]);
    const [alone, joined] = ['ع', 'علی'].map((text) =>
      linesOf(text).flat().flatMap(glyphsOf).at(-1),
    );
    expect(alone?.codePoints).toEqual(joined?.codePoints);
    expect(alone?.id).not.toBe(joined?.id);
    const [open, close] = ['a (', 'a )'].map((t) => linesOf(t).flat().flatMap(glyphsOf).at(-1)?.id);
    const inside = linesOf('(علی)')
      .flat()
      .filter(({ font }) => font.startsWith('latin'));
    expect(inside.flatMap(glyphsOf).map(({ id }) => id)).toEqual([open, close]);
  });
});

describe('What no font has', () => {
  it.each([
    ['Asha 😀👩‍💻 Rao', 'Asha Rao'],
    ['Go 1️⃣ 🇮🇳 👍🏽', 'Go 1'],
    ['王小明 Wang', 'Wang'],
    ['Japanese (日本語) for beginners', 'Japanese for beginners'],
    ['김철수', ''],
    [`Course: ${isolated('日本語 🚀')}`, `Course: ${isolated('…')}`],
    ['𝐀𝐬𝐡𝐚 Ｒａｏ', 'Asha Rao'],
    ['Anne\u2011Marie ― 5‰', 'Anne-Marie – 5'],
    ['می‌خواهم', 'می‌خواهم'],
    ['Plain () text', 'Plain () text'],
  ])('is left out of %s', (text, left) => {
    expect(new Paragraph(text, 'bold', letters).text).toBe(left);
  });

  it.each([
    'محمد علی Khan',
    'سنڌي ٻولي ڄاڻ',
    'کٲشُر زَبان لۄکچار',
    'إدارة المشاريع (PMP®): 100% عملي',
    'مُحَمَّد صَلَّى اللّٰہ ﷺ',
    'मोहम्मद श्रीवास्तव ₹499',
    'கிருஷ்ணமூர்த்தி',
    'ᱥᱟᱱᱛᱟᱲᱤ ꯃꯤꯇꯩ',
    '王小明 田中 たなか 김철수 Wang',
    'Asha 😀👩‍💻❤️ Rao ☎ ✓ → ∑ ½',
    'שלום ไทย አማርኛ \u{10330} \uE000 \uFFFD',
    'e\u0302\u0331\u20dd Z\u0324',
  ])('leaves no box in %s', (text) => {
    const glyphs = linesOf(text).flat().flatMap(glyphsOf);
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
  });
});
