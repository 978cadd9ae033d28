/**
 * Words that Hindi in Latin letters cannot do without and that neither English nor a name of what is taught uses: its little
 * words and what courses are announced with. "Me", "to" and "is" are left out, being English as well.
 */
const TELLING_WORDS = new Set(
  `hai hain mein ka ki ke ko aur se nahi nahin kya kaise kaisey kyun bhi tak ek apna apni apne aap aapka aapko hum yeh woh wala wale wali
    ho hota hoti hote hoga karna karne karke karein karenge kare karo kiya liye saath sath sirf bina pehle baad wahi jo jise
    seekhe seekhen seekhein seekho seekhiye seekhenge seekhna sikhe sikhen sikhein sikho sikhiye sikhna sikhaya sikhenge
    banana banane banaye banayein banao banayenge samjhe samjho samjhiye samajh chahiye zaroorat shuru sabse bilkul asaan aasan`.split(
    /\s+/,
  ),
);
const DEVANAGARI = /^[\u0900-\u097f]+$/;
/** One may stand in an English sentence: "Namaste aur Welcome", "Ka-Ching". */
const ENOUGH = 3;

/** Whether a text, word by word in lower case, is written in Hindi, in either script, whatever English it borrows. */
export function isInHindi(words: readonly string[]): boolean {
  const telling = new Set(words.filter((word) => TELLING_WORDS.has(word) || DEVANAGARI.test(word)));
  return telling.size >= ENOUGH;
}
