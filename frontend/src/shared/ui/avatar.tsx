import { useState } from 'react';
import { classNames } from '../lib/class-names';
import { hueOf } from '../lib/hue';

interface AvatarProps {
  name: string;
  photoUrl: string | null;
  /** Size and text size, such as `size-10 text-base`. */
  className?: string;
}

/** The photo, or the upper-cased first letter if there is none or it fails to load. */
export function Avatar({ name, photoUrl, className = 'size-10 text-base' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = classNames('shrink-0 rounded-full object-cover', className);
  if (photoUrl && photoUrl !== broken)
    return <img src={photoUrl} alt="" onError={() => setBroken(photoUrl)} className={frame} />;
  return (
    <span
      aria-hidden
      style={{ backgroundColor: `hsl(${hueOf(name)} 45% 32%)` }}
      className={classNames('inline-grid place-items-center font-semibold text-white', frame)}
    >
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
}
