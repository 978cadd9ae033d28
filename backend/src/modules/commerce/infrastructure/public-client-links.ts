import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/infrastructure/config/config.js';
import { ClientLinks } from '../application/mails/client-links.js';

@Injectable()
export class PublicClientLinks extends ClientLinks {
  constructor(private readonly config: Config) {
    super();
  }

  toOrder(orderId: string): string {
    return `${this.config.publicUrl}/orders?order=${orderId}`;
  }

  toPayouts(): string {
    return `${this.config.publicUrl}/payouts`;
  }
}
