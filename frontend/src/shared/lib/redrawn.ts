export interface Size {
  width: number;
  height: number;
}

/** The part of a picture to keep, and the size to draw it at, in pixels. */
interface Redrawing extends Size {
  left: number;
  top: number;
  drawn: Size;
}

/** Redraws a picture as WebP, to upload less. Returns null where the browser cannot decode or encode it. */
export async function redrawn(file: File, plan: (image: Size) => Redrawing): Promise<Blob | null> {
  try {
    const image = await createImageBitmap(file);
    const { left, top, width, height, drawn } = plan(image);
    const canvas = Object.assign(document.createElement('canvas'), drawn);
    canvas
      .getContext('2d')
      ?.drawImage(image, left, top, width, height, 0, 0, drawn.width, drawn.height);
    image.close();
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/webp', 0.9);
    });
  } catch {
    return null;
  }
}
