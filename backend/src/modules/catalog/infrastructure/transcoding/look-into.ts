import { stat } from 'node:fs/promises';
import {
  assertMoves,
  type Container,
  MAX_DURATION_SECONDS,
  type SourceFacts,
  UnplayableSource,
} from '../../domain/videos/video-source.js';
import { movieSeconds } from './boxes.js';
import { hasSampleTable } from './container.js';
import { LONG_SECONDS, type SourceInput, type Tracks } from './ffmpeg-commands.js';
import { peakKilobits } from './ladder-commands.js';
import { type Extent, type Findings, Look, MISSING_SECONDS } from './look.js';
import { gainFor } from './loudness.js';
import { type ProbeReport, rateFor } from './probe-report.js';
import type { Toolbox } from './toolbox.js';

/** Reading so much takes less than starting a program. */
const SMALL_BYTES = 64 * 1024 ** 2;

export interface LookedInto {
  readonly input: SourceInput;
  readonly facts: SourceFacts & { readonly durationSeconds: number };
}

/** Probes a file before anything is made of it. @throws UnplayableSource */
export async function lookInto(
  tools: Toolbox,
  path: string,
  container: Container,
  signal: AbortSignal,
): Promise<LookedInto> {
  const look = new Look(tools, signal);
  const { size } = await stat(path);
  const probing = look.probe(path, container);
  const [probed, guessed] = await Promise.allSettled([
    probing,
    guess(look, { path, container, video: 'V:0', audio: 'a:0' }, size, probing),
  ]);
  const report = valueOf(probed);
  const { video, audio, isMono, frameRate, width, height } = report;
  const { hdr, ...others } = report.oddities;
  // A build without tone mapping shows the pictures unchanged.
  const oddities = { ...others, ...(tools.mapsTones && hdr && { hdr }) };
  const input = { path, container, video, audio, isMono, frameRate, ...oddities };
  const known = report.hasUsualTracks ? valueOf(guessed) : null;
  const found = known ?? (await look.through(input, report));
  const { durationSeconds, pictures } = readingOf(found.extent, report);
  const isCopyable =
    report.isCommon && found.decodes && found.keyFrames.isFrequent(durationSeconds);
  const remuxable = isCopyable && isLight(size, durationSeconds, report);
  const gain = gainFor(found.heard);
  return {
    input: { ...input, gain, frameRate: rateFor(frameRate, pictures, durationSeconds) },
    facts: { container, durationSeconds, width, height, hasAudio: audio !== null, remuxable },
  };
}

/**
 * Starting a program costs more than reading a small file, and people wait: so all start at once, guessing the tracks. Of
 * a long file, which takes seconds to read and to listen to, samples may tell enough.
 */
async function guess(
  look: Look,
  tracks: Tracks,
  size: number,
  probing: Promise<ProbeReport>,
): Promise<Findings | null> {
  const seconds = hasSampleTable(tracks.container) ? await movieSeconds(tracks.path) : null;
  if (seconds !== null && seconds > LONG_SECONDS) return look.samples(tracks, seconds, probing);
  return size <= SMALL_BYTES ? look.survey(tracks, true) : null;
}

function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/**
 * How much heavier than our own rendition a copied one may be: that costs everybody less than another hour of encoding.
 */
const HEAVIER = 1.5;

function isLight(bytes: number, seconds: number, report: ProbeReport): boolean {
  const kilobits = (bytes * 8) / 1000 / Math.max(seconds, 0.001);
  return kilobits <= peakKilobits(Math.min(report.width, report.height)) * HEAVIER;
}

/** How much shorter than declared a long file may be, beyond `MISSING_SECONDS`. */
const MISSING_SHARE = 0.05;

/** @throws UnplayableSource when the file is shorter than declared */
function lengthOf(extent: Extent | null, report: ProbeReport): number {
  if (!extent?.pictures) throw UnplayableSource.damaged();
  const { declaredSeconds: declared, pictures } = report;
  const measured = extent.seconds;
  if (declared === null) return measured;
  const missing = declared - measured;
  // Cut by our own limit, so the file is not damaged.
  if (declared > MAX_DURATION_SECONDS) return declared;
  // Slides, or a recording that ends still: how long the last picture stays is in the headers alone.
  if (pictures !== null && extent.pictures >= pictures) return Math.max(declared, measured);
  if (missing > MISSING_SECONDS + declared * MISSING_SHARE) throw UnplayableSource.damaged();
  return Math.max(declared, measured);
}

/** @throws UnplayableSource */
function readingOf(
  extent: Extent | null,
  report: ProbeReport,
): { durationSeconds: number; pictures: number } {
  const durationSeconds = lengthOf(extent, report);
  const pictures = extent?.pictures ?? 0;
  assertMoves(durationSeconds, pictures);
  return { durationSeconds, pictures };
}
