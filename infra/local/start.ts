import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Parsing the launcher's own TypeScript takes as long as starting PostgreSQL.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/launcher'));
await import('./launch.ts');
flushCompileCache();
