import { NotNow } from '../../../../platform/application/subscriber.js';

const RETRY_SECONDS = 300;

/** The finished parts of the video are kept, and the next attempt continues after them. */
export class NoRoomForSizes extends NotNow {
  constructor() {
    super('The disk has no room for more of the video.', RETRY_SECONDS);
  }
}
