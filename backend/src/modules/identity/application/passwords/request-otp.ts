import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { EmailAddress } from '../../domain/email-address.js';
import { ResetRequest } from '../../domain/reset-request.js';
import { ResetRequests } from '../../domain/reset-requests.js';

@Injectable()
export class RequestOtp {
  constructor(
    private readonly requests: ResetRequests,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Only stores the request, for every address alike; the worker looks up later whether the account exists. */
  async execute({ email }: { email: string }): Promise<void> {
    const { value } = EmailAddress.parse(email);
    await this.requests.save(ResetRequest.ask(this.ids.next(), value, this.clock.now()));
  }
}
