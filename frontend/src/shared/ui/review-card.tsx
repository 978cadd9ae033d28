import { UserRound } from 'lucide-react';
import type { Review } from '../api/types';
import { roleCopy } from '../copy/common';
import { classNames } from '../lib/class-names';
import { Avatar } from './avatar';
import { Stars } from './stars';

/** Reduces larger gaps to one blank line. */
const EMPTY_LINES = /\n{3,}/g;

interface ReviewCardProps {
  review: Review;
  /** Shows every line, where the review is what people decide by; in lists only the first lines. */
  whole?: boolean;
}

/** One review: stars, comment, photo or placeholder, name and role. */
export function ReviewCard({ review, whole = false }: ReviewCardProps) {
  const { user, rating, comment } = review;
  return (
    <figure className="flex h-full flex-col gap-4 rounded-card border border-line bg-card p-6 shadow-rest">
      <Stars rating={rating} />
      <blockquote
        className={classNames('flex-1 whitespace-pre-line text-text', !whole && 'line-clamp-6')}
      >
        {comment.replace(EMPTY_LINES, '\n\n')}
      </blockquote>
      <figcaption className="flex items-center gap-3">
        {user.photoUrl ? (
          <Avatar name={user.name} photoUrl={user.photoUrl} />
        ) : (
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-2 text-subtle"
          >
            <UserRound className="size-5" />
          </span>
        )}
        <span className="min-w-0">
          <span className="block font-semibold leading-snug">{user.name}</span>
          <span className="block text-sm text-muted">{roleCopy[user.role]}</span>
        </span>
      </figcaption>
    </figure>
  );
}
