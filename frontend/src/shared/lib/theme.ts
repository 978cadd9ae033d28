import { readStored, writeStored } from './storage';

export type Theme = 'light' | 'dark';

const KEY = 'theme';

/** The chosen theme, else what the system prefers. */
export function currentTheme(): Theme {
  const chosen = readStored<Theme>('local', KEY);
  if (chosen) return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Keeps following the system while nobody has chosen. */
export function applyStoredTheme(): void {
  const chosen = readStored<Theme>('local', KEY);
  if (chosen) document.documentElement.dataset.theme = chosen;
}

export function chooseTheme(theme: Theme): void {
  writeStored('local', KEY, theme);
  document.documentElement.dataset.theme = theme;
}
