import { commonCopy } from '../copy/common';
import { DocumentTitle } from './page-title';

/** Tab title and heading of a page that is still loading. */
export function LoadingTitle() {
  return (
    <>
      <DocumentTitle title={commonCopy.loading} />
      <h1 className="visually-hidden">{commonCopy.loading}</h1>
    </>
  );
}
