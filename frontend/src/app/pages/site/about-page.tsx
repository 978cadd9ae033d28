import { aboutPageCopy } from '../../../shared/copy/pages';
import { PageFrame } from './page-frame';

export default function AboutPage() {
  const { title, lead, sections } = aboutPageCopy;
  return (
    <PageFrame title={title} lead={lead}>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {sections.map(({ heading, text }) => (
          <section key={heading} className="border-t-4 border-accent pt-5">
            <h2 className="text-xl font-semibold">{heading}</h2>
            <p className="prose mt-2">{text}</p>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
