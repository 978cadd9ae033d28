import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { RemoveHandoutFile } from '../../application/handouts/remove-handout-file.js';
import { HandoutDropped } from '../../domain/handouts/handout-facts.js';

@Injectable()
export class RemoveHandoutFileOnDropped extends Subscriber<{ readonly handoutId: string }> {
  readonly name = 'catalog.remove-dropped-handout';
  readonly fact = HandoutDropped;
  override readonly marks = 'afterwards';

  constructor(private readonly removeFile: RemoveHandoutFile) {
    super();
  }

  async handle(payload: { readonly handoutId: string }): Promise<void> {
    await this.removeFile.execute(payload);
  }
}
