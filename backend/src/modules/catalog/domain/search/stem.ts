/** Endings of word forms, longest first, with their replacements. */
const ENDINGS: readonly (readonly [ending: string, replacement: string])[] = [
  ['ations', ''],
  ['ation', ''],
  ['ators', ''],
  ['ating', ''],
  ['ator', ''],
  ['ated', ''],
  ['ates', ''],
  ['ate', ''],
  ['ments', ''],
  ['ment', ''],
  ['ings', ''],
  ['ing', ''],
  ['ies', 'y'],
  ['ie', 'y'],
  ['ers', ''],
  ['er', ''],
  ['ors', ''],
  ['or', ''],
  ['ed', ''],
  ['es', ''],
  ['s', ''],
  ['e', ''],
];
const SHORTEST_STEM = 3;
/** Words whose stems would collide with those of unrelated words: career and car, poster and post. */
const WHOLE = new Set(
  `author butter cater cod comment copper corner cursor dinner error factor floor flutter flower former layer letter
  master matter mayor meter minor news number paper pastor poster power router rubber shower solder tailor tower transformer range ranges
  twitter water weather engineer career docker customer duration influencer reactor
  acting actor banner barber blender bouncer boxing candidate clatter container costing escalator fabric fire fitter flatter flyer follower
  framer generator joins lane ledger lice looker paneer pilates placement platformer rage resistor rose sensor sewer slicer soccer starter
  state stocks stripe sure tractor valuation waiter charter crafting currying customs embedded embedding embeddings habitation latte peter
  hiking hosting phaser plotting ranger rangers seniors shader shaders stacking statement statements stats striver surveying tenses tensor
  tensors threading tired trades compounder earner fabrication mechanics runner`.split(/\s+/),
);
/** Irregular forms, with their common stem. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `care:care cares:care cared:care caring:care caregiver:caregiver site:site sites:site note:note notes:note plane:plane planes:plane code:code
  codes:code coded:code coder:code coders:code coding:code rate:rate rates:rate rated:rate rating:rate ratings:rate soldering:solder
  tailoring:tailor engineering:engineer flowers:flower mode:mode modes:mode programme:programme programmes:programme fine:fine paste:paste children:child
  men:man women:woman knives:knif lives:lif taught:teach built:build sold:sell bought:buy wrote:writ written:writ spoken:speak
  spoke:speak drew:draw drawn:draw grew:grow grown:grow made:mak ran:run sewn:sew broken:break broke:break`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
/** British spellings, which most people in India use, too: colours, organising. */
const BRITISH: readonly (readonly [British: RegExp, american: string])[] = [
  [/^(col|fav|behavi|lab|neighb|hum|flav|harb|rum)our/, '$1or'],
  [
    /^(organ|optim|visual|custom|personal|special|monet|digital|minim|maxim|summar|categor|priorit|local|global|modern|normal|random|final|standard|recogn|real|util|author|initial|serial|token|apolog|memor|crystal|commercial|central|character)is(?=e|ing|ation)/,
    '$1iz',
  ],
  [/^(anal|catal|paral)ys(?=e|ing)/, '$1yz'],
  [/^kilogrammes?$/, 'kilogram'],
  [/^(travel|model|label|cancel|channel|level|signal|counsel)l(?=ed|ing|er)/, '$1'],
  [/^(cent|theat|met|fib)re(?=s?$)/, '$1er'],
  [/^(def|off|lic)ence/, '$1ense'],
];
/** A quick test that all British spellings pass. */
const MAYBE_BRITISH = /our|is[eia]|ys[ei]|mme|ll[ei]|[tb]re|ence/;
/** Singulars that look like plurals. */
const KEPT = /(ss|us|is|as)$/;
const HAS_VOWEL = /[aeiouy]/;

/**
 * The common part of a word's forms: "develop" for developer and development. Texts and queries are stemmed alike, so a
 * stem need not be a word; it only has to keep different words apart.
 */
export function stem(written: string): string {
  if (written.length <= SHORTEST_STEM || !/^[a-z]+$/.test(written)) return written;
  const word = inAmerican(written);
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (WHOLE.has(word)) return word;
  if (word.endsWith('s') && WHOLE.has(word.slice(0, -1))) return word.slice(0, -1);
  for (const [ending, replacement] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    if (ending === 's' && KEPT.test(word)) return word;
    const rest = word.slice(0, -ending.length);
    if (rest.length + replacement.length < SHORTEST_STEM || !HAS_VOWEL.test(rest)) continue;
    return undouble(rest + replacement);
  }
  return word;
}

function inAmerican(word: string): string {
  if (!MAYBE_BRITISH.test(word)) return word;
  for (const [british, american] of BRITISH)
    if (british.test(word)) return word.replace(british, american);
  return word;
}

/** "programm" (from programming) equals "program". */
function undouble(stemmed: string): string {
  const last = stemmed.at(-1);
  const doubled = stemmed.length > SHORTEST_STEM && last === stemmed.at(-2);
  return doubled && last !== 'l' && last !== 's' ? stemmed.slice(0, -1) : trimE(stemmed);
}

function trimE(stemmed: string): string {
  return stemmed.length > SHORTEST_STEM && stemmed.endsWith('e') ? stemmed.slice(0, -1) : stemmed;
}
