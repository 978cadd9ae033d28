/** @see isPlainText */
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f]/;
/**
 * Characters that make a text look like another one: C1 controls, marks that change the text direction, and the
 * replacement character of broken UTF-8.
 */
const MISLEADING = /[\u0080-\u009f\u202a-\u202e\u2066-\u2069\ufffd]/;
/** A visible character; a name of zero-width characters is no name. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\s]/u;

/** Whether a text can be stored and shown unchanged; line feeds are for longer texts only. */
export function isPlainText(text: string, { multiline = false } = {}): boolean {
  return (
    text.isWellFormed() &&
    !CONTROLS.test(text) &&
    !MISLEADING.test(text) &&
    (multiline || !text.includes('\n'))
  );
}

/**
 * More than any writing needs: the limit of Unicode's Stream-Safe Text Format (UAX #15, 13). The two signs of half-width
 * kana are letters until `NFKD` makes marks of them. There are no more such characters; the test looks at all.
 */
const ENDLESS_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** Whether `normalize` takes time linear in the length: it sorts each run of combining marks, quadratically. */
export function isQuickToNormalize(text: string): boolean {
  return text.search(ENDLESS_MARKS) < 0;
}

/** The text with no more marks in a row than any writing needs, so that it is quick to normalize. */
export function withoutEndlessMarks(text: string): string {
  return text.replace(ENDLESS_MARKS, '$1');
}

/** Whether the text has any visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
