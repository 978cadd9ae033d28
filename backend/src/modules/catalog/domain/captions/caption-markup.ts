/** WebVTT's own colors (its section on default classes); other class names would be those of whoever's page shows it. */
const COLORS = 'white|lime|cyan|red|yellow|magenta|blue|black';
const CLASS = String.raw`\.(?:bg_)?(?:${COLORS})`;
const CLASSES = new RegExp(`^<c(?:${CLASS})+$`);
/**
 * The tags of WebVTT with what they may carry: some players put classes, speakers and languages into HTML as they are.
 */
const TAG = new RegExp(
  String.raw`^<(?:/?(?:b|i|u|ruby|rt|c|v|lang)|c(?:${CLASS})+|v [^<>&"${'`'}=]+|lang [A-Za-z0-9-]+)>$`,
);
/**
 * A tag, or one of the signs of a tag alone. `[^<>]` stops at the next tag, because otherwise each of many unclosed tags
 * would cause a scan of the rest of the text.
 */
const TAG_OR_SIGN = /<[/a-z\d][^<>]*>|[<>]/gi;
const SIGNS: Record<string, string> = { '<': '&lt;', '>': '&gt;' };

/** A line of a caption's text, of which only harmless markup is left. */
export function cleanedLine(line: string): string {
  // An arrow in the text would start another cue.
  return line
    .replaceAll('-->', '→')
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
    .replace(TAG_OR_SIGN, (found) => SIGNS[found] ?? keptTag(found))
    .trim();
}

/** Those of SubRip and of karaoke, which mean nothing here; other unknown ones are what somebody says. */
const FOREIGN = /^<(?:\/?(?:font|s|strike|span|br|p|div|em|strong|a)\b|\d\d:)/i;

function keptTag(tag: string): string {
  // What players would put into HTML as it is goes, and the tag stays: its end has to close something.
  const known = tag
    .replace(/^<([a-z]+)\.[^\s>]*/, (begin, name: string) =>
      CLASSES.test(begin) ? begin : `<${name}`,
    )
    .replace(/^<v .*$/, (voice) => voice.replace(/[&"=`]/g, ' ').replace(/\s+/g, ' '));
  if (TAG.test(known)) return known;
  return FOREIGN.test(tag) ? '' : tag.replace(/[<>]/g, (sign) => SIGNS[sign] ?? sign);
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', nbsp: ' ', quot: '"' };

/** The words alone. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|amp|nbsp|quot);/g, (_, name: string) => ENTITIES[name] ?? ' ');
