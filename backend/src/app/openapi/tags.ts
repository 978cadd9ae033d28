import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsIn } from './document-types.js';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Access tokens': 'For programs that act for a person.',
  Account: 'The person who is logged in.',
  Catalog: 'Published courses, open to everyone, and the search.',
  Courses: 'What educators do with their courses.',
  Health: 'For load balancers and probes.',
  Learning: 'Watching, progress and goals.',
  Lectures: 'The lectures of a course and their videos.',
  'Password reset': 'A mailed code, then a new password.',
  Payments: 'Buying courses.',
  Playback: 'Videos, as HLS players ask for them.',
  Reviews: 'What learners say about courses.',
  'Sign-in': 'Accounts and sessions.',
  Site: 'This installation.',
  Certificates: 'Completed courses, for whoever wants to check a certificate.',
  Webhooks: 'What Lectern tells other systems by itself.',
  Uploads: 'Large files in parts (tus 1.0), resumed after an interruption.',
  'Ops: Audit log': 'Who did what by hand, and why.',
  'Ops: Certificates': 'Certificates that were issued.',
  'Ops: Content': 'Courses that must not be seen.',
  'Ops: Health': 'How the server and what it depends on are doing.',
  'Ops: Media': 'Videos, and how far their transcoding is.',
  'Ops: Payments': 'Orders, reconciliation and refunds.',
  'Ops: Reviews': 'Reviews, and replies to them, that must not be seen.',
  'Ops: Users': 'Accounts: finding, locking, roles.',
  'Ops: Webhooks': 'What was told to whom, and telling it again.',
  'Ops: Invariants': 'Whether the books and the world agree.',
  'Ops: Queues': 'What is on its way to subscribers, and what got stuck.',
};

/** Declares the tags that the operations bear, in the order of their names. */
export function addTags(document: OpenAPIObject): void {
  const used = [...Object.values(document.paths), ...Object.values(document.webhooks ?? {})]
    .flatMap(operationsIn)
    .flatMap(([, operation]) => operation.tags ?? []);
  document.tags = [...new Set(used)]
    .sort()
    .map((name) => ({ name, description: DESCRIPTIONS[name] ?? '' }));
}
