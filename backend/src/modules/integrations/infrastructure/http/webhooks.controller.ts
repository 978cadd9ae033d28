import { Body, Controller, Get, Header, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import { pageOf } from '../../../../platform/application/page.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { ManageEndpoint } from '../../application/manage-endpoint.js';
import { ReplayWebhook } from '../../application/replay-webhook.js';
import { WebhooksView } from '../../application/webhooks-view.js';
import {
  DeliveryQuery,
  DeliveryView,
  EndpointView,
  presentDelivery,
  presentEndpoint,
  RegisterEndpointBody,
  SecretsView,
} from './webhooks-view.js';

@OpsArea('Webhooks')
@Controller('api/ops/webhooks')
export class WebhooksController {
  constructor(
    private readonly view: WebhooksView,
    private readonly endpoints: ManageEndpoint,
    private readonly replayWebhook: ReplayWebhook,
    private readonly operations: Operations,
  ) {}

  @ApiOperation({
    operationId: 'listWebhookEndpoints',
    summary: 'List webhook endpoints',
    description:
      'Includes disabled endpoints. Secrets are not included: ask for those of one endpoint with `showWebhookSecrets`.',
  })
  @ApiOkResponse({ standardSchema: z.array(EndpointView), description: 'Endpoints, newest first.' })
  @Get('endpoints')
  async list() {
    return (await this.view.endpoints()).map(presentEndpoint);
  }

  @OpsWrite({
    operationId: 'registerWebhookEndpoint',
    summary: 'Register a webhook endpoint',
    description:
      'Events are sent to its address from now on. The report names the new endpoint as `target`; ask for its secret next, with `showWebhookSecrets`.',
    repeated:
      'Repeating the call with the same `Idempotency-Key` returns the first report. Without a key, the call is refused while an active endpoint sends one of the events to the same address.',
  })
  @Post('endpoints')
  register(
    @Body({ schema: RegisterEndpointBody })
    { url, events, ...body }: z.output<typeof RegisterEndpointBody>,
    @CurrentOperator() operator: Operator,
  ) {
    const target = this.endpoints.nextId();
    const action = 'integrations.register-endpoint';
    const operation = { operator, action, target, makesTarget: true, ...body };
    return this.operations.perform(operation, () => this.endpoints.register(target, url, events));
  }

  @ApiOperation({
    operationId: 'showWebhookSecrets',
    summary: 'Get the secrets that sign the webhooks of an endpoint',
    description: 'Hand them to the integrator over a safe channel, and keep them nowhere else.',
  })
  @ApiOkResponse({ standardSchema: SecretsView, description: 'The secrets, newest first.' })
  @Header('Cache-Control', 'no-store')
  @Get('endpoints/:endpointId/secrets')
  async secrets(@Param('endpointId', { schema: Id }) endpointId: string) {
    return { secrets: await this.endpoints.secretsOf(endpointId) };
  }

  @OpsWrite({
    operationId: 'rotateWebhookSecret',
    summary: 'Rotate the secret of a webhook endpoint',
    description:
      'Webhooks are signed with the previous secret as well, until you drop it or rotate the secret again.',
    repeated:
      'Send an `Idempotency-Key`: repeating the call with the same key returns the first report. Without a key, it makes yet another secret, and the one that the integrator has no longer signs.',
  })
  @Post('endpoints/:endpointId/rotate-secret')
  rotate(
    @Param('endpointId', { schema: Id }) target: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'integrations.rotate-secret', target, ...body };
    return this.operations.perform(operation, () => this.endpoints.rotateSecret(target));
  }

  @OpsWrite({
    operationId: 'dropWebhookSecret',
    summary: 'Stop signing with the previous secret',
    description: 'Call this once the integrator uses the new secret.',
  })
  @Post('endpoints/:endpointId/drop-previous-secret')
  drop(
    @Param('endpointId', { schema: Id }) target: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'integrations.drop-secret', target, ...body };
    return this.operations.perform(operation, () => this.endpoints.dropPreviousSecret(target));
  }

  @OpsWrite({
    operationId: 'disableWebhookEndpoint',
    summary: 'Disable a webhook endpoint',
    danger: 'Deliveries that are still on their way to it are given up.',
  })
  @Post('endpoints/:endpointId/disable')
  disable(
    @Param('endpointId', { schema: Id }) target: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'integrations.disable-endpoint', target, ...body };
    return this.operations.perform(operation, () => this.endpoints.disable(target));
  }

  @ApiOperation({
    operationId: 'listWebhookDeliveries',
    summary: 'List webhook deliveries, newest first',
    description: 'Includes the last answer of the receiver.',
  })
  @ApiOkResponse({ standardSchema: z.array(DeliveryView), description: 'One page of deliveries.' })
  @Get('deliveries')
  async deliveries(
    @Query({ schema: DeliveryQuery })
    { endpoint, status, limit, cursor }: z.output<typeof DeliveryQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const filter = { endpointId: endpoint ?? null, status: status ?? null };
    const deliveries = await this.view.deliveries(filter, limit + 1, cursor ?? null);
    const { items, next } = pageOf(deliveries, limit);
    linkNext(request, response, next && next.id);
    return items.map(presentDelivery);
  }

  @OpsWrite({
    operationId: 'replayWebhook',
    summary: 'Send a webhook again',
    description:
      'Uses the same `webhook-id`, so that a receiver can recognize an event that it already has. Refused with 409 if the endpoint is disabled.',
    repeated:
      'Repeating the call while the webhook is on its way changes nothing more. After that, it is sent once more unless you use the same `Idempotency-Key`.',
  })
  @Post('deliveries/:deliveryId/replay')
  replay(
    @Param('deliveryId', { schema: Id }) deliveryId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const action = 'integrations.replay-webhook';
    const operation = { operator, action, target: deliveryId, ...body };
    return this.operations.perform(operation, () => this.replayWebhook.execute({ deliveryId }));
  }
}
