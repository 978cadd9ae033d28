import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Category, Course } from '../../shared/api/types';

export const SORTS = ['newest', 'popular', 'rating', 'price', '-price'] as const;
export type Sort = (typeof SORTS)[number];

/** The learner's query, which is kept in the URL. */
export interface BrowseQuery {
  categories: Category[];
  sort: Sort;
}

export interface BrowseState {
  courses: Course[];
  /** Null when everything is loaded. */
  cursor: string | null;
  query: BrowseQuery;
}

const initialState: BrowseState = {
  courses: [],
  cursor: null,
  query: { categories: [], sort: 'newest' },
};

export const browseRequests = { list: 'browse/list', more: 'browse/more' } as const;

interface Found {
  items: Course[];
  cursor: string | null;
}

const browse = createSlice({
  name: 'browse',
  initialState,
  reducers: {
    browseRequested(state, { payload }: PayloadAction<BrowseQuery>) {
      state.query = payload;
    },
    moreRequested() {},
    firstPageReceived(state, { payload }: PayloadAction<Found>) {
      state.courses = payload.items;
      state.cursor = payload.cursor;
    },
    nextPageReceived(state, { payload }: PayloadAction<Found>) {
      const known = new Set(state.courses.map(({ _id }) => _id));
      state.courses.push(...payload.items.filter(({ _id }) => !known.has(_id)));
      state.cursor = payload.cursor;
    },
  },
});

export const { browseRequested, moreRequested, firstPageReceived, nextPageReceived } =
  browse.actions;
export const browseReducer = browse.reducer;

export const selectBrowse = (state: { browse: BrowseState }) => state.browse;
