import { lazy, Suspense } from 'react';
import { homeCopy } from '../../../shared/copy/home';
import { withConnection } from '../../../shared/lib/with-connection';
import { DocumentTitle } from '../../../shared/ui/page-title';
import { Optional } from '../../../shared/ui/optional';
import { FeaturePills } from './feature-pills';
import { Hero } from './hero';

// Requested at once, but the hero does not wait for it.
const rest = withConnection(() => import('./below-the-fold'));
const BelowTheFold = lazy(() => rest);

export default function HomePage() {
  return (
    <>
      <DocumentTitle title={homeCopy.title} />
      <Hero />
      <FeaturePills />
      <Optional>
        <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
          <BelowTheFold />
        </Suspense>
      </Optional>
    </>
  );
}
