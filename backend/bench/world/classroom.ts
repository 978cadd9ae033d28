import { ask, type Person, signUp } from './person.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

export interface Classroom {
  educator: Person;
  courseId: string;
  lectureId: string;
}

/** A published course with one lecture, made over HTTP like an educator's. */
export async function openClassroom(url: string, price = '0'): Promise<Classroom> {
  const educator = await signUp(url, 'educator');
  const { cookie } = educator;
  const made = await ask<{ course: { _id: string } }>(url, '/api/course/create', {
    method: 'POST',
    cookie,
    headers: JSON_TYPE,
    body: JSON.stringify({ title: 'Measured course', category: 'Others' }),
  });
  const { _id: courseId } = made.course;
  const added = await ask<{ lecture: { _id: string } }>(
    url,
    `/api/course/createlecture/${courseId}`,
    {
      method: 'POST',
      cookie,
      headers: JSON_TYPE,
      body: JSON.stringify({ lectureTitle: 'Measured lecture' }),
    },
  );
  const form = new FormData();
  form.set('price', price);
  form.set('isPublished', 'true');
  await ask(url, `/api/course/editcourse/${courseId}`, { method: 'POST', cookie, body: form });
  return { educator, courseId, lectureId: added.lecture._id };
}

export async function enroll(url: string, { cookie }: Person, courseId: string): Promise<void> {
  await ask(url, '/api/payment/create-order', {
    method: 'POST',
    cookie,
    headers: JSON_TYPE,
    body: JSON.stringify({ courseId }),
  });
}
