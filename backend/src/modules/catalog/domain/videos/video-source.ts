import { DomainError } from '../../../../platform/domain/domain-error.js';

export type Container = 'mp4' | 'mov' | 'webm' | 'matroska';

/** The result of probing an upload; sizes are for display, after rotation and in square pixels. */
export interface SourceFacts {
  readonly container: Container;
  /** Null if nothing on this machine can measure it. */
  readonly durationSeconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly hasAudio: boolean;
  /** Every player can decode the pictures, and there is a key frame every few seconds; absent means no. */
  readonly remuxable?: boolean;
}

/** The upload can never be played; the message tells the educator why. */
export class UnplayableSource extends DomainError {
  private constructor(reason: string) {
    super('invalid', 'UNPLAYABLE_VIDEO', reason);
  }

  static empty = () => new UnplayableSource('The file is empty. Please choose another one.');
  static notAVideo = () =>
    new UnplayableSource('This file is not a video we can read. Upload an MP4, MOV, MKV or WebM.');
  static noVideoTrack = () => new UnplayableSource('The file has no video track.');
  static damaged = () =>
    new UnplayableSource('The file is damaged or was cut off. Please export and upload it again.');
  static altered = () =>
    new UnplayableSource('The file was damaged on its way to us. Please upload it again.');
  static tooManyTracks = () =>
    new UnplayableSource(
      'The file has too many tracks. Export it with one video and one audio track.',
    );
  static unsupportedCodec = () =>
    new UnplayableSource(
      'The video is encoded in a way we cannot read. Export it as MP4 with H.264 video and AAC sound.',
    );
  static noLength = () => new UnplayableSource('The video has no length.');
  static tooLong = () =>
    new UnplayableSource(
      'The video is longer than 6 hours. Please split it into several lectures.',
    );
  static hardlyMoves = () =>
    new UnplayableSource(
      'The video has fewer pictures than minutes. Export it with at least one picture a second.',
    );
  static tooManyPixels = () =>
    new UnplayableSource('The picture is too large. Export the video in 4K or smaller.');
  static tooSmall = () => new UnplayableSource('The picture is too small to be watched.');
  static notPlayableAsIs = () =>
    new UnplayableSource('Only MP4 and WebM videos can be shown here. Export the video as MP4.');
}

export const MAX_DURATION_SECONDS = 6 * 60 * 60;
/** 4096 x 2160: bounds the memory that decoding takes. */
export const MAX_PIXELS = 8_847_360;
const MIN_SIDE = 16;
/** A talk over a single picture may last this long; a longer one has to repeat the picture regularly. */
const STILL_SECONDS = 10 * 60;
const PICTURE_EVERY_SECONDS = 60;

/**
 * Gaps without pictures are filled with copies of the last one: they cost the encoder hours, and the sender nothing.
 * @throws UnplayableSource
 */
export function assertMoves(durationSeconds: number, pictures: number): void {
  // For a video that is too long, this is the error to report, however few pictures it has.
  if (durationSeconds > MAX_DURATION_SECONDS) throw UnplayableSource.tooLong();
  if (durationSeconds <= STILL_SECONDS) return;
  if (pictures * PICTURE_EVERY_SECONDS < durationSeconds) throw UnplayableSource.hardlyMoves();
}

/** @throws UnplayableSource when the length or the picture exceeds our limits. */
export function assertWithinLimits({ durationSeconds, width, height }: SourceFacts): void {
  if (durationSeconds !== null && durationSeconds > MAX_DURATION_SECONDS)
    throw UnplayableSource.tooLong();
  if (durationSeconds !== null && durationSeconds <= 0) throw UnplayableSource.noLength();
  if (width === null || height === null) return;
  if (width * height > MAX_PIXELS) throw UnplayableSource.tooManyPixels();
  if (Math.min(width, height) < MIN_SIDE) throw UnplayableSource.tooSmall();
}
