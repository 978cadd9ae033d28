import type { Request, Response } from 'express';

/** Adds the link to the next page (RFC 8288), except on the last page. */
export function linkNext(request: Request, response: Response, cursor: string | null): void {
  if (cursor === null) return;
  const [path = '', query = ''] = request.originalUrl.split('?');
  const params = new URLSearchParams(query);
  params.set('cursor', cursor);
  response.setHeader('Link', `<${path}?${params.toString()}>; rel="next"`);
}
