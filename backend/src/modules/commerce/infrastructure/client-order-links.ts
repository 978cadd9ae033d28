import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/infrastructure/config/config.js';
import { OrderLinks } from '../application/mails/order-links.js';

@Injectable()
export class ClientOrderLinks extends OrderLinks {
  constructor(private readonly config: Config) {
    super();
  }

  to(orderId: string): string {
    return `${this.config.publicUrl}/orders?order=${orderId}`;
  }
}
