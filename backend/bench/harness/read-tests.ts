import { registerHooks } from 'node:module';

// The judged set of the search is part of the tests, whose imports end in `.js`, like the backend's.
registerHooks({
  resolve: (specifier, context, next) => {
    const isOfTests = /\/backend\/test\//.test(context.parentURL ?? '') && /^\./.test(specifier);
    return next(isOfTests ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
