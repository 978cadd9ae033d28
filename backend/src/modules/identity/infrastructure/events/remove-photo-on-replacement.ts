import { Injectable } from '@nestjs/common';
import { Pictures } from '../../../../platform/application/pictures.js';
import { STORE_ATTEMPTS } from '../../../../platform/application/files.js';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { PhotoReplaced } from '../../domain/facts.js';
import { photoFolder } from '../photo.js';

@Injectable()
export class RemovePhotoOnReplacement extends Subscriber<{ photoId: string }> {
  readonly name = 'identity.remove-photo';
  readonly fact = PhotoReplaced;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = STORE_ATTEMPTS;

  constructor(private readonly pictures: Pictures) {
    super();
  }

  handle({ photoId }: { photoId: string }): Promise<void> {
    return this.pictures.remove(photoFolder(photoId));
  }
}
