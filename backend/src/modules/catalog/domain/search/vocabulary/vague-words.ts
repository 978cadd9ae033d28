/**
 * Suggestions for vague requests: "help me get a job", "something creative". Used only if the request says nothing
 * else. One line each: the subjects, likeliest first, then the words.
 */
const LINES = `
mobilerepair programming electrical fitness cricket gamedev < boys boy
excel english interview publicspeaking dsa datascience graphicdesign < college university
programming cad dsa datascience cloud < engineer engineers engineering
office cybersafety smartphoneuse yoga cooking < mother mom mummy grandmother grandfather father papa dad elders
tailoring cooking homebusiness beauty baking < wife sister daughters
music singing guitar piano < musical musician melody
tally accounting gst tax excel < commerce
contentwriting creativewriting blogging < writer writers writing
tally accounting gst tax excel < bcom mcom
office customerservice retail typing supplychain trades english < 12th 10th matric intermediate pass
electrical welding hardware automobile < iti diploma polytechnic
interview resume < job jobs graduate graduates career naukri rojgar rozgar employment placement hired
art photography handicraft graphicdesign canva embroidery aiimage < creative creativity artistic
aiml genai cloud < technology tech technologies future
office hardware < computer computers laptop
homebusiness cooking tailoring beauty < housewife housewives homemaker homemakers grihini
scratch earlychild handicraft art chess school < kids kid child children
investing personalfinance freelancing < money paisa paise
cloud datascience genai devops programming < salary package lpa highpaying
tailoring beauty homebusiness baking mehndi handicraft selfdefence < ladies lady women woman girls
livestock mushroom dairy farming homebusiness < village villages rural gaon gaanv dehat
eventmgmt bridalmakeup weddingphotography mehndi dance < wedding weddings
entrepreneurship accounting ecommerce marketing < shopkeeper shop dukan business
`;

/** The suggested subjects by word. */
export const VAGUE_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [subjects = '', words = ''] = line.split(' < ');
      return words.split(' ').map((word) => [word, subjects.split(' ')] as const);
    }),
);
