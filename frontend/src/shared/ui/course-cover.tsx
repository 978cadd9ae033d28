import { useState } from 'react';
import { classNames } from '../lib/class-names';
import { DrawnCover } from './drawn-cover';

interface CourseCoverProps {
  course: { title: string; category: string; thumbnail: string | null };
  /** Covers in the first row load at once. */
  eager?: boolean;
  className?: string;
}

/** The thumbnail in 16:9; the drawn cover when there is none or it does not load. Decorative. */
export function CourseCover({ course, eager = false, className }: CourseCoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { title, category, thumbnail } = course;
  return (
    <div className={classNames('aspect-video overflow-hidden bg-surface-2', className)}>
      {thumbnail && thumbnail !== broken ? (
        <img
          src={thumbnail}
          alt=""
          width={640}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(thumbnail)}
          className="size-full object-cover"
        />
      ) : (
        <DrawnCover title={title} category={category} />
      )}
    </div>
  );
}
