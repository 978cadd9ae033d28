/** One time of listening that a test watches; it decides what is heard. */
export class FakeRecognition {
  lang = '';
  interimResults = false;
  listening = false;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;

  start(): void {
    this.listening = true;
  }

  abort(): void {
    this.listening = false;
  }

  hear(transcript: string): void {
    this.onresult?.({ results: [[{ transcript }]] });
  }

  fail(error: string): void {
    this.onerror?.({ error });
    this.end();
  }

  end(): void {
    this.listening = false;
    this.onend?.();
  }
}

/** Stands in for the browser's speech recognition; returns the recognitions begun so far. */
export function fakeRecognition(): FakeRecognition[] {
  const begun: FakeRecognition[] = [];
  class Recognition extends FakeRecognition {
    constructor() {
      super();
      begun.push(this);
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition });
  return begun;
}

/** A browser that cannot listen, as jsdom is by itself. */
export function withoutRecognition(): void {
  Reflect.deleteProperty(window, 'SpeechRecognition');
}

/** Stands in for the browser's voice; returns what was said aloud. */
export function fakeVoice(): string[] {
  const said: string[] = [];
  class Utterance {
    constructor(readonly text: string) {}
  }
  Object.assign(window, {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: {
      speak: ({ text }: Utterance) => said.push(text),
      cancel: () => undefined,
    },
  });
  return said;
}
