import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ChartNoAxesColumnIncreasing, ChevronDown, GraduationCap } from 'lucide-react';
import { navCopy } from '../../shared/copy/navigation';
import { buttonStyle } from '../../shared/ui/button-style';

const ITEMS = [
  { to: '/enrolledcourses', label: navCopy.myCourses, Icon: GraduationCap },
  { to: '/learning-progress', label: navCopy.learningProgress, Icon: ChartNoAxesColumnIncreasing },
] as const;

/** The index a key moves to in a list of `count` items; undefined for other keys. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** A menu button: arrow keys move, Esc closes and returns the focus, losing the focus closes. */
export function LearningMenu() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  // Open only on the page it was opened on, so a route change closes it.
  const open = openOn === pathname;
  const setOpen = (wanted: boolean) => setOpenOn(wanted ? pathname : null);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('a')?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = placeAfter(event.key, at, links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div className="relative" onBlur={leave}>
      <button
        ref={button}
        type="button"
        id="my-learning"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => (open ? close() : setOpen(true))}
        // Safari focuses no button that is pressed: the menu would lose the focus, close, and be opened by the click.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        className={buttonStyle('ghost', 'md', 'px-3')}
      >
        {navCopy.myLearning}
        <ChevronDown
          aria-hidden
          className={`size-4 transition-transform duration-120 ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {open && (
        <ul
          ref={list}
          id={menuId}
          role="menu"
          aria-label={navCopy.myLearning}
          className="absolute right-0 mt-2 w-60 animate-[rise_120ms_var(--ease-out)] rounded-card border border-line bg-card p-2 shadow-lift"
        >
          {ITEMS.map(({ to, label, Icon }) => (
            <li key={to} role="none">
              <NavLink
                to={to}
                role="menuitem"
                tabIndex={-1}
                onKeyDown={move}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-surface-2 focus-visible:bg-surface-2 aria-[current=page]:font-semibold aria-[current=page]:text-primary"
              >
                <Icon aria-hidden className="size-5 text-muted" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
