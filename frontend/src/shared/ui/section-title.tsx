/** The title of a section of a course, above its first lecture in a list. */
export function SectionTitle({ title }: { title: string | undefined }) {
  return title === undefined ? null : (
    <h3 className="bg-surface-2 px-4 py-2.5 text-sm font-semibold as-written">{title}</h3>
  );
}
