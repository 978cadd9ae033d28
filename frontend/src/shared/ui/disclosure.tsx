import { useId, type ReactNode } from 'react';
import { Button } from './button';

interface DisclosureProps {
  label: string;
  icon: ReactNode;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A button that shows and hides the panel below it. Closed, the panel is not rendered, so its code need not be loaded. */
export function Disclosure({ label, icon, open, onToggle, children }: DisclosureProps) {
  const id = useId();
  return (
    <section aria-label={label} className="grid gap-3">
      <div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          {icon}
          {label}
        </Button>
      </div>
      {open && (
        <div id={id} className="grid gap-3 rounded-card border border-line bg-card p-4">
          {children}
        </div>
      )}
    </section>
  );
}
