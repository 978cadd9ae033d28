import type { PlainInit } from './typed-call';

/** Fills values into a path such as `/api/course/{courseId}`. */
export function fillPath(path: string, values: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** The full URL of a call; list values repeat their name. */
export function address(path: string, params: PlainInit['params'] = {}): URL {
  const url = new URL(fillPath(path, params.path), globalThis.location.origin);
  for (const [name, value] of Object.entries(params.query ?? {}))
    for (const item of [value].flat()) url.searchParams.append(name, String(item));
  return url;
}
