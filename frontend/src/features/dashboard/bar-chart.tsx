import { ResponsiveBar, type BarDatum } from '@nivo/bar';
import { chartName, type CourseBar } from './course-bars';

interface Datum extends BarDatum {
  id: string;
  value: number;
}

interface BarChartProps {
  bars: readonly CourseBar[];
  /** A CSS color. */
  color: string;
  /** How a figure is written; as it is unless told. */
  show?: ((value: number) => string) | undefined;
}

// The specification's margin 5, bar gap 4 and category gap 10 %; the axes need room besides.
const MARGIN = 5;
const AXIS = { left: 34, perCharacter: 7, levelNames: 26, turnedNames: 58 };
const BAR_GAP = 4;
const CATEGORY_GAP = 0.1;
const MAX_TICKS = 5;
/** More characters do not fit into the narrowest bar. */
const MAX_LABEL = 6;
/** So few names fit side by side everywhere; more are turned. */
const MAX_LEVEL_NAMES = 3;

const THEME = {
  text: { fontFamily: 'var(--font-sans)', fontSize: 12, fill: 'var(--color-muted)' },
  axis: { ticks: { line: { stroke: 'transparent' } } },
  grid: { line: { stroke: 'var(--color-line)' } },
};

/** Round numbers up to the highest bar or above it; counts are whole: no tick at half a lecture. */
function roundTicks(bars: readonly CourseBar[]): number[] {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const power = 10 ** Math.floor(Math.log10(most / MAX_TICKS));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= most / MAX_TICKS) ?? 10;
  const step = Math.max(1, factor * power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

const labelOf = (text: string) => (text.length > MAX_LABEL ? '' : text);

/** Drawn for the eye only; the table beside it says the same to everyone. */
export default function BarChart({ bars, color, show = String }: BarChartProps) {
  const titles = new Map(bars.map(({ id, title }) => [id, title]));
  const ticks = roundTicks(bars);
  const turned = bars.length > MAX_LEVEL_NAMES;
  const names = turned ? AXIS.turnedNames : AXIS.levelNames;
  const longest = Math.max(...ticks.map((tick) => show(tick).length));
  const left = Math.max(AXIS.left, MARGIN + longest * AXIS.perCharacter);
  return (
    <ResponsiveBar<Datum>
      data={bars.map(({ id, value }) => ({ id, value }))}
      keys={['value']}
      indexBy="id"
      margin={{ top: MARGIN, right: MARGIN, bottom: MARGIN + names, left: MARGIN + left }}
      groupMode="grouped"
      innerPadding={BAR_GAP}
      padding={CATEGORY_GAP}
      valueScale={{ type: 'linear', min: 0, max: ticks.at(-1) ?? 'auto' }}
      colors={[color]}
      borderRadius={4}
      theme={THEME}
      axisLeft={{ tickValues: ticks, tickSize: 0, tickPadding: 8, format: show }}
      label={({ value }) => labelOf(show(value ?? 0))}
      gridYValues={ticks}
      axisBottom={{
        tickSize: 0,
        tickPadding: 8,
        tickRotation: turned ? -35 : 0,
        format: (id: string) => chartName(titles.get(id) ?? ''),
      }}
      labelTextColor="var(--color-on-primary)"
      labelSkipHeight={16}
      labelSkipWidth={12}
      animate={false}
      isInteractive={false}
    />
  );
}
