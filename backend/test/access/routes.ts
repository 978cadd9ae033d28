import type { TestApp } from '../support/test-app.js';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
}

/** Every route of the application, as `GET /api/course/getcourse/{courseId}`, except the API documentation. */
export function routesOf(app: TestApp): string[] {
  const { router } = app.nest.getHttpAdapter().getInstance() as unknown as {
    router: { stack: Layer[] };
  };
  const routes = router.stack.flatMap(({ route }) =>
    Object.keys(route?.methods ?? {}).map(
      (method) => `${method.toUpperCase()} ${String(route?.path).replaceAll(/:(\w+)/g, '{$1}')}`,
    ),
  );
  return [...new Set(routes)].filter((route) => !/ \/?api\/docs|ops-docs/.test(route)).sort();
}
