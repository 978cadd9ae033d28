import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Menu } from 'lucide-react';
import { navCopy } from '../../shared/copy/navigation';
import { withConnection } from '../../shared/lib/with-connection';
import { Optional } from '../../shared/ui/optional';

const fetchDrawer = () => import('./mobile-drawer');
let drawer: Awaited<ReturnType<typeof fetchDrawer>> | null = null;
const loadDrawer = async () => (drawer ??= await withConnection(fetchDrawer));
/** Without a reload where that fails: nobody has asked for it yet. */
const loadEarly = () =>
  fetchDrawer().then(
    (loaded) => (drawer = loaded),
    () => null,
  );
const MobileDrawer = lazy(loadDrawer);

const QUIET_MS = 4_000;
const SMALL = '(width < 48rem)';

/** The slide-in menu of small screens; it closes on every route change. */
export function MobileMenu() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);
  // Open only on the page it was opened on, so a route change closes it.
  const open = openOn === pathname;

  // In advance, because it is the only way around the site, also without a connection.
  useEffect(() => {
    if (!window.matchMedia(SMALL).matches) return;
    const timer = setTimeout(() => {
      if (navigator.onLine) void loadEarly();
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);

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
