import { ResponsiveBar, type BarDatum } from '@nivo/bar';
import { classNames } from '../../shared/lib/class-names';
import { chartName, type CourseBar } from './course-bars';

interface Datum extends BarDatum {
  id: string;
  value: number;
}

interface BarChartProps {
  bars: readonly CourseBar[];
  /** A CSS color. */
  color: string;
  /** Formats a value; by default unchanged. */
  show?: ((value: number) => string) | undefined;
}

// The specification's margin 5, bar gap 4 and category gap 10 %, plus space for the axes.
const MARGIN = 5;
const AXIS = { left: 34, perCharacter: 7, levelNames: 26, turnedNames: 58, turnedBefore: 64 };
const BAR_GAP = 4;
const CATEGORY_GAP = 0.1;
const MAX_TICKS = 5;
/** Longer labels do not fit into the narrowest bar. */
const MAX_LABEL = 6;
/** More names do not fit side by side, and are rotated. */
const MAX_LEVEL_NAMES = 3;
const TURN = -35;
/** How far a turned name starts below the axis. */
const NAME_DROP = 12;
const SLOPE = Math.tan((-TURN * Math.PI) / 180);
const COVER = `linear-gradient(${180 + TURN}deg, var(--color-card) calc(50% - 6px), transparent calc(50% + 6px))`;

const THEME = {
  text: { fontFamily: 'var(--font-sans)', fontSize: 12, fill: 'var(--color-muted)' },
  axis: { ticks: { line: { stroke: 'transparent' } } },
  grid: { line: { stroke: 'var(--color-line)' } },
};

/** Round ticks up to at least the highest bar; integers, because there is no half lecture. */
function roundTicks(bars: readonly CourseBar[]): number[] {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const power = 10 ** Math.floor(Math.log10(most / MAX_TICKS));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= most / MAX_TICKS) ?? 10;
  const step = Math.max(1, factor * power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

const labelOf = (text: string) => (text.length > MAX_LABEL ? '' : text);

/** Visual only; the table next to it has the same content for everybody. */
export default function BarChart({ bars, color, show = String }: BarChartProps) {
  const titles = new Map(bars.map(({ id, title }) => [id, title]));
  const ticks = roundTicks(bars);
  const turned = bars.length > MAX_LEVEL_NAMES;
  const names = turned ? AXIS.turnedNames : AXIS.levelNames;
  const longest = Math.max(...ticks.map((tick) => show(tick).length));
  // A rotated name extends to the left of its bar.
  const before = turned ? AXIS.turnedBefore : AXIS.left;
  const left = MARGIN + Math.max(before, MARGIN + longest * AXIS.perCharacter);
  const bottom = MARGIN + names;
  return (
    <>
      <Amounts ticks={ticks} show={show} width={left} bottom={bottom} turned={turned} />
      <ResponsiveBar<Datum>
        data={bars.map(({ id, value }) => ({ id, value }))}
        keys={['value']}
        indexBy="id"
        margin={{ top: MARGIN, right: MARGIN, bottom, left }}
        groupMode="grouped"
        innerPadding={BAR_GAP}
        padding={CATEGORY_GAP}
        valueScale={{ type: 'linear', min: 0, max: ticks.at(-1) ?? 'auto' }}
        colors={[color]}
        borderRadius={4}
        theme={THEME}
        axisLeft={null}
        label={({ value }) => labelOf(show(value ?? 0))}
        gridYValues={ticks}
        axisBottom={{
          tickSize: 0,
          tickPadding: 8,
          tickRotation: turned ? TURN : 0,
          format: (id: string) => chartName(titles.get(id) ?? ''),
        }}
        labelTextColor="var(--color-on-primary)"
        labelSkipHeight={16}
        labelSkipWidth={12}
        animate={false}
        isInteractive={false}
      />
    </>
  );
}

interface AmountsProps {
  ticks: readonly number[];
  show: (value: number) => string;
  width: number;
  /** The share of the height for the names below the bars. */
  bottom: number;
  /** Whether the names are turned, as in charts that scroll. */
  turned: boolean;
}

/** The left axis, which stays in place when a wide chart is scrolled. */
function Amounts({ ticks, show, width, bottom, turned }: AmountsProps) {
  const most = ticks.at(-1) || 1;
  return (
    <div className="sticky left-0 z-10 h-0 w-0">
      <div className="relative h-72" style={{ width }}>
        <div className="absolute inset-x-0 top-0 bg-card" style={{ bottom }}>
          {ticks.map((tick) => (
            <span
              key={tick}
              className={classNames(
                'absolute right-2 text-xs leading-none text-muted tabular-nums',
                // The lowest tick stays above the names.
                tick === 0 ? '-translate-y-full' : '-translate-y-1/2',
              )}
              style={{ top: `calc(${MARGIN}px + (100% - ${MARGIN}px) * ${1 - tick / most})` }}
            >
              {show(tick)}
            </span>
          ))}
        </div>
        {turned && <NameCover width={width} bottom={bottom} />}
      </div>
    </div>
  );
}

/** Fades out the names of the bars below the left axis; slanted like them, so that it cuts no other. */
function NameCover({ width, bottom }: Pick<AmountsProps, 'width' | 'bottom'>) {
  return (
    <div
      className="absolute"
      style={{
        background: COVER,
        top: `calc(100% - ${bottom}px)`,
        width: width + NAME_DROP / SLOPE,
        height: width * SLOPE + NAME_DROP,
      }}
    />
  );
}
