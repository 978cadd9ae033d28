import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Unauthenticated } from '../../../../platform/infrastructure/http/access/access.guard.js';
import { Authenticator } from '../../../../platform/infrastructure/http/access/authenticator.js';

/** For routes whose handler checks the session: callers without one get Unauthenticated instead of NotFound. */
@Injectable()
export class SessionFirst implements NestInterceptor {
  constructor(private readonly authenticator: Authenticator) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        const isKnown =
          !(error instanceof NotFound) || (await this.authenticator.authenticate(request));
        throw isKnown ? error : new Unauthenticated();
      }),
    );
  }
}
