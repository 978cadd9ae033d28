import { call, getContext } from 'typed-redux-saga';
import type { Navigator, Notifier } from './notifier';

export function* toastSuccess(message: string) {
  (yield* getContext<Notifier>('notifier')).success(message);
}

export function* toastError(message: string, about?: string) {
  (yield* getContext<Notifier>('notifier')).error(message, about);
}

export function* takeBackErrors(about?: string) {
  (yield* getContext<Notifier>('notifier')).mended(about);
}

export function* toastInfo(message: string) {
  (yield* getContext<Notifier>('notifier')).info(message);
}

export function* goTo(path: string) {
  const navigator = yield* getContext<Navigator>('navigator');
  yield* call([navigator, 'go'], path);
}
