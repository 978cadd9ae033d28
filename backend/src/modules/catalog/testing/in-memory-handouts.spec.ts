import { describe } from '@jest/globals';
import { contractLectures, handoutsContract } from './handouts.contract.js';
import { InMemoryHandouts, InMemoryHandoutsView } from './in-memory-handouts.js';

describe('Handouts in memory', () => {
  handoutsContract(async () => {
    const handouts = new InMemoryHandouts();
    const previews = new Set([contractLectures.lectureIds[1]]);
    const view = new InMemoryHandoutsView(handouts, previews);
    return { handouts, view, inRequest: (work) => work() };
  });
});
