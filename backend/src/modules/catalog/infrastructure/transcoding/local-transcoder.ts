import type { OnApplicationBootstrap } from '@nestjs/common';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { freeingFs } from '../../../../platform/infrastructure/files/freeing-fs.js';
import type { Log } from '../../../../platform/infrastructure/logging/log.js';
import {
  type SourceAtWork,
  Transcoder,
  type UploadToCopy,
} from '../../application/videos/transcoder.js';
import { UnplayableSource } from '../../domain/videos/video-source.js';
import { containerOf, HEAD_BYTES } from './container.js';
import { assertRoom, whileRoom } from './disk-room.js';
import { FfmpegSource } from './ffmpeg-source.js';
import { lookInto } from './look-into.js';
import { OriginalSource } from './original-source.js';
import { findToolbox, type Toolbox, type TranscodingOptions } from './toolbox.js';

/** Delayed, so that it does not slow down the start. */
const LOOK_AHEAD_AFTER_MS = 1_000;
const ABANDONED_MS = 24 * 60 * 60 * 1_000;

/** Transcodes with this machine's ffmpeg; without one, originals are served as they are. */
export class LocalTranscoder extends Transcoder implements OnApplicationBootstrap {
  private toolbox?: Promise<Toolbox | null>;

  constructor(
    private readonly options: TranscodingOptions,
    private readonly log: Log,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (!this.options.looksAhead) return;
    const look = () =>
      this.tools().catch((err: unknown) => this.log.warn({ err }, 'the transcoder is not ready'));
    setTimeout(() => void look(), LOOK_AHEAD_AFTER_MS).unref();
  }

  async open(videoId: string, upload: UploadToCopy, signal: AbortSignal): Promise<SourceAtWork> {
    const folder = join(this.options.workDirectory, videoId);
    try {
      const tools = await this.tools();
      await removeAbandoned(this.options.workDirectory);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const path = join(folder, 'source');
      if (!(await upload.placeAt?.(path))) await copyTo(path, upload, signal);
      return await this.lookInto(tools, folder, path, signal);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw signal.aborted ? signal.reason : error;
    }
  }

  private async lookInto(
    tools: Toolbox | null,
    folder: string,
    path: string,
    signal: AbortSignal,
  ): Promise<SourceAtWork> {
    const head = await headOf(path);
    if (head.length === 0) throw UnplayableSource.empty();
    const container = containerOf(head);
    if (!container) throw UnplayableSource.notAVideo();
    if (tools) {
      const { input, facts } = await lookInto(tools, path, container, signal);
      return new FfmpegSource(tools, folder, input, facts, signal);
    }
    const unknown = { durationSeconds: null, width: null, height: null, hasAudio: true };
    return new OriginalSource(folder, { container, ...unknown });
  }

  /** Searched once, by workers before their first video; API processes never do. */
  private tools(): Promise<Toolbox | null> {
    this.toolbox ??= findToolbox(this.options).then(
      (toolbox) => {
        this.tell(toolbox);
        return toolbox;
      },
      (error: unknown) => {
        // Searched again next time, in case somebody fixed it.
        delete this.toolbox;
        throw error;
      },
    );
    return this.toolbox;
  }

  private tell(toolbox: Toolbox | null): void {
    if (!toolbox) {
      this.log.warn({}, 'no ffmpeg with libx264, aac and hls: videos are shown as uploaded');
      return;
    }
    const { ffmpeg, origin, mapsTones, wrappers } = toolbox;
    const found = { ffmpeg, origin, mapsTones, wrappers: Object.keys(wrappers) };
    this.log.info(found, 'transcoder found');
  }
}

/** @throws NoRoomForCopy */
async function copyTo(path: string, upload: UploadToCopy, signal: AbortSignal): Promise<void> {
  const folder = dirname(path);
  await assertRoom(folder, upload.size ?? 0);
  const target = createWriteStream(path, { mode: 0o600, fs: freeingFs });
  await pipeline(whileRoom(upload, folder), target, { signal });
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Removes work folders left behind by killed workers, to whose given-up videos nobody comes back. A worker busy for
 * hours writes deep inside its folder, which does not change the folder's own time.
 */
async function removeAbandoned(workDirectory: string): Promise<void> {
  const names = await readdir(workDirectory).catch(() => []);
  for (const path of names.map((name) => join(workDirectory, name)))
    if (Date.now() - (await lastTouched(path)) > ABANDONED_MS)
      await rm(path, { recursive: true, force: true });
}

/**
 * The latest change of the folder and everything in it, in milliseconds; an entry deleted meanwhile counts as changed
 * now.
 */
async function lastTouched(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const touched = ['', ...names].map((name) => stat(join(folder, name)).catch(() => null));
  return Math.max(...(await Promise.all(touched)).map((found) => found?.mtimeMs ?? Date.now()));
}
