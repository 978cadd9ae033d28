import { useState } from 'react';
import type { Course } from '../api/types';
import { classNames } from '../lib/class-names';
import { DrawnCover } from './drawn-cover';

interface CourseCoverProps {
  course: {
    title: string;
    category: string;
    thumbnail: string | null;
    /** Absent if only one size is known. */
    thumbnailSet?: Course['thumbnailSet'];
  };
  /** Covers in the first row load at once. */
  eager?: boolean;
  className?: string;
}

/** The width of the card: three in a row, two, or the full screen of a phone. */
const SIZES = '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw';

/** The thumbnail in 16:9, or the drawn cover if there is none or it fails to load. Decorative. */
export function CourseCover({ course, eager = false, className }: CourseCoverProps) {
  const [broken, setBroken] = useState<readonly (string | null)[]>([]);
  const { title, category, thumbnail, thumbnailSet } = course;
  // After a failure in the set, the plain picture is tried.
  const set = thumbnailSet && !broken.includes(thumbnailSet.base) ? thumbnailSet : null;
  return (
    <div className={classNames('aspect-video overflow-hidden bg-surface-2', className)}>
      {thumbnail && !broken.includes(thumbnail) ? (
        <picture>
          {set?.formats.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={set.widths.map((w) => `${set.base}${w}.${format} ${w}w`).join(', ')}
              sizes={eager ? SIZES : `auto, ${SIZES}`}
            />
          ))}
          <img
            src={thumbnail}
            alt=""
            width={640}
            height={360}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setBroken([...broken, set ? set.base : thumbnail])}
            className="size-full object-cover"
          />
        </picture>
      ) : (
        <DrawnCover title={title} category={category} />
      )}
    </div>
  );
}
