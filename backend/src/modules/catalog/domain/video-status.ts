/**
 * `probing`: finding out what the upload is. `processing`: nothing to watch yet. `ready`: can be watched.
 * `discarded`: replaced or removed; its files go.
 */
export type VideoStatus = 'uploaded' | 'probing' | 'processing' | 'ready' | 'failed' | 'discarded';

export type VideoEvent = 'probe' | 'process' | 'retry' | 'become-ready' | 'fail' | 'discard';

/** An event that is not listed for a status must not happen in it. */
const transitions: Record<VideoStatus, Partial<Record<VideoEvent, VideoStatus>>> = {
  uploaded: { probe: 'probing', fail: 'failed', discard: 'discarded' },
  // A second probe is a second attempt after a crash.
  probing: {
    probe: 'probing',
    process: 'processing',
    'become-ready': 'ready',
    fail: 'failed',
    discard: 'discarded',
  },
  processing: { 'become-ready': 'ready', fail: 'failed', discard: 'discarded' },
  ready: { discard: 'discarded' },
  // Staff may have it tried again; an attempt that was under way already just goes on.
  failed: { retry: 'uploaded', probe: 'probing', discard: 'discarded' },
  discarded: {},
};

/** The status after the event, or null where the event has no place. */
export function statusAfter(status: VideoStatus, event: VideoEvent): VideoStatus | null {
  return transitions[status][event] ?? null;
}
