import type { Container } from '../../domain/videos/video-source.js';

/** Enough of a file to recognize its container. */
export const HEAD_BYTES = 4096;

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** QuickTime files older than the `ftyp` box start with one of these. */
const OLD_QUICKTIME = ['moov', 'mdat', 'wide', 'free', 'skip'];
/** Brands of still pictures in the same box format. */
const PICTURES = ['heic', 'heix', 'heif', 'mif1', 'msf1', 'avif', 'avis', 'crx '];

/**
 * The container by the first bytes, or null for unsupported formats. The uploader controls names and MIME types, and a
 * demuxer chosen by guessing would follow playlists and scripts disguised as videos.
 */
export function containerOf(head: Buffer): Container | null {
  const box = head.toString('latin1', 4, 8);
  if (box === 'ftyp') {
    const brand = head.toString('latin1', 8, 12);
    if (PICTURES.includes(brand)) return null;
    return brand === 'qt  ' ? 'mov' : 'mp4';
  }
  if (OLD_QUICKTIME.includes(box)) return 'mov';
  if (head.subarray(0, EBML.length).equals(EBML))
    return head.subarray(0, 64).includes('webm') ? 'webm' : 'matroska';
  return null;
}

/** The name of ffmpeg's demuxer for the container. */
export function demuxerOf(container: Container): 'mov' | 'matroska' {
  return hasSampleTable(container) ? 'mov' : 'matroska';
}

/** Whether files usually tell where each of their samples is, so that they need not be read through. */
export function hasSampleTable(container: Container): boolean {
  return container === 'mp4' || container === 'mov';
}
