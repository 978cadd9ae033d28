import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const TOKEN_SCOPE = 'token-scope';
/** Carries the scope into the OpenAPI documents. */
export const SCOPE_EXTENSION = 'x-token-scope';

/** The scope with which a personal access token may call the route. A route without one takes sessions only. */
export const TokenScope = (scope: string) =>
  applyDecorators(SetMetadata(TOKEN_SCOPE, scope), ApiExtension(SCOPE_EXTENSION, scope));
