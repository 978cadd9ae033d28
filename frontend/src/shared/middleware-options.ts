/** How every store of ours is checked in development. */
export const middlewareOptions = {
  thunk: false as const,
  // Forms hand their files to the sagas; no file ever gets into the state.
  serializableCheck: { ignoredActionPaths: [/\.(photo|thumbnail|videoUrl|file)$/] },
};
