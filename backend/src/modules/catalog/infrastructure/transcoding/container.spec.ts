import { describe, expect, it } from '@jest/globals';
import { containerOf } from './container.js';

const box = (type: string, brand = '') => Buffer.from(`\0\0\0\x20${type}${brand}`, 'latin1');
const ebml = (docType: string) =>
  Buffer.concat([Buffer.from('1a45dfa39f428288', 'hex'), Buffer.from(docType)]);

describe('The container', () => {
  it.each([
    ['mp4', box('ftyp', 'isom')],
    ['mp4', box('ftyp', 'mp42')],
    ['mov', box('ftyp', 'qt  ')],
    ['mov', box('moov')],
    ['webm', ebml('webm')],
    ['matroska', ebml('matroska')],
  ])('is told by the first bytes: %s', (container, head) => {
    expect(containerOf(head)).toBe(container);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:4,\nfile:///secret.mp4')],
    ['a list to join', Buffer.from("ffconcat version 1.0\nfile 'secret.mp4'")],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a photo in the box format', box('ftyp', 'heic')],
    ['a manifest', Buffer.from('<?xml version="1.0"?><MPD/>')],
  ])('is unknown for %s', (_, head) => {
    expect(containerOf(head)).toBeNull();
  });
});
