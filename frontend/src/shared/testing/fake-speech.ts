/** One recognition that a test controls, including what is heard. */
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

/** Replaces the browser's speech recognition; returns the recognitions started so far. */
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

/** A browser without speech recognition, which jsdom is by default. */
export function withoutRecognition(): void {
  Reflect.deleteProperty(window, 'SpeechRecognition');
}

/** Replaces the browser's speech synthesis; returns what was spoken. */
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
