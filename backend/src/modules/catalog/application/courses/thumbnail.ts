import type { PictureFormat, Pictures } from '../../../../platform/application/pictures.js';

/** Pixels, for cards in lists, the course page and large screens. */
export const THUMBNAIL_WIDTHS = [320, 480, 640, 1280] as const;
/** The best first: browsers use the first one they support. */
export const THUMBNAIL_FORMATS: readonly PictureFormat[] = ['avif', 'webp'];
const SHOWN = 640;

export function thumbnailFolder(thumbnailId: string): string {
  return `thumbnails/${thumbnailId}`;
}

/** The picture's URL; the other widths are next to it. */
export function thumbnailUrl(pictures: Pictures, thumbnailId: string | null): string | null {
  return thumbnailId === null ? null : pictures.urlOf(thumbnailFolder(thumbnailId), SHOWN);
}

/** The data from which browsers choose a file: `<base><width>.<format>`. */
export function thumbnailSet(pictures: Pictures, thumbnailId: string | null) {
  if (thumbnailId === null) return null;
  const base = pictures.baseOf(thumbnailFolder(thumbnailId));
  return { base, widths: [...THUMBNAIL_WIDTHS], formats: [...THUMBNAIL_FORMATS] };
}
