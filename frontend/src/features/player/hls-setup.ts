import Hls from 'hls.js/light';
import { isHLSProvider, type MediaProviderAdapter } from '@vidstack/react';
import { prefersLessData } from '../../shared/lib/data-saving';

const BUFFER_SECONDS = 30;
const SAVING_BUFFER_SECONDS = 12;

/**
 * Uses our own copy of the engine, which would otherwise come from a CDN; tells a running one where the next video
 * starts.
 */
export function setUpHls(provider: MediaProviderAdapter | null | undefined, startAt: number): void {
  if (!isHLSProvider(provider)) return;
  if (provider.instance) provider.instance.config.startPosition = startAt;
  const buffer = prefersLessData() ? SAVING_BUFFER_SECONDS : BUFFER_SECONDS;
  provider.library = Hls;
  provider.config = {
    // Starts with the smallest rendition, for a quick first frame; the next segments are chosen by measurement.
    startLevel: 0,
    startPosition: startAt,
    capLevelToPlayerSize: true,
    maxBufferLength: buffer,
    // The default would buffer 60 MB, minutes ahead of what may never be watched.
    maxMaxBufferLength: buffer,
    backBufferLength: BUFFER_SECONDS,
  };
}
