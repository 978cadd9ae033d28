import { Injectable } from '@nestjs/common';
import { SharedDevices } from '../../modules/commerce/application/orders/shared-devices.js';
import { IdentityApi } from '../../modules/identity/contract.js';

@Injectable()
export class ContractSharedDevices extends SharedDevices {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  accountsWith(userIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    return this.identity.accountsSharingDevice(userIds);
  }
}
