import { describe, expect, it } from '@jest/globals';
import { intentOf } from '../../intent.js';
import { inOneScript } from '../../one-script.js';
import { wordsOf } from '../../text.js';
import { SUBJECTS } from '../subjects.js';
import { LANGUAGES } from './languages.js';

const meantBy = (request: string) => intentOf(inOneScript(wordsOf(request)));

/** The first thing asked for, and nothing else. */
function subjectOf(request: string): string {
  const { facets } = meantBy(request);
  return facets.map(({ label }) => label).join(' + ');
}

describe('The languages of India', () => {
  const named = LANGUAGES.flatMap(({ names }) => names());

  it('name only subjects that there are', () => {
    const known = new Set(SUBJECTS.map(({ id }) => id));
    expect(named.filter(([, subject]) => !known.has(subject))).toEqual([]);
  });

  it('repeat nothing of the subjects, which leave the scripts from Bengali to Malayalam to them', () => {
    const terms = SUBJECTS.flatMap(({ id, terms: own }) => own.map((term) => `${id} ${term}`));
    const known = new Set(terms);
    expect(named.filter(([name, subject]) => known.has(`${subject} ${name}`))).toEqual([]);
    expect(terms.filter((term) => /[\u0980-\u0d7f]/.test(term))).toEqual([]);
  });

  it.each(LANGUAGES.map((language, at) => [at, language] as const))(
    'give one meaning to a word (%i)',
    (_, { names, fillers }) => {
      const all = names().map(([name]) => name);
      expect(all.filter((name, at) => name === '' || all.indexOf(name) !== at)).toEqual([]);
      expect(fillers.filter((filler) => all.includes(filler))).toEqual([]);
    },
  );
});

describe('A request in a language of India', () => {
  it.each([
    ['আমি সেলাই শিখতে চাই', 'tailoring'],
    ['শেয়ার বাজার', 'stock market'],
    ['মাছ চাষ', 'fish farming'],
    ['தையல் கற்க வேண்டும்', 'tailoring'],
    ['பங்குச் சந்தை', 'stock market'],
    ['மொபைல் பழுது பார்க்க', 'mobile repair'],
    ['కోళ్ల పెంపకం ఎలా', 'poultry farming'],
    ['స్టాక్ మార్కెట్ నేర్చుకోవాలి', 'stock market'],
    ['સીવણ શીખવું છે', 'tailoring'],
    ['શેર બજાર', 'stock market'],
    ['ಷೇರು ಮಾರುಕಟ್ಟೆ', 'stock market'],
    ['ನನಗೆ ಚಿತ್ರಕಲೆ ಕಲಿಯಬೇಕು', 'drawing and painting'],
    ['എനിക്ക് തയ്യൽ പഠിക്കണം', 'tailoring'],
    ['സർക്കാർ ജോലി', 'government exams'],
    ['ਮੈਂ ਭੰਗੜਾ ਸਿੱਖਣਾ ਹੈ', 'dance'],
    ['ରୋଷେଇ ଶିଖିବା', 'cooking'],
    ['शेअर बाजार मराठीत', 'stock market'],
    ['कुक्कुटपालन', 'poultry farming'],
    ['एसी की मरम्मत', 'ac repair'],
    ['سلائی سیکھنا', 'tailoring'],
  ])('is understood: %s', (request, subject) => {
    expect(subjectOf(request)).toBe(subject);
  });

  it('may ask for a free course, and for one that starts at the beginning', () => {
    expect(meantBy('இலவச யோகா')).toMatchObject({ isFree: true });
    expect(meantBy('విద్య ఉచితం')).toMatchObject({ isFree: true });
    expect(meantBy('গিটার একদম শুরু থেকে')).toMatchObject({ level: 'Beginner' });
  });
});
