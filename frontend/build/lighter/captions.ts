import type { Change } from '../../../infra/build/change-packages.ts';

const RENDERER = /media-captions\/dist\/prod\/index\.js$/;

/**
 * The player's captions become HTML without being escaped, although `&lt;` has become `<` by then: anybody's captions
 * could bring tags into the page. Nor do they need class names, because colors are styles.
 */
export const CAPTIONS: Change[] = [
  {
    file: RENDERER,
    from: 'function renderVTTTokensString(',
    to: 'const escaped = (text) => `${text}`.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);\n$&',
  },
  { file: RENDERER, from: 'result += token.data;', to: 'result += escaped(token.data);' },
  { file: RENDERER, from: 'attrs.class = token.class;', to: '' },
  {
    file: RENDERER,
    from: '${v[1] === true ? "" : v[1]}',
    to: '$${v[1] === true ? "" : escaped(v[1])}',
  },
];
