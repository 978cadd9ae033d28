import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastNotifier } from './toast-notifier';

const Toasts = lazy(() => import('./toast-container'));

export function ToastHost({ notifier }: { notifier: ToastNotifier }) {
  const wanted = useSyncExternalStore(notifier.subscribe, notifier.isWanted, notifier.isWanted);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
