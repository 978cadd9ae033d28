import type { Request, Response } from 'express';

/** Tells clients where the next page is (RFC 8288); on the last page there is no such header. */
export function linkNext(request: Request, response: Response, cursor: string | null): void {
  if (cursor === null) return;
  const [path = '', query = ''] = request.originalUrl.split('?');
  const params = new URLSearchParams(query);
  params.set('cursor', cursor);
  response.setHeader('Link', `<${path}?${params.toString()}>; rel="next"`);
}
