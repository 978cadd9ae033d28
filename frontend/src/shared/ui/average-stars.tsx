import { commonCopy } from '../copy/common';
import { StarShape } from './stars';

const WHOLE = 100;

/** Five stars, filled up to the average; screen readers hear "4.3 out of 5". */
export function AverageStars({ average }: { average: number }) {
  return (
    <span role="img" aria-label={commonCopy.stars(average)} className="inline-flex gap-0.5">
      {[0, 1, 2, 3, 4].map((below) => {
        const part = Math.min(1, Math.max(0, average - below));
        return (
          <span key={below} className="relative">
            <StarShape filled={false} className="size-4" />
            <span
              className="absolute inset-0"
              style={{ clipPath: `inset(0 ${WHOLE - part * WHOLE}% 0 0)` }}
            >
              <StarShape filled className="size-4" />
            </span>
          </span>
        );
      })}
    </span>
  );
}
