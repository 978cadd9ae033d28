import './harness/read-tests.ts';

// make bench [LINE=5] [FULL=1]; imported dynamically, so that the hook above is registered before any other import.
await import('./run.ts');
