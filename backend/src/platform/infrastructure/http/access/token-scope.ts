import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const TOKEN_SCOPE = 'token-scope';
/** Passes the scope to the OpenAPI documents. */
export const SCOPE_EXTENSION = 'x-token-scope';

/** The scope that a personal access token needs to call the route. A route without one accepts sessions only. */
export const TokenScope = (scope: string) =>
  applyDecorators(SetMetadata(TOKEN_SCOPE, scope), ApiExtension(SCOPE_EXTENSION, scope));
