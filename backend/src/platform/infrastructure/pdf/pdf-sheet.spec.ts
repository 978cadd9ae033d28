import { describe, expect, it } from '@jest/globals';
import { fontFiles, fontRuns } from './pdf-fonts.js';
import { PdfSheet } from './pdf-sheet.js';
import { placedGlyphs } from './shaping.js';

const madeAt = new Date('2026-11-21T06:30:00.000Z');

describe('The fonts of a PDF', () => {
  it('have every script of a line', () => {
    expect(fontRuns('₹499 for आशा Nováková', 'bold')).toEqual([
      { font: 'latin-ext bold', text: '₹' },
      { font: 'latin bold', text: '499 for ' },
      { font: 'devanagari bold', text: 'आशा' },
      { font: 'latin bold', text: ' Nováková' },
    ]);
  });

  it.each([
    ['arabic', 'فاطمہ بیگم'],
    ['bengali', 'শ্রীমতি অনুষ্কা'],
    ['devanagari', 'श्रीवास्तव'],
    ['gujarati', 'હાર્દિક ત્રિવેદી'],
    ['gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['kannada', 'ಶ್ರೀನಿವಾಸ'],
    ['malayalam', 'ശ്രീലക്ഷ്മി'],
    ['meetei-mayek', 'ꯃꯤꯇꯩ'],
    ['ol-chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
    ['oriya', 'ଶ୍ରୀ କୃଷ୍ଣଚନ୍ଦ୍ର'],
    ['tamil', 'கிருஷ்ணமூர்த்தி'],
    ['telugu', 'శ్రీనివాస్'],
  ])('have names in %s, and can set them', async (script, name) => {
    const [word = ''] = name.split(' ');
    expect(fontRuns(word, 'bold')).toEqual([{ font: `${script} bold`, text: word }]);
    const sheet = new PdfSheet({ title: 'Certificate', madeAt });
    sheet.text(name, { x: 40, y: 40, width: 200, size: 12, weight: 'bold' });
    expect((await sheet.finish()).length).toBeGreaterThan(1_000);
  });

  it('leave out what none of them has', () => {
    expect(fontRuns('漢 a', 'regular')).toEqual([{ font: 'latin regular', text: ' a' }]);
  });
});

describe('The glyphs of a line', () => {
  const glyphsOf = (text: string, font: string) =>
    placedGlyphs(text, fontFiles.find(({ name }) => name === font)?.path ?? '');

  it.each([
    ['ষ্ক', 'bengali regular', 622],
    ['ন্ধ্র', 'bengali regular', 670],
    ['ಕ್ಷ್ಮಿ', 'kannada regular', 847],
  ])('give %s in %s the room that its conjunct needs', (text, font, room) => {
    const advances = glyphsOf(text, font).map(({ xAdvance }) => xAdvance);
    expect(advances.reduce((sum, advance) => sum + advance, 0)).toBe(room);
  });

  it('tell each letter once, so that the text can be searched', () => {
    const text = 'কৃষ্ণেন্দু চট্টোপাধ্যায়';
    const told = glyphsOf(text, 'bengali regular').flatMap(({ codePoints }) => codePoints);
    expect(String.fromCodePoint(...told)).toBe(text);
  });
});

describe('A PDF sheet', () => {
  const place = { x: 40, y: 40, width: 400, size: 12 };
  const bytes = async (...lines: [text: string, instead?: string][]) => {
    const sheet = new PdfSheet({ title: 'Certificate', madeAt });
    for (const [text, instead] of lines)
      sheet.text(text, { ...place, ...(instead !== undefined && { instead }) });
    return (await sheet.finish()).toString('latin1');
  };

  it('never has an empty name: where no letter can be shown, something else stands', async () => {
    const plain = await bytes(['the learner']);
    expect(await bytes(['王小明', 'the learner'])).toBe(plain);
    expect(await bytes(['日本語 2 😀', 'the learner'])).toBe(plain);
    expect(await bytes(['😀 👍🏽', 'the learner'])).toBe(plain);
    expect(await bytes(['王小明 Rao', 'the learner'])).not.toBe(plain);
    expect(await bytes(['---', 'the learner'])).not.toBe(plain);
  });

  it('tells beside letters that go from right to left how they are read', async () => {
    const utf16 = Buffer.from('علی', 'utf16le').swap16().toString('latin1');
    expect(await bytes(['علی'])).toContain(`/ActualText (\xfe\xff${utf16}`);
    expect(await bytes(['Ali'])).not.toContain('/ActualText');
  });

  const made = () => {
    const sheet = new PdfSheet({ title: 'Receipt', madeAt });
    const next = sheet.text('₹499 from आशा', { x: 40, y: 40, width: 200, size: 12 });
    sheet.qrCode('https://example.com/verify', 40, next, 100);
    return { next, whole: sheet.finish() };
  };

  it('is a PDF, the same one each time', async () => {
    const [one, other] = [await made().whole, await made().whole];
    expect(one.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(one.equals(other)).toBe(true);
  });

  it('breaks lines that are too long, even within a word', () => {
    const sheet = new PdfSheet({ title: 'Long', madeAt });
    const place = { x: 0, y: 0, width: 100, size: 10 };
    expect(sheet.text('one', place)).toBeCloseTo(13.5);
    expect(sheet.text('w'.repeat(40), place)).toBeGreaterThan(27);
  });

  it('tears no conjunct apart where it breaks a word', () => {
    const sheet = new PdfSheet({ title: 'Narrow', madeAt });
    // Three characters, each wider than the line.
    expect(sheet.text('ক্ষ্মিকি', { x: 0, y: 0, width: 1, size: 10 })).toBeCloseTo(2 * 13.5);
  });
});
