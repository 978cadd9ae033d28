import { openAsBlob } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '../harness/processes.ts';
import type { Classroom } from './classroom.ts';
import { ask } from './person.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const LOOK_EVERY_MS = 10;

interface Lecture {
  _id: string;
  videoUrl: string | null;
  failureReason: string | null;
}

/** A new lecture for each video, because a replaced one would show the old video meanwhile. */
export async function addLecture({ url }: Server, room: Classroom): Promise<string> {
  const { cookie } = room.educator;
  const added = await ask<{ lecture: Lecture }>(url, `/api/course/createlecture/${room.courseId}`, {
    ...{ method: 'POST', cookie, headers: JSON_TYPE },
    body: JSON.stringify({ lectureTitle: 'A measured video' }),
  });
  return added.lecture._id;
}

export async function sendVideo(
  { url }: Server,
  { educator }: Classroom,
  lectureId: string,
  file: string,
): Promise<void> {
  const form = new FormData();
  form.set('videoUrl', await openAsBlob(file, { type: 'video/mp4' }), 'lesson.mp4');
  const { cookie } = educator;
  await ask(url, `/api/course/editlecture/${lectureId}`, { method: 'POST', cookie, body: form });
}

/** The URL of its video once it is playable; null if it is not within the time. */
export async function playableFrom(
  { url }: Server,
  { educator, courseId }: Classroom,
  lectureId: string,
  maxMs: number,
): Promise<string | null> {
  const deadline = performance.now() + maxMs;
  while (performance.now() < deadline) {
    const { lectures } = await ask<{ lectures: Lecture[] }>(
      url,
      `/api/course/getcourselecture/${courseId}`,
      educator,
    );
    const lecture = lectures.find(({ _id }) => _id === lectureId);
    if (lecture?.failureReason) throw new Error(`The video failed: ${lecture.failureReason}`);
    if (lecture?.videoUrl) return lecture.videoUrl;
    await sleep(LOOK_EVERY_MS);
  }
  return null;
}

/** Resolves when all sizes are made and the worker is idle. */
export async function settled(
  { url }: Server,
  { educator }: Classroom,
  lectureId: string,
): Promise<void> {
  for (;;) {
    const status = await ask<{ videoStatus: string; percent: number }>(
      url,
      `/api/course/lecturestatus/${lectureId}`,
      educator,
    );
    if (status.videoStatus === 'ready' && status.percent === 100) return;
    await sleep(100);
  }
}
