import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Parsing the launcher's own TypeScript takes as long as starting PostgreSQL. This file is JavaScript because Node
// loads its compiler for the first file, before it knows the cache: a third of the time until initdb starts.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/launcher'));
await import('./launch.ts');
flushCompileCache();
