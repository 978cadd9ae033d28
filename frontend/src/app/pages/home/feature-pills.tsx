import { useEffect, useRef, useState } from 'react';
import { BadgeCheck, GraduationCap, LaptopMinimalCheck, LifeBuoy, ListChecks } from 'lucide-react';
import { homeCopy } from '../../../shared/copy/home';

const ICONS = [GraduationCap, ListChecks, LaptopMinimalCheck, LifeBuoy, BadgeCheck];
const PILLS = homeCopy.pills.map((text, index) => ({ text, Icon: ICONS[index] ?? BadgeCheck }));

/** True once the element has been scrolled into view. */
function useSeen() {
  const element = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: 0.2 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, seen] as const;
}

export function FeaturePills() {
  const [list, seen] = useSeen();
  return (
    <div className="border-b border-line bg-surface">
      <ul
        ref={list}
        aria-label={homeCopy.pillsLabel}
        className="container-page flex flex-wrap justify-center gap-3 py-7"
      >
        {PILLS.map(({ text, Icon }, index) => (
          <li
            key={text}
            style={{ transitionDelay: `${index * 60}ms` }}
            className={`inline-flex items-center gap-2 rounded-full border border-line bg-card px-4 py-2 text-sm font-semibold shadow-rest transition-[opacity,transform] duration-320 ease-out motion-reduce:translate-y-0 motion-reduce:opacity-100 ${seen ? '' : 'translate-y-2 opacity-0'}`}
          >
            <Icon aria-hidden className="size-4.5 text-primary" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
