import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '../../shared/api/types';
import { CATEGORIES } from '../../shared/lib/categories';
import { SORTS, type BrowseQuery, type Sort } from './browse.slice';

const isSort = (text: string | null): text is Sort => SORTS.some((sort) => sort === text);

/** Keeps the filters in the URL, so that Back, reloads and shared links preserve them. */
export function useBrowseQuery() {
  const [params, setParams] = useSearchParams();
  const wanted = params.getAll('category').join('\n');
  const sort = params.get('sort');
  const query = useMemo<BrowseQuery>(() => {
    const named = wanted.split('\n');
    return {
      categories: CATEGORIES.filter((category) => named.includes(category)),
      sort: isSort(sort) ? sort : 'newest',
    };
  }, [wanted, sort]);

  const change = ({ categories = query.categories, sort = query.sort }: Partial<BrowseQuery>) => {
    const next = new URLSearchParams(categories.map((category) => ['category', category]));
    if (sort !== 'newest') next.set('sort', sort);
    setParams(next, { preventScrollReset: true });
  };
  const remove = (category: Category) =>
    change({ categories: query.categories.filter((chosen) => chosen !== category) });
  return { query, change, remove };
}
