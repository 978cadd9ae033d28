import Hls from 'hls.js/light';
import { isHLSProvider, type MediaProviderAdapter } from '@vidstack/react';
import { prefersLessData } from '../../shared/lib/data-saving';

const BUFFER_SECONDS = 30;
const SAVING_BUFFER_SECONDS = 12;

/** Our own copy of the engine, without which it would come from a CDN; one that runs is told where the next video begins. */
export function setUpHls(provider: MediaProviderAdapter | null | undefined, startAt: number): void {
  if (!isHLSProvider(provider)) return;
  if (provider.instance) provider.instance.config.startPosition = startAt;
  const buffer = prefersLessData() ? SAVING_BUFFER_SECONDS : BUFFER_SECONDS;
  provider.library = Hls;
  provider.config = {
    // The smallest picture comes first, so that it comes soon; the next segments are measured.
    startLevel: 0,
    startPosition: startAt,
    capLevelToPlayerSize: true,
    maxBufferLength: buffer,
    // Left alone it would fill 60 MB, minutes ahead of what may never be watched.
    maxMaxBufferLength: buffer,
    backBufferLength: BUFFER_SECONDS,
  };
}
