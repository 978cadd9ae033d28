import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { forgetFailedStyles } from './app/forget-failed-styles';
import { liveWithTranslators } from './app/translated-pages';
import { RouterNavigator } from './app/notify/router-navigator';
import { ToastNotifier } from './app/notify/toast-notifier';
import { createStore } from './app/store/create-store';
import { openHistoryGate } from './shared/lib/history-gate';
import './styles/index.css';

forgetFailedStyles();
liveWithTranslators();
openHistoryGate();

const navigator = new RouterNavigator();
const notifier = new ToastNotifier();
const store = createStore({ navigator, notifier });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App store={store} navigator={navigator} notifier={notifier} Router={BrowserRouter} />
  </StrictMode>
);
// Only a page that was made for this address can be taken over; others are drawn anew.
const page = root.dataset.page;
startTransition(() => {
  if (page === window.location.pathname || page === '*') hydrateRoot(root, app);
  else createRoot(root).render(app);
});
// In a task of its own; as a transition the page above is drawn in pieces, too: a phone stays awake.
setTimeout(store.start);

const QUIET_MS = 3000;
setTimeout(() => notifier.warmUp(), QUIET_MS);
