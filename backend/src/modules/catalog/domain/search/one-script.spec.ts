import { describe, expect, it } from '@jest/globals';
import { inOneScript } from './one-script.js';

const read = (request: string) => inOneScript(request.split(' ')).join(' ');

describe('A request in two scripts', () => {
  it('loses signs that are no sound', () => {
    expect(inOneScript(['्', 'yoga', 'ॐ'])).toEqual(['yoga', 'om']);
  });

  it('is read in Latin letters', () => {
    expect(read('samay का सही upyog')).toBe('samay का sahi upyog');
  });

  it('has English words as they are spelled', () => {
    expect(read('कोडिंग')).toBe('कोडिंग');
    expect(read('बायोलॉजी')).toBe('बायोलॉजी');
    expect(read('ट्रिगोनोमेट्री')).toBe('trigonometry');
  });

  it('keeps a phrase that is known as it is written, and no lone word of it', () => {
    expect(read('समय प्रबंधन')).toBe('समय प्रबंधन');
    expect(read('समय')).toBe('samay');
    expect(read('jaivik खेती')).toBe('jaivik kheti');
  });

  it('is read in Latin letters where more words name a subject together so', () => {
    expect(read('बैंक की नौकरी')).toBe('bank ki naukri');
  });

  it('names subjects in the scripts from Bengali to Malayalam, too', () => {
    expect(read('ফটোগ্রাফি')).toBe('photography');
    expect(read('ಕೋಡಿಂಗ್ ಕಲಿಯಬೇಕು')).toBe('कोडिंग ಕಲಿಯಬೇಕು');
    expect(read('యోగా')).toBe('యోగా');
  });
});
