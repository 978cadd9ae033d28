/** The development checks of all our stores. */
export const middlewareOptions = {
  thunk: false as const,
  // Forms pass files to sagas in actions; no file ever gets into the state.
  serializableCheck: { ignoredActionPaths: [/\.(photo|thumbnail|videoUrl|files?(\.\d+)?)$/] },
};
