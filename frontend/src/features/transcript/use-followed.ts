import { useEffect, useRef } from 'react';

/**
 * Keeps the current line visible by scrolling the list, not the page. After a reader scrolls it out of view, following
 * stops until it is visible again.
 * @param current the index of the line, -1 for none
 */
export function useFollowed(current: number) {
  const list = useRef<HTMLDivElement>(null);
  const away = useRef(false);
  // The target and the remaining distance of our own scrolling.
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
