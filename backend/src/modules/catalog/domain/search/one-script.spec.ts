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

  it('has names of several words as written, though one of them is also an English word', () => {
    expect(read('ഓഹരി വിപണി')).toBe('ഓഹരി വിപണി');
    expect(read('स्टॉक market')).toBe('stock market');
  });

  it('has the name that a word in these scripts is a form of', () => {
    expect(read('கணினியில்')).toBe('கணினி');
    expect(read('గణితాన్ని')).toBe('గణితం');
    expect(read('സംഗീതത്തിൽ')).toBe('സംഗീതം');
    expect(read('রান্নার')).toBe('রান্না');
  });

  it('has no name for a word that only begins like one', () => {
    expect(read('নাচোলবাসী')).toBe('নাচোলবাসী');
  });

  it('names subjects in the scripts from Bengali to Malayalam, too', () => {
    expect(read('ব্লকচেইন')).toBe('blockchain');
    expect(read('ಕೋಡಿಂಗ್ ಕಲಿಯಬೇಕು')).toBe('ಕೋಡಿಂಗ್ ಕಲಿಯಬೇಕು');
    expect(read('యోగా')).toBe('యోగా');
  });
});
