import { DiskFiles } from '../../src/platform/infrastructure/files/disk-files.js';
import { SignedLinks } from '../../src/platform/infrastructure/files/signed-links.js';
import { FixedClock } from '../../src/platform/testing/fixed-clock.js';
import { GrowingRendition } from '../../src/modules/catalog/application/videos/growing-rendition.js';
import type { SourceAtWork } from '../../src/modules/catalog/application/videos/transcoder.js';
import type { Rung } from '../../src/modules/catalog/domain/videos/video-ladder.js';

/** Makes the rung as the worker does, into `hls/` below the root. */
export async function storeRendition(source: SourceAtWork, rung: Rung, root: string) {
  const clock = new FixedClock();
  const files = new DiskFiles(root, new SignedLinks('secret'), clock, '');
  const growing = await GrowingRendition.begin(files, clock, 'hls/');
  let codecs = '';
  const orders = [{ rung, kept: growing.kept }];
  for await (const segment of source.renditions(orders, () => undefined)) {
    codecs ||= segment.init?.codecs ?? '';
    await growing.add(segment);
  }
  await growing.finish();
  return { ...growing.bandwidths, codecs, segments: growing.count };
}

/** Makes the rungs in one pass, each into its folder below the root. */
export async function storeRenditions(source: SourceAtWork, rungs: readonly Rung[], root: string) {
  const clock = new FixedClock();
  const files = new DiskFiles(root, new SignedLinks('secret'), clock, '');
  const growing = new Map<string, GrowingRendition>();
  for (const { name } of rungs)
    growing.set(name, await GrowingRendition.begin(files, clock, `${name}/`));
  const orders = rungs.map((rung) => ({ rung, kept: { count: 0, seconds: 0, init: null } }));
  for await (const segment of source.renditions(orders, () => undefined))
    await growing.get(segment.rung)?.add(segment);
  for (const one of growing.values()) await one.finish();
}

/** Makes the rung and discards it. */
export async function tryRendition(
  source: SourceAtWork,
  rung: Rung,
  onProgress: () => void = () => undefined,
): Promise<void> {
  const orders = [{ rung, kept: { count: 0, seconds: 0, init: null } }];
  for await (const { open } of source.renditions(orders, onProgress)) open().destroy();
}
