import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AppLayout } from './layout/app-layout';
import { NavigatorBinding, type RouterNavigator } from './notify/router-navigator';
import { ToastHost } from './notify/toast-host';
import type { ToastNotifier } from './notify/toast-notifier';
import { AppRoutes } from './routes/app-routes';
import type { AppStore } from './store/create-store';

interface AppProps {
  store: AppStore;
  navigator: RouterNavigator;
  notifier: ToastNotifier;
  Router: ComponentType<{ children: ReactNode }>;
}

export function App({ store, navigator, notifier, Router }: AppProps) {
  return (
    <Provider store={store} serverState={store.prerendered}>
      <Router>
        <NavigatorBinding navigator={navigator} />
        <AppLayout>
          <AppRoutes install={store.install} />
        </AppLayout>
        <ToastHost notifier={notifier} />
      </Router>
    </Provider>
  );
}
