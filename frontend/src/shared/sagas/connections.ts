import { eventChannel } from 'redux-saga';

/** Emits whenever the device is online again. The caller closes the channel. */
export function connections() {
  return eventChannel<true>((emit) => {
    const tell = () => emit(true);
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  });
}
