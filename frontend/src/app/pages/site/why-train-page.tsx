import { whyTrainCopy } from '../../../shared/copy/pages';
import { ButtonLink } from '../../../shared/ui/button';
import { PageFrame } from './page-frame';

export default function WhyTrainPage() {
  const { title, lead, points, cta } = whyTrainCopy;
  return (
    <PageFrame title={title} lead={lead}>
      <ol className="grid gap-8">
        {points.map(({ heading, text }, index) => (
          <li key={heading} className="grid grid-cols-[auto_1fr] gap-5">
            <span
              aria-hidden
              className="grid size-11 place-items-center rounded-full bg-primary-tint font-semibold text-primary tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h2 className="text-xl font-semibold">{heading}</h2>
              <p className="prose mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink to="/allcourses" className="mt-12">
        {cta}
      </ButtonLink>
    </PageFrame>
  );
}
