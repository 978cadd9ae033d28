import { Component, type ReactNode } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { commonCopy, errorPageCopy } from '../../shared/copy/common';
import { Button } from '../../shared/ui/button';
import { DocumentTitle } from '../../shared/ui/page-title';

interface State {
  error: unknown;
}

/** Keeps the navigation working when a page crashes. React supports this only in classes. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A page failed to render', error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const requestId = error instanceof ApiError ? error.failure.requestId : null;
    return (
      <div role="alert" className="container-page grid justify-items-start gap-4 py-16">
        <DocumentTitle title={errorPageCopy.boundaryTitle} />
        <h1 className="text-3xl font-extrabold">{errorPageCopy.title}</h1>
        <p className="prose">{errorPageCopy.text}</p>
        {requestId && <p className="text-xs text-subtle">{commonCopy.reference(requestId)}</p>}
        <Button onClick={() => window.location.reload()}>{commonCopy.reload}</Button>
      </div>
    );
  }
}
