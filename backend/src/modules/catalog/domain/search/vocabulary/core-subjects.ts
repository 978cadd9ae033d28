/**
 * What people learn first, or mostly, in a field: HTML serves a request for web development better than an advanced
 * tool does. One line each: the field, then its core.
 */
const LINES = `
webdev < html css wordpress fullstack responsive
programming < python java clang cpp javascript
appdev < android flutter reactnative ios
graphicdesign < photoshop illustrator canva logodesign
datascience < ml statistics pandas
fullstack < html react node
frontend < html css javascript react
cloud < aws azure gcp
devops < docker kubernetes git
`;

/** The core subjects of each field. */
export const CORE_SUBJECTS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [field = '', core = ''] = line.split(' < ');
      return [field, core.split(' ')] as const;
    }),
);
