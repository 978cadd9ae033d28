import type { Change } from '../../../infra/build/change-packages.ts';

const file = /react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/;

/** An unused class can be dropped once it is the result of a pure expression. */
const pureClass = (name: string): Change => ({
  file,
  from: new RegExp(
    String.raw`^var ${name} = (class extends React\d+\.Component \{$[^]*?^\});$`,
    'm',
  ),
  to: `var ${name} = /* @__PURE__ */ (() => $1)();`,
});

/** Our routes only need `BrowserRouter`; most of the package is for a framework with data loading. */
export const ROUTER: Change[] = [
  // Names for developer tools, which keep every named component in the bundle.
  { file, from: /^[A-Z]\w+\.displayName = "\w+";$/gm, to: '' },
  { file, from: /= (React\d+\.(memo|createContext|forwardRef)\()/g, to: '= /* @__PURE__ */ $1' },
  // Links with prefetching, which only works with the framework.
  {
    file,
    from: /\[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/,
    to: 'shouldPrefetch = false;',
  },
  { file, from: '          ...prefetchHandlers,\n', to: '' },
  { file, from: 'ref: mergeRefs(forwardedRef, prefetchRef)', to: 'ref: forwardedRef' },
  // Error boundaries of its data loading.
  pureClass('RemixErrorBoundary'),
  pureClass('AwaitErrorBoundary'),
  pureClass('RenderErrorBoundary'),
  { file, from: 'RenderErrorBoundary.contextType = RSCRouterContext;', to: '' },
  {
    file,
    from: /dataRouterState && \(match\.route\.ErrorBoundary [^]*?RenderErrorBoundary,[^]*?\) : getChildren\(\);/,
    to: 'getChildren();',
  },
  { file, from: 'match.route.errorElement || defaultErrorElement;', to: 'null;' },
  {
    file,
    from: 'isDataRoute ? useNavigateStable() : useNavigateUnstable()',
    to: 'useNavigateUnstable()',
  },
];
