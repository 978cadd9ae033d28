import { useSyncExternalStore } from 'react';
import { Moon, Sun } from 'lucide-react';
import { navCopy } from '../../shared/copy/navigation';
import { chooseTheme, currentTheme, followTheme, type Theme } from '../../shared/lib/theme';

const prerendered = (): Theme => 'light';

export function ThemeSwitch() {
  const theme = useSyncExternalStore(followTheme, currentTheme, prerendered);
  const Icon = theme === 'light' ? Moon : Sun;
  return (
    <button
      type="button"
      id="theme"
      aria-label={navCopy.theme[theme]}
      title={navCopy.theme[theme]}
      onClick={() => chooseTheme(theme === 'light' ? 'dark' : 'light')}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-surface-2 hover:text-text"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
