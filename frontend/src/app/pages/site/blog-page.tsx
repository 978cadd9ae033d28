import { blogCopy } from '../../../shared/copy/pages';
import { PageFrame } from './page-frame';

export default function BlogPage() {
  const { title, lead, posts } = blogCopy;
  return (
    <PageFrame title={title} lead={lead}>
      <div className="grid gap-12">
        {posts.map(({ heading, minutes, text }) => (
          <article key={heading}>
            <p className="text-sm font-semibold text-accent-text">{minutes}</p>
            <h2 className="mt-1 text-2xl font-semibold">{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="prose mt-3">
                {paragraph}
              </p>
            ))}
          </article>
        ))}
      </div>
    </PageFrame>
  );
}
