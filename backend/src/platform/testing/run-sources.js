import { registerHooks } from 'node:module';

// Imported before a thread that a test starts from the sources: there `./x.js` is `./x.ts`.
registerHooks({
  resolve: (specifier, context, next) => {
    const isOurs = context.parentURL?.endsWith('.ts') && /^\.\.?\//.test(specifier);
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
