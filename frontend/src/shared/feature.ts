import type { Reducer } from '@reduxjs/toolkit';

/** A feature whose state and saga are loaded with its screens instead of at the first load. */
export interface Feature {
  /** Its key in the store. */
  name: string;
  reducer: Reducer;
  saga: () => Generator;
  /** Keeps its sagas running when the user logs out: it handles log-in and log-out, or is open to everybody. */
  outlives?: true;
}
