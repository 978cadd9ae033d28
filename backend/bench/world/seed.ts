import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdtempSync, rmSync, type WriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { courses, COURSES_PER_EDUCATOR, LECTURES_PER_COURSE, type SeedCourse } from './courses.ts';
import { SeedDocuments } from './seed-documents.ts';
import { STATEMENTS } from './seed-statements.ts';

const REVIEWERS = 1_000;
const REVIEWS_PER_COURSE = 2;

/**
 * Fills a migrated database with courses and all data around them. The client is a superuser's, because the server
 * itself reads our files.
 */
export async function seed(client: pg.Client, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-seed-'));
  // The server may run as another user.
  chmodSync(folder, 0o755);
  try {
    await withoutIndexes(client, async () => {
      await copyCourses(client, folder, count);
      await client.query(STATEMENTS.educators, [Math.ceil(count / COURSES_PER_EDUCATOR)]);
      await client.query(STATEMENTS.lectures, [LECTURES_PER_COURSE]);
      await client.query(STATEMENTS.videos);
      await client.query(STATEMENTS.reviewers, [REVIEWERS]);
      await client.query(STATEMENTS.reviews, [REVIEWS_PER_COURSE, REVIEWERS]);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await client.query('vacuum (analyze)');
}

async function copyCourses(client: pg.Client, folder: string, count: number): Promise<void> {
  const files = { course: join(folder, 'course'), document: join(folder, 'document') };
  const course = createWriteStream(files.course, { mode: 0o644 });
  const document = createWriteStream(files.document, { mode: 0o644 });
  const words = new Set<string>();
  const documents = await SeedDocuments.ofTheBuild();
  for (const seeded of courses(count)) {
    await write(course, courseLine(seeded));
    if (seeded.isPublished) await write(document, documentLine(documents, seeded, words));
  }
  for (const stream of [course, document]) {
    stream.end();
    await once(stream, 'finish');
  }
  await client.query(`${STATEMENTS.copyCourses} from '${files.course}'`);
  await client.query(`${STATEMENTS.copyDocuments} from '${files.document}'`);
  await client.query(STATEMENTS.words, [[...words]]);
}

function courseLine(course: SeedCourse): string {
  const { id, creatorId, title, subTitle, description, category, level } = course;
  const published = course.isPublished ? ['t', course.publishedAt] : ['f', '\\N'];
  return line([
    ...[id, creatorId, title, subTitle, description, category, level, course.pricePaise],
    ...[id, ...published, 'f', course.enrollments, course.ratingSum, course.ratingCount],
    ...[1, course.publishedAt, course.publishedAt],
  ]);
}

function documentLine(documents: SeedDocuments, course: SeedCourse, words: Set<string>): string {
  const document = documents.of(course);
  for (const word of document.words) words.add(word);
  const tokens = Array.from(
    document.tokens,
    ([token, place]) => `'${token.replaceAll("'", "''")}':1${place}`,
  );
  return line([
    ...[course.id, course.creatorId, documents.version, 2, tokens.join(' '), course.level],
    ...[course.pricePaise, 60],
  ]);
}

const line = (values: (string | number)[]): string => `${values.join('\t')}\n`;

async function write(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

/** Building an index once is several times faster than updating it row by row. */
async function withoutIndexes(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(STATEMENTS.indexes);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  await client.query("set maintenance_work_mem = '512MB'");
  for (const { definition } of rows) await client.query(definition);
}
