import { languageOf } from './language.js';

export const GUJARATI = languageOf({
  subjects: `
programming < પ્રોગ્રામિંગ, કોડિંગ
python < પાયથન, પાયથોન
webdev < વેબસાઇટ, વેબસાઈટ, વેબ ડેવલપમેન્ટ, વેબ ડિઝાઇન, વેબસાઇટ બનાવવી
appdev < એપ બનાવવી, મોબાઇલ એપ
aiml < કૃત્રિમ બુદ્ધિ, એઆઈ
datascience < ડેટા સાયન્સ
hacking < હેકિંગ
cybersecurity < સાયબર સુરક્ષા
office < કમ્પ્યુટર, કોમ્પ્યુટર, કમ્પ્યુટર બેઝિક
hardware < કમ્પ્યુટર રિપેરિંગ, લેપટોપ રિપેરિંગ
excel < એક્સેલ
typing < ટાઇપિંગ
tally < ટેલી
accounting < નામું, હિસાબ, એકાઉન્ટિંગ, નામાના મૂળતત્વો
gst < જીએસટી
incometax < આવકવેરો, ઇન્કમ ટેક્સ
englishgrammar < અંગ્રેજી વ્યાકરણ
stockmarket < શેર બજાર, શેરબજાર, શેર માર્કેટ, સ્ટોક માર્કેટ
investing < રોકાણ, મ્યુચ્યુઅલ ફંડ, બચત
bankexam < બેંક પરીક્ષા
insuranceagent < વીમો, વીમા એજન્ટ
marketing < ડિજિટલ માર્કેટિંગ, જાહેરાત
youtube < યુટ્યુબ, યૂટ્યૂબ
freelancing < ઘરે બેઠા કમાણી, ઓનલાઇન કમાણી, ઘરે બેઠા કામ
entrepreneurship < ધંધો, વ્યવસાય, બિઝનેસ, ધંધો શરૂ
exportimport < નિકાસ, આયાત, આયાત નિકાસ
graphicdesign < ગ્રાફિક ડિઝાઇન
photoshop < ફોટોશોપ
videoediting < વિડીયો એડિટિંગ, વીડિયો એડિટિંગ
photography < ફોટોગ્રાફી
english < અંગ્રેજી, અંગ્રેજી બોલતા, અંગ્રેજી બોલવું, સ્પોકન ઇંગ્લિશ, ઇંગ્લિશ
hindilanguage < હિન્દી, હિંદી
sanskrit < સંસ્કૃત
gujarati < ગુજરાતી ભાષા, ગુજરાતી વ્યાકરણ
interview < ઇન્ટરવ્યુ
resume < બાયોડેટા
publicspeaking < વક્તૃત્વ, ભાષણ
proskills < આત્મવિશ્વાસ, વ્યક્તિત્વ વિકાસ
cooking < રસોઈ, રસોઈ બનાવવી, વાનગી, વાનગીઓ, રસોઇ
baking < કેક, કેક બનાવવી, બેકિંગ
preserves < અથાણું, અથાણાં, પાપડ
tailoring < સિલાઈ, સિલાઈ કામ, સીવણ, સિવણ, દરજી, દરજીકામ, બ્લાઉઝ
embroidery < ભરતકામ, ભરત ગૂંથણ
knitting < ગૂંથણ
mehndi < મહેંદી, મેંદી
beauty < બ્યુટી પાર્લર, મેકઅપ
hair < વાળ
handicraft < હસ્તકલા
candles < મીણબત્તી
soapmaking < સાબુ
jewellery < ઘરેણાં, ઝવેરાત
yoga < યોગ, યોગાસન, પ્રાણાયામ
meditation < ધ્યાન
stress < તણાવ
weightloss < વજન ઘટાડવું, વજન ઓછું, વજન ઘટાડો
fitness < કસરત, વ્યાયામ
nutrition < પોષણ, આહાર
health < આરોગ્ય, સ્વાસ્થ્ય
ayurveda < આયુર્વેદ
firstaid < પ્રાથમિક સારવાર
healthcare < નર્સિંગ
parenting < બાળ ઉછેર, બાળઉછેર
music < સંગીત
singing < પાટ, ગાયન, ગીત, ગાવાનું
classicalmusic < શાસ્ત્રીય સંગીત
guitar < ગિટાર
percussion < તબલા, ઢોલ
piano < હાર્મોનિયમ
flute < વાંસળી
dance < નૃત્ય, ગરબા, ડાન્સ, દાંડિયા
acting < અભિનય, નાટક
art < ચિત્રકામ, ચિત્રકળા, ચિત્ર દોરવું, ચિત્ર
creativewriting < વાર્તા લેખન
poetry < કવિતા, ગઝલ
chess < શતરંજ, ચેસ
cricket < ક્રિકેટ
swimming < તરવું, સ્વિમિંગ
selfdefence < સ્વરક્ષણ, કરાટે
driving < કાર ચલાવવી, ગાડી ચલાવવી, ડ્રાઇવિંગ
bikerepair < બાઇક રિપેરિંગ
mobilerepair < મોબાઇલ રિપેરિંગ, મોબાઈલ રિપેરિંગ, મોબાઇલ રિપેર, મોબાઈલ રીપેરીંગ
electrical < ઇલેક્ટ્રિશિયન, વાયરિંગ, વીજળીનું કામ, ઇલેક્ટ્રિક કામ
plumbing < પ્લમ્બિંગ, નળનું કામ
acrepair < એસી રિપેરિંગ
welding < વેલ્ડિંગ
carpentry < સુથારી, સુથારી કામ, લાકડાનું કામ
solar < સૌર, સોલાર
cctv < સીસીટીવી
farming < ખેતી, ખેતીવાડી, પાક
organicfarming < ઓર્ગેનિક ખેતી, સજીવ ખેતી, પ્રાકૃતિક ખેતી
mushroom < મશરૂમ, મશરૂમની ખેતી
poultry < મરઘાં, મરઘાં ઉછેર, મરઘાપાલન
goats < બકરી પાલન, બકરા પાલન
dairy < ડેરી, ગાય, દૂધ, ગાય પાલન
livestock < પશુપાલન
fishfarming < મત્સ્યપાલન, માછલી ઉછેર
beekeeping < મધમાખી, મધમાખી ઉછેર
gardening < બાગકામ, બાગાયત, બગીચો
maths < ગણિત
physics < ભૌતિકશાસ્ત્ર, ભૌતિક વિજ્ઞાન
chemistry < રસાયણશાસ્ત્ર, રસાયણ વિજ્ઞાન
biology < જીવવિજ્ઞાન
science < વિજ્ઞાન
socialscience < ઇતિહાસ, ભૂગોળ
economics < અર્થશાસ્ત્ર
govexams < સરકારી નોકરી, સરકારી પરીક્ષા, જીપીએસસી
railwayexam < રેલવે પરીક્ષા
teaching < શિક્ષક
legal < કાયદો, કાયદા
astrology < જ્યોતિષ
vastu < વાસ્તુ
spirituality < ગીતા, ભગવદ ગીતા
priesthood < પૂજા
`,
  fillers: `
શીખવું શીખવી શીખવા શીખો શીખવાનું શીખવાડો શીખીએ શીખવો છે હું મારે મને મારા માટે અને કેવી કેવું રીતે કઈ કેમ કોર્સ ક્લાસ વર્ગ તાલીમ કામ એક ઓનલાઇન ગુજરાતીમાં ગુજરાતી સારો સારું શ્રેષ્ઠ સરળ નવો
કરવું કરવી કરવા બનાવવી બનાવવું બનાવતા બનાવવા બોલતા બોલવું ચલાવવી શરૂ જોઈએ જોઈએ છે તૈયારી પાલન ઉછેર વિડીયો
`,
  free: 'મફત, મફતમાં, ફ્રી, વિનામૂલ્યે',
  beginner: 'શરૂઆત, શરૂઆતથી, બેઝિક, પ્રાથમિક, શિખાઉ',
});
