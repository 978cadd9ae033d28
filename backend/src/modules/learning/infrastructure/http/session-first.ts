import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Unauthenticated } from '../../../../platform/infrastructure/http/access.guard.js';
import { Authenticator } from '../../../../platform/infrastructure/http/authenticator.js';

/** For routes whose handler asks for the session: without one, nobody hears what is wrong with an address. */
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
