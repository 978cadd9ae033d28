import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { extname } from 'node:path';
import type { BuiltClient } from './built-client.js';

/** The client looks for what it got by the id in its address, and the API writes ids in small letters. */
const IDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Serves the built client: hashed assets are cached for ever, pages never; an unknown address gets a page, too, with
 * status 404.
 */
export function clientFiles(client: BuiltClient): Router {
  const router = express.Router();
  router.use((request: Request, response: Response, next: NextFunction) => {
    if (!['GET', 'HEAD'].includes(request.method)) return next();
    const file = client.fileAt(request.path);
    if (file) {
      const forEver = request.path.startsWith('/assets/');
      const caching = forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      return send(client, file, caching, request, response);
    }
    if (/^\/(api|dev|assets|health)(\/|$)/.test(request.path)) return next();
    const page = client.pageAt(request.path);
    const address = request.originalUrl.replace(IDS, (id) => id.toLowerCase());
    if (page.known && address !== request.originalUrl) return response.redirect(address);
    if (!page.known) response.status(404);
    send(client, page.file, 'no-cache', request, response);
  });
  return router;
}

function send(
  client: BuiltClient,
  file: string,
  caching: string,
  request: Request,
  response: Response,
): void {
  const variant = client.variantOf(file, (encoding) => Boolean(request.acceptsEncodings(encoding)));
  response.type(extname(file));
  response.vary('Accept-Encoding');
  response.setHeader('Cache-Control', caching);
  if (variant) response.setHeader('Content-Encoding', variant.encoding);
  response.sendFile(file + (variant?.suffix ?? ''), {
    root: client.folder,
    dotfiles: 'allow',
    cacheControl: false,
    // A part would hide that a page is unknown (206 instead of 404), and nobody resumes such small files.
    acceptRanges: false,
  });
}
