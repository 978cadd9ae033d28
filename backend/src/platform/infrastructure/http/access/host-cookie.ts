/** The name of the cookie that holds a session, as `hostCookie` writes it. */
export const SESSION_COOKIE = 'session';

/**
 * The name of a cookie that belongs to this host alone: over https with the prefix that browsers enforce (RFC 6265bis,
 * 4.1.3.2), which plain http on a laptop does not allow.
 */
export const hostCookie = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;
