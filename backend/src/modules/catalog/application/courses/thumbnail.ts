import type { PictureFormat, Pictures } from '../../../../platform/application/pictures.js';

/** Pixels: cards in lists, the course page, a large screen. */
export const THUMBNAIL_WIDTHS = [320, 480, 640, 1280] as const;
/** The best one first: browsers take the first they know. */
export const THUMBNAIL_FORMATS: readonly PictureFormat[] = ['avif', 'webp'];
const SHOWN = 640;

export function thumbnailFolder(thumbnailId: string): string {
  return `thumbnails/${thumbnailId}`;
}

/** Where browsers find the picture; the other widths lie beside it. */
export function thumbnailUrl(pictures: Pictures, thumbnailId: string | null): string | null {
  return thumbnailId === null ? null : pictures.urlOf(thumbnailFolder(thumbnailId), SHOWN);
}

/** What a page needs to let browsers choose: `<base><width>.<format>`. */
export function thumbnailSet(pictures: Pictures, thumbnailId: string | null) {
  if (thumbnailId === null) return null;
  const base = pictures.baseOf(thumbnailFolder(thumbnailId));
  return { base, widths: [...THUMBNAIL_WIDTHS], formats: [...THUMBNAIL_FORMATS] };
}
