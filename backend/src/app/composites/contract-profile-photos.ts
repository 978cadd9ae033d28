import { Injectable } from '@nestjs/common';
import { ProfilePhotos } from '../../modules/catalog/application/courses/profile-photos.js';
import { IdentityApi } from '../../modules/identity/contract.js';

@Injectable()
export class ContractProfilePhotos extends ProfilePhotos {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  inUse(photoIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.identity.photosInUse(photoIds);
  }
}
