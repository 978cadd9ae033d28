/** The list with one item moved to another index. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The list in the order of the ids; items without an id in it come last. */
export function sortedBy<T extends { _id: string }>(list: readonly T[], order: readonly string[]) {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ _id }: T) => place.get(_id) ?? order.length;
  return [...list].sort((one, other) => placeOf(one) - placeOf(other));
}

export const orderOf = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
