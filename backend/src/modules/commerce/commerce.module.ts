import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Config } from '../../platform/infrastructure/config/config.js';
import { CommerceApi } from './contract.js';
import { CreateOrder } from './application/create-order.js';
import { OrderHistory } from './application/order-history.js';
import { PaymentProvider } from './application/payment-provider.js';
import { PlaceOrder } from './application/place-order.js';
import { ProviderEvents } from './application/provider-events.js';
import { ReceiveWebhook } from './application/receive-webhook.js';
import { ReturnSurplus } from './application/return-surplus.js';
import { SettlePayment } from './application/settle-payment.js';
import { VerifyPayment } from './application/verify-payment.js';
import { Ledger } from './domain/ledger.js';
import { Orders } from './domain/orders.js';
import { Payments } from './domain/payments.js';
import { DeliverWebhookOnSandboxPayment } from './infrastructure/events/deliver-webhook-on-sandbox-payment.js';
import { ReturnSurplusOnCaptured } from './infrastructure/events/return-surplus-on-captured.js';
import { PaymentWebhookController } from './infrastructure/http/payment-webhook.controller.js';
import { PaymentController } from './infrastructure/http/payment.controller.js';
import { SandboxCheckoutController } from './infrastructure/http/sandbox-checkout.controller.js';
import { LedgerCommerceApi } from './infrastructure/ledger-commerce-api.js';
import {
  chooseProvider,
  sandboxSecret,
  usesSandbox,
} from './infrastructure/payment/choose-provider.js';
import { SandboxBooks } from './infrastructure/payment/sandbox-books.js';
import { SandboxCheckout } from './infrastructure/payment/sandbox-checkout.js';
import { MikroOrders } from './infrastructure/persistence/mikro-orders.js';
import { MikroPayments } from './infrastructure/persistence/mikro-payments.js';
import { SqlLedger } from './infrastructure/persistence/sql-ledger.js';
import { SqlOrderHistory } from './infrastructure/persistence/sql-order-history.js';
import { SqlProviderEvents } from './infrastructure/persistence/sql-provider-events.js';

const useCases = [
  CreateOrder,
  PlaceOrder,
  ReceiveWebhook,
  ReturnSurplus,
  SettlePayment,
  VerifyPayment,
];

@Global()
@Module({})
export class CommerceModule {
  static register(config: Config): DynamicModule {
    const sandbox = usesSandbox(config);
    return {
      module: CommerceModule,
      controllers: [
        PaymentController,
        PaymentWebhookController,
        ...(sandbox ? [SandboxCheckoutController] : []),
      ],
      providers: [
        ...useCases,
        ReturnSurplusOnCaptured,
        SandboxBooks,
        ...(sandbox ? [sandboxCheckout(config), DeliverWebhookOnSandboxPayment] : []),
        {
          provide: PaymentProvider,
          inject: [SandboxBooks],
          useFactory: (books: SandboxBooks) => chooseProvider(config, books),
        },
        { provide: Orders, useClass: MikroOrders },
        { provide: Payments, useClass: MikroPayments },
        { provide: Ledger, useClass: SqlLedger },
        { provide: ProviderEvents, useClass: SqlProviderEvents },
        { provide: OrderHistory, useClass: SqlOrderHistory },
        { provide: CommerceApi, useClass: LedgerCommerceApi },
      ],
      exports: [CommerceApi],
    };
  }
}

function sandboxCheckout(config: Config) {
  return {
    provide: SandboxCheckout,
    inject: [SandboxBooks],
    useFactory: (books: SandboxBooks) => new SandboxCheckout(sandboxSecret(config), books),
  };
}
