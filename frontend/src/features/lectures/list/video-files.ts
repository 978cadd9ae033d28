import { isVideo } from '../upload/upload-file';
import { TITLE_MAX } from './titles';

/** A lecture to be made of a file. */
export interface VideoFile {
  file: File;
  lectureTitle: string;
}

/** As people number their files: 2 before 10. */
const byName = new Intl.Collator('en', { numeric: true });

/** '02 - Night_shifts.final.mp4' is called 'Night shifts final': the place in the course says the rest. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_.]+/g, ' ')
    .trim();
  const title = words.replace(/^\d+\s*[-–)]?\s*(?=\p{L})/u, '');
  return [...title.normalize('NFC')].slice(0, TITLE_MAX).join('').trim();
}

async function begins(file: File): Promise<boolean> {
  try {
    return await isVideo(file);
  } catch {
    // It was moved since it was chosen.
    return false;
  }
}

/** The videos among the files, in the order of their names, and the names of the others. */
export async function sortFiles(
  files: readonly File[],
): Promise<{ videos: VideoFile[]; others: string[] }> {
  const sorted = files.toSorted((a, b) => byName.compare(a.name, b.name));
  const known = await Promise.all(sorted.map(begins));
  return {
    videos: sorted
      .filter((_, at) => known[at])
      .map((file) => ({ file, lectureTitle: titleOfFile(file.name) || file.name })),
    others: sorted.filter((_, at) => !known[at]).map(({ name }) => name),
  };
}
