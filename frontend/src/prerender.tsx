import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { entries } from './app/routes/entries';
import { RouterNavigator } from './app/notify/router-navigator';
import { ToastNotifier } from './app/notify/toast-notifier';
import { createStore } from './app/store/create-store';

/** Stands for every page that is not the same for everybody: the frame, and a page in the making. */
const SHELL = { path: '/profile', file: 'shell.html' };

/** The same, for addresses that people share and come back to: their code is asked for at once. */
const SHELLS = [
  { path: '/allcourses', file: 'all-courses.html' },
  { path: '/viewcourse/:courseId', file: 'view-course.html' },
  { path: '/viewlecture/:courseId', file: 'view-lecture.html' },
  { path: '/enrolledcourses', file: 'enrolled-courses.html' },
];
const NOT_FOUND = { path: '*', file: 'not-found.html' };

const isOpen = ({ path, access }: (typeof entries)[number]) =>
  (access === 'open' || access === 'guest') && !/[:*]/.test(path);

const openPages = entries
  .filter(isOpen)
  .map(({ path }) => ({ path, file: `${path.slice(1) || 'home'}.html` }));

/** What the build renders. */
export const pages = [...openPages, SHELL, ...SHELLS, NOT_FOUND];

/** Which file answers for which route. */
export const routes = entries.map(({ path }) => ({
  path,
  file: pages.find((page) => page.path === path)?.file ?? SHELL.file,
}));

/** The page as a visitor sees it before anything is known of them. */
export async function render(path: string): Promise<{ title: string; markup: string }> {
  const navigator = new RouterNavigator();
  const notifier = new ToastNotifier();
  const store = createStore({ navigator, notifier });
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path.replace('*', '/not-found')}>{children}</StaticRouter>
  );
  const { prelude } = await prerender(
    <StrictMode>
      <App store={store} navigator={navigator} notifier={notifier} Router={Router} />
    </StrictMode>,
    // Larger parts would otherwise come after the page, with a script that moves them into place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  // React puts what belongs into the head first: the title, and preloads of pictures, which can wait.
  const start = html.indexOf('<div');
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? '';
  return { title, markup: html.slice(start).replace(title, '') };
}
