import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { OpenOtpChallenge } from '../../application/passwords/open-otp-challenge.js';
import { ResetAsked } from '../../domain/facts.js';

@Injectable()
export class OpenOtpChallengeOnAsked extends Subscriber<{ requestId: string }> {
  readonly name = 'identity.open-otp-challenge';
  readonly fact = ResetAsked;

  constructor(private readonly openOtpChallenge: OpenOtpChallenge) {
    super();
  }

  handle(payload: { requestId: string }): Promise<void> {
    return this.openOtpChallenge.execute(payload);
  }
}
