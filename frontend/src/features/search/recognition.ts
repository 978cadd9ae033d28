import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Trouble } from './search.slice';
import type { VoiceLanguage } from './voice-language';

/** The part of the browser's speech recognition we use; TypeScript does not know it yet. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type RecognitionClass = new () => Recognition;

interface SpeechWindow {
  SpeechRecognition?: RecognitionClass;
  webkitSpeechRecognition?: RecognitionClass;
}

export type RecognitionEvent =
  | { type: 'heard'; text: string }
  | { type: 'ended' }
  | { type: 'failed'; error: string; trouble: Trouble };

const TROUBLES: Record<string, Trouble> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'missing',
  'no-speech': 'unheard',
};

function recognitionClass(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export const canListen = (): boolean => recognitionClass() !== undefined;

/**
 * Listens to one sentence: emits `heard` with all of it so far whenever it grows, then `ended` or `failed`. Closing the
 * channel stops listening. (redux-saga's END would end the waiting saga.)
 */
export function recognitionChannel(language: VoiceLanguage): EventChannel<RecognitionEvent> {
  const Recognizer = recognitionClass();
  return eventChannel<RecognitionEvent>((emit) => {
    if (!Recognizer) {
      emit({ type: 'failed', error: 'unsupported', trouble: 'unsupported' });
      return () => undefined;
    }
    const recognition = new Recognizer();
    const fail = (error: string) =>
      emit({ type: 'failed', error, trouble: TROUBLES[error] ?? 'failed' });
    recognition.lang = language;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      const text = Array.from(results, (alternatives) => alternatives[0]?.transcript ?? '').join(
        '',
      );
      emit({ type: 'heard', text });
    };
    recognition.onerror = ({ error }) => fail(error);
    recognition.onend = () => emit({ type: 'ended' });
    try {
      recognition.start();
    } catch (error) {
      fail(String(error));
    }
    return () => {
      recognition.onresult = recognition.onerror = recognition.onend = null;
      recognition.abort();
    };
  }, buffers.expanding<RecognitionEvent>());
}
