import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
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
}

export function App({ store, navigator, notifier }: AppProps) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <NavigatorBinding navigator={navigator} />
        <AppLayout>
          <AppRoutes install={store.install} />
        </AppLayout>
        <ToastHost notifier={notifier} />
      </BrowserRouter>
    </Provider>
  );
}
