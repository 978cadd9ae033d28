import { registerHooks } from 'node:module';
import { CREATED_AT_ONCE } from '../../build/created-at-once.ts';
import { changePackages } from '../../build/change-packages.ts';

// Loads Nest with the changes of the bundle.
const packages = changePackages('changed-nest', CREATED_AT_ONCE);
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = loaded.source ? Buffer.from(loaded.source as Uint8Array).toString() : '';
    const result = packages.transform(source, url);
    return result ? { ...loaded, source: result.code } : loaded;
  },
});
process.once('exit', () => packages.buildEnd());
