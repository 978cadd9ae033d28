import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { RemoveHandoutFiles } from '../../application/handouts/remove-handout-files.js';
import { type DroppedHandout, HandoutDropped } from '../../domain/handouts/handout-facts.js';

@Injectable()
export class RemoveHandoutFileOnDropped extends Subscriber<DroppedHandout> {
  readonly name = 'catalog.remove-dropped-handout';
  readonly fact = HandoutDropped;
  override readonly marks = 'afterwards';

  constructor(private readonly removeFiles: RemoveHandoutFiles) {
    super();
  }

  async handle(payload: DroppedHandout): Promise<void> {
    await this.removeFiles.one(payload);
  }
}
