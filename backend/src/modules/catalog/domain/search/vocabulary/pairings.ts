/**
 * Subjects named by two words anywhere in a request, in any order: "pictures that an AI makes". One line each: the
 * subject, then two groups of words; one of each must occur.
 */
const LINES = `
acting < role roles part + film films movie movies serial serials series tv
housepainting < paint painting painter colour color + wall walls house deewar diwar ghar makan
travelbusiness < travel tour tours tourism + business agency company entrepreneurship
trades < 10th 12th matric dasvi barahvi + job jobs naukri skill skills
agriculture < village villages rural gaon gaanv dehat + business idea ideas earn kamai income entrepreneurship
bridalmakeup < makeup makeupart beauty parlour + bride bridal wedding dulhan
weddingphotography < photographer photography photo photos + wedding weddings
aiimage < ai aiml aitools artificial chatgpt intelligence + image images picture pictures photo photos art cartoon cartoons drawing illustration poster
aivideo < ai aiml aitools artificial intelligence + video videos avatar avatars voice dubbing film movie
copilot < ai aiml aitools chatgpt artificial + code coding programming programmer programmers developer developers
aiwriting < ai aiml aitools chatgpt artificial + blog blogs article articles copywriting
chatgpt < chatgpt ai + email emails homework summaries teacher teachers assignment
chatbot < bot bots chatbot whatsapp telegram + reply customers answer message messages automatic
automation < automate automatic automatically robot robots bot repetitive boring + task tasks work office computer job
websecurity < website websites web site sites + bug bugs hack hacking hacker hackers attack attacks vulnerability vulnerabilities secure security
networksecurity < wifi network networks wireless router + hack hacking hacker hackers crack cracking attack attacks break secure security protect
mobilesecurity < phone phones mobile android + hack hacking hacked hacker
cybersafety < hacked + get getting got being avoid prevent
cybersafety < hack hacker hackers hacking hacked + protect safe prevent bach bacho bachna bachne bache bachao bachaye bachav
cybersafety < hack + sake hone jaye jaaye
cybersafety < hacked hack stolen + instagram facebook whatsapp gmail account accounts
cybersafety < online internet upi otp bank family parents children phone + fraud frauds scam scams cheat cheating thagi bachna bache bachaye safe
mobilerepair < phone phones mobile mobiles smartphone + repair repairing fix broken battery kharab theek badalna display
hardware < computer computers laptop laptops pc desktop + repair repairing fix broken slow assemble kharab theek parts motherboard
cctvrepair < cctv camera cameras dvr nvr + fix fixing broken kharab theek fault faults signal recording working problem repair maintenance
cctvmonitor < cctv camera cameras surveillance + watch watching monitor monitoring guard guards operator shift dekhna dekhne naukri
cctvinstall < cctv camera cameras dvr + install installing installation setup mount mounting fit lagana lagane lagaye lagao cabling
photography < camera cameras dslr phone click clicking kheenchna khichna + photo photos picture pictures shoot portrait portraits wedding weddings photography
videoediting < video videos reels youtube + edit editing cut cutting effects
rag < chatbot bot llm gpt chatgpt assistant + pdf pdfs document documents docs
clang < c + pointer pointers struct structs
soc < hackers attackers attacks breaches threats + monitoring monitor
mlops < model models ml jupyter notebook + live deploy deploying deployment server servers production serve serving
timeseries < predict predicting prediction forecast future next + sales demand month months stock weather year
vision < cv + dl ml ai aiml deep opencv
vision < image images camera picture pictures video cars faces objects + detect recognize recognise count identify recognition detection
seo < website websites site page blog google + google rank ranking higher search traffic visitors
ecommerce < sell selling shop store dukan dukaan + online website internet amazon
ecommerce < sell selling bechna bechni + godown warehouse nationwide
wireframe < app apps screen screens website design + draw drawing sketch sketching prototype paper
uiux < screen screens app apps + design designing
uxresearch < user users + interview interviews research feedback test testing talk survey surveys
uxresearch < customer + interview interviews research feedback test testing survey surveys
crossplatform < iphone ios apple + android
entrepreneurship < business company startup dukan dukaan shop + start starting shuru launch investors investor fund funding own kholna khole
investing < money paisa paise salary income + invest investing investment grow lagaye lagana
personalfinance < money paisa paise salary income + save saving bachana bachat budget
retail < shop store mall showroom supermarket + job vacancy salesman helper
accounting < gst tax taxes tally + file filing return returns account accounts business shop
customerservice < customer customers client clients caller callers + upset rude angry calls call gusse gussa complaint complaints handle support calm shout shouts shouting yell yelling abuse
eldercare < mummy papa mother father mom dad mata pita parents + forgets forget falls fall bhool bhoolna dekhbhal bathroom
jewellery < ring rings necklace earrings bangles pendant + design designing cad computer draw
leadership < team staff employees + listen listens obey
cybersafety < banking upi payment payments + safe surakshit
automation < report reports excel sheet + hand manual manually hours
communication < rude arrogant toxic difficult + people boss colleague colleagues coworker coworkers office manager team
communication < meeting meetings people colleagues team office + speak speaking talk talking bolna confidently clearly
publicspeaking < stage audience crowd public + speak speaking talk bolna bolne fear afraid scared dar nervous
marketing < business shop store sales dukan dukaan + grow growing badhana badhaye bigger
leadership < team teams people staff + lead leading leader manager manage managing boss coach
orgtraining < employees employee staff company corporate organisation organization + train training trainings trainer teach onboarding
orgtraining < hire hiring recruits + train training teach
timemanagement < time deadline deadlines day + manage miss late waste plan busy overwhelmed enough organize
waste < garbage waste kachra plastic + society housing home problem segregate sort compost reduce recycle
plumbing < house ghar + repair repairs marammat
electrical < house ghar + repair repairs marammat
electrical < house home ghar switch lights bijli electric + wiring wire wires fitting electrician
solar < watt watts kilowatt kw panel panels + roof house home ghar chhat need panel panels
solar < solar panel panels rooftop sun + install installing installation energy power electricity lagana lagane inverter
tailoring < clothes kapde kapda dress blouse kurta suit + stitch stitching sew sewing silai silna silne make making machine
cooking < food khana roti sabzi dishes + cook cooking make making banana banane recipes
examops < exam exams pariksha test tests + operator operators centre center conduct software computer hall staff invigilator
resume < resume cv biodata + write writing banana banaye make job
interview < interview interviews + job naukri hr prepare preparation taiyari questions
english < english angrezi + speak speaking bolna bolne fluent fluently improve grammar
sql < data database table tables + query queries querying store storing
excel < excel spreadsheet spreadsheets sheet sheets + formula formulas report reports chart charts data
office < computer computers + basics basic beginner understand chalana use using operate sikhna learn senior
networking < internet network networks + works work working cable cables router
analytics < data + analyst analyze analyse analysis insights business reports
webanalytics < website visitors traffic customers + analytics track tracking
pandas < data files csv messy + clean cleaning python wrangling
iot < sensor sensors home house light lights arduino + automate automation smart control arduino esp32
prompting < gpt chatgpt ai + ask asking answers question questions properly
forensics < deleted delete police evidence crime + chats messages files phone recover find investigate data
cloud < host hosting deploy + app apps website server online
ios < apple + language app apps phone phones program programmed programming code develop
accessibility < blind disabled deaf disability + users website site app design
reinforcement < reward rewards trial + learn learns agent robot game
projectmgmt < project projects + deadline deadlines run manage managing lead late team plan planning
homebusiness < housewife housewives homemaker homemakers grihini women mahila ladies + earn earning income kamai kamana kamane kamaye paise business
homebusiness < ghar home gharelu + business vyapar vyavsay dhandha udyog
freelancing < ghar online home + kamana kamane kamaye earn income paise
yoga < mind mann dimag dil stress gussa + calm shant control kam relax
ayurveda < hair baal + falling fall fell loss jhad jhadna jhadte girna girte
parenting < teenager teenagers teen teens teenage + angry handle raise raising listen listens behaviour behavior parent parents gussa zid
smartphoneuse < grandmother grandfather grandparents grandma grandpa dadi dada nani nana elderly seniors mata pita + smartphone whatsapp upi computer laptop sikhana chalana
medicalexam < doctor mbbs + become be banna banne banega banegi class twelve twelfth barahvi entrance admission
engineeringexam < engineer iit btech + class twelve twelfth barahvi entrance admission
teachingexam < teacher shikshak teaching + sarkari government govt bharti
personalfinance < salary paisa paise money income kamai + khatam khatm finish finishes finished ends disappear disappears bachta bachti tikta tikti broke
cad < drawing drawings draft drafting + engineer engineering civil site building mechanical software
cybersafety < dhokha dhokhadhadi dhokhadhdi khatra khatre khatron + bachana bachao bachen bache bachna online internet upi whatsapp
socialmedia < instagram insta facebook + reels reel followers page business grow post posts
exportimport < sell selling supply bechna bechne + abroad america usa uk dubai gulf canada europe overseas videsh foreign
signlanguage < deaf mute goonga goonge bahra behra + talk talking speak communicate understand baat language person colleague
kannada < bangalore bengaluru mysore karnataka + speak speaking talk language bolna local locals
tamil < chennai coimbatore madurai + speak speaking talk language bolna local locals
telugu < hyderabad vizag vijayawada + speak speaking talk language bolna local locals
marathi < mumbai pune nagpur maharashtra + speak speaking talk language bolna local locals
bengali < kolkata calcutta + speak speaking talk language bolna local locals
malayalam < kerala kochi + speak speaking talk language bolna local locals
calligraphy < write writes writing likhta likhti likhna + badly messy neat neatly illegible untidy ganda gandi
earlychild < kids toddler + read reading alphabet alphabets abc abcd padhna padhana
maths < calculation calculations calculate calculating + slow fast quick quickly mind head tez jaldi
retail < shop store dukan dukaan grocery kirana + manage managing sambhale sambhalna sambhalu inventory udhaar udhar expiry
parenting < kids toddler + sleep sleeps cry cries stubborn tantrum ziddi addicted cartoon cartoons
interiordesign < flat house home room bedroom hall kitchen bathroom balcony living + design designing decorate decorating renovate furnish
selfdefence < girl girls women woman herself myself + protect attack attacked attacker molest molested unsafe suraksha raksha
pregnancy < expecting expects + baby child mother wife
voiceover < voice awaaz + freelancing money earn earning kamai paise paisa career recording
gamedev < game games + make build develop create unity mobile
electrical < power bijli light lights mcb fuse current fan fans socket switch geyser + trip trips tripping goes gone cut cuts stopped spark sparks sparking dim flicker flickers flickering band
leadership < team staff juniors subordinates + listen listens obey respect ignore ignores
testing < bugs bug defects defect + customers customer users users production release reach reaches client clients find found
devops < server servers deployment deployments release releases deploy + break breaks broken fail fails manual manually night
astrology < birth planets stars janam + chart kundli patri planets future
stockmarket < stock stocks share shares market + chart charts candle candles candlestick graph graphs
git < code + overwritten overwrote overwrite colleague lost conflict conflicts undo old
singing < voice awaaz gala + sing training train sur song songs good
dance < sangeet wedding sister brother stage function + perform dance performance steps nach naach
cybersafety < mother father parents grandparents elderly seniors old + online fraud safe internet scam scams
office < computer computers laptop + old elderly seniors mother father mummy papa parents
chatbot < chatgpt gpt ai + bot company website customers
calculus < derivatives derivative integration integrals + integration maths differentiation understand integrals
studyabroad < canada australia uk usa germany abroad + study studies masters university college admission
personalfinance < spend spending salary earn + save saving more less month end
sql < query queries + slow seconds takes time faster
photography < photos photo pictures pics + flat dull blurry dark boring better
parenting < kids infant baby toddler + upbringing raise raising tantrums
parenting < kids child son daughter teenager + listen listens obey stubborn
hardware < computer laptop pc + virus viruses hang hangs slow crashed formatted format
systemdesign < app apps site website server + crash crashes crashed down traffic
electrical < fan fans lights switch tubelight + fix repair broken kharab theek
automobile < car cars bike bikes scooter scooty + battery engine start starts brake brakes puncture oil noise mileage dead
personalfinance < salary income + enough little low small kam
parenting < son daughter kids teenager teenage + phone mobile screen glued addicted addict talk talks watches instagram lies lying rude disrespect
psychology < wife husband spouse partner girlfriend boyfriend marriage couple shaadi + fight fights fighting argue argues argument arguments quarrel quarrels divorce trust jhagda jhagde
parenting < kids brothers siblings + fight fights fighting jhagda jhagde jealous
negotiation < customer customers client clients buyer buyers vendor vendors grahak supplier suppliers + discount discounts bargain bargains haggle haggling cheaper rate
negotiation < salary pay increment appraisal + ask asking demand hike raise badhana maangna negotiate
firstaid < someone somebody person people friend anyone everyone kisi anybody + collapse collapses collapsed faint faints fainted fainting unconscious choke chokes choking drowning drowned breathing bleeding behosh burnt burns poisoned electrocuted attack
firstaid < heart + attack arrest
firstaid < help save bachana + collapse collapses collapsed faint fainted unconscious choking accident bleeding emergency behosh
teaching < class students teacher classroom school bachchon + paper papers worksheet worksheets lesson lessons homework syllabus checking
aitools < teacher teach teaching class + worksheet worksheets papers lesson time
childcare < baby newborn infant + bathe bath bathing feed feeding massage diaper nappy vaccination hold sleep sleeping cries crying burp born milk doodh nahlana nahlaye pilana pilaye week
childcare < kids + doodh milk breastfeed pilana pilaye nahlana nahlaye diaper
anxiety < exam exams pariksha test results + panic nervous fear afraid scared anxiety anxious tension stress blank dar darr worried worry ghabrahat
stress < exam exams pariksha + stress tension pressure panic
websecurity < websecurity + webdev website websites site web app apps money earn paid
websecurity < security hackerone + paid earn money reward rewards holes bugs flaws vulnerabilities
websecurity < bugs bug vulnerabilities flaws holes + paid earn dollars reward rewards bounty
stockmarket < stockmarket sharemarket share shares stock stocks equity + money paisa paise invest investing investment lagana lagaye lagaun
organicfarming < farming fertiliser fertilizer fertilisers fertilizers urea khad kheti land village farm farmer + chemical chemicals costly mehnga mehngi expensive costs natural
realestate < buy buying sell kharidna purchase + flat house plot home property land makan ghar zameen
organising < house home room kitchen wardrobe cupboard almirah + messy mess clutter cluttered untidy bikhra tidy declutter
timemanagement < forget remember memorise memorize yaad bhool + study studies read learn learned padha padhai
timemanagement < concentrate concentration focus dhyan + study studies padhai reading books
scratch < kids + code coding programming program programs game games gamedev
acting < model modelling + become ramp fashion photoshoot portfolio
yogateaching < yoga + instructor teacher trainer certified certification teach
gymtraining < gym fitness + trainer instructor certified certification coach
driving < car driving + instructor
cybersafety < account bank money paisa + took gone deducted stolen call fake
interiordesign < room house flat home ghar + decorate decoration sajana sajawat beautiful
timemanagement < exam exams + studied revise revision timetable
psychology < smoke smoking cigarette cigarettes drink drinking alcohol sharab nasha tobacco gutka + stop quit leave chhodna chhodne chhode chhodu
parenting < kids son daughter toddler + scared afraid shy crying cries bites beats hits lonely
communication < boss manager colleague + shouts shout shouting insults scolds scold angry yells
interview < career job + gap restart comeback fired layoff
investing < savings + bank idle nothing
debt < loan loans karz udhar emi + nikalna nikle niklu chukana mukti trapped stuck trouble
studyabroad < visa pr immigration migrate settle shift + canada australia usa uk germany abroad europe zealand
ielts < visa pr immigration migrate settle + canada australia usa uk abroad zealand
organising < house home ghar room kitchen + clean saaf safai
eventmgmt < birthday party anniversary function reception wedding + plan planning organise organize host decorations
bikerepair < bike scooter scooty motorcycle bullet + repair repairing fix servicing kharab theek puncture
carrepair < car cars + repair repairing fix servicing kharab theek puncture
bridalmakeup < marriage wedding shaadi bride engagement + look glow glowing skin
smartphoneuse < mother father mummy papa dad mom parents + whatsapp smartphone
excel < report reports + faster quickly fast
automation < report reports mails emails + automatically automatic
trades < fail uneducated illiterate + job naukri kaam work
beauty < skin face + glow glowing pimples dark spots acne fair
cooking < husband kids family guests mehmaan + food tasty khana dishes
gardening < plants plant paudhe + dying dry dead yellow
physiotherapy < knee knees shoulder elbow ankle + pain hurt hurts injury dard
backpain < knee knees shoulder neck back kamar + pain hurt hurts stiff dard
sleep < night raat + asleep awake sleepless neend
parenting < beta beti bacha bachcha ladka ladki + mobile phone padhai gaming game zid ziddi jhooth
mobilerepair < mobile phone smartphone + pani gir gira toot toota tut fell
`;

export interface Pairing {
  readonly subject: string;
  readonly one: readonly string[];
  readonly other: readonly string[];
  /** Whether one of the words is the subject's own id, for its names. */
  readonly isNamed: boolean;
}

export const PAIRINGS: readonly Pairing[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [subject = '', words = ''] = line.split(' < ');
    const [one = '', other = ''] = words.split(' + ');
    return {
      subject,
      one: one.split(' '),
      other: other.split(' '),
      isNamed: words.split(' ').includes(subject),
    };
  });
