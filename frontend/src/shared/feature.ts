import type { Reducer } from '@reduxjs/toolkit';

/** A feature whose state and saga arrive with its screens instead of with the first load. */
export interface Feature {
  /** Where its state stands in the store. */
  name: string;
  reducer: Reducer;
  saga: () => Generator;
  /** What it has begun goes on when the person is gone: it lets people in and out, or is open to all. */
  outlives?: true;
}
