import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { Navigator } from '../../shared/notify/notifier';

/** Gives sagas access to the router's navigate function. */
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
      // Back resolves it, too: the router reports nothing when one comes back to the same page.
      window.addEventListener('popstate', () => resolve(), { once: true });
    });
  }
}

/** Rendered inside the router; keeps the navigator bound to it. */
export function NavigatorBinding({ navigator }: { navigator: RouterNavigator }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => navigator.bind(navigate), [navigator, navigate]);
  // A link to the current page counts, too: pressing it cancels a pending navigation.
  useEffect(() => navigator.arrived(location.pathname), [navigator, location]);
  return null;
}
