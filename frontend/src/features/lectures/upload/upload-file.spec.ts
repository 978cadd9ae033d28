import { describe, expect, it } from '@jest/globals';
import { isVideo } from './upload-file';

const beginning = (...parts: BlobPart[]) => new File([...parts, 'and so on'], 'file');

describe('A file chosen as a video', () => {
  it.each([
    ['an MP4', beginning('\0\0\0\x18ftypmp42')],
    ['a MOV', beginning('\0\0\0\x14ftypqt  ')],
    ['an old MOV', beginning('\0\0\0\x08wide\0\0\0\0mdat')],
    ['a WebM', beginning(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x9f]))],
  ])('is one if it begins like %s', async (_, file) => {
    expect(await isVideo(file)).toBe(true);
  });

  it.each([
    ['a PDF', beginning('%PDF-1.7\n')],
    ['a photo of a phone', beginning('\0\0\0\x18ftypheic')],
    ['an AVI', beginning('RIFF\0\0\0\0AVI LIST')],
    ['nothing', new File([], 'empty')],
  ])('is none if it begins like %s', async (_, file) => {
    expect(await isVideo(file)).toBe(false);
  });
});
