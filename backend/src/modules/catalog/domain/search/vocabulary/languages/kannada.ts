import { languageOf } from './language.js';

export const KANNADA = languageOf({
  subjects: `
programming < ಪ್ರೋಗ್ರಾಮಿಂಗ್, ಕೋಡಿಂಗ್
python < ಪೈಥಾನ್
java < ಜಾವಾ
webdev < ವೆಬ್‌ಸೈಟ್, ವೆಬ್ಸೈಟ್, ವೆಬ್ ಸೈಟ್, ವೆಬ್ ಡಿಸೈನ್, ಜಾಲತಾಣ
appdev < ಆ್ಯಪ್ ತಯಾರಿಕೆ, ಮೊಬೈಲ್ ಆ್ಯಪ್
aiml < ಕೃತಕ ಬುದ್ಧಿಮತ್ತೆ, ಎಐ
ml < ಮಷಿನ್ ಲರ್ನಿಂಗ್
datascience < ಡೇಟಾ ಸೈನ್ಸ್
hacking < ಹ್ಯಾಕಿಂಗ್
cybersecurity < ಸೈಬರ್ ಭದ್ರತೆ
office < ಕಂಪ್ಯೂಟರ್, ಗಣಕಯಂತ್ರ, ಕಂಪ್ಯೂಟರ್ ಬೇಸಿಕ್
excel < ಎಕ್ಸೆಲ್
typing < ಟೈಪಿಂಗ್, ಬೆರಳಚ್ಚು
tally < ಟ್ಯಾಲಿ
accounting < ಲೆಕ್ಕಪತ್ರ, ಲೆಕ್ಕಶಾಸ್ತ್ರ
gst < ಜಿಎಸ್‌ಟಿ, ಜಿಎಸ್ಟಿ
incometax < ಆದಾಯ ತೆರಿಗೆ
tax < ತೆರಿಗೆ
englishgrammar < ಇಂಗ್ಲಿಷ್ ವ್ಯಾಕರಣ
stockmarket < ಷೇರು ಮಾರುಕಟ್ಟೆ, ಶೇರ್ ಮಾರ್ಕೆಟ್, ಷೇರು ಪೇಟೆ, ಸ್ಟಾಕ್ ಮಾರ್ಕೆಟ್
investing < ಹೂಡಿಕೆ, ಮ್ಯೂಚುವಲ್ ಫಂಡ್, ಉಳಿತಾಯ
bankexam < ಬ್ಯಾಂಕ್ ಪರೀಕ್ಷೆ
insuranceagent < ವಿಮೆ
marketing < ಡಿಜಿಟಲ್ ಮಾರ್ಕೆಟಿಂಗ್, ಜಾಹೀರಾತು
youtube < ಯೂಟ್ಯೂಬ್
freelancing < ಮನೆಯಿಂದಲೇ ಸಂಪಾದನೆ, ಆನ್‌ಲೈನ್ ಸಂಪಾದನೆ, ಮನೆಯಿಂದ ಕೆಲಸ
entrepreneurship < ವ್ಯಾಪಾರ, ಉದ್ಯಮ, ಸ್ವಂತ ಉದ್ಯೋಗ, ಬಿಸಿನೆಸ್
graphicdesign < ಗ್ರಾಫಿಕ್ ಡಿಸೈನ್
photoshop < ಫೋಟೋಶಾಪ್
videoediting < ವಿಡಿಯೋ ಎಡಿಟಿಂಗ್, ವೀಡಿಯೋ ಎಡಿಟಿಂಗ್
photography < ಛಾಯಾಗ್ರಹಣ, ಫೋಟೋಗ್ರಫಿ
english < ಇಂಗ್ಲಿಷ್, ಇಂಗ್ಲಿಷ್ ಮಾತನಾಡುವುದು, ಇಂಗ್ಲೀಷ್, ಸ್ಪೋಕನ್ ಇಂಗ್ಲಿಷ್, ಆಂಗ್ಲ
hindilanguage < ಹಿಂದಿ
sanskrit < ಸಂಸ್ಕೃತ
kannada < ಕನ್ನಡ ಭಾಷೆ, ಕನ್ನಡ ವ್ಯಾಕರಣ
interview < ಸಂದರ್ಶನ
publicspeaking < ಭಾಷಣ, ಭಾಷಣ ಕಲೆ
proskills < ಆತ್ಮವಿಶ್ವಾಸ, ವ್ಯಕ್ತಿತ್ವ ವಿಕಸನ
cooking < ಅಡುಗೆ, ಅಡುಗೆ ಮಾಡುವುದು, ಅಡಿಗೆ, ಪಾಕ
baking < ಕೇಕ್, ಕೇಕ್ ತಯಾರಿಕೆ, ಬೇಕಿಂಗ್
preserves < ಉಪ್ಪಿನಕಾಯಿ, ಹಪ್ಪಳ
tailoring < ಹೊಲಿಗೆ, ಹೊಲಿಗೆ ತರಬೇತಿ, ದರ್ಜಿ, ಟೈಲರಿಂಗ್, ಬ್ಲೌಸ್
embroidery < ಕಸೂತಿ, ಎಂಬ್ರಾಯ್ಡರಿ
mehndi < ಮೆಹಂದಿ, ಮದರಂಗಿ
beauty < ಬ್ಯೂಟಿ ಪಾರ್ಲರ್, ಸೌಂದರ್ಯ, ಮೇಕಪ್
hair < ಕೂದಲು
handicraft < ಕರಕುಶಲ
candles < ಮೇಣದ ಬತ್ತಿ, ಮೇಣದಬತ್ತಿ
soapmaking < ಸಾಬೂನು, ಸೋಪು
jewellery < ಆಭರಣ
yoga < ಯೋಗ, ಯೋಗಾಸನ, ಯೋಗಾಭ್ಯಾಸ, ಪ್ರಾಣಾಯಾಮ
meditation < ಧ್ಯಾನ
stress < ಒತ್ತಡ
weightloss < ತೂಕ ಇಳಿಸುವುದು, ತೂಕ ಕಡಿಮೆ, ತೂಕ ಇಳಿಕೆ
fitness < ವ್ಯಾಯಾಮ
nutrition < ಪೌಷ್ಟಿಕಾಂಶ, ಪೋಷಣೆ
health < ಆರೋಗ್ಯ
ayurveda < ಆಯುರ್ವೇದ
firstaid < ಪ್ರಥಮ ಚಿಕಿತ್ಸೆ
healthcare < ನರ್ಸಿಂಗ್
parenting < ಮಕ್ಕಳ ಪಾಲನೆ
music < ಸಂಗೀತ
singing < ಹಾಡು, ಹಾಡುಗಾರಿಕೆ, ಗಾಯನ
classicalmusic < ಶಾಸ್ತ್ರೀಯ ಸಂಗೀತ
carnatic < ಕರ್ನಾಟಕ ಸಂಗೀತ
guitar < ಗಿಟಾರ್
percussion < ತಬಲಾ, ಮೃದಂಗ
piano < ಹಾರ್ಮೋನಿಯಂ, ಕೀಬೋರ್ಡ್
flute < ಕೊಳಲು
instruments < ವೀಣೆ
dance < ನೃತ್ಯ, ಡ್ಯಾನ್ಸ್
classicaldance < ಭರತನಾಟ್ಯ
acting < ನಟನೆ, ಅಭಿನಯ, ನಾಟಕ, ಯಕ್ಷಗಾನ
art < ಚಿತ್ರಕಲೆ, ಚಿತ್ರ ಬಿಡಿಸುವುದು
creativewriting < ಕಥೆ ಬರೆಯುವುದು
poetry < ಕವಿತೆ, ಕವನ
chess < ಚದುರಂಗ
cricket < ಕ್ರಿಕೆಟ್
swimming < ಈಜು
selfdefence < ಆತ್ಮರಕ್ಷಣೆ, ಕರಾಟೆ
driving < ಕಾರು ಚಾಲನೆ, ವಾಹನ ಚಾಲನೆ, ಡ್ರೈವಿಂಗ್
bikerepair < ಬೈಕ್ ರಿಪೇರಿ, ಬೈಕ್ ದುರಸ್ತಿ
mobilerepair < ಮೊಬೈಲ್ ರಿಪೇರಿ, ಮೊಬೈಲ್ ದುರಸ್ತಿ
electrical < ವಿದ್ಯುತ್ ಕೆಲಸ, ಎಲೆಕ್ಟ್ರಿಷಿಯನ್, ವೈರಿಂಗ್
plumbing < ಪ್ಲಂಬಿಂಗ್, ಕೊಳಾಯಿ
acrepair < ಎಸಿ ರಿಪೇರಿ, ಎಸಿ ದುರಸ್ತಿ
welding < ವೆಲ್ಡಿಂಗ್
carpentry < ಮರಗೆಲಸ, ಬಡಗಿ
construction < ಕಟ್ಟಡ ನಿರ್ಮಾಣ, ಮನೆ ಕಟ್ಟುವುದು
solar < ಸೌರ, ಸೌರಶಕ್ತಿ, ಸೋಲಾರ್
cctv < ಸಿಸಿಟಿವಿ
farming < ಕೃಷಿ, ಬೇಸಾಯ, ಬೆಳೆ, ವ್ಯವಸಾಯ
organicfarming < ಸಾವಯವ ಕೃಷಿ
mushroom < ಅಣಬೆ, ಅಣಬೆ ಕೃಷಿ
poultry < ಕೋಳಿ, ಕೋಳಿ ಸಾಕಣೆ, ಕೋಳಿ ಸಾಕಾಣಿಕೆ
goats < ಮೇಕೆ ಸಾಕಣೆ, ಕುರಿ ಸಾಕಣೆ, ಕುರಿ ಸಾಕಾಣಿಕೆ, ಆಡು ಸಾಕಣೆ
dairy < ಹೈನುಗಾರಿಕೆ, ಹಸು ಸಾಕಣೆ, ಹಾಲು
livestock < ಪಶುಸಂಗೋಪನೆ
fishfarming < ಮೀನು ಸಾಕಣೆ, ಮೀನುಗಾರಿಕೆ
beekeeping < ಜೇನು, ಜೇನು ಸಾಕಣೆ, ಜೇನು ಕೃಷಿ
gardening < ತೋಟಗಾರಿಕೆ, ಕೈತೋಟ
maths < ಗಣಿತ
physics < ಭೌತಶಾಸ್ತ್ರ, ಭೌತ ಶಾಸ್ತ್ರ
chemistry < ರಸಾಯನಶಾಸ್ತ್ರ, ರಸಾಯನ ಶಾಸ್ತ್ರ
biology < ಜೀವಶಾಸ್ತ್ರ
science < ವಿಜ್ಞಾನ
socialscience < ಇತಿಹಾಸ, ಭೂಗೋಳ
economics < ಅರ್ಥಶಾಸ್ತ್ರ
govexams < ಸರ್ಕಾರಿ ಕೆಲಸ, ಸರ್ಕಾರಿ ಉದ್ಯೋಗ, ಕೆಪಿಎಸ್‌ಸಿ, ಸ್ಪರ್ಧಾತ್ಮಕ ಪರೀಕ್ಷೆ
teaching < ಶಿಕ್ಷಕ, ಬೋಧನೆ
legal < ಕಾನೂನು
astrology < ಜ್ಯೋತಿಷ್ಯ, ಜಾತಕ
vastu < ವಾಸ್ತು
spirituality < ಭಗವದ್ಗೀತೆ
priesthood < ಪೂಜೆ
`,
  fillers: `
ಕಲಿಯಬೇಕು ಕಲಿಯುವುದು ಕಲಿಯಲು ಕಲಿಯಿರಿ ಕಲಿಸಿ ಕಲಿಕೆ ಕಲಿ ಹೇಗೆ ಏನು ನನಗೆ ನಾನು ನನ್ನ ಬೇಕು ಮತ್ತು ಕೋರ್ಸ್ ತರಗತಿ ತರಬೇತಿ ಮಾಡುವುದು ಮಾಡಲು ಮಾಡಬೇಕು ತಯಾರಿಕೆ ಕೆಲಸ ಒಂದು ಆನ್‌ಲೈನ್ ಆನ್ಲೈನ್ ಕನ್ನಡದಲ್ಲಿ ಕನ್ನಡ ಒಳ್ಳೆಯ
ಉತ್ತಮ ಸುಲಭ ಸುಲಭವಾಗಿ ಹೊಸ ಮಾತನಾಡುವುದು ಮಾತನಾಡಲು ಸಾಕಣೆ ಸಾಕಾಣಿಕೆ ಪ್ರಾರಂಭ ಪ್ರಾರಂಭಿಸಲು ಬಗ್ಗೆ ವಿಡಿಯೋ
`,
  free: 'ಉಚಿತ, ಉಚಿತವಾಗಿ, ಫ್ರೀ',
  beginner: 'ಆರಂಭಿಕ, ಪ್ರಾರಂಭಿಕ, ಮೂಲಭೂತ, ಮೊದಲಿನಿಂದ, ಬೇಸಿಕ್',
});
