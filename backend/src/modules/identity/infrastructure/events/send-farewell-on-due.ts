import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import {
  type Aftermath,
  type Delivery,
  Subscriber,
} from '../../../../platform/application/subscriber.js';
import { SendFarewell } from '../../application/accounts/send-farewell.js';
import { FarewellDue } from '../../domain/facts.js';

@Injectable()
export class SendFarewellOnDue extends Subscriber<{ farewellId: string }> {
  readonly name = 'identity.send-farewell';
  readonly fact = FarewellDue;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly sendFarewell: SendFarewell) {
    super();
  }

  handle({ farewellId }: { farewellId: string }, { messageId }: Delivery): Promise<void> {
    return this.sendFarewell.execute({ farewellId, mailId: messageId });
  }

  /** The address of a deleted account must not stay in a dead letter until somebody looks at it. */
  override async giveUp({ farewellId }: { farewellId: string }): Promise<Aftermath> {
    await this.sendFarewell.forget(farewellId);
    return 'settled';
  }
}
