/** The light build ships without types of its own; it is the full one with fewer features. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
