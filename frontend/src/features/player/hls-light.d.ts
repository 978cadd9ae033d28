/** The light build has no types; it is the full one with fewer features. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
