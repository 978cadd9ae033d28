import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { Navigator } from '../../shared/notify/notifier';

/** Lends the router's navigate function to the sagas. */
export class RouterNavigator extends Navigator {
  private navigate: NavigateFunction | null = null;
  private pathname = '';
  private waiting: (() => void)[] = [];

  bind(navigate: NavigateFunction): void {
    this.navigate = navigate;
  }

  arrived(pathname: string): void {
    this.pathname = pathname;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  go(path: string): Promise<void> {
    void this.navigate?.(path);
    if (path.split(/[?#]/)[0] === this.pathname) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      // So does Back, of which the router says nothing where one comes back to where one still is.
      window.addEventListener('popstate', () => resolve(), { once: true });
    });
  }
}

/** Stands inside the router and keeps the navigator bound to it. */
export function NavigatorBinding({ navigator }: { navigator: RouterNavigator }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => navigator.bind(navigate), [navigator, navigate]);
  // A link to where one is counts as well: who presses it before the page has come does not go there any more.
  useEffect(() => navigator.arrived(location.pathname), [navigator, location]);
  return null;
}
