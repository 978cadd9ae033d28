import { numberAt } from './spoken-numbers.js';
import type { Tape } from './tape.js';

/** Bounds named in a request, in rupees, minutes and stars; null for none. */
export interface Limits {
  minPrice: number | null;
  maxPrice: number | null;
  minMinutes: number | null;
  maxMinutes: number | null;
  minRating: number | null;
}

const set = (text: string) => new Set(text.split(' '));
const RUPEES = set('rupees rupee rs inr rupaye rupay rupaiye rupya rupye bucks rupaya रुपये रुपए रूपये');
const DOLLARS = set('dollar dollars usd');
/** A rough rate: people who think in dollars name round sums. */
const RUPEES_PER_DOLLAR = 90;
const HOURS = set('hour hours hr hrs h ghante ghanta ghanton ghantey घंटे');
const MINUTES = set('minute minutes min mins minat mint');
const STARS = set('star stars rating rated');
const AT_MOST = set(
  'under below within less upto max maximum cheaper shorter lesser beneath inside budget atmost spend afford pay kharch',
);
const AT_LEAST = set('over above more min minimum longer atleast');
/** "Every five minutes" is how often something happens. */
const EACH = set('every each har');
const LINKS = set('than of is the a to at up rs inr rupees price cost rating');
/** How many words before a number may say that it means stars. */
const NEAR = 3;
const AT_MOST_AFTER = set('kam neeche niche andar tak max maximum under less below budget कम');
const AT_LEAST_AFTER = set('zyada jyada upar more above plus minimum up higher better');
/** "500 se kam nahi". */
const DENIALS_AFTER = set('nahi nahin nhi na नहीं');
const AFTER_LINKS = set('se ke ki or and ka mein me से के में की का');
const MINUTES_PER_HOUR = 60;
/** "A two hour course" may be a little longer. */
const SLACK = 1.25;
const LEAST_PRICE = 20;
const HIGHEST_RATING = 5;
/** A course is rarely longer: a greater length names something else. */
const LONGEST_MINUTES = 100 * MINUTES_PER_HOUR;
/** Rupees or minutes beyond which a number is no limit that anybody means. */
const HIGHEST = 1_000_000;

type Side = 'most' | 'least' | 'about';
interface Amount {
  readonly value: number;
  readonly unit: 'rupees' | 'minutes' | 'stars' | null;
  readonly start: number;
  readonly end: number;
}

/** Takes amounts off the tape and returns the bounds they set. */
export function takeLimits(tape: Tape): Limits {
  const limits: Limits = {
    minPrice: null,
    maxPrice: null,
    minMinutes: null,
    maxMinutes: null,
    minRating: null,
  };
  for (let at = 0; at < tape.length; at++) {
    const amount = amountAt(tape, at);
    if (!amount || EACH.has(tape.word(amount.start - 1))) continue;
    if (isRate(tape, amount) || isStake(tape, amount)) {
      tape.take(amount.start, amount.end - amount.start);
      at = amount.end - 1;
      continue;
    }
    if (takeRange(tape, amount, limits)) continue;
    const { side, start, end } = sideOf(tape, amount);
    const unit = amount.unit ?? unitMeant(tape, amount, side);
    if (unit === null) continue;
    bound(limits, unit, side, amount.value);
    tape.take(start, end - start);
    at = end - 1;
  }
  return limits;
}

function amountAt(tape: Tape, at: number): Amount | null {
  const number = numberAt(tape, at, isCounted(tape));
  if (number === null) return null;
  let { value, end } = number;
  const { isSpoken: spoken } = number;
  // "One and a half hours", "half an hour".
  if (tape.word(end) === 'and' && tape.word(end + 1) === 'a' && tape.word(end + 2) === 'half') {
    value += 0.5;
    end += 3;
  } else if (spoken && value === 0.5 && ['an', 'a'].includes(tape.word(end))) end += 1;
  // "Become an HR manager".
  const isDepartment = spoken && tape.word(end) === 'hr';
  const unit = isDepartment ? null : unitOf(tape.word(end));
  const hours = unit !== null && HOURS.has(tape.word(end));
  if (unit) end += 1;
  // "An hour and a half".
  if (unit && tape.words.slice(end, end + 3).join(' ') === 'and a half') {
    value += 0.5;
    end += 3;
  }
  const inDollars = DOLLARS.has(tape.word(at - 1)) || DOLLARS.has(tape.word(end - 1));
  if (inDollars) value *= RUPEES_PER_DOLLAR;
  const before = RUPEES.has(tape.word(at - 1)) || DOLLARS.has(tape.word(at - 1));
  const isThousands = tape.word(at).endsWith('k') && !spoken;
  // A spoken number without a unit is an ordinary word: "one", "do".
  if (spoken && !unit && !before && !number.isLarge) return null;
  return {
    value: hours ? value * MINUTES_PER_HOUR : value,
    unit: unit ?? (before || isThousands ? 'rupees' : null),
    start: before ? at - 1 : at,
    end,
  };
}

const PER = set('a per each every');
const SPANS = set('day week month year');
const REGULARLY = set('daily roz rozana weekly monthly yearly');

/** "I have two hours a day", "invest 500 a month": what somebody has, not what the course may take. */
function isRate(tape: Tape, { end }: Amount): boolean {
  return (
    REGULARLY.has(tape.word(end)) || (PER.has(tape.word(end)) && SPANS.has(tape.word(end + 1)))
  );
}

const STAKING = set(
  'loan loans debt salary income karz udhaar emi capital fund invest investing investment business startup trading nivesh sip dhandha',
);

/** "Start a business with 5000 rupees". */
function isStake(tape: Tape, { start }: Amount): boolean {
  return (
    ['with', 'of'].includes(tape.word(start - 1)) &&
    tape.words.slice(Math.max(0, start - NEAR - 1), start).some((word) => STAKING.has(word))
  );
}

/** "Rated above 4", "under 500". */
function unitMeant(tape: Tape, { value, start }: Amount, side: Side): Amount['unit'] {
  const before = tape.words.slice(Math.max(0, start - NEAR), start);
  if (value <= HIGHEST_RATING && before.some((word) => STARS.has(word))) return 'stars';
  return side !== 'about' && value >= LEAST_PRICE ? 'rupees' : null;
}

/** "One thousand and two hours" are two amounts. */
const isCounted = (tape: Tape) => (at: number) =>
  HOURS.has(tape.word(at)) || MINUTES.has(tape.word(at)) || STARS.has(tape.word(at));

function unitOf(word: string): Amount['unit'] {
  if (RUPEES.has(word) || DOLLARS.has(word)) return 'rupees';
  if (HOURS.has(word) || MINUTES.has(word)) return 'minutes';
  return STARS.has(word) ? 'stars' : null;
}

/** "Between 200 and 500", "200 to 500 rupees", "200-500". */
function takeRange(tape: Tape, low: Amount, limits: Limits): boolean {
  const isLinked = ['and', 'to', 'se'].includes(tape.word(low.end));
  const high = amountAt(tape, isLinked ? low.end + 1 : low.end);
  if (!high || high.value <= low.value || isOther(tape, low, high)) return false;
  const opened = tape.word(low.start - 1) === 'between' || tape.word(low.start - 1) === 'from';
  const isBetween = tape.word(low.start - 1) === 'between';
  const isPrice = isBetween || (isRound(low) && isRound(high) && !isPartOfCode(tape, low));
  const unit = high.unit ?? low.unit ?? (isPrice ? 'rupees' : null);
  if (unit === null) return false;
  const inHours = low.unit === null && high.unit === 'minutes' && high.value >= MINUTES_PER_HOUR;
  bound(limits, unit, 'least', inHours ? low.value * MINUTES_PER_HOUR : low.value);
  bound(limits, unit, 'most', high.value);
  const start = opened ? low.start - 1 : low.start;
  tape.take(start, high.end - start);
  return true;
}

/** Prices are round, or just below a round sum: "200-301" is the number of an exam. */
const isRound = ({ value }: Amount): boolean =>
  value >= LEAST_PRICE && (value % 50 === 0 || value % 10 === 9);

/** "CCNA 200-300", "chess from 800 to 1400". */
const NUMBERED = set('ccna ccnp exam chess elo rating rated iso level');
const isPartOfCode = (tape: Tape, { start }: Amount): boolean =>
  tape.words.slice(Math.max(0, start - NEAR), start).some((word) => NUMBERED.has(word));

/** "Under 100 rupees and 3 hours" bounds two things. */
function isOther(tape: Tape, low: Amount, high: Amount): boolean {
  if (low.unit !== null && high.unit !== null && low.unit !== high.unit) return true;
  return tape.word(low.end) === 'and' && AT_MOST.has(tape.word(low.start - 1));
}

function sideOf(tape: Tape, amount: Amount): { side: Side; start: number; end: number } {
  let before = amount.start - 1;
  while (LINKS.has(tape.word(before))) before -= 1;
  const word = tape.word(before);
  const isNegated = ['not', 'no'].includes(tape.word(before - 1));
  const start = isNegated ? before - 1 : before;
  if (AT_MOST.has(word))
    return { side: isNegated ? 'least' : 'most', start, end: afterUnit(tape, amount.end) };
  if (AT_LEAST.has(word))
    return { side: isNegated ? 'most' : 'least', start, end: afterUnit(tape, amount.end) };
  if (word === 'least') return { side: 'least', start: before, end: amount.end };
  if (word === 'most') return { side: 'most', start: before, end: amount.end };
  let after = amount.end;
  while (AFTER_LINKS.has(tape.word(after))) after += 1;
  const isDenied = DENIALS_AFTER.has(tape.word(after + 1));
  const end = isDenied ? after + 2 : after + 1;
  if (AT_MOST_AFTER.has(tape.word(after)))
    return { side: isDenied ? 'least' : 'most', start: amount.start, end };
  if (AT_LEAST_AFTER.has(tape.word(after)))
    return { side: isDenied ? 'most' : 'least', start: amount.start, end };
  return { side: 'about', start: amount.start, end: amount.end };
}

function afterUnit(tape: Tape, end: number): number {
  return tape.word(end) === 'only' ? end + 1 : end;
}

function bound(limits: Limits, unit: Exclude<Amount['unit'], null>, side: Side, value: number) {
  if (unit === 'stars') {
    if (value <= HIGHEST_RATING) limits.minRating = Math.min(value, 4.5);
  } else if (value > HIGHEST) return;
  else if (unit === 'rupees') {
    if (side === 'least') limits.minPrice = value;
    else limits.maxPrice = value;
  } else if (side === 'least') limits.minMinutes = value;
  // "A 200 hour yoga teacher training" is the name of a qualification.
  else if (side === 'about' && value > LONGEST_MINUTES) return;
  else limits.maxMinutes = side === 'about' ? value * SLACK : value;
}
