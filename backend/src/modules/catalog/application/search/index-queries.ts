import { type Facet, narrowingOf } from '../../domain/search/facet.js';
import type { Intent } from '../../domain/search/intent.js';
import { FOCUS_TOKEN, FREE_TOKEN, levelToken } from '../../domain/search/search-document.js';
import type { IndexQuery } from './search-index.js';
import type { UnderstoodRequest } from './read-request.js';

const PAISE = 100;

/** What the request says, and, should nothing meet that, the same without its bounds. */
export function indexQueries({ intent, educators }: UnderstoodRequest): IndexQuery[] {
  const { facets, limits, level, isFree, isRequest } = intent;
  const isBounded = isFree || Object.values(limits).some((limit) => limit !== null);
  const isAbout = facets.length > 0 || educators !== null;
  if (!isAbout && !isBounded && !level && !isRequest) return [];
  const narrowing = narrowingOf(facets);
  const whole: IndexQuery = {
    facets: narrowing.map(({ tokens }) => tokens.map(({ token }) => token)),
    atLeast: narrowing.length,
    required: [
      ...(isFree ? [FREE_TOKEN] : []),
      // A level alone is what is asked for; beside a subject it only decides the order.
      ...(level && !isAbout ? [levelToken(level)] : []),
    ],
    creatorIds: educators && [...educators.keys()],
    minPricePaise: limits.minPrice && limits.minPrice * PAISE,
    maxPricePaise: limits.maxPrice && limits.maxPrice * PAISE,
    minMinutes: limits.minMinutes,
    maxMinutes: limits.maxMinutes,
    telling: tellingOf(intent),
    asked: [...new Set([FOCUS_TOKEN, ...[...facets, ...intent.unwanted].flatMap(tokensAround)])],
  };
  if (!isBounded) return educators && facets.length > 0 ? [whole, anyone(whole)] : [whole];
  const ofAnyLength = { ...whole, minMinutes: null, maxMinutes: null };
  const unbounded = { ...ofAnyLength, required: [], minPricePaise: null, maxPricePaise: null };
  return [whole, ofAnyLength, unbounded];
}

/** Whoever wants the cheapest or the newest is not served by the courses that say most about it. */
function tellingOf({ facets, level, prefers }: Intent): string[] {
  if (prefers.size > 0) return [];
  return [...new Set([...facets.flatMap(tokensAround), ...(level ? [levelToken(level)] : [])])];
}

/** All that stands for the facet in the index, or comes near it. */
export function tokensAround({ tokens, wider }: Facet): string[] {
  return [...tokens, ...wider].map(({ token }) => token);
}

function anyone(query: IndexQuery): IndexQuery {
  return { ...query, creatorIds: null };
}
