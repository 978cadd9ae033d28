/** Languages of India first, then other common ones; the server accepts any language. */
const CODES = [
  'en',
  'hi',
  'bn',
  'te',
  'mr',
  'ta',
  'gu',
  'kn',
  'ml',
  'pa',
  'or',
  'as',
  'ur',
  'ar',
  'zh',
  'fr',
  'de',
  'id',
  'ja',
  'pt',
  'ru',
  'es',
];

/** Labels in English, as on the rest of the screen. */
export function captionLanguages(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return CODES.map((value) => ({ value, label: names.of(value) ?? value }));
}
