import { lazy, Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Feature } from '../../shared/feature';
import { InstallFeatures } from '../../shared/late-part';
import { withConnection } from '../../shared/lib/with-connection';
import { Guard } from '../../shared/session/guards';
import { PageSkeleton } from '../../shared/ui/page-skeleton';
import { ErrorBoundary } from '../layout/error-boundary';
import { entries } from './entries';
import type { RouteEntry } from './route-entry';

type Install = (features: readonly Feature[]) => void;

/** The page of a route, rendered once its features are in the store. */
function lazyPage({ load, features }: RouteEntry, install: Install) {
  return lazy(async () => {
    const [page, news] = await withConnection(() => Promise.all([load(), features?.()]));
    install([...(news?.default ?? []), ...(page.features ?? [])]);
    return page;
  });
}

/** Every route of the client; each has its own guard, chunk and error boundary. */
export function AppRoutes({ install }: { install: Install }) {
  const { pathname } = useLocation();
  const [screens] = useState(() =>
    entries.map((entry) => ({ ...entry, Page: lazyPage(entry, install) })),
  );
  return (
    <InstallFeatures value={install}>
      <Routes>
        {screens.map(({ path, access, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <ErrorBoundary key={pathname}>
                <Guard access={access}>
                  <Suspense fallback={<PageSkeleton />}>
                    <Page />
                  </Suspense>
                </Guard>
              </ErrorBoundary>
            }
          />
        ))}
      </Routes>
    </InstallFeatures>
  );
}
