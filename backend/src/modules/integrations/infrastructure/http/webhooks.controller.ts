import { Body, Controller, Get, Header, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import { pageOf } from '../../../../platform/application/page.js';
import { linkNext } from '../../../../platform/infrastructure/http/link-next.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/ops.js';
import { Id } from '../../../../platform/infrastructure/http/validation.js';
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
    summary: 'Who is told of events',
    description: 'Disabled ones too. Secrets are asked for one by one.',
  })
  @ApiOkResponse({ standardSchema: z.array(EndpointView), description: 'Newest first.' })
  @Get('endpoints')
  async list() {
    return (await this.view.endpoints()).map(presentEndpoint);
  }

  @OpsWrite({
    operationId: 'registerWebhookEndpoint',
    summary: 'Tell an address of events from now on',
    description: 'The report names the new endpoint as `target`; its secret is asked for next.',
    repeated:
      'Repeated with the same `Idempotency-Key`, it answers the first report; without, it is refused while an active endpoint tells the address of one of the events.',
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
    summary: 'What signs the webhooks of an endpoint',
    description: 'To be handed to the integrator on a safe way, and kept nowhere else.',
  })
  @ApiOkResponse({ standardSchema: SecretsView, description: 'Newest first.' })
  @Header('Cache-Control', 'no-store')
  @Get('endpoints/:endpointId/secrets')
  async secrets(@Param('endpointId', { schema: Id }) endpointId: string) {
    return { secrets: await this.endpoints.secretsOf(endpointId) };
  }

  @OpsWrite({
    operationId: 'rotateWebhookSecret',
    summary: 'Give an endpoint a new secret',
    description:
      'The one before signs as well until it is dropped, or the secret is rotated again.',
    repeated:
      'Send an `Idempotency-Key`: repeated with the same, it answers the first report; without, it makes one more secret, and the one that the integrator has no longer signs.',
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
    summary: 'Stop signing with the secret before',
    description: 'When the integrator has taken over the new one.',
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
    summary: 'Tell an address of nothing any more',
    danger: 'What is still on its way to it is given up.',
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
    summary: 'What was told to whom, newest first',
    description: 'With the last answer of the receiver.',
  })
  @ApiOkResponse({ standardSchema: z.array(DeliveryView), description: 'One page.' })
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
    summary: 'Send an event once more',
    description:
      'Under the same id, so that a receiver who has it already can tell. To a disabled endpoint: 409.',
    repeated:
      'Repeated while it is on its way, it changes nothing more; later, only with the same `Idempotency-Key`.',
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
