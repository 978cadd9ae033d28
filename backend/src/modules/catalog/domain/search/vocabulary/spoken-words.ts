import type { Level } from '../../courses/course-vocabulary.js';
import { LANGUAGES } from './languages/languages.js';

const list = (text: string): readonly string[] => text.split(',').map((term) => term.trim());
const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Words that say nothing about the subject of a request, in English, Hinglish, Hindi and the other languages. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...words(`a an the i im ive id me my mine myself we us our you your u he she it its they them this that these those there here
    is am are was were be been being do does did done dont doesnt didnt have has had having will would shall should can cant could may might must
    and or but so if then than as at by for from in into of off on onto to too up with within about over all any some each every other another
    not no yes ok okay well just only also very really much many more most lot lots bit little few quite still even ever again already yet please pls plz kindly
    want wants wanna wanted need needs needed wish like love would looking look lookin find search searching show give get got getting tell teach teaches taught suggest suggestion recommend
    recommended recommendation recommendations help helps let lets go going gonna try trying know knowing knows understand understanding explain start starting started begin beginning become becoming
    learn learns learning learner learners study studying course courses class classes tutorial tutorials lesson lessons lecture lectures video videos training program programme programs programmes workshop
    certificate certification bootcamp masterclass content material online topic topics subject subjects stuff thing things something anything someone everything way ways
    what which who whom whose where when why how good great nice best better top right useful suitable proper cool awesome interesting
    absolute bilkul naya naye nayi under below above upto max min maximum minimum around about approx approximately atleast expensive
    um uh umm uhh hmm hm er ah oh hey hi hello hii yaar yar bhai bro sir madam mam maam ji alexa siri actually basically literally kind sort kinda sorta maybe perhaps probably mean think guess guys
    prepare preparing protect boss nice front people scared afraid sell own company family new reduce look make making made build building create creating use using used work working works job career field area day days today now new latest person people student students someone fast quickly quick easily easy simple
    one ones per via etc vs through without complete full entire whole proper self own take taking available options option list different type types lately currently soon thanks thank thx
    out up down upon away back again same next last week month year weeks months years hour half keep keeps kept put puts set sets picking pick picked together between among stop stops stopped running run runs happen happens happened come comes came seem seems say says said ask asks asked call called turn turned turns change changed changes open opens feel feels felt become became told talked thought think thinks thinking wonder wondering wondered dream dreaming hope hoping hoped hard difficult able unable cannot always never often sometimes usually ever since until while during before after first second third next later early late soon around near far else instead rather whether either neither both such own same different several few least rated rating ratings
    skill skills knowledge guide step steps detailed detail details practical hands hand real project projects based world life level levels language hindi medium price cost priced costing budget rate fee fees paid pay money
    yeah khud khudse bane ban bante banta banu banwana lagta kitna kitne kitni jaise waise isse usse unka unke inka inke iska iske uska uske agar lekin magar phir fir ab abhi tab jab jahan wahan yahan kyunki isliye zaroor jarur kripya dost didi sikhana sikhlaiye sikhlaye sikhaen padhao padhaao dikha dikhaye chalo acchhe achchha ghar hindi
    mujhe mujhko muje mujh mai main mein mera meri mere hum humko hume hame apna apni apne aap aapka tum tumhara ye yeh wo woh vo is us isko usko koi kuch kuchh kya kaise kaisey kese kab kahan kahaan kyu kyun kaun kaunsa konsa
    hai h hain hu hoon hun ho hona hota hoti hote tha thi the raha rahi rahe gaya gayi ja jao jaye jana ka ki ke ko se par pe me mein tak liye lie wala wali wale waala aur ya bhi hi toh to na nahi nahin mat sab sabse bahut bohot thoda thodi
    sikhna sikhni sikhne seekhna seekhni seekhne sikhao sikhaao sikhaye sikhaiye sikhayein seekhao sikh sikhu seekh sikha sikhata sikhane sikhaane sikhaen sikhaein sikhlao siikhna sekhna sikhe seekhe sikhen kholna kholne khole khol taiyari tayari lagta lagti lage dar lekar karwana karwao padhna padhai padhne padhni jaanna janna samajhna samjhao batao bataiye bataye bataao btao dikhao dikhaiye dikhaye dedo dijiye chahiye chahie chaiye chahta chahti chahte chahta chahiye karna karni karne kare karo karein karu kar karke karta
    banana banani banane banao banaye banaiye banna banne bana banate banate kaam acha accha achha achi acche achhe badhiya sahi asan aasan aasaan jaldi tareeka tarika wagera vagera dhundo dhundho khojo dekhna de do le lo lena leni sakta sakti sakte sakun saku paaye milega mile milta
    मुझे मैं हम है हैं को का की के से में और या भी कोर्स सीखना सीखनी सीखने सिखाओ चाहिए चाहता चाहती करना करने बनाना बनाने कैसे क्या कोई के लिए लिए पर एक तैयारी सिखाओ हूं हूँ होना बताओ दिखाओ अच्छा ऑनलाइन`),
  ...LANGUAGES.flatMap(({ fillers }) => fillers),
]);

/** Fillers that name a subject where nothing else is said: "learn running". */
export const SUBJECTS_ALONE: ReadonlySet<string> = new Set(
  words('running run budget costing options sell fir'),
);

export const LEVEL_TERMS: Readonly<Record<Level, readonly string[]>> = {
  Beginner: [
    ...list(
      `beginner, beginners, newcomer, newcomers, new comers, begineer, biginner, absolute beginner, complete beginner, beginner level, beginner friendly, basic, basics, from scratch, from zero, zero level, zero to hero, zero to pro, ground up, from the ground up, newbie, newbies, noob, novice, starter, starters, getting started, get started, introduction, introductory, intro, fundamentals, fundamental, first steps, first time, entry level, new to, im new, am new, totally new, completely new, no experience, no coding experience, no programming experience, no coding background, no programming background, no technical background, no coding knowledge, no programming knowledge, no tech background, without coding experience, without programming experience, without any coding experience, not from a technical background, non tech background, no prior coding, no prior experience, no background, without experience, without any experience, no prior knowledge, never coded, never done, never used, never tried, never touched, never seen, never held, never opened, never worked with, never made, never cooked, never played, know nothing, dont know anything, never programmed, never written, layman, dummies, shuruat, shuruaat, shuru se, shuruvat, shuru, zero se, shuruaati, naya hu, naya hoon, nausikhiya, kuch nahi aata, bilkul naya, pehli baar, basic level, easy level, very simple, very easy, very basic, non technical, from beginning, from the beginning, शुरुआत, बेसिक, शुरू से, no idea, starting out, just starting, from the start, from start, start se, from the very start, very beginning, from day one, from basics, basics se, shuruwat, shuruvaat, never written code, never coded before, zero knowledge, bilkul zero, scratch se, elementary, freshers, fresher`,
    ),
    ...LANGUAGES.flatMap(({ beginner }) => beginner),
  ],
  Intermediate: list(
    `intermediate, intermediate level, mid level, medium level, some experience, some knowledge, already know, know the basics, know basics, next level, beyond basics, beyond the basics, basics aata hai, basic aata hai, thoda aata hai, little experience, past the basics, after basics, intermidiate, intermediat, improver, improve my, move beyond, done the basics, done with basics, finished basics, finished with basics, completed basics, learned basics, learnt basics, basics are clear, basics done, aage badhna, thoda bahut aata hai`,
  ),
  Advanced: list(
    `advanced, advance, advanced level, advance level, expert, expert level, experts, pro level, like a pro, in depth, indepth, deep dive, master level, mastery, seasoned, professional level, for professionals, high level, advanc, hard level, mahir, visheshagya, एडवांस, for pros, for experienced, years of experience, become an expert, pro ban, architect level, in detail level`,
  ),
};

/** Phrases that refuse a level. */
export const UNWANTED_LEVEL_TERMS: Readonly<Partial<Record<Level, readonly string[]>>> = {
  Beginner: list(
    'not for beginners, not for complete beginners, not for absolute beginners, not for a beginner, not a beginner, not beginner, not beginner level, no beginners, no beginner, not basic, not basics, not too basic, not the basics, no basics, beginner nahi, beginners nahi, basic nahi, basics nahi, beginner level nahi, not introductory, not an introduction, no introduction, without basics, not from scratch, not entry level, not for newbies, skip the basics, nothing basic, not easy, beginner mat, basic mat',
  ),
  Advanced: list(
    'not advanced, not too advanced, nothing advanced, not for experts, not expert level, not in depth, advanced nahi, advance nahi, not so advanced, no advanced, not very advanced, not hard, not difficult, not too difficult, not too hard, zyada mushkil nahi, mushkil nahi',
  ),
};
/** Idioms whose words would be mistaken for subjects: "logo" means people in Hindi. */
export const SAYINGS = list(
  'basic to advance, basic to advanced, basics to advance, basics to advanced, beginner to advance, beginner to advanced, beginners to advanced, zero to advance, zero to advanced, from basic to advance, from basic to advanced, from basics to advanced, from beginner to advanced, beginner to expert, beginner to pro, basic se advance, basic se advance tak, matlab ki, matlab ke, ka matlab, mera matlab, matlab kuch, matlab koi, matlab jo, matlab mujhe, matlab ek, matlab mai, matlab main, ok google, okay google, hey google, each other, each others, one another, shikhte chai, sikhte chai, korte chai, jante chai, logo ke, logo ko, logo se, logo ki, logo ka, logon, log ke, logo me, logo mein, sab log, in the end, by the way, at the end of the day, make sense, a piece of cake, piece of cake, from home, at home, right now, step by step, hands on, top notch, in my free time, free time, free hour, free minutes, free evening, free days, as soon as possible, english me samjhao, in english, english medium, switch career, switch careers, switch from, switching from, switch to, switch jobs, want to switch, real world, real life, day to day',
);

export const FREE_TERMS = [
  ...list(
    'free, for free, free of cost, free of charge, no cost, zero cost, cost free, muft, mufat, muft mein, without paying, bina paise, bina paise ke, no money, without money, no fee, no fees, free mein, free me, zero rupees, gratis, dont want to pay, not want to pay, cannot pay, cant pay, no payment, free wala, free wale, nothing to pay, cost nothing, costs nothing, without spending, फ्री, मुफ्त',
  ),
  ...LANGUAGES.flatMap(({ free }) => free),
];
/** Phrases with "free" that do not ask for free courses. */
export const ANY_PRICE_TERMS = list(
  'free or paid, paid or free, paid and free, free and paid, free ya paid, paid ya free, free software, free tool, free tools, free app, free apps, free alternative',
);
export const PAID_TERMS = list(
  'no free, no free courses, no free course, not want free, dont want free, do not want free, not looking for free, free na ho, free na hon, free nahi chahiye, free wala nahi, free wale nahi, free mat, nothing free, paid wala, paid wale, paid course, paid courses, paid class, paid classes, paid tutorial, not free, free nahi, free nahin, not for free, paid only, only paid, paid course only',
);
export const CHEAP_TERMS = list(
  'cheap, cheapest, cheaper, affordable, low cost, low price, lowcost, inexpensive, budget friendly, sasta, saste, sasti, kam daam, kam paise, kam price, low budget, not expensive, economical, सस्ता, सस्ते, कम पैसे, कम दाम, lowest price',
);
export const SHORT_TERMS = list(
  'short, not too long, not very long, not long, nothing long, in a day, in one day, within a day, finish in a day, ek din me, ek din mein, zyada lamba nahi, quick, weekend, in a weekend, quick course, crash course, brief, chota, chhota, chote, chhote, bite sized, shortest, short course, less time, little time, kam samay, kam time, quick intro, in a hurry, jaldi jaldi, one sitting',
);
export const LONG_TERMS = list(
  'long, longer, longest, lengthy, lamba, lambe, lambi, comprehensive, extensive, detailed, in detail, vistaar se, full length',
);
export const RATED_TERMS = list(
  'top, top 10, top 5, top rated, best rated, highly rated, highest rated, high rating, good rating, good ratings, best reviews, good reviews, well reviewed, best reviewed, top rating, acchi rating, achi rating, 5 star, five star, great reviews, sabse acha, sabse accha, sabse achha, best',
);
export const POPULAR_TERMS = list(
  'popular, most popular, trending, famous, bestseller, best seller, best selling, most enrolled, bestselling, hot courses, mashhoor, sabse popular, sabse zyada bikne wala, sabse zyada dekha, lokpriya',
);
export const NEWEST_TERMS = list(
  'newest, latest, recent, recently, brand new, just launched, newly launched, recently launched, naya course, naye courses, naye wale, nayi class, latest courses, new courses, recently added, recently updated, updated, up to date, recent courses, newly added, just added, naye course, latest course, newest courses, most recent',
);

/** Words in another spelling or language, with their English equivalents. */
export const TRANSLITERATIONS: ReadonlyMap<string, string> = new Map(
  words(`fb:facebook insta:instagram mail:email mails:emails payton:python phyton:python markting:marketing kamera:camera camra:camera kaimra:camera lagana:install lagane:install lagani:install lagao:install lagaana:install fitting:install fit:install instal:install
    marammat:repair theek:repair thik:repair maramat:repair sudharna:repair chalana:operate chalane:operate likhna:write likhne:write bolna:speak bolne:speak
    vigyapan:advertising vyavsay:business vyapaar:business suraksha:security ganit:maths sanganak:computer kampyutar:computer compyuter:computer komputer:computer mobail:mobile moble:mobile
    hacker:hacker haking:hacking heking:hacking hekking:hacking sofware:software saftware:software veb:web vebsite:website websait:website vebsait:website vebsaite:website wesite:website prograaming:programming
    bachon:kids bacchon:kids bachchon:kids bachcho:kids bachho:kids bachche:kids bacche:kids children:kids child:kids kid:kids mahila:women mahilaon:women aurat:women kisan:farmers kisaan:farmers dukan:shop dukaan:shop dukandar:shopkeeper dukaandar:shopkeeper dukaandaar:shopkeeper shopkeepers:shopkeeper
    gadi:gaadi gaddi:gaadi naukri:job nokri:job noukri:job computers:computer pc:computer laptop:laptop foto:photo photos:photo tasveer:photo bijlee:bijli ingles:english inglish:english anggrezi:angrezi
    excell:excel exel:excel eksel:excel xl:excel pythan:python pyton:python piethon:python javascipt:javascript jawa:java androed:android endroid:android ardiuno:arduino
    kaimara:camera kemra:camera adhaar:aadhaar aadhar:aadhaar adhar:aadhaar aadaar:aadhaar biometrik:biometric baiometric:biometric bayometrik:biometric
    organisation:organization organisational:organizational organise:organize visualisation:visualization optimisation:optimization colour:color modelling:modeling centre:center enrolment:enrollment analyse:analyze behaviour:behavior
    बाइक:bike जेएस:js बच्चों:kids बच्चे:kids मशीन:machine फोन:phone फ़ोन:phone लैपटॉप:computer दुकान:shop उड़ाना:fly कैमरा:camera लगाना:install वेब:web हैकिंग:hacking डिजाइन:design डिज़ाइन:design मोबाइल:mobile रिपेयर:repair रिपेयरिंग:repair
    taka:money aay:income moviemaking:filmmaking gan:gaan infrastucture:infrastructure tablue:tableau tabelau:tableau chai:tea chaay:tea चाय:tea
    adhikar:rights अधिकार:rights aavedan:application aawedan:application आवेदन:application soochna:information सूचना:information
    shikayat:complaint शिकायत:complaint adalat:court अदालत:court पुलिस:police chhatra:student छात्र:student chashma:glasses चश्मा:glasses
    chandi:silver चांदी:silver सोना:gold फूल:flower beej:seeds बीज:seeds yatra:travel यात्रा:travel jamin:land jameen:land zameen:land जमीन:land ज़मीन:land
    makan:house makaan:house मकान:house dalali:broker kiraya:rent किराया:rent dawa:medicine dawai:medicine दवा:medicine दवाई:medicine
    bimari:disease बीमारी:disease मरीज:patient वकील:lawyer mazdoor:worker gehne:jewellery गहने:jewellery anuvad:translation अनुवाद:translation
    राइटिंग:writing कक्षा:class kaksha:class कपड़े:clothes पेड़:trees तनाव:stress
    vigyan:science vigyaan:science विज्ञान:science adhyapak:teacher अध्यापक:teacher shaadi:wedding shadi:wedding vivah:wedding shaadiyon:wedding शादी:wedding विवाह:wedding kapde:clothes kapda:cloth
    elderly:seniors bujurg:seniors buzurg:seniors bujurgon:seniors buzurgon:seniors buzurgo:seniors bujurgo:seniors बुजुर्ग:seniors बुजुर्गों:seniors`).map(
    (pair) => pair.split(':') as [string, string],
  ),
);

/** The English equivalent of a word, or the word itself. */
export const inEnglish = (word: string): string => TRANSLITERATIONS.get(word) ?? word;

/** Languages of instruction, by their spellings. */
export const SPOKEN_LANGUAGES: ReadonlyMap<string, string> = new Map(
  words(`hindi:Hindi hinglish:Hindi हिंदी:Hindi हिन्दी:Hindi tamil:Tamil tamizh:Tamil telugu:Telugu marathi:Marathi bengali:Bengali bangla:Bengali
    gujarati:Gujarati kannada:Kannada malayalam:Malayalam punjabi:Punjabi odia:Odia oriya:Odia urdu:Urdu assamese:Assamese bhojpuri:Bhojpuri`).map(
    (pair) => pair.split(':') as [string, string],
  ),
);

/** Spoken numbers. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  words(`zero:0 half:0.5 aadha:0.5 adha:0.5 adhe:0.5 aadhe:0.5 one:1 an:1 ek:1 two:2 do:2 couple:2 dedh:1.5 three:3 teen:3 dhai:2.5 four:4 char:4 chaar:4 five:5 paanch:5 panch:5 six:6 chhe:6 seven:7 saat:7 eight:8 aath:8
    nine:9 nau:9 ten:10 das:10 eleven:11 gyarah:11 twelve:12 barah:12 baarah:12 thirteen:13 fourteen:14 fifteen:15 pandrah:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 bees:20 pachis:25 pachees:25 thirty:30 tees:30 forty:40 fifty:50 pachas:50 pachaas:50 sixty:60 seventy:70 sattar:70 eighty:80 assi:80 ninety:90 nabbe:90 sawa:1.25 sava:1.25`).map(
    (pair) => {
      const [word = '', value] = pair.split(':');
      return [word, Number(value)];
    },
  ),
);
