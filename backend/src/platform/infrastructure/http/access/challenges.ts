import type { Request } from 'express';
import { OutOfScope } from './access.guard.js';

const REALM = 'realm="Lectern"';

/**
 * The values of `WWW-Authenticate`: how to authenticate (RFC 9110, 11.6.1) and, for programs, what is wrong with their
 * token (RFC 6750, 3). Browsers know neither scheme; for Basic or Digest they would show a password dialog.
 */
export function challengesOf(request: Request, status: number, error: unknown): string[] {
  if (status === 403 && error instanceof OutOfScope && error.scope)
    return [`Bearer ${REALM}, error="insufficient_scope", scope="${error.scope}"`];
  if (status !== 401) return [];
  const showsToken = /^Bearer +\S/i.test(request.get('Authorization') ?? '');
  return [
    showsToken ? `Bearer ${REALM}, error="invalid_token"` : `Bearer ${REALM}`,
    // The result of a log-in; there is no registered scheme for cookies.
    `Cookie ${REALM}`,
  ];
}
