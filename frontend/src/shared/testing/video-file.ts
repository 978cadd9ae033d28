/** The first bytes of an MP4, so that it is taken for one. */
export const aVideo = (name: string): File =>
  new File(['\0\0\0\x18ftypmp42', 'moving pictures'], name, { type: 'video/mp4' });
