/** The languages that browsers recognize and the search understands (BCP 47), by their own names. */
export const VOICE_LANGUAGES = [
  ['en-IN', 'English'],
  ['hi-IN', 'हिन्दी'],
  ['bn-IN', 'বাংলা'],
  ['gu-IN', 'ગુજરાતી'],
  ['kn-IN', 'ಕನ್ನಡ'],
  ['ml-IN', 'മലയാളം'],
  ['mr-IN', 'मराठी'],
  ['pa-Guru-IN', 'ਪੰਜਾਬੀ'],
  ['ta-IN', 'தமிழ்'],
  ['te-IN', 'తెలుగు'],
  ['ur-IN', 'اردو'],
] as const;

export type VoiceLanguage = (typeof VOICE_LANGUAGES)[number][0];

/** Also understands most of Hinglish, in Latin letters. */
const USUAL: VoiceLanguage = 'en-IN';
const spoken = (tag: string) => tag.split('-', 1)[0];

export const isVoiceLanguage = (tag: unknown): tag is VoiceLanguage =>
  VOICE_LANGUAGES.some(([known]) => known === tag);

/** The language in which the device speaks to its user. */
export function languageOfDevice(): VoiceLanguage {
  const own = spoken(navigator.language);
  return VOICE_LANGUAGES.find(([tag]) => spoken(tag) === own)?.[0] ?? USUAL;
}
