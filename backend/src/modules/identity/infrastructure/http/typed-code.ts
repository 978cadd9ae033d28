/**
 * A one-time code as it was sent, however it was typed: in digits of another script, in groups, with what copying brings
 * along. The secret of a link stays as it is, also its hyphens.
 */
export function asSent(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/\p{Nd}/gu, valueOf);
  const digits = plain.replaceAll('-', '');
  return /^\d+$/.test(digits) ? digits : plain;
}

/** Unicode has the ten digits of a script in a row, and some rows one after the other. */
function valueOf(digit: string): string {
  const place = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(place - before - 1))) before += 1;
  return String(before % 10);
}
