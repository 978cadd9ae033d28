import type { CourseNotes, ShownNote } from './show-course-notes.js';

export const NOTES_FORMATS = ['markdown', 'text'] as const;
export type NotesFormat = (typeof NOTES_FORMATS)[number];

/** The notes of a course as a download. It keeps notes exactly as typed, so Markdown in them works. */
export function notesDocument({ courseTitle, notes }: CourseNotes, format: NotesFormat): string {
  const { title, lecture, moment } = FORMS[format];
  const parts = notes.flatMap((note, index) => [
    ...(note.lectureId === notes[index - 1]?.lectureId ? [] : [lecture(note.lectureTitle)]),
    moment(note),
  ]);
  return `${[title(courseTitle), ...parts].join('\n\n')}\n`;
}

const FORMS = {
  markdown: {
    title: (title: string) => `# ${escaped(title)}`,
    lecture: (title: string) => `## ${escaped(title)}`,
    moment: ({ positionSeconds, text }: ShownNote) => `**${clockOf(positionSeconds)}**\n\n${text}`,
  },
  text: {
    title: (title: string) => underlined(title, '='),
    lecture: (title: string) => underlined(title, '-'),
    moment: ({ positionSeconds, text }: ShownNote) => `${clockOf(positionSeconds)}\n${text}`,
  },
};

/** Educators write the titles, so titles must not add links, pictures or HTML. */
const escaped = (title: string) => title.replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&]/g, '\\$&');

const underlined = (title: string, line: string) => `${title}\n${line.repeat([...title].length)}`;

/** '3:12' or '1:02:05', as players show it. */
function clockOf(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
