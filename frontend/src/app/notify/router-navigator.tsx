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
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

/** Stands inside the router and keeps the navigator bound to it. */
export function NavigatorBinding({ navigator }: { navigator: RouterNavigator }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => navigator.bind(navigate), [navigator, navigate]);
  useEffect(() => navigator.arrived(pathname), [navigator, pathname]);
  return null;
}
