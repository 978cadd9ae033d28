import { Link } from 'react-router-dom';
import { ArrowLeft } from 'lucide-react';

/** The back arrow, labelled with its destination. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="-ml-2 inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 font-semibold text-muted hover:text-primary"
    >
      <ArrowLeft aria-hidden className="size-5 shrink-0" />
      <span className="line-clamp-4 as-written">{label}</span>
    </Link>
  );
}
