import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Play } from 'lucide-react';
import type { EnrolledCourse } from '../../shared/api/types';
import { checkoutCopy, courseCopy } from '../../shared/copy/learner';
import { useRequest } from '../../shared/requests/use-request';
import { selectIsEnrolled } from '../../shared/session/session.selectors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { checkoutRequests, enrollRequested, selectPending } from './checkout.slice';

const PENDING = {
  looking: checkoutCopy.looking,
  polling: checkoutCopy.pending,
  late: checkoutCopy.late,
};

interface EnrollActionProps {
  course: EnrolledCourse & { readonly price: number | null };
  /** Educators watch their own course as its buyers do. */
  isOwner: boolean;
  className?: string;
}

/** Enroll Now, Watch Now once enrolled, and in between what is known about the payment. */
export function EnrollAction({ course, isOwner, className = '' }: EnrollActionProps) {
  const dispatch = useDispatch();
  const enrolled = useSelector(selectIsEnrolled(course._id));
  const pending = useSelector(selectPending(course._id));
  const { busy } = useRequest(checkoutRequests.enroll);
  const link = useRef<HTMLAnchorElement>(null);
  useFocusOnLink(busy, link);

  if (enrolled || isOwner)
    return (
      <ButtonLink ref={link} to={`/viewlecture/${course._id}`} size="lg" className={className}>
        <Play aria-hidden className="size-5" />
        {courseCopy.watch}
      </ButtonLink>
    );
  if (pending)
    return (
      <p
        role="status"
        className="flex items-start gap-3 rounded-control bg-accent-tint p-3 text-sm"
      >
        {pending !== 'late' && (
          <span
            aria-hidden
            className="spinner mt-0.5 size-5 shrink-0 border-accent-text/30 border-t-accent-text"
          />
        )}
        <span>{PENDING[pending]}</span>
      </p>
    );
  if (course.price === null) return <p className="text-muted">{courseCopy.noPrice}</p>;
  return (
    <Button
      size="lg"
      busy={busy}
      onClick={() => {
        const { _id, title, thumbnail, category, level } = course;
        dispatch(enrollRequested({ _id, title, thumbnail, category, level }));
      }}
      className={className}
    >
      {courseCopy.enroll}
    </Button>
  );
}

/** Once the course is bought a link stands in the button's place: a checkout that closes gave the focus to nothing. */
function useFocusOnLink(busy: boolean, link: RefObject<HTMLElement | null>) {
  const wasBusy = useRef(busy);
  useEffect(() => {
    const isLost = document.activeElement?.contains(link.current);
    if (wasBusy.current && !busy && isLost) link.current?.focus();
    wasBusy.current = busy;
  }, [busy, link]);
}
