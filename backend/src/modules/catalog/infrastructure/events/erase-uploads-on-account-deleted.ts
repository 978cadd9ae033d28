import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { AccountDeleted } from '../../../identity/contract.js';
import { EraseUploads } from '../../application/uploads/erase-uploads.js';

@Injectable()
export class EraseUploadsOnAccountDeleted extends Subscriber<{ userId: string }> {
  readonly name = 'catalog.erase-uploads';
  readonly fact = AccountDeleted;
  override readonly marks = 'afterwards';

  constructor(private readonly eraseUploads: EraseUploads) {
    super();
  }

  handle({ userId }: { userId: string }): Promise<void> {
    return this.eraseUploads.execute({ ownerId: userId });
  }
}
