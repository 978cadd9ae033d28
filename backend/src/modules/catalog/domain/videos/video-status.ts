/**
 * `probing`: the upload is being analyzed. `processing`: not playable yet. `ready`: playable. `discarded`: replaced or
 * removed; its files will be deleted.
 */
export type VideoStatus = 'uploaded' | 'probing' | 'processing' | 'ready' | 'failed' | 'discarded';

export type VideoEvent = 'probe' | 'process' | 'retry' | 'become-ready' | 'fail' | 'discard';

/** Events not listed for a status are not allowed in it. */
const transitions: Record<VideoStatus, Partial<Record<VideoEvent, VideoStatus>>> = {
  uploaded: { probe: 'probing', fail: 'failed', discard: 'discarded' },
  // A second probe is another attempt after a crash.
  probing: {
    probe: 'probing',
    process: 'processing',
    'become-ready': 'ready',
    fail: 'failed',
    discard: 'discarded',
  },
  processing: { 'become-ready': 'ready', fail: 'failed', discard: 'discarded' },
  ready: { discard: 'discarded' },
  // Staff may have it retried; an attempt already under way just continues.
  failed: { retry: 'uploaded', probe: 'probing', discard: 'discarded' },
  discarded: {},
};

/** The status after the event, or null if the event is not allowed. */
export function statusAfter(status: VideoStatus, event: VideoEvent): VideoStatus | null {
  return transitions[status][event] ?? null;
}
