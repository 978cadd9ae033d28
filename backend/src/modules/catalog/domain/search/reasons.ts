import { isFrom, isWithin, PAISE } from './bounds.js';
import { type Facet, isOfSubject, labelOf, WORD_IMPORTANCE } from './facet.js';
import { type Intent, LEAST_PAID } from './intent.js';
import type { Candidate, Places } from './candidate.js';
import type { Ranked } from './ranking.js';

const MAX_MATCHES = 2;
const GOOD_RATING = 4.5;
const RATINGS_TO_SHOW = 3;
const MANY_LEARNERS = 500;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const HALF_AN_HOUR = 30;

/** Why a course matches the request, as chips of a few words, the request's own wishes first. */
export function reasonsFor(
  { candidate, matched }: Ranked<Candidate>,
  intent: Intent,
  educatorName: string | null,
): string[] {
  const { level, isFree, limits, prefers } = intent;
  const reasons: string[] = [];
  const hasSubject = intent.facets.some(isSubject);
  const labels: string[] = [];
  for (const facet of matched)
    for (const label of labelsIn(facet, candidate.places, hasSubject))
      if (labels.length < MAX_MATCHES && !labels.includes(label)) labels.push(label);
  if (level && candidate.level === level) reasons.push(level);
  if (labels.length > 0) reasons.push(`matches: ${labels.join(', ')}`);
  if (educatorName) reasons.push(`by ${educatorName}`);
  if (candidate.pricePaise === 0 && (isFree || limits.maxPrice !== null || prefers.has('cheap')))
    reasons.push('Free');
  else if (isWithin(candidate.pricePaise, limits.maxPrice && limits.maxPrice * PAISE))
    reasons.push(
      `${isAt(candidate.pricePaise, limits.maxPrice) ? '' : 'under '}₹${limits.maxPrice}`,
    );
  if (isFrom(candidate.pricePaise, limits.minPrice && limits.minPrice * PAISE))
    reasons.push(limits.minPrice === LEAST_PAID ? 'Paid' : `from ₹${limits.minPrice}`);
  if (isWithin(candidate.minutes, limits.maxMinutes))
    reasons.push(`under ${spokenMinutes(limits.maxMinutes ?? 0)}`);
  if (isFrom(candidate.minutes, limits.minMinutes))
    reasons.push(`over ${spokenMinutes(limits.minMinutes ?? 0)}`);
  if (candidate.minutes !== null && (prefers.has('short') || prefers.has('long')))
    reasons.push(spokenMinutes(candidate.minutes));
  if (prefers.has('popular') && candidate.enrollmentCount >= MANY_LEARNERS) reasons.push('Popular');
  const isRated = candidate.ratingCount >= RATINGS_TO_SHOW;
  if (isRated && candidate.ratingSum / candidate.ratingCount >= GOOD_RATING)
    reasons.push('Highly rated');
  return reasons;
}

/**
 * What a chip may claim that the course is about: subjects or parts of subjects that the title, the subtitle or the
 * category names, or a less telling place in literal words. A hint in passing, or a word in another sense, is no
 * reason.
 * @param hasSubject whether the request names a subject, in which case a plain word, or one in a description, is no reason
 */
function labelsIn({ tokens, said, label, importance }: Facet, places: Places, hasSubject: boolean) {
  const saysSo = said.length > 1 && said.every((token) => places.has(token));
  return tokens.flatMap(({ token }) => {
    const place = places.get(token);
    if (!place) return [];
    if (isOfSubject(token)) return place !== 'D' || saysSo ? [labelOf(token)] : [];
    // "Install" tells little of a course on cameras.
    const isTelling = !hasSubject || (place !== 'D' && importance > WORD_IMPORTANCE.common);
    return said.length === 0 && isTelling ? [label] : [];
  });
}

const isSubject = ({ tokens }: Facet) => tokens.some(({ token }) => isOfSubject(token));

function isAt(paise: number | null, rupees: number | null): boolean {
  return rupees !== null && paise === rupees * PAISE;
}

/** The minutes as on the course's page, which people see beside the reason; null for a course without videos. */
export function minutesOf(seconds: number): number | null {
  return seconds > 0 ? Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE)) : null;
}

function spokenMinutes(minutes: number): string {
  const isRound = minutes % HALF_AN_HOUR === 0;
  if (minutes < MINUTES_PER_HOUR || (!isRound && minutes < 3 * MINUTES_PER_HOUR))
    return minutes === 1 ? '1 minute' : `${Math.round(minutes)} minutes`;
  const hours = Math.round((minutes / MINUTES_PER_HOUR) * 10) / 10;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
