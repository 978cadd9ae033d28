import { isGone, type Failure } from '../../../shared/api/api-error';
import { commonCopy } from '../../../shared/copy/common';
import { courseCopy } from '../../../shared/copy/learner';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { PageTitle } from '../../../shared/ui/page-title';

interface CourseGoneProps {
  failure: Failure;
  onRetry: () => void;
}

/** The failure is only logged; the page says what the visitor can do. */
export function CourseGone({ failure, onRetry }: CourseGoneProps) {
  const gone = isGone(failure);
  return (
    <div className="container-page grid justify-items-center gap-5 py-20 text-center">
      <PageTitle title={gone ? courseCopy.gone : courseCopy.notLoaded} />
      <p className="text-muted">{gone ? courseCopy.goneText : failure.message}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {!gone && <Button onClick={onRetry}>{commonCopy.retry}</Button>}
        <ButtonLink to="/allcourses" variant={gone ? 'primary' : 'secondary'}>
          {courseCopy.allCourses}
        </ButtonLink>
      </div>
    </div>
  );
}
