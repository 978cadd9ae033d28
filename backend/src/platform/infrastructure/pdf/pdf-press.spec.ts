import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Busy } from '../../domain/domain-error.js';
import { lower, PdfPage } from './pdf-page.js';
import { PdfPress } from './pdf-press.js';
import { PdfSheet } from './pdf-sheet.js';

const madeAt = new Date('2026-11-21T06:30:00.000Z');
const place = { x: 40, width: 200, size: 12 };

let press: PdfPress;
beforeEach(() => {
  press = new PdfPress();
});
afterEach(() => press.onApplicationShutdown());

function page(): PdfPage {
  const made = new PdfPage({ title: 'Receipt', madeAt });
  const next = made.text('₹499 from आशा', { ...place, y: 40 });
  made.rule(40, lower(next, 2), 200, '#000000');
  made.text('again', { ...place, y: lower(lower(next, 2), 8), weight: 'bold' });
  made.frame(20, '#000000', 1);
  made.qrCode('https://example.com/verify', 40, 300, 100);
  return made;
}

describe('The press', () => {
  it('sets a page as it would be set here, what is below a text by where that ends', async () => {
    const sheet = new PdfSheet({ title: 'Receipt', madeAt });
    const next = sheet.text('₹499 from आशा', { ...place, y: 40 });
    sheet.rule(40, next + 2, 200, '#000000');
    sheet.text('again', { ...place, y: next + 10, weight: 'bold' });
    sheet.frame(20, '#000000', 1);
    sheet.qrCode('https://example.com/verify', 40, 300, 100);
    expect((await press.print(page())).equals(await sheet.finish())).toBe(true);
  });

  it('keeps nobody waiting but those whose pages it sets', async () => {
    await press.print(page());
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    await Promise.all(Array.from({ length: 8 }, () => press.print(page())));
    clearInterval(others);
    // Setting the pages on this thread would allow only one turn per page.
    expect(turns).toBeGreaterThan(20);
  });

  it('refuses at once what would wait too long', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => press.print(page())));
    const refused = asked.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual(Array(3).fill(expect.any(Busy)));
  });

  it('gives up a page that takes too long, and sets the next one', async () => {
    await expect(press.print(page(), 1)).rejects.toBeInstanceOf(Busy);
    expect((await press.print(page())).subarray(0, 8).toString()).toBe('%PDF-1.7');
  });

  it('tells what went wrong, and sets the next one', async () => {
    const wrong = new PdfPage({ title: 'Wrong', madeAt });
    wrong.rule(NaN, 0, 100, '#000000');
    await expect(press.print(wrong)).rejects.toThrow('could not be set');
    expect((await press.print(page())).subarray(0, 8).toString()).toBe('%PDF-1.7');
  });

  it('begins anew after it was closed', async () => {
    await press.print(page());
    await press.onApplicationShutdown();
    await sleep(10);
    expect((await press.print(page())).length).toBeGreaterThan(1_000);
  });
});
