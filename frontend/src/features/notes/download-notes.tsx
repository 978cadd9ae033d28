import { Download } from 'lucide-react';
import { notesPagesCopy as copy } from '../../shared/copy/notes-pages';
import { buttonStyle } from '../../shared/ui/button-style';

const FORMATS = [
  ['markdown', copy.markdown],
  ['text', copy.text],
] as const;

/** Links that the browser downloads itself, so the files contain what the server has stored. */
export function DownloadNotes({ courseId }: { courseId: string }) {
  return (
    <div role="group" aria-label={copy.download} className="flex flex-wrap gap-2">
      {FORMATS.map(([format, label]) => (
        <a
          key={format}
          href={`/api/learning/notes/course/${courseId}/download?format=${format}`}
          download
          className={buttonStyle('secondary', 'sm')}
        >
          <Download aria-hidden className="size-4" />
          {label}
        </a>
      ))}
    </div>
  );
}
