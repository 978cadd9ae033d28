import { eventChannel } from 'redux-saga';

/** Tells each time the device has its connection back. To be closed by whoever stops listening. */
export function connections() {
  return eventChannel<true>((emit) => {
    const tell = () => emit(true);
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  });
}
