// Floor of line 5: SQLite's FTS5 in its own process, called as a library without HTTP, on the same courses.
import { DatabaseSync } from 'node:sqlite';
import { courses } from '../world/courses.ts';
import { requests } from '../world/queries.ts';

const count = Number(process.env['COURSES']);
const asked = Number(process.env['REQUESTS']);

const library = new DatabaseSync(':memory:');
library.exec('create virtual table course using fts5(title, sub_title, description)');
const insert = library.prepare('insert into course values (?, ?, ?)');
library.exec('begin');
for (const course of courses(count))
  if (course.isPublished) insert.run(course.title, course.subTitle, course.description);
library.exec('commit');

const find = library.prepare(
  'select rowid, title from course where course match ? order by bm25(course) limit 24',
);
const times: number[] = [];
for (const request of requests(2)) {
  const began = performance.now();
  find.all(request.split(' ').join(' AND '));
  times.push(performance.now() - began);
  if (times.length === asked) break;
}
process.send?.({ times });
