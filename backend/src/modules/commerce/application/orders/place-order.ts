import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import { PaymentProvider, PaymentProviderFailed } from '../payments/payment-provider.js';

/** Creates the order at the provider. Safe to repeat after a crash or a lost answer at any point. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly orders: Orders,
  ) {}

  /** Returns the provider's order id. @throws PaymentProviderFailed */
  async execute({ id, receipt, price, courseId, providerOrderId }: Order): Promise<string> {
    if (providerOrderId) return providerOrderId;
    const placed = await this.provider.createOrder({
      receipt,
      amountPaise: price.paise,
      notes: { orderId: id, courseId },
    });
    if (placed.amountPaise !== price.paise)
      throw new PaymentProviderFailed('declined', 'The order was made with another amount.');
    const noted = await this.orders.notePlaced(id, placed.id);
    if (noted === null) throw new NotFound();
    return noted;
  }
}
