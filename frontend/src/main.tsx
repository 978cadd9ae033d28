import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { RouterNavigator } from './app/notify/router-navigator';
import { ToastNotifier } from './app/notify/toast-notifier';
import { reloadOnNewVersion } from './app/reload-on-new-version';
import { createStore } from './app/store/create-store';
import { applyStoredTheme } from './shared/lib/theme';
import './styles/index.css';

applyStoredTheme();
reloadOnNewVersion();

const navigator = new RouterNavigator();
const notifier = new ToastNotifier();
const store = createStore({ navigator, notifier });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App store={store} navigator={navigator} notifier={notifier} />
  </StrictMode>,
);
