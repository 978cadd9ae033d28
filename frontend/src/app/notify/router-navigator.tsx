import { useEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { Navigator } from '../../shared/notify/notifier';

/** Lends the router's navigate function to the sagas. */
export class RouterNavigator extends Navigator {
  private navigate: NavigateFunction | null = null;

  bind(navigate: NavigateFunction): void {
    this.navigate = navigate;
  }

  go(path: string): void {
    void this.navigate?.(path);
  }
}

/** Stands inside the router and keeps the navigator bound to it. */
export function NavigatorBinding({ navigator }: { navigator: RouterNavigator }) {
  const navigate = useNavigate();
  useEffect(() => navigator.bind(navigate), [navigator, navigate]);
  return null;
}
