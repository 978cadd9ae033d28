import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Menu } from 'lucide-react';
import { navCopy } from '../../shared/copy/navigation';
import { withConnection } from '../../shared/lib/with-connection';
import { Optional } from './optional';

const loadDrawer = () => withConnection(() => import('./mobile-drawer'));
const MobileDrawer = lazy(loadDrawer);

/** The slide-in menu of small screens; it closes on every route change. */
export function MobileMenu() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);
  // Open only on the page it was opened on, so a route change closes it.
  const open = openOn === pathname;

  return (
    <div className="md:hidden">
      <button
        type="button"
        id="menu"
        aria-label={navCopy.openMenu}
        aria-haspopup="dialog"
        // A touch starts a moment before its click, which leaves time to load.
        onPointerDown={() => void loadDrawer()}
        onClick={() => {
          setWanted(true);
          setOpenOn(pathname);
        }}
        className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-surface-2"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      {wanted && (
        <Optional>
          <Suspense fallback={null}>
            <MobileDrawer open={open} onClose={() => setOpenOn(null)} />
          </Suspense>
        </Optional>
      )}
    </div>
  );
}
