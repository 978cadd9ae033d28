import { DomainError } from '../../../../platform/domain/domain-error.js';

export class VideoStepOutOfOrder extends DomainError {
  constructor() {
    super('conflict', 'VIDEO_STEP_OUT_OF_ORDER', 'This video has moved on in the meantime.');
  }
}
