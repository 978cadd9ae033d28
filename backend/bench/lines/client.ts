import { ClientWeight } from '../../../infra/check/client-weight.ts';
import { bareClientKib } from '../floors/client.ts';
import { even } from '../harness/figures.ts';
import type { Row } from '../harness/row.ts';
import type { Line } from './line.ts';

const BARE = 'React, its DOM, a router, a store and sagas, doing nothing';

/** What a browser has to load, from the built files, compressed as they are sent. */
export const client: Line = {
  id: '18',
  covers: ['18', '18 scripts', '18 dashboard', '18 player'],
  async run() {
    const weight = new ClientWeight();
    const bare = await bareClientKib();
    const heaviest = weight.heaviestPage();
    const againstBare = (kib: number): Omit<Row, 'line' | 'what' | 'goal'> => ({
      ...{ unit: 'KiB', ours: even(kib), reference: even(bare), against: BARE },
      ...{ figure: even(kib / bare), figureUnit: 'x', note: 'brotli' },
    });
    const added = (kib: number): Omit<Row, 'line' | 'what' | 'goal'> => ({
      ...{ unit: 'KiB', ours: even(kib), reference: null, against: '' },
      ...{ figure: even(kib), figureUnit: 'KiB', note: 'brotli' },
    });
    return [
      {
        ...{ ...againstBare(heaviest.kib), line: '18', goal: { most: 0.3 } },
        what: `all that a page's largest paint waits for (${heaviest.name}, the heaviest)`,
      },
      {
        ...{ ...againstBare(weight.of('home')), line: '18 scripts', goal: { most: 1.2 } },
        what: 'scripts of the home page',
      },
      {
        ...{ ...added(weight.of('dashboard')), line: '18 dashboard', goal: { most: 90 } },
        what: 'what the dashboard adds',
      },
      {
        ...{ ...added(weight.of('player')), line: '18 player', goal: { most: 105 } },
        what: 'what the player adds',
      },
    ];
  },
};
