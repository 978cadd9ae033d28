import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { join } from 'node:path';

const YEAR = '365d';

/** Serves the built client: hashed assets for ever, the page itself always fresh, and for every address that is a screen. */
export function clientFiles(folder: string): Router {
  const router = express.Router();
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: YEAR, index: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  router.use((request: Request, response: Response, next: NextFunction) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|dev|assets|health)(\/|$)/.test(request.path);
    if (!isPage) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(join(folder, 'index.html'));
  });
  return router;
}
