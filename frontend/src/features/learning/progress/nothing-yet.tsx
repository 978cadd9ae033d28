import { GraduationCap } from 'lucide-react';
import { useSelector } from 'react-redux';
import { enrolledCopy } from '../../../shared/copy/learner';
import { learningProgressCopy } from '../../../shared/copy/learning-progress';
import { selectIsEducator } from '../../../shared/session/session.selectors';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/states';

const copy = learningProgressCopy.nothing;

export function NothingYet() {
  const isEducator = useSelector(selectIsEducator);
  return (
    <EmptyState
      art={<GraduationCap aria-hidden className="size-14 text-subtle" strokeWidth={1.25} />}
      text={enrolledCopy.empty}
    >
      <ButtonLink to="/allcourses">{copy.explore}</ButtonLink>
      <ButtonLink to="/searchwithai" variant="secondary">
        {copy.voice}
      </ButtonLink>
      {isEducator && (
        <ButtonLink to="/dashboard" variant="secondary">
          {copy.dashboard}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
