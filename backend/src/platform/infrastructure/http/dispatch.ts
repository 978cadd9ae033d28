import type { NextFunction, Request, Response } from 'express';
import { HttpException } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  match?(path: string): boolean;
}

/**
 * The last stop for calls under `/api` and `/dev`: 405 with `Allow` when the address exists under another method,
 * else 404. Only calls that found no route get here, so the search costs the others nothing.
 */
export function answerUnrouted(app: INestApplication) {
  const express = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return (request: Request, response: Response, next: NextFunction): void => {
    const methods = new Set(
      express.router.stack
        .filter((layer) => layer.route && layer.match?.(request.path))
        .flatMap((layer) => Object.keys(layer.route?.methods ?? {}))
        .map((method) => method.toUpperCase()),
    );
    if (methods.size === 0) return next(new HttpException('', 404));
    response.setHeader('Allow', [...methods].sort().join(', '));
    next(new HttpException('', 405));
  };
}
