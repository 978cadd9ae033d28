import type { Request } from 'express';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/**
 * The methods under which an address exists. Only asked when no route was found, so the search costs other calls
 * nothing.
 */
export function allowedMethods(request: Request): string[] {
  const { router } = request.app as unknown as { router: { stack: Layer[] } };
  const methods = router.stack
    .filter((layer) => layer.route && layer.match(request.path))
    .flatMap((layer) => Object.keys(layer.route?.methods ?? {}));
  return [...new Set(methods)].map((method) => method.toUpperCase()).sort();
}
