import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/ui/page-title';

interface PageFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of pages about the product. */
export function PageFrame({ title, lead, children }: PageFrameProps) {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="container-page py-12 md:py-16">
          <PageTitle title={title} className="md:text-4xl" />
          <p className="prose mt-4 text-lg">{lead}</p>
        </div>
      </header>
      <div className="container-page py-12 md:py-16">{children}</div>
    </>
  );
}
