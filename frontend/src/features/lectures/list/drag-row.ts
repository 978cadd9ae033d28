/** This close to the edge of the window, the page scrolls while dragging. */
const EDGE_PX = 96;
const SCROLL_PX = 12;
const HEARD = ['pointermove', 'pointerup', 'pointercancel', 'keydown'] as const;

type Pointer = Pick<PointerEvent, 'pointerId' | 'clientY'>;

/**
 * Drags a row of the list with the pointer; the others make room. The DOM does not change before the drop, so that the
 * pointer capture is kept. Esc, and a pointercancel, put the row back.
 */
export function dragRow(
  list: HTMLElement,
  from: number,
  start: Pointer,
  drop: (to: number) => void,
): void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const boxes = rows.map((one) => one.getBoundingClientRect());
  const [row, box] = [rows[from], boxes[from]];
  if (!row || !box) return;
  const middles = boxes.map(({ top, height }) => top + height / 2 + window.scrollY);
  const room = box.height + (Number.parseFloat(getComputedStyle(list).rowGap) || 0);
  const grabbedAt = start.clientY + window.scrollY;
  let y = start.clientY;
  let to = from;

  const place = () => {
    const moved = y + window.scrollY - grabbedAt;
    const middle = (middles[from] ?? 0) + moved;
    to = middles.filter((other, index) => index !== from && other < middle).length;
    for (const [index, one] of rows.entries()) {
      const step = index > from && index <= to ? -room : index < from && index >= to ? room : 0;
      one.style.translate = `0 ${one === row ? moved : step}px`;
    }
  };
  const scroll = () => {
    const [atTop, atEnd] = [y < EDGE_PX, y > window.innerHeight - EDGE_PX];
    // A press without movement does not scroll.
    if (y !== start.clientY && (atTop || atEnd)) {
      window.scrollBy(0, atTop ? -SCROLL_PX : SCROLL_PX);
      place();
    }
    frame = requestAnimationFrame(scroll);
  };
  let frame = requestAnimationFrame(scroll);

  const finish = (isDropped: boolean) => {
    for (const type of HEARD) window.removeEventListener(type, hear);
    cancelAnimationFrame(frame);
    delete list.dataset.dragging;
    delete row.dataset.dragged;
    for (const one of rows) one.style.translate = '';
    if (isDropped && to !== from && list.isConnected) drop(to);
  };
  const hear = (event: PointerEvent | KeyboardEvent) => {
    if ('key' in event) {
      if (event.key === 'Escape') finish(false);
    } else if (event.pointerId === start.pointerId) {
      if (event.type !== 'pointermove') return finish(event.type === 'pointerup');
      y = event.clientY;
      place();
    }
  };
  for (const type of HEARD) window.addEventListener(type, hear);
  list.dataset.dragging = '';
  row.dataset.dragged = '';
}
