import type { Pictures } from '../../../platform/application/pictures.js';

/** Pixels: cards in lists, the course page, a large screen. */
export const THUMBNAIL_WIDTHS = [320, 480, 640, 1280] as const;
const SHOWN = 640;

export function thumbnailFolder(thumbnailId: string): string {
  return `thumbnails/${thumbnailId}`;
}

/** Where browsers find the picture; the other widths lie beside it. */
export function thumbnailUrl(pictures: Pictures, thumbnailId: string | null): string | null {
  return thumbnailId === null ? null : pictures.urlOf(thumbnailFolder(thumbnailId), SHOWN);
}
