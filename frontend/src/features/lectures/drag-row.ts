/** So near to the edge of the window the page scrolls along: a far place may not be in sight. */
const EDGE_PX = 96;
const SCROLL_PX = 12;
const HEARD = ['pointermove', 'pointerup', 'pointercancel', 'keydown'] as const;

type Pointer = Pick<PointerEvent, 'pointerId' | 'clientY'>;

/**
 * Takes a row of the list along with the pointer; the others make room. Nothing of the page changes before the drop, so
 * that the pointer keeps what it holds. Esc, and a pointer that the browser takes away, put the row back.
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
    // Who only presses there goes nowhere.
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
