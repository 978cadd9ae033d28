import { rareWord } from './courses.ts';
import { Dice } from './random.ts';

const TOPICS = 'react angular python photography excel figma kotlin sql docker tally'.split(' ');
const SECOND = 'forms basics testing projects performance exercises beginners patterns'.split(' ');
const COMMON = ['course', 'complete', 'practice', 'small companies'];
const TYPOS = ['javascrpt', 'pyhton', 'photogrphy', 'anguler', 'machne learning', 'kotln'];

/** Requests of six classes in turn: a topic, two words, three words, very common, rare, with a typo. */
export function* requests(seed: number): Generator<string> {
  const dice = new Dice(seed);
  for (;;) {
    yield dice.of(TOPICS);
    yield `${dice.of(TOPICS)} ${dice.of(SECOND)}`;
    yield `${dice.of(TOPICS)} ${dice.of(SECOND)} ${dice.of(SECOND)}`;
    yield dice.of(COMMON);
    yield rareWord(dice.seldomLarge(50_000));
    yield dice.of(TYPOS);
  }
}

/** Like {@link requests}, but each with a bound never used before under any seed, so that no answer is cached. */
export function* newRequests(seed: number): Generator<string> {
  let rupees = 100_000 * seed;
  for (const request of requests(seed)) yield `${request} under ${(rupees += 1)}`;
}
