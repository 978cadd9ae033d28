import { readable } from './figures.ts';
import { meetsGoal, type Row } from './row.ts';

const WIDTH = 860;
const LABEL = 330;
const ROW = 26;
const HEAD = 64;
const PLOT = WIDTH - LABEL - 90;
/** The goal is in the middle, with one decade on each side. */
const DECADES = 1;

const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2937}.quiet{fill:#6b7280}
.met{fill:#15803d}.missed{fill:#b45309}.goal{stroke:#6b7280;stroke-dasharray:3 3}
@media(prefers-color-scheme:dark){text{fill:#e5e7eb}.quiet{fill:#9ca3af}.met{fill:#4ade80}.missed{fill:#fbbf24}.goal{stroke:#9ca3af}}`;

/** One bar per figure, by its distance from the goal: left of the line is better, whatever the figure is. */
export function chart(rows: Row[]): string {
  const shown = rows.filter(({ figure }) => figure !== null);
  const height = HEAD + shown.length * ROW + 12;
  const goal = LABEL + PLOT / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Each measured figure against its goal">`,
    `<style>${STYLE}</style>`,
    `<text x="0" y="20" font-weight="600">How far from the goal</text>`,
    `<text x="0" y="40" class="quiet">left of the line is better than the goal; logarithmic, ten times to each edge</text>`,
    `<line class="goal" x1="${goal}" x2="${goal}" y1="${HEAD - 12}" y2="${height - 8}"/>`,
    ...shown.map((row, at) => bar(row, HEAD + at * ROW, goal)),
    '</svg>',
    '',
  ].join('\n');
}

function bar(row: Row, y: number, goal: number): string {
  const { line, what, figure, figureUnit } = row;
  const value = figure?.median ?? 0;
  const excess = 'most' in row.goal ? value / row.goal.most : row.goal.least / value;
  const decades = Math.max(-DECADES, Math.min(DECADES, Math.log10(Math.max(excess, 1e-9))));
  const end = goal + (decades / DECADES) * (PLOT / 2);
  const [left, width] = [Math.min(goal, end), Math.max(2, Math.abs(end - goal))];
  const style = meetsGoal(row) ? 'met' : 'missed';
  return [
    `<text x="0" y="${y + 12}">${escaped(shortened(`${line}  ${what}`))}</text>`,
    `<rect class="${style}" x="${left.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="15" rx="3"/>`,
    `<text class="quiet" x="${LABEL + PLOT + 8}" y="${y + 12}">${readable(value)} ${escaped(figureUnit)}</text>`,
  ].join('');
}

const shortened = (text: string): string => (text.length > 48 ? `${text.slice(0, 47)}…` : text);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
