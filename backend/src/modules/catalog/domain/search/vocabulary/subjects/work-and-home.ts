import { type Subject, subject } from './subject.js';

/** Requested subjects that are missing from the other lists, mostly for work and home. */
export const WORK_AND_HOME: readonly Subject[] = [
  subject(
    'trades',
    'protraining',
    'skilled trades, trade skills, trade skill, iti, iti trade, iti course, vocational course, vocational courses, vocational skills, vocational, technician, technician course, mistri, mistri ka kaam, karigar, hunar, haath ka hunar, hath ka hunar, haath ka kaam, hath ka kaam, hand skills, manual work, blue collar, skill course, trade course, trade training, repair technician, technical trade, polytechnic diploma, आईटीआई, मिस्त्री',
  ),
  subject(
    'businessenglish',
    'english communication',
    'business english, professional english, office english, corporate english, workplace english, english for work, english for office, english for job, english for professionals, email writing, professional emails, professional email, business email, business emails, formal emails, formal email, official email, official emails, write emails, writing emails, polite email, polite emails, email likhna, email etiquette, email drafting, letter writing, formal letter, official letter, letters likhna, english emails, emails in english, office me english, office ki english, meeting english, english in meetings, client emails, business writing, corporate email, mail writing, write mails, professional mails, professional mail, official mail, email and business writing, letter to bank, mails to boss, write better emails, better emails',
  ),
  subject(
    'dataprivacy',
    'legal grc',
    'data protection, data privacy, dpdp, dpdp act, dpdp rules, gdpr, privacy law, privacy compliance, data protection law, data protection act, data protection officer, dpo, personal data, consent management, personal data protection, privacy policy, digital personal data',
  ),
  subject(
    'carpentry',
    'trades',
    'carpentry, carpenter, furniture making, wood working, woodworking, wood work, woodwork, lakdi ka kaam, lakdi, badhai, furniture banana, make furniture, modular kitchen, plywood, wood polish, furniture polish, furniture repair, wooden furniture',
  ),
  subject(
    'itsupport',
    'hardware networking customerservice',
    'it support, desktop support, helpdesk, help desk, service desk, desktop engineer, technical support engineer, comptia a, a plus certification, itil, windows server, active directory, system administrator windows, office 365 admin, microsoft 365 admin, intune, it helpdesk, it technician, l1 support, it support job, system admin, ticketing tool, servicenow',
  ),
  subject(
    'studyabroad',
    '',
    'study abroad, studying abroad, abroad study, study in germany, study in canada, study in usa, study in uk, study in australia, masters abroad, ms abroad, foreign university, foreign universities, student visa, sop, sop writing, statement of purpose, scholarship, scholarships, videsh me padhai, videsh padhai, university abroad, admission abroad, university application, pr visa, immigration, canada pr, pr in canada, pr in australia, australia pr, permanent residence, permanent residency, express entry, work visa, videsh jana, abroad settle, विदेश में पढ़ाई, visa interview, visa process, sat exam, act exam, nclex',
  ),
  subject(
    'economics',
    'school',
    'economics, macroeconomics, microeconomics, econometrics, commerce stream, class 12 commerce, business studies, arthashastra, economy, indian economy',
  ),
  subject(
    'socialscience',
    'school',
    'history, geography, civics, political science, sociology, social science, social studies, sst, itihas, bhugol, philosophy, anthropology, इतिहास, भूगोल, nagrik shastra, नागरिक शास्त्र, सामाजिक विज्ञान, samajik vigyan, modern history, ancient history, world history',
  ),
  subject(
    'science',
    'school',
    'science, science class, science tuition, vigyan, science experiments, general science, samanya vigyan, सामान्य विज्ञान, विज्ञान',
  ),
  subject(
    'spirituality',
    '',
    'bhagavad gita, gita, vedas, vedanta, upanishads, spirituality, spiritual, mantra, mantras, ramayana, mahabharata, adhyatm, shlok, sloka, slokas, hanuman chalisa, vedic chanting, bhajan, kirtan, bhagwat geeta, bible, bhagavad geeta, srimad bhagavad gita, bhagavadgita, dharm, adhyatmik, bhakti, गीता, भगवद्गीता, श्रीमद्भगवद्गीता, अध्यात्म, भक्ति',
  ),
  subject(
    'petcare',
    '',
    'pet care, dog training, puppy training, train my dog, dog trainer, dog grooming, pet grooming, cat care, aquarium, veterinary, vet assistant, dog behaviour, train my puppy, kutta, kutte ko train, pets, pet sitting, dog barks, puppy, kennel, dog obedience, कुत्ता, dog, dogs, kutte, parrot, parrots, bird care, rabbit care, hamster, horse care, pet birds, fish keeping, fish tank, aquarium fish',
  ),
  subject(
    'mechanical',
    '',
    'mechanical engineering, thermodynamics, fluid mechanics, strength of materials, machine design, ansys, finite element analysis, fea, cfd, gd t, production engineering, manufacturing engineering, cad cam, cnc programming, cnc machine, vmc, lathe machine, machine shop, tool design, hydraulics, pneumatics, nx cad, creo, automotive design, mechanical engineer, mechanical, turner',
  ),
  subject(
    'electricalengineering',
    'electrical',
    'electrical engineering, power systems, electrical machines, switchgear, substation, control panel, panel wiring, motor control, vfd, etap, electrical design, industrial electrician, industrial wiring',
  ),
  subject(
    'telecom',
    'networking',
    'telecom, telecommunication, 5g, lte, ftth, optical fiber, fiber splicing, mobile tower, telecom tower, rf engineer, satellite communication, signal processing, wireless communication, ham radio, signals and systems, digital signal processing, dsp, dth, dish tv, set top box, intercom, epabx',
  ),
  subject(
    'foodsafety',
    'safety cooking',
    'food safety, fssai, haccp, food hygiene, kitchen hygiene, fostac, food handler, food quality, food license, food licence, food safety officer, food processing, food technology, food packaging',
  ),
  subject(
    'heavymachines',
    'trades',
    'forklift, forklift operator, crane operator, jcb, jcb operator, excavator, heavy equipment, heavy vehicle, heavy vehicle driving, bulldozer, truck driving, truck driver, tower crane, earth mover, loader operator, crane',
  ),
  subject(
    'tenders',
    'govservices entrepreneurship',
    'gem portal, gem registration, government tender, government tenders, tender, tenders, tender filing, e tender, e tendering, bidding documents, government contracts, eprocurement, sarkari tender, rate contract',
  ),
  subject('matlab', 'programming', 'matlab, simulink, octave, scilab, labview'),
  subject(
    'scala',
    'programming',
    'scala, akka, haskell, functional programming, elixir, erlang, clojure, f#',
  ),
  subject('mainframe', 'programming', 'mainframe, cobol, jcl, as400, db2, perl'),
  subject(
    'itcareer',
    'programming',
    'it career, switch to it, it me career, it job without coding, non it to it, career in it, it company job, it line, it jobs, tech career, career in tech, switch into it, get into it, getting into it, go into it, move to it, move into it, enter it, job in it, jobs in it, work in it, it job, it field, it sector, it industry, it company, it me job, it me naukri, career change to tech, switch to tech, move to tech, get into tech, break into tech, tech job, tech jobs, it career without coding, want to switch to it, it career guidance, आईटी जॉब, something in it',
  ),
  subject(
    'streaming',
    'youtube gamedev',
    'game streaming, live streaming, obs studio, twitch, esports, esport, streamer, gaming channel, bgmi',
  ),
  subject(
    'technicalinterview',
    'dsa interview',
    'technical interview, technical interviews, coding interview questions, machine coding round, sde interview, technical round, technical rounds, placement drive, tcs nqt, infosys exam, amcat, campus drive, off campus, cocubes, elitmus, wipro nlth',
  ),
  subject(
    'homeappliances',
    'trades acrepair',
    'home appliances, appliance repairing, washing machine, microwave repair, mixer grinder repair, geyser repair, cooler repair, chimney repair, tv repairing, led tv repairing, induction repair, oven repair, home appliance, home appliances repair, household appliances, appliance repair, home appliance repair, washing machine repair',
  ),
  subject(
    'paintingstyles',
    'art hobbies',
    'fabric painting, glass painting, warli, madhubani, madhubani painting, tanjore painting, kalamkari, pichwai, gond art, lippan art, mural, mandala art, charcoal drawing, pastel, portrait drawing, portrait sketching, figure drawing, sculpture, doodle, zentangle, sand art, folk art, indian art, anime art, manga, storyboarding, concept art, digital painting',
  ),
  subject('odia', 'languages', 'odia language, learn odia, spoken odia, speak odia, oriya'),
  subject('assamese', 'languages', 'assamese language, learn assamese, assamese, spoken assamese'),
  subject('nepali', 'languages', 'nepali, nepali language'),
  subject(
    'turkish',
    'languages',
    'turkish, learn turkish, thai language, vietnamese, dutch, learn dutch, swedish, norwegian, finnish, polish language, greek language, latin language, persian, farsi, pashto, hebrew',
  ),
  subject(
    'childcare',
    'parenting earlychild',
    'child care, childcare, day care, daycare, creche, babysitting, baby sitter, nanny, aaya, japa maid, newborn care, baby care, bachche sambhalna, first time mother, first time mom, first time parents, new mother, new moms, new mom, new mothers, new parents',
  ),
  subject(
    'pregnancy',
    'parenting healthcare health',
    'pregnancy, garbh sanskar, prenatal, antenatal, pregnancy yoga, childbirth, breastfeeding, postpartum, lactation, garbhavastha, normal delivery, pregnant, pregnant women, expecting a baby, expecting mother, mother to be, garbhvati, गर्भावस्था, प्रेगनेंसी',
  ),
  subject(
    'laundry',
    'trades',
    'laundry, dry cleaning, dry clean, ironing business, press ka kaam, dhobi, housekeeping training, housekeeping staff, cleaning staff, facility management, janitor, safai',
  ),
  subject(
    'photoediting',
    'photoshop photography',
    'photo editing, photo editor, photo edit, edit photos, edit pictures, photo edit karna, photo editing app, picture editing, image editing, snapseed, lightroom, lightroom editing, lightroom presets, picsart, remini, retouch photos, gimp, photo retouching, album editing, passport photo, फोटो एडिटिंग',
  ),
  subject(
    'googleads',
    'ads marketing',
    'google ads, google adwords, adwords, ppc, sem, pay per click, google ads course, google ads certification, search ads, search engine marketing, google par ads',
  ),
  subject(
    'metaads',
    'ads socialmedia marketing',
    'facebook ads, meta ads, instagram ads, meta ads manager, facebook ads course, meta ads course, run facebook ads, facebook par ads, instagram par ads, facebook advertising, instagram advertising',
  ),
  subject(
    'homebusiness',
    'entrepreneurship',
    'home business, business from home, ghar se business, ghar baithe business, ghar baithe chhota business, ghar ka business, gharelu business, gharelu udyog, gruh udyog, mahila business, housewife business, business for housewives, business for women, earn from my kitchen, kitchen business, small business from home, business at home, home based business, ghar se kaam shuru, ghar baithe kaam, ghar baithe kya kaam, ladies ke liye kaam, mahilaon ke liye kaam, ghar baithe paise, घर बैठे पैसे, work for ladies, ghar se kamai, low investment, low investment business, business with low investment, business idea with low investment, kam investment, kam paise me business, kam paison me business, kam lagat, small investment, ghar baithe paise kamane, ghar baithe paise kamana, paise kamane ka tarika, घर बैठे पैसे कमाने का तरीका, part time business, side business, self employment for women, self employment, swarojgar, swarozgar, small business at home, small business ideas, small business idea, business ideas at home, ghar baithe kamai, earn from home, earn at home, earn money from home, ghar se kaam, paisa kamana ghar se',
  ),
  subject(
    'health',
    '',
    'health, wellness, health course, health courses, health and wellness, health and fitness, sehat, swasthya, healthy living, healthy lifestyle, well being, wellbeing, स्वास्थ्य, सेहत, sex education, sexual health, menstrual health, period health, periods health, menopause, reproductive health',
  ),
  subject(
    'hobbies',
    '',
    'hobby, hobbies, hobby course, pastime, shauk, free time activity, weekend hobby, new hobby, creative hobby, something fun, fun course',
  ),
  subject(
    'retirement',
    'personalfinance finance',
    'retirement planning, retirement, pension plan, pension planning, pension scheme, nps, national pension, after retirement, budhapa, budhape, budhape ki pension, senior citizen savings, write a will, writing a will, make a will, making a will, property will, vasiyat, wasiyat, inheritance planning, estate planning, nomination, gratuity and pension, पेंशन, वसीयत, सेवानिवृत्ति',
  ),
];
