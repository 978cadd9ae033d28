type Order<T> = (one: T, other: T) => number;

/** The index of the item, or where to insert it; requires a total order. */
function placeOf<T>(list: readonly T[], item: T, order: Order<T>): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = list[middle];
    if (other !== undefined && other !== item && order(other, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function insertSorted<T>(list: T[], item: T, order: Order<T>): void {
  const last = list.at(-1);
  // Loading adds items in order, so appending is the common case.
  if (last === undefined || order(last, item) < 0) list.push(item);
  else list.splice(placeOf(list, item, order), 0, item);
}

export function removeSorted<T>(list: T[], item: T, order: Order<T>): void {
  const place = placeOf(list, item, order);
  if (list[place] === item) list.splice(place, 1);
}

/** The items of all lists in their common order, without duplicates. */
export function* merged<T>(lists: readonly (readonly T[])[], order: Order<T>): Generator<T> {
  const places = lists.map(() => 0);
  for (;;) {
    let next: T | undefined;
    for (const [at, list] of lists.entries()) {
      const item = list[places[at] ?? 0];
      if (item !== undefined && (next === undefined || order(item, next) < 0)) next = item;
    }
    if (next === undefined) return;
    for (const [at, list] of lists.entries())
      if (list[places[at] ?? 0] === next) places[at] = (places[at] ?? 0) + 1;
    yield next;
  }
}
