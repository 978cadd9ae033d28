import { createElement, useSyncExternalStore } from 'react';
import type { ToastNotifier } from './toast-notifier';

const nothingYet = () => null;

/** Mounts the container as soon as its code is there. */
export function ToastHost({ notifier }: { notifier: ToastNotifier }) {
  const Toasts = useSyncExternalStore(notifier.subscribe, notifier.container, nothingYet);
  return Toasts && createElement(Toasts);
}
