import type { Request } from 'express';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/**
 * The methods under which an address exists. Only called if no route matched, so other requests do not pay for the
 * search.
 */
export function allowedMethods(request: Request): string[] {
  const { router } = request.app as unknown as { router: { stack: Layer[] } };
  const methods = router.stack
    .filter((layer) => layer.route && layer.match(request.path))
    .flatMap((layer) => Object.keys(layer.route?.methods ?? {}));
  return [...new Set(methods)].map((method) => method.toUpperCase()).sort();
}
