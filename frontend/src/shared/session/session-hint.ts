/** The server sets a readable `signed_in=1` next to its HttpOnly session cookie. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split(';').some((pair) => pair.trim() === 'signed_in=1');
}
