const SIDE = 512;

/**
 * Cuts the middle square of a photo and scales it to 512 px, so that little is uploaded.
 * What cannot be decoded here is sent as it is: the server decides.
 */
export async function squarePhoto(file: File): Promise<Blob> {
  try {
    const image = await createImageBitmap(file);
    const side = Math.min(image.width, image.height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(side, SIDE);
    canvas
      .getContext('2d')
      ?.drawImage(
        image,
        (image.width - side) / 2,
        (image.height - side) / 2,
        side,
        side,
        0,
        0,
        canvas.width,
        canvas.height,
      );
    image.close();
    const photo = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/webp', 0.9);
    });
    return photo ?? file;
  } catch {
    return file;
  }
}
