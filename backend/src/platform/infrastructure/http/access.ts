import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/**
 * Who may call a route. Ownership of the thing asked for is decided in the use case.
 * `open`: anyone, a session is not even looked up · `visitor`: anyone, the session is known when there is one ·
 * `member`: any session · `educator`, `ops`: a session with that role.
 */
export type AccessPolicy = 'open' | 'visitor' | 'member' | 'educator' | 'ops';

export const ACCESS = 'access';
/** Carries the policy into the OpenAPI documents, where it decides about `security` and about the document. */
export const ACCESS_EXTENSION = 'x-access';

/** Declares the access policy of a route (or of all routes of a controller); a route without one stops the boot. */
export const Access = (policy: AccessPolicy) =>
  applyDecorators(SetMetadata(ACCESS, policy), ApiExtension(ACCESS_EXTENSION, policy));
