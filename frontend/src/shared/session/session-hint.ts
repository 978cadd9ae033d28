/** The server sets a readable `signed_in=1` next to its HttpOnly session cookie. */
export function hasSessionHint(cookies: string): boolean {
  return /(?:^|; )signed_in=1(?:;|$)/.test(cookies);
}

/** Of a session that is over: the server clears its cookies only when it ends one for this browser. */
export function dropSessionHint(): void {
  document.cookie = 'signed_in=; path=/; max-age=0';
}
