/** Two short rising tones, synthesized: the microphone is open. Silent if that fails. */
export function playStartSound(): void {
  if (typeof AudioContext === 'undefined') return;
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.connect(audio.destination);
    const start = audio.currentTime;
    // Ramps at both ends, because tones cut off abruptly click.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.setValueAtTime(0.12, start + 0.16);
    volume.gain.linearRampToValueAtTime(0, start + 0.22);
    const tone = audio.createOscillator();
    tone.frequency.setValueAtTime(660, start);
    tone.frequency.setValueAtTime(880, start + 0.11);
    tone.connect(volume);
    tone.onended = () => void audio.close();
    tone.start(start);
    tone.stop(start + 0.23);
  } catch (error) {
    console.error('The start sound could not be played', error);
  }
}

/** Speaks a sentence, if the browser can; a newer one interrupts the previous. */
export function speak(text: string): void {
  if (!('speechSynthesis' in window)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'en-IN';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(utterance);
}

export function hush(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
}
