import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './person.ts';

/** What users were told had succeeded; afterwards all of it must exist, exactly once. */
export interface Acknowledged {
  enrolled: string[];
  reviewed: string[];
  done: string[];
  codesSent: string[];
}

export interface SoldCourse {
  courseId: string;
  lectureIds: string[];
}

interface Lecture {
  _id: string;
  handouts?: { name: string; url: string }[];
  videoStatus: string;
  videoUrl: string | null;
}

const must = <T>(reply: { status: number; body: T }, what: string): T => {
  if (reply.status >= 300)
    throw new Error(`${what} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};

/** More than nginx takes outside of uploads. */
export const SLIDES = new Uint8Array(3 * 1024 * 1024).fill(7);

/** An educator creates a course of two lectures, uploads their videos, adds slides to the first and publishes it. */
export async function makeCourse(educator: Person): Promise<SoldCourse> {
  const title = 'Built to survive';
  const made = await educator.post<{ course: { _id: string } }>('/api/course/create', {
    title,
    category: 'Others',
  });
  const courseId = must(made, 'create').course._id;
  const lectureIds: string[] = [];
  for (const lectureTitle of ['One', 'Two']) {
    const reply = await educator.post<{ lecture: Lecture }>(
      `/api/course/createlecture/${courseId}`,
      { lectureTitle },
    );
    lectureIds.push(must(reply, 'createlecture').lecture._id);
  }
  const video = clip();
  for (const lectureId of lectureIds) {
    const form = new FormData();
    form.set('videoUrl', new File([new Uint8Array(video)], 'clip.mp4', { type: 'video/mp4' }));
    must(await educator.post(`/api/course/editlecture/${lectureId}`, form), 'editlecture');
  }
  const slides = new FormData();
  slides.set('file', new File([SLIDES], 'slides.pdf'));
  must(await educator.post(`/api/course/handouts/${lectureIds[0]}`, slides), 'handouts');
  const form = new FormData();
  for (const [name, value] of Object.entries({
    description: 'Goes on whatever ends.',
    price: '499',
    isPublished: 'true',
  }))
    form.set(name, value);
  must(await educator.post(`/api/course/editcourse/${courseId}`, form), 'editcourse');
  return { courseId, lectureIds };
}

/** A learner signs up, buys, marks a lecture as done, reviews, and requests a code by mail. */
export async function learn(
  learner: Person,
  { courseId, lectureIds }: SoldCourse,
  told: Acknowledged,
  closesTheTab: boolean,
): Promise<void> {
  await learner.signUp('student');
  const order = must(
    await learner.post<{ id: string | null }>('/api/payment/create-order', { courseId }),
    'create-order',
  );
  const outcome = closesTheTab ? 'captured-without-return' : 'success';
  const paid = must(
    await learner.post<Record<string, string>>(`/dev/payments/${order.id}/pay`, { outcome }),
    'pay',
  );
  // Without a proof, because the tab was closed or the reply was lost, the provider's webhook enrolls.
  if (paid['razorpay_signature'])
    must(await learner.post('/api/payment/verify-payment', { ...paid, courseId }), 'verify');
  else await enrolled(learner, courseId);
  told.enrolled.push(learner.id);
  must(await learner.post('/api/learning/watch', { done: [lectureIds[0]] }), 'watch');
  told.done.push(learner.id);
  const review = { courseId, rating: 4, comment: 'It held.' };
  must(await learner.post('/api/review/givereview', review), 'givereview');
  told.reviewed.push(learner.id);
  const sent = await learner.post('/api/auth/sendotp', { email: learner.email });
  must(sent, 'sendotp');
  told.codesSent.push(learner.email);
}

async function enrolled(learner: Person, courseId: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 250) {
    const { body } = await learner.get<{ enrolledCourses: { _id: string }[] }>(
      '/api/user/currentuser',
    );
    if (body.enrolledCourses.some(({ _id }) => _id === courseId)) return;
    await sleep(250);
  }
  throw new Error('A payment without return did not enroll within a minute.');
}

/** Waits until all lectures are playable. */
export async function allReady(person: Person, courseId: string, ms: number): Promise<Lecture[]> {
  for (let waited = 0; waited < ms; waited += 500) {
    const { body } = await person.get<{ lectures: Lecture[] }>(
      `/api/course/getcourselecture/${courseId}`,
    );
    if (body.lectures.every(({ videoStatus }) => videoStatus === 'ready')) return body.lectures;
    await sleep(500);
  }
  throw new Error('The videos were not ready in time.');
}

const lines = (playlist: string): string[] =>
  playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Plays every segment of every rung like a player, following links to the store. Returns the number of bytes. */
export async function play(person: Person, masterUrl: string): Promise<number> {
  const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
  const { body } = await person.get<string>(masterUrl);
  let bytes = 0;
  for (const rung of lines(body)) {
    const playlistUrl = folderOf(masterUrl) + rung;
    const playlist = await person.get<string>(playlistUrl);
    for (const segment of lines(playlist.body)) {
      const reply = await person.once('GET', folderOf(playlistUrl) + segment);
      const link = reply.headers.get('location');
      const file = link ? await fetch(link) : reply;
      if (file.status !== 200) throw new Error(`${segment} answered ${file.status}`);
      bytes += (await file.arrayBuffer()).byteLength;
    }
  }
  return bytes;
}

function clip(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-clip-'));
  const file = join(folder, 'clip.mp4');
  const sources = ['testsrc2=size=426x240:rate=25:duration=12', 'sine=duration=12'];
  const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', source]);
  const encoding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  execFileSync('ffmpeg', ['-v', 'error', ...inputs, ...encoding, '-c:a', 'aac', file]);
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
