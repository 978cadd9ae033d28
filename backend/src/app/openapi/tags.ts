import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsIn } from './document-types.js';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Access tokens': 'Tokens for programs that act on behalf of a person.',
  Account: 'The account of the person who is logged in.',
  Catalog: 'Published courses, which anyone can list, and the search.',
  Courses: 'How educators create, publish and manage their courses.',
  Health: 'Checks for load balancers and probes.',
  Learning: 'Watching, progress and weekly goals.',
  Lectures: 'The lectures of a course, their videos, captions and files.',
  'Password reset': 'Resetting a forgotten password with a mailed code.',
  Payments: 'Buying courses, orders and refunds.',
  Playback: 'Videos, as HLS players request them.',
  Questions: 'What learners ask about lectures, and the answers.',
  Quizzes: 'Questions after a lecture, which learners answer to check what they know.',
  Reviews: 'What learners say about courses.',
  'Sign-in': 'Signing up, logging in and logging out.',
  Site: 'The public settings of this installation.',
  Certificates: 'Certificates of completed courses, and how anyone can check them.',
  Webhooks: 'Events that Lectern sends to other systems.',
  Uploads: 'Uploads of large files (tus 1.0) that can be resumed after an interruption.',
  'Ops: Audit log': 'Who changed what by hand, and why.',
  'Ops: Certificates': 'Revoking issued certificates and correcting the names on them.',
  'Ops: Content': 'Taking courses out of the catalog.',
  'Ops: Health': 'The condition of the server and of what it depends on.',
  'Ops: Media': 'Videos and the progress of their transcoding.',
  'Ops: Payments': 'Orders, reconciliation and refunds.',
  'Ops: Questions': 'Removing questions and answers.',
  'Ops: Reviews': 'Moderating reviews and the replies to them.',
  'Ops: Users': 'Finding accounts, locking them and changing their roles.',
  'Ops: Webhooks': 'Webhook endpoints, their secrets and their deliveries.',
  'Ops: Invariants': 'Checks that the data is consistent.',
  'Ops: Queues': 'What is on its way to subscribers, and dead letters.',
};

/** Declares the operations' tags in alphabetical order. */
export function addTags(document: OpenAPIObject): void {
  const used = [...Object.values(document.paths), ...Object.values(document.webhooks ?? {})]
    .flatMap(operationsIn)
    .flatMap(([, operation]) => operation.tags ?? []);
  document.tags = [...new Set(used)]
    .sort()
    .map((name) => ({ name, description: DESCRIPTIONS[name] ?? '' }));
}
