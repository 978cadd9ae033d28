import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { lighterPicture } from './lighter-picture';

const file = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'IMG_1.jpg', { type: 'image/jpeg' });

/** Fakes a browser that decodes pictures of this size and compresses them to this many bytes. */
function decoding(width: number, height: number, bytes: number) {
  const close = jest.fn();
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close }) });
  const sizes: number[][] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    sizes.push([this.width, this.height]);
    done(new Blob([new Uint8Array(bytes)], { type: 'image/webp' }));
  });
  return sizes;
}

describe('The picture of a course', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('that a camera made is sent no larger than it is shown', async () => {
    const sizes = decoding(4000, 3000, 300_000);
    expect((await lighterPicture(file(6_000_000))).size).toBe(300_000);
    expect(sizes).toEqual([[1920, 1440]]);
  });

  it('that is light already is sent as it is', async () => {
    const sizes = decoding(1280, 720, 100_000);
    const light = file(200_000);
    expect(await lighterPicture(light)).toBe(light);
    expect(sizes).toEqual([]);
  });

  it('that would only become heavier is sent as it is', async () => {
    decoding(1280, 720, 900_000);
    const heavy = file(800_000);
    expect(await lighterPicture(heavy)).toBe(heavy);
  });

  it('that this browser cannot read is for the server to judge', async () => {
    const unknown = file(900_000);
    expect(await lighterPicture(unknown)).toBe(unknown);
  });
});
