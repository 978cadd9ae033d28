import type { Request } from 'express';
import { OutOfScope } from './access.guard.js';

const REALM = 'realm="Lectern"';

/**
 * What `WWW-Authenticate` says: how to come in (RFC 9110, 11.6.1), and to a program what is wrong with its token
 * (RFC 6750, 3). Browsers know neither scheme; for Basic or Digest they would ask people for a password themselves.
 */
export function challengesOf(request: Request, status: number, error: unknown): string[] {
  if (status === 403 && error instanceof OutOfScope && error.scope)
    return [`Bearer ${REALM}, error="insufficient_scope", scope="${error.scope}"`];
  if (status !== 401) return [];
  const showsToken = /^Bearer +\S/i.test(request.get('Authorization') ?? '');
  return [
    showsToken ? `Bearer ${REALM}, error="invalid_token"` : `Bearer ${REALM}`,
    // What a log-in gives; no scheme for cookies is registered.
    `Cookie ${REALM}`,
  ];
}
