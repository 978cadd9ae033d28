import { redrawn, type Size } from '../../../shared/lib/redrawn';

const SIDE = 512;

/**
 * Crops a photo to its middle square and scales it to 512 px, to upload less. A photo that the browser cannot decode is
 * sent unchanged: the server decides.
 */
export async function squarePhoto(file: File): Promise<Blob> {
  return (await redrawn(file, middleSquare)) ?? file;
}

function middleSquare({ width, height }: Size) {
  const side = Math.min(width, height);
  const drawn = Math.min(side, SIDE);
  return {
    left: (width - side) / 2,
    top: (height - side) / 2,
    width: side,
    height: side,
    drawn: { width: drawn, height: drawn },
  };
}
