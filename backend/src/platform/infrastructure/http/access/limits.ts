import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  type Allowance,
  type RateLimit,
  RateLimited,
  RateLimits,
} from '../../../application/rate-limits.js';
import { Config, InvalidConfig } from '../../config/config.js';
import type { RequestWithActor } from './access.guard.js';
import { clientAddress, isLoopback } from './client-address.js';

const ADDRESS_LIMIT = 'address-limit';
const MEMBER_LIMIT = 'member-limit';
/** Passes the limit to the OpenAPI documents. */
export const LIMIT_EXTENSION = 'x-rate-limit';

const names = new Set<string>();

const limited = (metadata: string, limit: RateLimit) => {
  names.add(limit.name);
  return applyDecorators(SetMetadata(metadata, limit), ApiExtension(LIMIT_EXTENSION, limit));
};

/** Call once all routes are loaded. @throws InvalidConfig naming overridden limits that no route declares */
export function assertLimitsExist(changed: Iterable<string>): void {
  const unknown = [...changed].filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  const known = [...names].sort().join(', ');
  throw new InvalidConfig(
    unknown.map((name) => `RATE_LIMITS: there is no limit called ${name}; there are ${known}`),
  );
}

/** How often one network address may call the route; counted before anything else is checked. */
export const LimitPerAddress = (limit: RateLimit) => limited(ADDRESS_LIMIT, limit);

/** How often one account may call the route; counted after authentication. */
export const LimitPerMember = (limit: RateLimit) => limited(MEMBER_LIMIT, limit);

/**
 * Requests from this machine are not limited outside production, so that developers, tests and demos are not disturbed.
 */
@Injectable()
abstract class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  protected abstract readonly metadata: string;
  protected abstract keyOf(request: RequestWithActor): string;

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<RateLimit | undefined>(this.metadata, context.getHandler());
    if (!limit) return true;
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    if (isLoopback(request) && !this.config.isProduction) return true;
    const response = context.switchToHttp().getResponse<Response>();
    await spendUse(this.limits, limit, this.keyOf(request), response);
    return true;
  }
}

/** Counts one use by the key, and tells in the reply what is left. @throws RateLimited */
export async function spendUse(
  limits: RateLimits,
  limit: RateLimit,
  key: string,
  response: Response,
): Promise<void> {
  try {
    tell(response, await limits.spend(limit, key));
  } catch (error) {
    if (error instanceof RateLimited) {
      const endsInSeconds = error.details.retryAfterSeconds ?? 1;
      tell(response, { ...(error.spent ?? limit), left: 0, endsInSeconds });
    }
    throw error;
  }
}

/** As in draft-ietf-httpapi-ratelimit-headers. */
function tell(response: Response, allowance: Allowance): void {
  const { name, times, seconds, left: uses, endsInSeconds } = allowance;
  response.setHeader('RateLimit-Policy', `"${name}";q=${times};w=${seconds}`);
  response.setHeader('RateLimit', `"${name}";r=${uses};t=${endsInSeconds}`);
}

@Injectable()
export class AddressLimitGuard extends LimitGuard {
  protected readonly metadata = ADDRESS_LIMIT;

  protected keyOf(request: RequestWithActor): string {
    return clientAddress(request);
  }
}

@Injectable()
export class MemberLimitGuard extends LimitGuard {
  protected readonly metadata = MEMBER_LIMIT;

  protected keyOf(request: RequestWithActor): string {
    return request.actor?.userId ?? clientAddress(request);
  }
}
