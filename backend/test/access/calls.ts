import { createCourse, form } from '../catalog/classroom.js';
import type { HttpClient, Reply } from '../support/http-client.js';
import { ABSENT, type Actor, type Cast, newEmail, PASSWORD, type Send } from './cast.js';
import { addVideos, courseIn } from './course-states.js';
import { paymentCall } from './payment-calls.js';

type Body = Record<string, unknown>;

/** Creates the resource of a row, and returns how to call it. */
type Call = (state: string, cast: Cast, actor: Actor) => Promise<Send>;

const onCourse =
  (send: (client: HttpClient, courseId: string) => Promise<Reply<Body>>): Call =>
  async (state, cast) => {
    const { courseId } = await courseIn(state, cast);
    return (client) => send(client, courseId);
  };

const onLecture =
  (send: (client: HttpClient, lectureId: string) => Promise<Reply<Body>>): Call =>
  async (state, cast) => {
    const { lectureId } = await courseIn(state, cast);
    return (client) => send(client, lectureId);
  };

const plain =
  (send: Send): Call =>
  async () =>
    send;

/** An account unrelated to the caller. */
async function somebody(cast: Cast): Promise<{ email: string; password: string }> {
  return { email: (await cast.app.signUp('student')).user.email, password: PASSWORD };
}

export const CALLS: Readonly<Record<string, Call>> = {
  'POST /api/auth/login': async (_state, cast) => {
    const account = await somebody(cast);
    return (client) => client.post('/api/auth/login', account);
  },
  'POST /api/auth/signup': plain((client) =>
    client.post('/api/auth/signup', { name: 'New', email: newEmail(), password: PASSWORD }),
  ),
  'POST /api/auth/googlesignup': async (_state, cast) => {
    const email = newEmail();
    const { body } = await cast.app.visitor().post('/dev/identity/token', { email, name: 'New' });
    const sign = { name: 'New', email, role: '', idToken: body['idToken'] };
    return (client) => client.post('/api/auth/googlesignup', sign);
  },
  'POST /api/auth/sendotp': async (_state, cast) => {
    const { email } = await somebody(cast);
    return (client) => client.post('/api/auth/sendotp', { email });
  },
  'POST /api/auth/verifyotp': async (_state, cast) => {
    const { email } = await somebody(cast);
    return (client) => client.post('/api/auth/verifyotp', { email, otp: '0000' });
  },
  'POST /api/auth/resetpassword': async (_state, cast) => {
    const account = await somebody(cast);
    return (client) => client.post('/api/auth/resetpassword', account);
  },
  'GET /api/auth/logout': plain((client) => client.get('/api/auth/logout')),
  'GET /api/user/currentuser': plain((client) => client.get('/api/user/currentuser')),
  'POST /api/user/updateprofile': plain((client) =>
    client.post('/api/user/updateprofile', form({ _id: ABSENT, role: 'ops', email: newEmail() })),
  ),
  'GET /api/course/getcreatorcourses': async (_state, cast, actor) => {
    if (actor === 'educator-other') await createCourse(cast.get(actor));
    await courseIn('draft', cast);
    return (client) => client.get('/api/course/getcreatorcourses');
  },
  'GET /api/course/getpublishedcoures': async (_state, cast) => {
    await courseIn('published', cast);
    return (client) => client.get('/api/course/getpublishedcoures');
  },
  'GET /api/course/getcourse/{courseId}': onCourse((client, id) =>
    client.get(`/api/course/getcourse/${id}`),
  ),
  'GET /api/course/getcourselecture/{courseId}': async (state, cast) => {
    const { courseId } = await courseIn(state, cast, addVideos);
    return (client) => client.get(`/api/course/getcourselecture/${courseId}`);
  },
  'POST /api/course/create': plain((client) =>
    client.post('/api/course/create', { title: 'New', category: 'Others' }),
  ),
  'POST /api/course/editcourse/{courseId}': onCourse((client, id) =>
    client.post(`/api/course/editcourse/${id}`, form({ subTitle: 'Changed' })),
  ),
  'DELETE /api/course/removecourse/{courseId}': onCourse((client, id) =>
    client.delete(`/api/course/removecourse/${id}`),
  ),
  'POST /api/course/createlecture/{courseId}': onCourse((client, id) =>
    client.post(`/api/course/createlecture/${id}`, { lectureTitle: 'New' }),
  ),
  'POST /api/course/editlecture/{lectureId}': onLecture((client, id) =>
    client.post(`/api/course/editlecture/${id}`, form({ videoUrl: new Blob(['video']) })),
  ),
  'DELETE /api/course/removelecture/{lectureId}': onLecture((client, id) =>
    client.delete(`/api/course/removelecture/${id}`),
  ),
  'POST /api/course/getcreator': async (state, cast, actor) => {
    const userId = await creatorIn(state, cast, actor);
    return (client) => client.post('/api/course/getcreator', { userId });
  },
  'POST /api/review/givereview': async (state, cast) => {
    const { courseId } = await courseIn(state, cast);
    const review = { courseId, rating: 5, comment: 'Good' };
    if (state === 'already reviewed')
      await cast.get('student-enrolled').post('/api/review/givereview', review);
    return (client) => client.post('/api/review/givereview', review);
  },
  'GET /api/review/allReview': plain((client) => client.get('/api/review/allReview')),
  'POST /api/payment/create-order': paymentCall,
  'POST /api/payment/verify-payment': paymentCall,
  'POST /api/ai/search': async (_state, cast) => {
    await createCourse(cast.get('educator-owner'), { title: 'Zymurgy at home' });
    return (client) => client.post('/api/ai/search', { input: 'zymurgy' });
  },
};

/** Calls whose resource depends on the caller. */
export const PERSONAL: ReadonlySet<string> = new Set([
  'GET /api/course/getcreatorcourses',
  'POST /api/course/getcreator',
  'POST /api/payment/create-order',
  'POST /api/payment/verify-payment',
]);

async function creatorIn(state: string, cast: Cast, actor: Actor): Promise<string> {
  if (state === 'unknown id') return ABSENT;
  if (state === 'the caller') return cast.get(actor).user._id || ABSENT;
  if (state === 'a student') return (await cast.app.signUp('student')).user._id;
  if (state === 'educator, nothing published') return (await cast.app.signUp('educator')).user._id;
  await courseIn('published', cast);
  return cast.get('educator-owner').user._id;
}
