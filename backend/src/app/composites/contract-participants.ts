import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../modules/identity/contract.js';
import {
  type Addressee,
  type ParticipantProfile,
  Participants,
} from '../../modules/questions/application/participants.js';

@Injectable()
export class ContractParticipants extends Participants {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  of(userIds: readonly string[]): Promise<ReadonlyMap<string, ParticipantProfile>> {
    return this.identity.profilesOf(userIds);
  }

  async addresseeOf(userId: string): Promise<Addressee | null> {
    const profile = (await this.identity.profilesOf([userId])).get(userId);
    if (!profile) return null;
    const { name, email } = profile;
    return (await this.identity.hasConfirmedEmail(userId)) ? { name, email } : { email };
  }
}
