import { Injectable } from '@nestjs/common';
import { STORE_ATTEMPTS } from '../../../../platform/application/files.js';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { RemoveThumbnail } from '../../application/courses/remove-thumbnail.js';
import { ThumbnailDropped } from '../../domain/courses/course-facts.js';

@Injectable()
export class RemoveThumbnailOnDropped extends Subscriber<{ readonly thumbnailId: string }> {
  readonly name = 'catalog.remove-dropped-thumbnail';
  readonly fact = ThumbnailDropped;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = STORE_ATTEMPTS;

  constructor(private readonly removeThumbnail: RemoveThumbnail) {
    super();
  }

  async handle(payload: { readonly thumbnailId: string }): Promise<void> {
    await this.removeThumbnail.execute(payload);
  }
}
