import { courseCopy } from '../../../shared/copy/learner';
import { ButtonLink } from '../../../shared/ui/button';
import { PageTitle } from '../../../shared/ui/page-title';

/** The failure itself is only logged; the page says what the visitor can do. */
export function CourseGone() {
  return (
    <div className="container-page grid justify-items-center gap-5 py-20 text-center">
      <PageTitle title={courseCopy.gone} />
      <p className="text-muted">{courseCopy.goneText}</p>
      <ButtonLink to="/allcourses">{courseCopy.allCourses}</ButtonLink>
    </div>
  );
}
