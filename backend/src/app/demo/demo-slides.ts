import sharp from 'sharp';
import { paragraph } from './drawn-text.js';

const WIDTH = 640;
const HEIGHT = 360;
/** How long each card is shown. */
export const CARD_SECONDS = 6;

export interface LectureScript {
  readonly course: string;
  readonly title: string;
  readonly points: readonly string[];
}

/** The pictures of a demo lecture, as PNG: a moving background, the cards, and a progress bar. */
export interface Slides {
  readonly background: Buffer;
  readonly cards: readonly Buffer[];
  readonly bar: Buffer;
}

/** @param n determines the colors */
export async function drawSlides(script: LectureScript, n: number): Promise<Slides> {
  const hue = (n * 67 + 230) % 360;
  const cards = [titleCard(script), ...script.points.map((point, at) => pointCard(point, at, hue))];
  return {
    background: await png(background(hue), WIDTH * 2, HEIGHT),
    cards: await Promise.all(cards.map((card) => png(card, WIDTH, HEIGHT))),
    bar: await png(`<rect width="${WIDTH}" height="6" fill="#ffc45c"/>`, WIDTH, 6),
  };
}

function png(content: string, width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
}

/** Twice as wide as the picture, because it scrolls by slowly. */
function background(hue: number): string {
  const width = WIDTH * 2;
  const hills = (y: number, height: number, light: number, shift: number) => {
    const waves = Array.from({ length: 8 }, (_, at) => {
      const up = at % 2 === 0 ? -height : height;
      return `q ${width / 16} ${up} ${width / 8} 0`;
    });
    return `<path transform="translate(${shift} 0)" d="M-200 ${y} h200 ${waves.join(' ')} h200 V${HEIGHT} H-200 Z" fill="hsl(${hue} 45% ${light}%)"/>`;
  };
  const dots = Array.from({ length: 26 }, (_, at) => {
    const x = (at * 197) % width;
    const y = 20 + ((at * 71) % 180);
    return `<circle cx="${x}" cy="${y}" r="${1.5 + (at % 3)}" fill="#fff" opacity="0.28"/>`;
  });
  return [
    `<rect width="${width}" height="${HEIGHT}" fill="hsl(${hue} 48% 16%)"/>`,
    `<circle cx="${width * 0.72}" cy="90" r="64" fill="#f8b133"/>`,
    ...dots,
    hills(270, 46, 24, 0),
    hills(305, 38, 32, -80),
    hills(338, 26, 42, -30),
  ].join('');
}

function titleCard({ course, title }: LectureScript): string {
  return (
    '<rect x="36" y="70" width="6" height="150" rx="3" fill="#ffc45c"/>' +
    paragraph(course, 60, 96, 520, { size: 17, weight: 'regular', fill: '#ffe3b0' }) +
    paragraph(title, 60, 144, 520, { size: 36, weight: 'bold', fill: '#ffffff' })
  );
}

function pointCard(point: string, at: number, hue: number): string {
  return (
    `<rect x="36" y="64" width="568" height="170" rx="16" fill="hsl(${hue} 40% 9%)" fill-opacity="0.72"/>` +
    `<circle cx="88" cy="120" r="26" fill="#f8b133"/>` +
    paragraph(String(at + 1), 80.5, 129, 40, { size: 26, weight: 'bold', fill: '#0b1022' }) +
    paragraph(point, 136, 118, 440, { size: 26, weight: 'bold', fill: '#ffffff' })
  );
}
