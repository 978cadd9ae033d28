import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Actor } from '../../../application/actor.js';
import { DomainError, Forbidden } from '../../../domain/domain-error.js';
import { ACCESS, type AccessPolicy } from './access.js';
import { Authenticator } from './authenticator.js';
import { TOKEN_SCOPE } from './token-scope.js';

export class Unauthenticated extends DomainError {
  constructor(message = 'Please log in to continue.') {
    super('unauthenticated', 'UNAUTHENTICATED', message);
  }
}

/** Names the missing scope, because only the person can create a token with more scopes. */
export class OutOfScope extends Forbidden {
  constructor(readonly scope?: string) {
    super(
      scope
        ? `This call needs an access token with the scope ${scope}.`
        : 'This call takes no access token, only a session.',
    );
  }
}

export type RequestWithActor = Request & {
  actor?: Actor;
  /** Throws what the guard would throw now: asked again after a body that took its time. */
  stillAllowed?: () => Promise<unknown>;
  /** Identifies method, address and body of a request with an `Idempotency-Key`. */
  fingerprint?: string;
};

/** Denies everything that no policy allows. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.getAllAndOverride<AccessPolicy | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (policy === 'open') return true;
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    request.stillAllowed = () => this.canActivate(context);
    const actor = await this.authenticator.authenticate(request);
    if (actor) request.actor = actor;
    else delete request.actor;
    if (actor?.scopes) this.assertInScope(context, actor.scopes);
    // Unless the route says otherwise: caches take what says nothing of them for what they may keep, and know no cookies.
    if (actor)
      context.switchToHttp().getResponse<Response>().setHeader('Cache-Control', 'no-store');
    if (policy === 'visitor') return true;
    if (!actor) throw new Unauthenticated();
    if (policy === 'member' || actor.role === policy) return true;
    throw new Forbidden();
  }

  private assertInScope(context: ExecutionContext, scopes: readonly string[]): void {
    const scope = this.reflector.get<string | undefined>(TOKEN_SCOPE, context.getHandler());
    if (scope === undefined || !scopes.includes(scope)) throw new OutOfScope(scope);
  }
}
