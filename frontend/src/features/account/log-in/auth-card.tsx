import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/ui/page-title';
import { Card } from '../../../shared/ui/surface';

interface AuthCardProps {
  title: string;
  heading: string;
  text: string;
  /** Shown above the heading: "Step 2 of 3". */
  eyebrow?: string;
  focusOnMount?: boolean;
  art: ReactNode;
  children: ReactNode;
}

/** The frame of the log-in, sign-up and password pages: a form next to a drawing. */
export function AuthCard({
  title,
  heading,
  text,
  eyebrow,
  focusOnMount = false,
  art,
  children,
}: AuthCardProps) {
  return (
    <div className="container-page py-8 md:py-14">
      <Card className="mx-auto grid max-w-5xl overflow-hidden rounded-panel shadow-lift lg:grid-cols-[1fr_0.8fr]">
        <div className="grid content-center gap-6 p-6 sm:p-10">
          <header>
            {eyebrow && <p className="mb-1 text-sm font-semibold text-accent-text">{eyebrow}</p>}
            <PageTitle title={title} focusOnMount={focusOnMount}>
              {heading}
            </PageTitle>
            <p className="mt-2 text-muted">{text}</p>
          </header>
          {children}
        </div>
        <div aria-hidden className="relative hidden bg-hero lg:block">
          {art}
        </div>
      </Card>
    </div>
  );
}
