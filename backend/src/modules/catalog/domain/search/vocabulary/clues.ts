import { MORE_CLUES } from './more-clues.js';

/**
 * Words that hint at a subject without naming it: people describe a problem or a dream. A word may hint at several
 * subjects, which weakens it; several words together are stronger. One line each: the subject, then the words.
 */
const LINES = `
webdev < website page pages site sites homepage domain hosting host publish clickable menu browser online shopfront visitors portfolio banani banaani
html < page pages tags headings picture links form contact first simple basic
css < look looks colours colors style styling layout pretty beautiful phone fit align responsive screen animate
javascript < interactive button buttons click clicks popup slider form validate submit browser event lively dynamic page
react < components reusable state hooks rerender facebook single
backend < server login signup password accounts store data request requests endpoint users session logic behind
fullstack < everything both whole website backend frontend database deploy saas
database < store save records tables lookup slow
sql < query queries rows columns tables fetch question slow report forever extract
git < version versions undo branch branches merge history lost older overwrite teammates commit forgot backup
devops < deploy release releases server servers crash pipeline automatic automatically production night rollback
docker < container machine works laptop environment ship run anywhere setup dependencies
cloud < server servers host storage scale traffic crash down uptime amazon bill region
linux < terminal commands command black screen ubuntu server permissions
testing < test bugs bug broken quality check cases automated release tester
dsa < puzzles problems solve solving problem interview amazon google product company companies tree trees graph graphs sorting recursion rounds test aptitude
systemdesign < scale scaling millions million users architecture whatsapp uber netflix large system load crores interview cases lakh lakhs crore down once hits sale goes
appdev < app apps phone mobile smartphone playstore publish install download idea notification users
android < phone playstore google samsung
ios < iphone ipad apple mac
gamedev < game games player players enemy enemies levels jump shoot characters play console fun pubg racing
iot < sensor sensors automatic lights fan control remote wifi switch device devices temperature motor gadget pump tank watering
electronics < circuit circuits wires resistor solder chip board repair tv led bulb gadgets
robotics < robot robots arm wheels motor walk autonomous
blockchain < coin coins token tokens ledger decentralised wallet
aiml < intelligent smart machine machines think thinks brain human future
ml < predict predicts prediction guess price prices rent loan approve default churn leave customers classify spam pattern patterns learns train model likely chance
deeplearning < layers neurons brain network gpu images recognise
nlp < reviews review comments comment feedback tweets text texts sentences language translate translation summarise summarize summary positive negative angry happy sad mood opinion opinions complaints emails sort spam meaning understand emotion emotions tone unhappy happy customer customers thousands read say reviews
vision < camera image images picture pictures photo photos face faces detect count cars vehicles helmet mask plate plates x-ray scan scans recognise recognize identify spot see video frames defects tumour leaves disease
speech < voice audio recordings recording speak spoken listen alexa transcript call calls meeting
timeseries < sell sales demand next year weather stock season seasonal festival diwali units forecast quantity future predict expected inventory
recommender < suggest suggests suggestion like likes watch watched movies movie songs products netflix amazon youtube spotify taste similar bought
reinforcement < reward rewards agent game walk play plays trial penalty
mlops < production deploy model models serve monitor drift server retrain live
genai < generate generates creative model
llm < gpt transformer tokens model own language
rag < pdf pdfs documents document answers answer company questions chat files manuals knowledge policy own
agents < agent autonomous tools browse book itself tasks steps
chatgpt < gpt emails email letter letters homework essay essays summarise summary reply write ask ideas answer answers assistant
prompting < ask asking better answers answer question questions properly gpt rubbish instructions phrase
aiimage < image images picture pictures photo photos cartoon cartoons poster posters art draw drawing avatar portrait logo paint generate illustration
aivideo < video videos avatar face faceless voice talking clip clips dubbing presenter animated film shorts reels showing
copilot < programmer faster debugging autocomplete suggestions
automation < repeat repetitive every daily weekly monday copy paste automatic automatically automate manually manual hours button same invoices reminders reply whatsapp robot leads form
aislides < slides deck pitch presentation ppt
chatbot < bot reply replies automatic customers questions whatsapp website answer answers night 24x7 telegram
datascience < data insights patterns scientist numbers analyse
statistics < average averages chance chances odds sample survey significant compare groups experiment test proof percentages thesis research hypothesis
pandas < csv messy clean cleaning files rows columns missing duplicate merge
analytics < data numbers report reports sales insights why dropped decision decisions analyse figures business trends metrics boss manager
visualization < chart charts graph graphs colourful numbers show present management visual map maps boss dashboard
excel < sheet sheets formula formulas cells rows columns report table totals salary list office filter sort calculations
powerbi < dashboard report reports charts interactive kpi sales
webanalytics < visitors clicks traffic track tracking conversion ad source bounce
bigdata < huge terabytes billions rows cluster slow large logs
dataengineering < pipeline pipelines move warehouse nightly load sources
webscraping < collect prices websites copy listings extract jobs automatically competitor
hacking < hack hacked break into password wifi kali attack legally hacker system
websecurity < website websites bugs bug flaws holes vulnerabilities earn dollars attack secure hackers site
cybersafety < scam scams fraud frauds cheat cheated cheats otp upi bank money stolen fake call calls link links parents grandparents elderly safe trick tricked tricks phone lost password lottery qr kyc paisa kat gaya message khata khaali leak hacked account whatsapp
networksecurity < wifi neighbours neighbour router firewall intruder connected stealing
networking < internet cable cables router switch wifi lan office connect computers network ip slow
forensics < deleted recover evidence police crime court phone chats investigate criminal proof disk
malware < virus viruses ransomware infected trojan files locked
cybersecurity < protect company attacks attack hackers secure threats breach data leak
uiux < screens screen app apps look confusing users easy interface pretty button flow layout
uxresearch < users user customers interview interviews ask feedback thinking want watch observe survey
accessibility < blind deaf disabled disability see hear cannot eyesight vision elderly everyone wheelchair impaired shaky
designtheory < colours colors fonts font match together look ugly spacing cheap pick combination beautiful
wireframe < sketch draw paper screens idea before rough plan
graphicdesign < poster posters banner flyer menu card invitation social post posts shop print festival pamphlet
logodesign < brand shop company identity symbol name
photoshop < photo photos background remove edit retouch old skin album blemish cutout
videoediting < video videos clip clips cut cutting music reels vlog trim effects transitions youtube birthday film gaana kaatna
motiongraphics < animate animated titles intro logo moving text
animation < cartoon cartoons animate characters moving kids story
photography < camera photos photo pictures picture blurry click shoot wedding portrait light dark night lens dslr sunset
youtube < channel subscribers views viral videos monetise monetize thumbnail
office < computer typing word email emails mouse keyboard internet file files folder print senior retired clerk letter mails
presentation < slides ppt boss meeting present deck
accounting < shop books ledger bills bill balance profit loss invoice accountant accounts udhaar khata record expenses entries
tax < tax return returns government notice salary refund income file filing deduct penalty pan
personalfinance < salary save saving savings spend spending month money broke debt loan budget expenses paise paisa bacha bachana kharcha emi kharch ghar
investing < money grow invest returns sip retire wealth double fd safe lagaye lagana badhana
stockmarket < share shares market buy sell profit chart charts company candle broker
marketing < customers customer promote sell ad ads advertise shop business leads online reach people grahak sales
socialmedia < instagram facebook followers likes reels page viral post posts
seo < google search top first rank page website found traffic appear higher
contentwriting < write writing writer articles words likhna likhkar editor
creativewriting < story stories novel book poem poems characters plot author kahani likhkar
copywriting < sell words headline headlines persuade ads
sales < sell selling customer customers convince close deal deals product target clients
ecommerce < sell selling store shop online orders order products saree sarees handmade clothes delivery internet customers website
entrepreneurship < business company idea start own investor investors boss founder shop money loan register product naukri chhod khud dukaan
freelancing < home earn clients client online money side income job dollars ghar kamana kamai weekend paise
hr < hire hiring salary employees leave policy staff joining resign
customerservice < customers customer angry calls call complaint complaints caller refund support rude shouting guest guests service phone handle helpdesk
communication < talk talking people confident confidence words shy meeting meetings explain listen colleagues conversation nervous clearly speak
publicspeaking < stage audience crowd speech fear nervous shy scared shaking public talk front people afraid mic microphone wedding toast terrified seminar darr dar lagta saamne samne log logo logon bolne ghabrahat
english < english speak fluent fluently grammar foreigners sentences mistakes vocabulary pronounce accent angrezi
interview < interview questions ask asked job hr hired answer answers nervous selected prepare naukri recruiter placement round panel introduce weakness salary
resume < job cv recruiters calls shortlist shortlisted apply applied applications profile naukri format
leadership < team boss manager lead people promoted employees friends motivate staff delegate juniors colleagues department reports
timemanagement < time late busy day deadlines lazy phone instagram waste wasting focus schedule tasks forget postpone procrastinating routine morning never finish distracted delaying
projectmgmt < project deadline deadlines schedule budget plan team late tasks track deliver scope
teamwork < team fight fighting together conflict disagree argue
orgtraining < staff employees train workshop workshops company joiners new session sessions conduct teach office team department induction sikhana
protraining < trainer teach adults workshop classroom skills students
teaching < teacher students class classroom school lesson worksheet worksheets pupils
proskills < office manners personality confidence dress behave impression
sustainability < environment green planet climate electricity energy pollution eco plastic office carbon nature
esg < carbon emissions report company scope audit
waste < garbage kachra plastic society throw segregate dustbin smell
compost < kitchen waste peels manure khaad leaves bin smell kachra
solar < roof rooftop panel panels sun electricity bill bijli chhat suraj
electrical < wiring wires switch fan bulb fuse shock house ghar socket short lights current bijli board
mobilerepair < phone phones screen battery broken cracked charging repair mobile display fell water dead touch charge
hardware < laptop computer pc slow hang ram fan heating windows crash restart screen keyboard upgrade assemble format virus noise
acrepair < ac cooling fridge gas cool compressor washing machine summer
plumbing < water tap leak leaking pipe nal tank bathroom
automobile < bike car engine scooter gaadi mechanic garage tyre clutch
ev < battery charging electric scooter rickshaw
cctv < camera cameras security theft thief watch shop house
cctvinstall < camera cameras install fit mount house shop wires cable lagana ghar dukaan gate setup
cctvmonitor < watch watching cameras screens guard control room mall operator night shift observe footage
cctvrepair < camera cameras recorder recording picture blank black blurry signal working beeping shows nothing dead fault stopped dvr
biometric < finger fingers eye eyes face scan identity verify thumb
attendance < staff employees attendance finger punch late office machine school salary time mark presence thumb present register
aadhaar < card enrolment identity address update kendra centre mobile number name correct
examops < exam exams candidates hall centre conduct seat seats cheating invigilate students computer test duty pariksha
safety < accident accidents factory helmet danger worker workers hazard hurt fire site
firstaid < choking bleeding unconscious ambulance emergency burn burns heart attack accident injured wound snake bite faint fainted save life drowning breathing collapsed pulse unconscious bleed heart dies
yoga < back pain stiff body flexible breathe breathing neck sitting hurts hurt posture knees asana relax knee desk shoulder
stress < stress worried worry angry tired sleep mind pressure overthink sad nervous anxious calm exam tension relax gussa pareshan
meditation < calm peace mind breathe quiet focus relax shanti thoughts
fitness < fit muscles belly gym body weight run strong exercise stamina pet
nutrition < eat eating food weight diet lose fat healthy roti dal protein thin sugar diabetes meal meals khana belly pet diabetics diabetic cholesterol bp vegetarian breakfast thali
cooking < food eat dinner lunch kitchen dish dishes tasty guests family hostel roti sabzi spices restaurant recipe banana khana
baking < cake cakes oven birthday cookies biscuits eggless cream dough loaf
music < song songs tune melody instrument play compose
guitar < strings chords strum
singing < sing sings song songs voice sur bollywood gaana gaane awaaz karaoke
art < draw paint pencil colours canvas sketch portrait
tailoring < clothes dress blouse kurta machine stitch sew cloth fabric ladies measurement fitting cutting kapde boutique petticoat
beauty < makeup parlour salon skin face bride wedding nails glow
mehndi < henna hands bride wedding cone
gardening < plants plant garden balcony terrace grow pots vegetables flowers roof soil seeds tomato tomatoes
farming < land field fields crop crops grow village soil tractor harvest yield wheat acre zameen khet gaon
dairy < cow cows milk buffalo doodh gaay bhains feed
parenting < child children son daughter kid baby toddler teenager tantrums shout school homework screen bachcha beta beti listen zid ziddi sambhale sambhalna cries cry screams crying hit behave manners roti
psychology < mind behaviour feelings emotions people trauma relationship
languages < abroad country foreign travel speak language visa
german < germany nurse berlin ausbildung goethe
french < france paris canada
japanese < japan tokyo anime
korean < korea kdrama kpop bts
maths < sums calculation numbers table multiplication algebra marks
govexams < government sarkari naukri exam marks rank syllabus crack
supplychain < stock warehouse goods delivery trucks suppliers export containers orders
productmgmt < product roadmap features launch customers users prioritise
legal < court agreement rights contract police notice rules
healthcare < hospital patient patients nurse medicine doctor ward injection
eldercare < grandparents grandmother old bedridden care parents dadi
customerservice < bpo night shift
interiordesign < room home furniture walls decorate house sofa decoration
nocode < without code coding program programmer cannot dont know drag drop nontechnical
wordpress < blog blogging theme plugin site website quick simple without coding
entrepreneurship < pitch funding partner
scratch < kids child children son daughter school class
webperf < slow slowly seconds load loads loading faster speed takes open heavy wait bounce lag
database < backup indexes
dsa < puzzle logic whiteboard
ml < unhappy leaving cancel repay buyers
customerservice < shout shouts yell hang abusive
cybersafety < pretending pretend mother father pension stranger strangers
resume < back never callback replied reply
eldercare < grandmother grandfather bed dada nani
photography < click food mobile pictures
canva < posts shops phone design
yoga < stretch morning
tally < computerised ledger
office < retired grandfather father mother
forensics < seized deleted
solar < bill high
orgtraining < properly
german < europe
english < call centre abroad confidence colleagues
electrical < trip trips voltage meter
plumbing < drip drain flush blocked
tailoring < hem zip button alter
gardening < leaves yellow dying dry pest
sales < refuse price objection
personalfinance < emergency insurance retire
stockmarket < candle crash bull bear
entrepreneurship < partner licence franchise
freelancing < rate proposal gig
productmgmt < feature customers
scrum < sprint standup sprints
devops < friday manual
cloud < bill backup
linux < commands ssh
networking < switch ping
websecurity < login injection
uxresearch < really users want build
motiongraphics < intro
videoediting < shorts
hr < leave attendance pf
supplychain < delay
legal < agreement landlord tenant
teaching < online notes
govexams < cutoff
meditation < chanting
fitness < pushups gym
music < jam band
piano < casio keys
singing < pitch high
art < shading face
handicraft < gift gifts decorate
mobilerepair < speaker mic
hardware < fan
acrepair < cool cold
automobile < puncture oil
firesafety < fire smoke alarm
`;

/** Pairs of a word and a subject that it hints at. */
export const CLUES: readonly (readonly [word: string, subject: string])[] =
  `${LINES.trim()}${MORE_CLUES.trimEnd()}`.split('\n').flatMap((line) => {
    const [subject = '', words = ''] = line.split(' < ');
    return words.split(' ').map((word) => [word, subject] as const);
  });
