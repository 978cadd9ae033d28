import { isBounded, isLimited, PAISE } from '../../domain/search/bounds.js';
import { type Facet, narrowingOf } from '../../domain/search/facet.js';
import type { Intent } from '../../domain/search/intent.js';
import { FOCUS_TOKEN, FREE_TOKEN, levelToken } from '../../domain/search/search-document.js';
import type { IndexQuery } from './search-index.js';
import type { UnderstoodRequest } from './read-request.js';

/** The query for a request and, in case nothing matches, the same without its bounds. */
export function indexQueries({ intent, educators }: UnderstoodRequest): IndexQuery[] {
  const { facets, limits, level, isFree } = intent;
  const isRequest = intent.isRequest || isLimited(intent);
  const isAbout = facets.length > 0 || educators !== null;
  if (!isAbout && !level && !isRequest) return [];
  const narrowing = narrowingOf(facets);
  const whole: IndexQuery = {
    facets: narrowing.map(({ tokens }) => tokens.map(({ token }) => token)),
    atLeast: narrowing.length,
    required: [
      ...(isFree ? [FREE_TOKEN] : []),
      // A level without a subject is required; with one it only affects the order.
      ...(level && !isAbout ? [levelToken(level)] : []),
    ],
    creatorIds: educators && [...educators.keys()],
    minPricePaise: limits.minPrice && limits.minPrice * PAISE,
    maxPricePaise: limits.maxPrice && limits.maxPrice * PAISE,
    minMinutes: limits.minMinutes,
    maxMinutes: limits.maxMinutes,
    telling: tellingOf(intent),
    asked: [...new Set([FOCUS_TOKEN, ...[...facets, ...intent.unwanted].flatMap(tokensRanking)])],
  };
  // A rating bounds no query: lower-rated courses are left out only where others were found.
  if (!isBounded(intent)) return educators && facets.length > 0 ? [whole, anyone(whole)] : [whole];
  const ofAnyLength = { ...whole, minMinutes: null, maxMinutes: null };
  const unbounded = { ...ofAnyLength, required: [], minPricePaise: null, maxPricePaise: null };
  const hasLength = limits.minMinutes !== null || limits.maxMinutes !== null;
  return hasLength ? [whole, ofAnyLength, unbounded] : [whole, unbounded];
}

/** All tokens that affect the facet's rank. */
function tokensRanking(facet: Facet): string[] {
  return [...tokensAround(facet), ...facet.core.map(({ token }) => token)];
}

/** Preferences such as cheapest or newest decide the order, not the courses that say most about the subject. */
function tellingOf({ facets, level, prefers }: Intent): string[] {
  if (prefers.size > 0) return [];
  return [...new Set([...facets.flatMap(tokensAround), ...(level ? [levelToken(level)] : [])])];
}

/** All index tokens that match the facet or its wider subjects. */
export function tokensAround({ tokens, wider }: Facet): string[] {
  return [...tokens, ...wider].map(({ token }) => token);
}

function anyone(query: IndexQuery): IndexQuery {
  return { ...query, creatorIds: null };
}
