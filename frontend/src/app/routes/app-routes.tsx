import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Guard } from '../../shared/session/guards';
import { PageSkeleton } from '../../shared/ui/page-skeleton';
import { ErrorBoundary } from '../layout/error-boundary';
import { accountRoutes } from './account-routes';
import { educatorRoutes } from './educator-routes';
import { learnerRoutes } from './learner-routes';
import { siteRoutes } from './site-routes';

const screens = [...learnerRoutes, ...educatorRoutes, ...accountRoutes, ...siteRoutes].map(
  ({ load, ...entry }) => ({ ...entry, Page: lazy(load) }),
);

/** Every route of the client; each has its own guard, chunk and error boundary. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
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
  );
}
