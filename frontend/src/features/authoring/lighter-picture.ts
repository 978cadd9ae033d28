import { redrawn, type Size } from '../../shared/lib/redrawn';

const LIGHT_BYTES = 500_000;
/** 1.5 times the width that looks sharp everywhere. */
const WIDE = 1920;

/**
 * Shrinks camera pictures to the width that pages show: the server would refuse several megabytes, and a slow line
 * takes a minute. Returns light pictures and those the browser cannot decode unchanged: the server decides.
 */
export async function lighterPicture(file: File): Promise<Blob> {
  if (file.size <= LIGHT_BYTES) return file;
  const picture = await redrawn(file, scaled);
  return picture && picture.size < file.size ? picture : file;
}

function scaled({ width, height }: Size) {
  const scale = Math.min(1, WIDE / width);
  const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { left: 0, top: 0, width, height, drawn };
}
