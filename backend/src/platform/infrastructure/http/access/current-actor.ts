import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '../../../application/actor.js';
import { type RequestWithActor, Unauthenticated } from './access.guard.js';

/** The session's actor, on routes that require one. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!actor) throw new Unauthenticated();
  return actor;
});

/** The session's actor or null, on routes open to visitors. */
export const Visitor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | null =>
    context.switchToHttp().getRequest<RequestWithActor>().actor ?? null,
);
