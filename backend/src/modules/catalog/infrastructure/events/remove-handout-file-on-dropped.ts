import { Injectable } from '@nestjs/common';
import { STORE_ATTEMPTS } from '../../../../platform/application/files.js';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { RemoveHandoutFiles } from '../../application/handouts/remove-handout-files.js';
import {
  type DroppedHandoutFile,
  HandoutFileDropped,
} from '../../domain/handouts/handout-facts.js';

@Injectable()
export class RemoveHandoutFileOnDropped extends Subscriber<DroppedHandoutFile> {
  readonly name = 'catalog.remove-dropped-handout-file';
  readonly fact = HandoutFileDropped;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = STORE_ATTEMPTS;

  constructor(private readonly removeFiles: RemoveHandoutFiles) {
    super();
  }

  async handle(payload: DroppedHandoutFile): Promise<void> {
    await this.removeFiles.one(payload);
  }
}
