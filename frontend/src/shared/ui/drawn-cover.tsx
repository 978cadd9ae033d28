import type { Category } from '../api/types';
import { hueOf } from '../lib/hue';

interface Motif {
  hue: number;
  /** Paths drawn in white, and in the accent color, on a square of 120 centered in the cover. */
  lines: string;
  accent: string;
}

const MOTIFS: Record<Category, Motif> = {
  'App Development': {
    hue: 250,
    lines:
      'M-22-56h44q12 0 12 12v88q0 12-12 12h-44q-12 0-12-12v-88q0-12 12-12M-8-44h16M-18 8h36M-18 22h24',
    accent: 'M-18-28h36v20h-36zM-4 42h8',
  },
  'AI/ML': {
    hue: 275,
    lines:
      'M-40-29L-10-8M40-29L10-8M-40 29L-10 8M40 29L10 8M0-42L0-13M0 42L0 13M-54-34a8 8 0 1 0 16 0a8 8 0 1 0-16 0M38-34a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-54 34a8 8 0 1 0 16 0a8 8 0 1 0-16 0M38 34a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-8-50a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-8 50a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
    accent: 'M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M0 0v.1',
  },
  'AI Tools': {
    hue: 205,
    lines: 'M-8-44Q-2-2 40 4Q-2 10-8 52Q-14 10-56 4Q-14-2-8-44z',
    accent: 'M40-58Q42-40 58-38Q42-36 40-18Q38-36 22-38Q38-40 40-58zM42 34v16M34 42h16',
  },
  'Data Science': {
    hue: 185,
    lines: 'M-52-52v104h104M-30 26v.1M-20 2v.1M-4 12v.1M6-14v.1M26-8v.1M30-38v.1M46-30v.1',
    accent: 'M-40 36Q0 26 12-12T50-52',
  },
  'Data Analytics': {
    hue: 160,
    lines: 'M-52 52H52M-44 52V20h20v32M-10 52V2h20v50M24 52v-64h20v64',
    accent: 'M-46-2L-12-24L10-16L44-50M24-52h22v22',
  },
  'Ethical Hacking': {
    hue: 350,
    lines: 'M0-58L46-42V-4Q46 38 0 58Q-46 38-46-4V-42z',
    accent: 'M-18-2h36v28h-36zM-10-2v-10a10 10 0 0 1 20 0v10M0 10v6',
  },
  'UI UX Designing': {
    hue: 325,
    lines: 'M-54-38h-8v-8h8zM46-38h-8v-8h8zM-58-34V46H42V-34M-54-42H38',
    accent: 'M-42 30C-30-30 14 40 26-18M-42 30h-.1M26-18h.1M-2 8l18 44l7-17l17-7z',
  },
  'Web Development': {
    hue: 225,
    lines:
      'M-48-46h96q10 0 10 10v72q0 10-10 10h-96q-10 0-10-10v-72q0-10 10-10M-58-24h116M-46-35h.1M-34-35h.1',
    accent: 'M-20-6l-18 16l18 16M20-6l18 16l-18 16M8-10l-16 40',
  },
  Others: {
    hue: 30,
    lines: 'M0-44L60-16L0 12L-60-16zM-36-4v32Q0 54 36 28V-4',
    accent: 'M60-16v36M60 32v.1',
  },
};

const motifOf = (category: string): Motif =>
  category in MOTIFS ? MOTIFS[category as Category] : { ...MOTIFS.Others, hue: hueOf(category) };

/** A cover drawn from title and category, deterministic. Decorative. */
export function DrawnCover({ title, category }: { title: string; category: string }) {
  const { hue: base, lines, accent } = motifOf(category);
  const seed = hueOf(title);
  const hue = base + (seed % 21) - 10;
  const [x, y, turn] = [130 + (seed % 110), 60 + (seed % 70), seed % 90];
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="size-full"
    >
      <rect width="320" height="180" fill={`hsl(${hue} 48% 24%)`} />
      <circle cx={x - 90} cy={y} r="104" fill={`hsl(${hue + 14} 52% 33%)`} />
      <rect
        x={x}
        y={y - 20}
        width="150"
        height="150"
        rx="30"
        fill={`hsl(${hue - 16} 55% 41%)`}
        transform={`rotate(${turn} ${x + 75} ${y + 55})`}
      />
      <g
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(160 96)"
      >
        <path d={lines} stroke="#fff" />
        <path d={accent} stroke="#f8b133" />
      </g>
    </svg>
  );
}
