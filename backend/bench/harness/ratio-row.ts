import type { Comparison } from './compare.ts';
import { readable } from './figures.ts';
import type { Row } from './row.ts';

export function ratioRow(
  { ours, reference, ratio }: Comparison,
  against: string,
): Pick<Row, 'unit' | 'ours' | 'reference' | 'against' | 'figure' | 'figureUnit'> {
  return {
    unit: 'us CPU',
    ours: ours.cpu,
    reference: reference.cpu,
    against,
    figure: ratio,
    figureUnit: 'x',
  };
}

export function speed({ ours, reference }: Comparison): string {
  const of = ({ perSecond, p50, p99 }: Comparison['ours']): string =>
    `${readable(perSecond.median)}/s, p50 ${readable(p50.median)}, p99 ${readable(p99.median)} ms`;
  return `${of(ours)}; reference ${of(reference)}`;
}
