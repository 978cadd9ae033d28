import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ladderFor } from './video-ladder.js';

const names = (width: number, height: number) =>
  ladderFor({ width, height }).map((rung) => rung.name);

describe('The ladder of sizes', () => {
  it('goes from 144p up to the source, smallest first', () => {
    expect(names(1920, 1080)).toEqual(['144p', '240p', '360p', '480p', '720p', '1080p']);
  });

  it('ends at 1080p for larger sources', () => {
    expect(ladderFor({ width: 3840, height: 2160 }).at(-1)).toEqual({
      name: '1080p',
      width: 1920,
      height: 1080,
    });
  });

  it('measures an upright video by its shorter side', () => {
    expect(ladderFor({ width: 720, height: 1280 }).at(-1)).toEqual({
      name: '720p',
      width: 720,
      height: 1280,
    });
  });

  it('gives a size between two rungs its own, so that a screen recording stays readable', () => {
    expect(names(1600, 900)).toEqual(['144p', '240p', '360p', '480p', '720p', '900p']);
  });

  it('makes no rung that hardly differs from the one below', () => {
    expect(names(1300, 731)).toEqual(['144p', '240p', '360p', '480p', '720p']);
  });

  it('keeps a source smaller than every rung as it is, in even sizes', () => {
    expect(ladderFor({ width: 161, height: 121 })).toEqual([
      { name: '120p', width: 158, height: 120 },
    ]);
  });

  it('marks the size of the source as copied where its pictures need no change', () => {
    const copied = (width: number, height: number) =>
      ladderFor({ width, height, remuxable: true })
        .filter((rung) => rung.copied)
        .map(({ name }) => name);
    expect(copied(1280, 720)).toEqual(['720p']);
    expect(copied(3840, 2160)).toEqual([]);
    expect(copied(1300, 730)).toEqual([]);
  });

  it('never goes above the source, keeps sizes even and the shape of the picture', () => {
    const side = fc.integer({ min: 16, max: 8192 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const ladder = ladderFor({ width, height });
        expect(ladder.length).toBeGreaterThan(0);
        for (const rung of ladder) {
          expect(rung.width).toBeLessThanOrEqual(width);
          expect(rung.height).toBeLessThanOrEqual(height);
          expect([rung.width % 2, rung.height % 2]).toEqual([0, 0]);
          // Rounding to even may take up to two pixels from the longer side.
          const short = Math.min(rung.width, rung.height);
          const exact = (Math.max(width, height) * short) / Math.min(width, height);
          expect(exact - Math.max(rung.width, rung.height)).toBeGreaterThanOrEqual(0);
          expect(exact - Math.max(rung.width, rung.height)).toBeLessThan(2);
        }
        const sides = ladder.map((rung) => Math.min(rung.width, rung.height));
        expect(sides).toEqual([...new Set(sides)].sort((a, b) => a - b));
      }),
    );
  });
});
