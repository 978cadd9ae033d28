import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { VideoStepOutOfOrder } from './video-errors.js';
import {
  VideoFailed,
  type VideoOfLecture,
  VideoReady,
  VideoRemoved,
  VideoSuperseded,
  VideoUploaded,
} from './video-facts.js';
import {
  isFinished,
  nextToMake,
  planFor,
  type Rendition,
  type RenditionResult,
  type StreamFacts,
  watchable,
  type WatchableRendition,
} from './video-rendition.js';
import { assertWithinLimits, type SourceFacts, UnplayableSource } from './video-source.js';
import { statusAfter, type VideoEvent, type VideoStatus } from './video-status.js';

export interface ReceivedVideo {
  readonly id: string;
  readonly lectureId: string;
  readonly courseId: string;
  /** Where the upload is stored. */
  readonly sourceKey: string;
  /** Bytes. */
  readonly size: number;
  readonly at: Date;
}

/**
 * One uploaded source of a lecture on its way to something every browser plays.
 * A lecture plays its newest ready video, so an old one stays until the new one is ready.
 */
export class Video extends AggregateRoot {
  readonly id: string;
  readonly lectureId: string;
  readonly courseId: string;
  readonly sourceKey: string;
  readonly size: number;
  readonly createdAt: Date;
  private _status: VideoStatus = 'uploaded';
  private _reason: string | null = null;
  private _source: SourceFacts | null = null;
  private _renditions: readonly Rendition[] = [];
  private _originalQuality = false;
  private _posterKey: string | null = null;
  private _hasStoryboard = false;
  private _readyAt: Date | null = null;
  private _discardedAt: Date | null = null;

  private constructor(received: ReceivedVideo) {
    super();
    this.id = received.id;
    this.lectureId = received.lectureId;
    this.courseId = received.courseId;
    this.sourceKey = received.sourceKey;
    this.size = received.size;
    this.createdAt = received.at;
  }

  static receive(received: ReceivedVideo): Video {
    if (received.size === 0) throw UnplayableSource.empty();
    const video = new Video(received);
    video.record(VideoUploaded.of({ videoId: video.id }));
    return video;
  }

  get status(): VideoStatus {
    return this._status;
  }

  /** Why it failed, in words for the educator. */
  get reason(): string | null {
    return this._reason;
  }

  get source(): SourceFacts | null {
    return this._source;
  }

  get renditions(): readonly Rendition[] {
    return this._renditions;
  }

  get watchableRenditions(): readonly WatchableRendition[] {
    return watchable(this._renditions);
  }

  /** Nothing could be encoded here: the upload itself is what is watched. */
  get originalQuality(): boolean {
    return this._originalQuality;
  }

  get posterKey(): string | null {
    return this._posterKey;
  }

  get hasStoryboard(): boolean {
    return this._hasStoryboard;
  }

  get readyAt(): Date | null {
    return this._readyAt;
  }

  /** When its lecture was removed. */
  get discardedAt(): Date | null {
    return this._discardedAt;
  }

  /** Whether a worker still has something to do with it. */
  get needsWork(): boolean {
    return (
      ['uploaded', 'probing', 'processing'].includes(this._status) || this.nextRungs.length > 0
    );
  }

  /** Whether the other, watchable from now on, takes this one's place. */
  isReplacedBy(other: Video): boolean {
    return other._status === 'ready' && this._status !== 'discarded' && this.isOlderThan(other);
  }

  /** The rungs to make next, together; none when all are made, none is planned yet, or none is wanted any more. */
  get nextRungs(): readonly Rendition[] {
    if (this._status !== 'processing' && this._status !== 'ready') return [];
    const seconds = this._source?.durationSeconds ?? 0;
    return nextToMake(this._renditions, { isReady: this._status === 'ready', seconds });
  }

  /** A worker takes the video up; one that was planned before a crash keeps its plan and what is finished. */
  takeUp(): void {
    if (!statusAfter(this._status, 'probe')) return;
    this.apply('probe');
    this._reason = null;
  }

  /** Decides which renditions to make; a plan made before stands. @throws UnplayableSource */
  plan(source: SourceFacts): void {
    if (this._status === 'processing' || this._status === 'ready') return;
    assertWithinLimits(source);
    const { width, height, remuxable = false } = source;
    if (width === null || height === null) throw UnplayableSource.noVideoTrack();
    this.apply('process');
    if (this._renditions.length > 0) return;
    this._source = source;
    this._renditions = planFor({ width, height, remuxable });
  }

  /** Offers the upload as it is, for want of an encoder. @throws UnplayableSource when browsers cannot play it */
  serveOriginal(source: SourceFacts, at: Date): void {
    assertWithinLimits(source);
    if (source.container !== 'mp4' && source.container !== 'webm')
      throw UnplayableSource.notPlayableAsIs();
    this._source = source;
    this._originalQuality = true;
    this.becomeReady(at);
  }

  attachPoster(key: string): void {
    if (this._status === 'discarded') throw new VideoStepOutOfOrder();
    this._posterKey = key;
  }

  attachStoryboard(): void {
    if (this._status === 'discarded') throw new VideoStepOutOfOrder();
    this._hasStoryboard = true;
  }

  /** The first segments of a rendition are stored: while there is nothing better it is watched as it grows. */
  beginRendition(name: string, begun: StreamFacts): void {
    this.changeRendition(name, { begun });
  }

  /** A rendition is stored whole; the first one makes the video ready. */
  finishRendition(name: string, result: RenditionResult, at: Date): void {
    this.changeRendition(name, { result });
    if (this._status === 'processing') this.becomeReady(at);
  }

  /** No more attempts. A video that can be watched already stays so, with the renditions it has. */
  fail(reason: string): void {
    if (this._status === 'ready') {
      this._renditions = this._renditions.filter(isFinished);
      return;
    }
    if (this._status === 'failed' || this._status === 'discarded') return;
    this.apply('fail');
    this._reason = reason;
    this.record(VideoFailed.of(this.asFact()));
  }

  /** Staff mended what stood in the way: a failed one waits anew, one that plays gets the sizes it was denied. */
  tryAgain(): void {
    if (this._status === 'failed') {
      this.apply('retry');
      this._reason = null;
    } else {
      const renditions = this._status === 'ready' ? this.wholeLadder() : this._renditions;
      if (renditions.length === this._renditions.length) return;
      this._renditions = renditions;
    }
    this.record(VideoUploaded.of({ videoId: this.id }));
  }

  /** A newer video of the lecture is ready. */
  supersede(): void {
    if (this._status === 'discarded') return;
    this.apply('discard');
    this.record(VideoSuperseded.of(this.asFact()));
  }

  /** The lecture was removed: nobody watches it any more, but for a while it can still be brought back. */
  retire(at: Date): void {
    if (this._status === 'discarded') return;
    this.apply('discard');
    this._discardedAt = at;
  }

  /** The course is gone, files and all; that of a lecture removed before cannot be brought back any more. */
  remove(): void {
    if (this._status !== 'discarded') this.apply('discard');
    else if (this._discardedAt === null) return;
    this.record(VideoRemoved.of(this.asFact()));
  }

  private wholeLadder(): readonly Rendition[] {
    const { width, height } = this._source ?? { width: null, height: null };
    if (width === null || height === null || this._originalQuality) return this._renditions;
    return planFor({ width, height }, this._renditions);
  }

  private changeRendition(name: string, change: Partial<Rendition>): void {
    if (this._status !== 'processing' && this._status !== 'ready') throw new VideoStepOutOfOrder();
    this._renditions = this._renditions.map((rendition) =>
      rendition.name === name ? { ...rendition, ...change } : rendition,
    );
  }

  private isOlderThan(other: Video): boolean {
    const difference = this.createdAt.getTime() - other.createdAt.getTime();
    // Ids sort by time, which settles what one tick of the clock cannot.
    return difference < 0 || (difference === 0 && this.id < other.id);
  }

  private becomeReady(at: Date): void {
    this.apply('become-ready');
    this._readyAt = at;
    this.record(VideoReady.of(this.asFact()));
  }

  private apply(event: VideoEvent): void {
    const next = statusAfter(this._status, event);
    if (!next) throw new VideoStepOutOfOrder();
    this._status = next;
  }

  private asFact(): VideoOfLecture {
    return { videoId: this.id, lectureId: this.lectureId, courseId: this.courseId };
  }
}
