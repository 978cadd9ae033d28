import './harness/read-tests.ts';

// make bench [LINE=5] [FULL=1]; loaded afterwards, so that the hook above is there before anything is looked for.
await import('./run.ts');
