import { useState } from 'react';
import { Moon, Sun } from 'lucide-react';
import { navCopy } from '../../shared/copy/navigation';
import { chooseTheme, currentTheme } from '../../shared/lib/theme';

export function ThemeSwitch() {
  const [theme, setTheme] = useState(currentTheme);
  const Icon = theme === 'light' ? Moon : Sun;
  const toggle = () => {
    const next = theme === 'light' ? 'dark' : 'light';
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      aria-label={navCopy.theme[theme]}
      title={navCopy.theme[theme]}
      onClick={toggle}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-surface-2 hover:text-text"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
