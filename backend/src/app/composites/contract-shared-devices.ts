import { Injectable } from '@nestjs/common';
import { SharedDevices } from '../../modules/commerce/application/shared-devices.js';
import { IdentityApi } from '../../modules/identity/contract.js';

@Injectable()
export class ContractSharedDevices extends SharedDevices {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  accountsWith(userId: string): Promise<ReadonlySet<string>> {
    return this.identity.accountsSharingDevice(userId);
  }
}
