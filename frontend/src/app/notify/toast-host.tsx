import { createElement, useSyncExternalStore } from 'react';
import type { ToastNotifier } from './toast-notifier';

const nothingYet = () => null;

/** Mounts the container once its code is loaded; without it, messages are shown plainly. */
export function ToastHost({ notifier }: { notifier: ToastNotifier }) {
  const Toasts = useSyncExternalStore(notifier.subscribe, notifier.container, nothingYet);
  const plain = useSyncExternalStore(notifier.subscribe, notifier.plain, nothingYet);
  return (
    <>
      {Toasts && createElement(Toasts)}
      {plain && (
        <p
          role="alert"
          className="fixed inset-x-0 bottom-0 z-50 bg-accent px-4 py-2 text-center font-semibold text-ink"
        >
          {plain}
        </p>
      )}
    </>
  );
}
