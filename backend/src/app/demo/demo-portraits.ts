import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';

const SIDE = 512;
const SKIN = ['#8d5a3b', '#a86f4a', '#c68a5e', '#7a4a30', '#d19a6c'];
const HAIR = ['#1b1412', '#2b1d16', '#3a2a22', '#14110f'];
const CLOTHES = ['#3730a3', '#b45f00', '#146c37', '#9d174d', '#0f766e', '#4338ca'];
const GROUND = ['#ffe3b0', '#dfe3ff', '#d7f2e3', '#ffdfe6', '#d9eefc'];

type Style = 'long' | 'short' | 'bun' | 'bald' | 'scarf';

export interface Portrait {
  readonly style: Style;
  readonly glasses?: boolean;
  readonly beard?: boolean;
}

/** A friendly generated face; the name determines the colors. */
export async function drawPortrait(name: string, portrait: Portrait): Promise<Readable> {
  const seed = createHash('sha256').update(name).digest();
  const pick = (list: readonly string[], at: number) => list[(seed[at] ?? 0) % list.length] ?? '';
  const skin = pick(SKIN, 0);
  const hair = pick(HAIR, 1);
  const clothes = pick(CLOTHES, 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 200 200">
    <rect width="200" height="200" fill="${pick(GROUND, 3)}"/>
    ${behind(portrait.style, hair, clothes)}
    <path d="M22 206c4-42 36-58 78-58s74 16 78 58z" fill="${clothes}"/>
    <path d="M84 128h32v26c0 10-32 10-32 0z" fill="${skin}"/>
    <path d="M84 140c8 8 24 8 32 0v8c-8 8-24 8-32 0z" fill="#000" opacity=".14"/>
    <ellipse cx="100" cy="96" rx="37" ry="43" fill="${skin}"/>
    <circle cx="64" cy="99" r="7" fill="${skin}"/><circle cx="136" cy="99" r="7" fill="${skin}"/>
    ${portrait.beard ? `<path d="M64 104c2 46 70 46 72 0-8 14-18 18-36 18s-28-4-36-18z" fill="${hair}"/>` : ''}
    ${above(portrait.style, hair, clothes)}
    <path d="M78 86q7-5 14 0M108 86q7-5 14 0" stroke="${hair}" stroke-width="3.200" fill="none" stroke-linecap="round"/>
    <circle cx="85" cy="96" r="4" fill="#1b1412"/><circle cx="115" cy="96" r="4" fill="#1b1412"/>
    <path d="M86 116q14 13 28 0" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>
    ${portrait.glasses ? '<g fill="none" stroke="#1b1412" stroke-width="3"><circle cx="85" cy="97" r="13"/><circle cx="115" cy="97" r="13"/><path d="M98 95q2-2 4 0"/></g>' : ''}
  </svg>`;
  return Readable.from([await sharp(Buffer.from(svg)).resize(SIDE).png().toBuffer()]);
}

function behind(style: Style, hair: string, clothes: string): string {
  if (style === 'long') return `<path d="M52 96c0-68 96-68 96 0v74H52z" fill="${hair}"/>`;
  if (style === 'bun') return `<circle cx="100" cy="40" r="22" fill="${hair}"/>`;
  if (style === 'scarf') return `<path d="M48 100c0-74 104-74 104 0l10 76H38z" fill="${clothes}"/>`;
  return '';
}

function above(style: Style, hair: string, clothes: string): string {
  if (style === 'bald') return '';
  if (style === 'scarf')
    return `<path d="M60 98c-4-64 84-64 80 0-4-34-18-44-40-44s-36 10-40 44z" fill="${clothes}"/>`;
  const fringe =
    style === 'short'
      ? 'M61 92c-8-62 86-62 78 0-4-24-14-30-24-32-18 8-44 2-54 32z'
      : 'M62 94c-6-60 82-60 76 0-4-26-20-34-38-36-18 2-34 10-38 36z';
  return `<path d="${fringe}" fill="${hair}"/>`;
}
