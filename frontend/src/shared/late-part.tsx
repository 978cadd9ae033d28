import { createContext, lazy, useContext, useState, type ComponentType } from 'react';
import type { Feature } from './feature';
import { withConnection } from './lib/with-connection';

/** Adds features to the store; the application provides it. */
export const InstallFeatures = createContext<(features: readonly Feature[]) => void>(
  () => undefined,
);

/** As `Part`, a component that brings its own features to the store and is loaded when it is first shown, within a Suspense. */
export function useLatePart<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  loadFeatures: () => Promise<{ features: readonly Feature[] }>,
) {
  const install = useContext(InstallFeatures);
  const [late] = useState(() => ({
    Part: lazy(async () => {
      const both = () => Promise.all([load(), loadFeatures()]);
      const [part, { features }] = await withConnection(both);
      install(features);
      return part;
    }),
  }));
  return late;
}
