import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from '../../platform/application/clock.js';
import type { Config } from '../../platform/infrastructure/config/config.js';
import { AnnounceEvent } from './application/announce-event.js';
import { DeliverWebhook } from './application/deliver-webhook.js';
import { ForgetDeliveries } from './application/forget-deliveries.js';
import { ManageEndpoint } from './application/manage-endpoint.js';
import { ReplayWebhook } from './application/replay-webhook.js';
import { WebhookAddresses } from './application/webhook-addresses.js';
import { WebhookSender } from './application/webhook-sender.js';
import { WebhookSigner } from './application/webhook-signer.js';
import { WebhooksView } from './application/webhooks-view.js';
import { WebhookDeliveries } from './domain/webhook-deliveries.js';
import { WebhookEndpoints } from './domain/webhook-endpoints.js';
import { DeliveryKeeper } from './infrastructure/delivery-keeper.js';
import { AnnounceEvents } from './infrastructure/events/announce-events.js';
import { DeliverWebhookOnDue } from './infrastructure/events/deliver-webhook-on-due.js';
import { WebhooksController } from './infrastructure/http/webhooks.controller.js';
import {
  MikroWebhookDeliveries,
  MikroWebhookEndpoints,
} from './infrastructure/persistence/mikro-webhooks.js';
import { SqlWebhooksView } from './infrastructure/persistence/sql-webhooks-view.js';
import { FairWebhookSender } from './infrastructure/sending/fair-webhook-sender.js';
import { HmacWebhookSigner } from './infrastructure/sending/hmac-webhook-signer.js';
import { HttpWebhookSender } from './infrastructure/sending/http-webhook-sender.js';
import { objectionTo } from './infrastructure/sending/public-addresses.js';
import { CircuitBreakingWebhookSender } from './infrastructure/sending/circuit-breaking-webhook-sender.js';

@Global()
@Module({})
export class IntegrationsModule {
  static register(config: Config): DynamicModule {
    return {
      module: IntegrationsModule,
      controllers: [WebhooksController],
      providers: [
        AnnounceEvent,
        AnnounceEvents,
        DeliverWebhook,
        DeliverWebhookOnDue,
        DeliveryKeeper,
        ForgetDeliveries,
        ManageEndpoint,
        ReplayWebhook,
        { provide: WebhookEndpoints, useClass: MikroWebhookEndpoints },
        { provide: WebhookDeliveries, useClass: MikroWebhookDeliveries },
        { provide: WebhooksView, useClass: SqlWebhooksView },
        {
          provide: WebhookAddresses,
          useValue: { objectionTo: config.isProduction ? objectionTo : () => null },
        },
        { provide: WebhookSigner, useClass: HmacWebhookSigner },
        {
          provide: WebhookSender,
          inject: [Clock],
          useFactory: (clock: Clock) => {
            const sender = new HttpWebhookSender({ publicOnly: config.isProduction });
            return new FairWebhookSender(new CircuitBreakingWebhookSender(sender, clock));
          },
        },
      ],
    };
  }
}
