import { useEffect, useRef } from 'react';

/**
 * Keeps the line that is being said in sight, inside of the list and not of the page. Who scrolls it away reads on in
 * peace, until what is being said is in sight again.
 * @param current the place of the line, -1 for none
 */
export function useFollowed(current: number) {
  const list = useRef<HTMLDivElement>(null);
  const away = useRef(false);
  // Where the list is on its way to, by itself, and how far that still is.
  const own = useRef({ aim: 0, left: 0 });

  useEffect(() => {
    const box = list.current;
    const line = lineOf(box, current);
    if (!box || !line || (away.current && !isInSight(line, box))) return;
    const aim = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2;
    away.current = false;
    own.current = { aim, left: Infinity };
    box.scrollTop = aim;
  }, [current]);

  const onScroll = () => {
    const box = list.current;
    const line = lineOf(box, current);
    if (!box) return;
    const left = Math.abs(own.current.aim - box.scrollTop);
    const isOwn = left < own.current.left;
    own.current.left = isOwn ? left : 0;
    if (!isOwn) away.current = !line || !isInSight(line, box);
  };
  return { list, onScroll };
}

const lineOf = (box: HTMLElement | null, place: number) => box?.querySelectorAll('button')[place];

const isInSight = (line: HTMLElement, box: HTMLElement) =>
  line.offsetTop + line.offsetHeight > box.scrollTop &&
  line.offsetTop < box.scrollTop + box.clientHeight;
