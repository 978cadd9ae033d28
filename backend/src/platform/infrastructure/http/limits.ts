import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type RateLimit, RateLimits } from '../../application/rate-limits.js';
import { Config } from '../config/config.js';
import type { RequestWithActor } from './access.guard.js';
import { clientAddress, isLoopback } from './client-address.js';

const ADDRESS_LIMIT = 'address-limit';
const MEMBER_LIMIT = 'member-limit';

/** How often one network address may call the route; counted before anything else is looked at. */
export const LimitPerAddress = (limit: RateLimit) => SetMetadata(ADDRESS_LIMIT, limit);

/** How often one account may call the route; counted once it is known who calls. */
export const LimitPerMember = (limit: RateLimit) => SetMetadata(MEMBER_LIMIT, limit);

/** Outside production this machine is free of both, so that developers, tests and demos do not trip over them. */
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
    await this.limits.spend(limit, this.keyOf(request));
    return true;
  }
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
