import { Injectable } from '@nestjs/common';
import {
  type Addressee,
  type Buyer,
  Buyers,
} from '../../modules/commerce/application/orders/buyers.js';
import { IdentityApi } from '../../modules/identity/contract.js';

@Injectable()
export class ContractBuyers extends Buyers {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async find(userId: string): Promise<Buyer | null> {
    return (await this.identity.profilesOf([userId])).get(userId) ?? null;
  }

  async addresseeOf(userId: string): Promise<Addressee | null> {
    const profile = await this.find(userId);
    if (!profile) return null;
    const { name, email } = profile;
    return (await this.identity.hasConfirmedEmail(userId)) ? { name, email } : { email };
  }
}
