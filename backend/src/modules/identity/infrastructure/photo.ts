import type { Pictures } from '../../../platform/application/pictures.js';

/** Pixels, for lists, cards and the profile page. */
export const PHOTO_WIDTHS = [96, 256, 512] as const;
const SHOWN = 256;

export function photoFolder(photoId: string): string {
  return `avatars/${photoId}`;
}

export function photoUrl(pictures: Pictures, photoId: string | null): string | null {
  return photoId ? pictures.urlOf(photoFolder(photoId), SHOWN) : null;
}
