import { registerHooks } from 'node:module';

// The judged set of the search belongs to the tests, whose imports end in `.js`, as the backend's do.
registerHooks({
  resolve: (specifier, context, next) => {
    const isOfTests = /\/backend\/test\//.test(context.parentURL ?? '') && /^\./.test(specifier);
    return next(isOfTests ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
