import type { Request, Response } from 'express';

/** Adds the link to the next page (RFC 8288), except on the last page. */
export function linkNext(request: Request, response: Response, cursor: string | null): void {
  if (cursor === null) return;
  response.setHeader('Link', nextLink(request.originalUrl, cursor));
}

/** @param url of the page that the cursor follows */
export function nextLink(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.set('cursor', cursor);
  return `<${path}?${params.toString()}>; rel="next"`;
}
