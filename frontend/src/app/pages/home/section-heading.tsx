interface SectionHeadingProps {
  id: string;
  title: string;
  text: string;
}

export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="text-3xl font-extrabold tracking-tight md:text-4xl">
        {title}
      </h2>
      <p className="mt-3 text-lg text-muted">{text}</p>
    </div>
  );
}
