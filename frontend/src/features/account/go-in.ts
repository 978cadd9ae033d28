import { goTo } from '../../shared/notify/notify.effects';

/** Home, or to the page that sent a visitor here; the router keeps what travels along as `usr`. */
export function* goIn() {
  const { usr } = (window.history.state ?? {}) as { usr?: string | null };
  yield* goTo(usr ?? '/');
}
