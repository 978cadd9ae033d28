import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { canListen, recognitionChannel } from './recognition';
import {
  askable,
  inputHeard,
  inputTyped,
  listeningDismissed,
  listeningEnded,
  listeningStarted,
  microphonePressed,
  searchLeft,
  searchSubmitted,
  selectSearch,
  type Trouble,
  voiceLanguageChosen,
} from './search.slice';
import { hush, playStartSound } from './voice';
import { languageOfDevice } from './voice-language';

interface Outcome {
  said: string;
  trouble: Trouble | null;
}

const NOTHING: Outcome = { said: '', trouble: null };

/** Runs from the press of the microphone to the search for what was heard. */
export function* listen() {
  if (!canListen()) {
    yield* call([console, 'error'], 'Speech recognition is not supported by this browser.');
    yield* put(listeningEnded('unsupported'));
    return;
  }
  // A spoken reply would be heard as the next request.
  yield* call(hush);
  yield* call(playStartSound);
  yield* put(listeningStarted());
  const { outcome } = yield* race({
    outcome: call(hear),
    dismissed: take([
      listeningDismissed.type,
      inputTyped.type,
      searchSubmitted.type,
      searchLeft.type,
      voiceLanguageChosen.type,
    ]),
  });
  const { said, trouble } = outcome ?? NOTHING;
  yield* put(listeningEnded(trouble));
  if (said) yield* put(searchSubmitted(said));
}

/** Listens until the browser has heard enough, or the microphone is pressed again. */
function* hear(): SagaGenerator<Outcome> {
  const { spokenIn } = yield* select(selectSearch);
  const channel = yield* call(recognitionChannel, spokenIn ?? languageOfDevice());
  let said = '';
  try {
    while (true) {
      const { event } = yield* race({
        event: take(channel),
        finished: take(microphonePressed.type),
      });
      if (!event) return { said, trouble: null };
      if (event.type === 'ended') return { said, trouble: said ? null : 'unheard' };
      if (event.type === 'failed') {
        yield* call([console, 'error'], 'Speech recognition failed', event.error);
        return { said: '', trouble: event.trouble };
      }
      said = askable(event.text);
      if (said) yield* put(inputHeard(said));
    }
  } finally {
    channel.close();
  }
}
