import type { LectureStatus } from '../../../shared/api/types';

export type OpenUpload = NonNullable<LectureStatus['upload']>;

/** For a file input. Safari would not offer the last two. */
export const VIDEO_FILES = 'video/*,.mkv,.webm';

/** Every call of the protocol states its version. */
export const TUS = { 'Tus-Resumable': '1.0.0' } as const;

/** Browsers can only hash what they hold completely in memory. */
const HASHED_UP_TO = 128 * 1024 * 1024;

/** Whether the file is the one whose upload stopped, as far as one can tell without reading it. */
export function isOf({ fileName, size }: OpenUpload, file: File): boolean {
  return fileName === file.name.normalize('NFC').trim() && size === file.size;
}

/** False if it was moved or changed since it was chosen. */
export async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

const HEAD_BYTES = 12;
/** How Matroska and WebM begin. */
const EBML = '\x1a\x45\xdf\xa3';
/** The first box of MP4 and MOV. */
const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];
/** Brands of still pictures in the same box format. */
const PICTURES = ['heic', 'heix', 'heif', 'mif1', 'msf1', 'avif', 'avis', 'crx '];

/** Whether it begins like the videos that the server can read; it would refuse others only once it has all of them. */
export async function isVideo(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = String.fromCharCode(...head);
  const [box, brand] = [text.slice(4, 8), text.slice(8)];
  if (box === 'ftyp') return !PICTURES.includes(brand);
  return BOXES.includes(box) || text.startsWith(EBML);
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

async function sha256Of(file: File): Promise<string | null> {
  // Missing over plain http, except on this machine.
  if (file.size > HASHED_UP_TO || !globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The value of `Upload-Metadata` in tus. */
export async function describeFile(lectureId: string, file: File): Promise<string> {
  const sha256 = await sha256Of(file);
  const about = { lectureId, filename: file.name, ...(sha256 && { sha256 }) };
  return Object.entries(about)
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');
}
