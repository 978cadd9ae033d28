import { notFoundCopy } from '../../../shared/copy/pages';
import { ButtonLink } from '../../../shared/ui/button';
import { PageTitle } from '../../../shared/ui/page-title';
import lost from './art/lost.svg';

export default function NotFoundPage() {
  return (
    <div className="container-page grid justify-items-center gap-6 py-16 text-center">
      <img src={lost} alt="" width={320} height={220} className="w-72 max-w-full" />
      <PageTitle title={notFoundCopy.title}>{notFoundCopy.heading}</PageTitle>
      <p className="max-w-md text-muted">{notFoundCopy.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{notFoundCopy.home}</ButtonLink>
        <ButtonLink to="/searchwithai" variant="secondary">
          {notFoundCopy.search}
        </ButtonLink>
        <ButtonLink to="/allcourses" variant="secondary">
          {notFoundCopy.courses}
        </ButtonLink>
      </div>
    </div>
  );
}
