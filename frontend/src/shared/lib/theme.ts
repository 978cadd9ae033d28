import { writeStored } from './storage';

export type Theme = 'light' | 'dark';

// index.html reads it before the first paint, and puts it where it is looked for from then on.
const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** The chosen theme, or else the system's. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  writeStored('local', KEY, theme);
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** Calls the listener when the chosen or the system's theme changes. */
export function followTheme(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  system.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    system.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}
