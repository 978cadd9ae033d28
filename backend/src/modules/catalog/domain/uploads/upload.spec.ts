import { describe, expect, it } from '@jest/globals';
import { anUpload, noon, partOf } from '../../testing/upload-builder.js';

const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

describe('An upload', () => {
  it('is refused when nothing is announced', () => {
    expect(() => anUpload({ size: 0 })).toThrow('The file is empty.');
  });

  it('grows by parts that continue what is there', () => {
    const upload = anUpload({ size: 10 });
    upload.add(partOf(0, 4), noon);
    upload.add(partOf(4, 6), noon);
    expect(upload).toMatchObject({ received: 10, isComplete: true });
  });

  it.each([
    ['leaves a gap', partOf(5, 1)],
    ['repeats what is there', partOf(0, 1)],
    ['goes beyond what was announced', partOf(4, 7)],
  ])('takes no part that %s', (_, part) => {
    const upload = anUpload({ size: 10 });
    upload.add(partOf(0, 4), noon);
    expect(() => upload.add(part, noon)).toThrow('The upload has moved on.');
  });

  it('takes a number of parts that no broken connection comes to, and no more', () => {
    const upload = anUpload({ size: 10_000 });
    for (let n = 0; n < 6_000; n += 1) {
      upload.assertTakesParts();
      upload.add(partOf(n, 1), noon);
    }
    expect(() => upload.assertTakesParts()).toThrow('more than 6000 pieces');
    expect(() => upload.add(partOf(6_000, 1), noon)).toThrow('more than 6000 pieces');
    expect(upload.received).toBe(6_000);
  });

  it('may be complete with as many parts as it may have', () => {
    const upload = anUpload({ size: 6_000 });
    for (let n = 0; n < 6_000; n += 1) upload.add(partOf(n, 1), noon);
    expect(() => upload.assertTakesParts()).not.toThrow();
    expect(upload.isComplete).toBe(true);
  });

  it('becomes a video only when it is complete', () => {
    expect(() => anUpload().take(noon)).toThrow('The upload is not complete yet.');
  });

  it('is hidden from other educators', () => {
    expect(() => anUpload().assertOwnedBy('somebody else')).toThrow('This was not found.');
  });

  it('is given up a day after its last part, unless a lecture took it', () => {
    const upload = anUpload({ size: 4 });
    upload.add(partOf(0, 4), hoursLater(20));
    expect(upload.isAbandonedAt(hoursLater(43))).toBe(false);
    expect(upload.isAbandonedAt(hoursLater(45))).toBe(true);
    upload.take(hoursLater(21));
    expect(upload.isAbandonedAt(hoursLater(45))).toBe(false);
  });
});
