import { describe, expect, it } from '@jest/globals';
import { spelledOut } from './spelled-out.js';
import { joined } from './spelling.js';

const written = (request: string) => joined(spelledOut(request.split(' '))).join(' ');

describe('A request that was dictated', () => {
  it.each([
    ['u x design', 'ux design'],
    ['c c t v installation', 'cctv installation'],
    ['node jay ess', 'nodejs'],
    ['my a c is not cooling', 'my ac is not cooling'],
    ['eye elts preparation', 'ielts preparation'],
    ['see sharp for beginners', 'csharp for beginners'],
    ['a course on sequel', 'a course on sql'],
    ['fig ma', 'figma'],
  ])('%j is written %j', (request, expected) => {
    expect(written(request)).toBe(expected);
  });

  it.each(['learn a c language', 'can you see it', 'why are you here', 'for ex', 'plan b'])(
    'leaves %j as it is',
    (request) => expect(written(request)).toBe(request),
  );
});
