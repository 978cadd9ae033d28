import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// To read and compile the launcher's own TypeScript takes as long as PostgreSQL takes to start.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/launcher'));
await import('./launch.ts');
flushCompileCache();
