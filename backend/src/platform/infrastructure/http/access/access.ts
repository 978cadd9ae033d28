import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/**
 * Who may call a route. Use cases check the ownership of the requested resource. `open`: anyone, the session is not
 * even looked up · `visitor`: anyone, the session is known if there is one · `member`: any session · `educator`, `ops`:
 * a session with that role.
 */
export type AccessPolicy = 'open' | 'visitor' | 'member' | 'educator' | 'ops';

export const ACCESS = 'access';
/** Passes the policy to the OpenAPI documents, where it determines `security` and the document. */
export const ACCESS_EXTENSION = 'x-access';

/**
 * Declares the access policy of a route (or of all routes of a controller); a route without one makes the boot fail.
 */
export const Access = (policy: AccessPolicy) =>
  applyDecorators(SetMetadata(ACCESS, policy), ApiExtension(ACCESS_EXTENSION, policy));
