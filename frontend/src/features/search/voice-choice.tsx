import { useDispatch, useSelector } from 'react-redux';
import { searchCopy } from '../../shared/copy/search';
import { canListen } from './recognition';
import { selectSearch, voiceLanguageChosen } from './search.slice';
import { isVoiceLanguage, languageOfDevice, VOICE_LANGUAGES } from './voice-language';

/** The language in which the microphone is spoken to; remembered on this device. */
export function VoiceChoice() {
  const dispatch = useDispatch();
  const { spokenIn } = useSelector(selectSearch);
  if (!canListen()) return null;
  return (
    <label className="flex items-center gap-2 text-sm font-semibold text-hero-muted">
      {searchCopy.speakIn}
      <select
        value={spokenIn ?? languageOfDevice()}
        onChange={({ target }) => {
          if (isVoiceLanguage(target.value)) dispatch(voiceLanguageChosen(target.value));
        }}
        className="min-h-9 rounded-control border border-input bg-card px-2 text-base font-normal text-white hover:border-primary pointer-coarse:min-h-11"
      >
        {VOICE_LANGUAGES.map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
