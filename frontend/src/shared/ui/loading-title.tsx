import { commonCopy } from '../copy/common';
import { DocumentTitle } from './page-title';

/** A page that is not there yet has a name in the tab and a heading all the same. */
export function LoadingTitle() {
  return (
    <>
      <DocumentTitle title={commonCopy.loading} />
      <h1 className="visually-hidden">{commonCopy.loading}</h1>
    </>
  );
}
