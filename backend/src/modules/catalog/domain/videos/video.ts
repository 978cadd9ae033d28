import { AggregateRoot } from '../../../../platform/domain/aggregate-root.js';
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
  toBeginAnew,
  watchable,
  type WatchableRendition,
} from './video-rendition.js';
import { assertWithinLimits, type SourceFacts, UnplayableSource } from './video-source.js';
import { statusAfter, type VideoEvent, type VideoStatus } from './video-status.js';

export interface ReceivedVideo {
  readonly id: string;
  readonly lectureId: string;
  readonly courseId: string;
  /** The store's key of the upload. */
  readonly sourceKey: string;
  /** Bytes. */
  readonly size: number;
  readonly at: Date;
}

/**
 * One uploaded source of a lecture, to be transcoded for all browsers. A lecture plays its newest ready video, so an
 * old one stays until the new one is ready.
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

  /** Why it failed, for the educator. */
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

  /** Nothing could be encoded here: viewers watch the upload itself. */
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

  /** Whether there is still work for a worker. */
  get needsWork(): boolean {
    return (
      ['uploaded', 'probing', 'processing'].includes(this._status) || this.nextRungs.length > 0
    );
  }

  /** Whether the other video, playable now, replaces this one. */
  isReplacedBy(other: Video): boolean {
    return other._status === 'ready' && this._status !== 'discarded' && this.isOlderThan(other);
  }

  /** The rungs to make next, together; none when all are made, none is planned yet, or the video is discarded. */
  get nextRungs(): readonly Rendition[] {
    if (this._status !== 'processing' && this._status !== 'ready') return [];
    const seconds = this._source?.durationSeconds ?? 0;
    return nextToMake(this._renditions, { isReady: this._status === 'ready', seconds });
  }

  /** A worker starts or resumes the work; a video planned before a crash keeps its plan and its finished renditions. */
  takeUp(): void {
    if (!statusAfter(this._status, 'probe')) return;
    this.apply('probe');
    this._reason = null;
  }

  /** Decides which renditions to make; an earlier plan stays. @throws UnplayableSource */
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

  /** Offers the upload as it is, because there is no encoder. @throws UnplayableSource when browsers cannot play it */
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

  /** The first segments of a rendition are stored: it is watched as it grows while no rendition is finished. */
  beginRendition(name: string, begun: StreamFacts): void {
    this.changeRendition(name, { begun });
  }

  /** A rendition is stored completely; the first one makes the video ready. */
  finishRendition(name: string, result: RenditionResult, at: Date): void {
    this.changeRendition(name, { result });
    if (this._status === 'processing') this.becomeReady(at);
  }

  /** Records the stored bytes of renditions, finished or not: they count in the educator's quota. */
  noteStored(bytesOf: ReadonlyMap<string, number>): void {
    for (const [name, bytes] of bytesOf) this.changeRendition(name, { bytes });
  }

  /** The stored files of these renditions were deleted: unfinished ones have to be made anew. */
  forgetUnfinished(names: readonly string[]): void {
    this._renditions = this._renditions.map((one) =>
      isFinished(one) || !names.includes(one.name) ? one : toBeginAnew(one),
    );
  }

  /** Ends the attempts. A playable video stays playable, with the renditions it has. */
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

  /** Staff fixed the cause: a failed video is queued again, a playable one gets its missing sizes. */
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

  /** The lecture was removed: nobody can watch the video any more, but it can be restored for a while. */
  retire(at: Date): void {
    if (this._status === 'discarded') return;
    this.apply('discard');
    this._discardedAt = at;
  }

  /**
   * The course was deleted with all files, including those of lectures removed earlier, which can no longer be
   * restored.
   */
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
    // Ids sort by time, which breaks ties within one clock tick.
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
