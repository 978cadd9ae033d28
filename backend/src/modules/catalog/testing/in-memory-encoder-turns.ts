import { EncoderTurns, type PlaceInLine } from '../application/videos/encoder-turns.js';

/** Returns the places that a test set, and records who had a turn. */
export class InMemoryEncoderTurns extends EncoderTurns {
  readonly places = new Map<string, PlaceInLine>();
  readonly noted: string[] = [];

  async placeOf(videoId: string): Promise<PlaceInLine | null> {
    return this.places.get(videoId) ?? null;
  }

  async note(educatorId: string): Promise<void> {
    this.noted.push(educatorId);
  }
}
