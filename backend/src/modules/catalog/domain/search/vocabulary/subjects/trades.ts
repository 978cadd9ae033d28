import { type Subject, subject } from './subject.js';

export const TRADES: readonly Subject[] = [
  subject(
    'cctv',
    '',
    'cctv, cctv camera, security camera, surveillance camera, surveillance, security system, security systems, dvr, nvr, ip camera, closed circuit, hikvision, dahua, camera system, security cameras, camera security, dome camera, bullet camera, सीसीटीवी, सीसीटीवी कैमरा, camera security system, surveillance systems, cctv course, cctv camera course, cctv technician course, cctv sikhna, cp plus, night vision camera, cctv technician, camera ka kaam',
  ),
  subject(
    'cctvinstall',
    'cctv trades',
    'cctv installation, cctv install, cctv fitting, camera installation, camera fitting, install camera, install cameras, install security camera, install cctv, camera lagana, kamera lagana, cctv lagana, cctv camera lagana, cctv setup, cctv technician, camera lagane, camera mounting, cctv wiring, cctv camera installation, कैमरा लगाना, security camera installation, camera network, cctv kaise lagaye, camera kaise lagaye, camera setup ghar, dvr setup, nvr setup, camera wiring, poe camera, wireless camera setup, camera kaise lagaye ghar, lagwana, camera lagwana, camera lagwana hai, install camera at home, camera lagaana, ghar pe camera, camera ghar pe, dome camera installation, wifi camera setup, security system installation, camera fit karna, cctv lagwana, cctv camera fitting, camera cabling, cctv kaise lagate, cctv connection, camera connection, dvr connection, cctv configuration, hikvision setup, ptz, ptz camera, सीसीटीवी लगाना, सीसीटीवी इंस्टॉलेशन, shop camera, dukan me camera, camera in my shop, cameras in my shop, camera at home, camera for shop, security camera at home',
  ),
  subject(
    'cctvmonitor',
    'cctv',
    'cctv monitoring, live monitoring, cctv live monitoring, control room, cctv operator, video monitoring, video surveillance, surveillance operator, camera monitoring, monitor cameras, watch cameras, cctv dekhna, live camera, control room operator, cctv control room, watch cctv, watching cameras, monitor cctv, surveillance room, security control room, cctv supervisor, surveillance centre, surveillance center, camera dekhna, camera dekhne, cctv guard, security monitor, cctv job, cctv naukri, cctv footage, footage review, control room me kaam, cctv operator job, footage dekhna, monitor screens, watch screens',
  ),
  subject(
    'cctvrepair',
    'cctv',
    'cctv repair, cctv maintenance, cctv troubleshooting, camera repair, dvr repair, cctv service, dvr not recording, camera not working, camera kharab, cctv kharab, cctv theek, camera fault, camera faults, cctv faults, dvr problem, fix camera, fix cctv, camera problem, cctv theek karna, dvr reset, dvr password, forgot dvr password, no signal camera, hard disk dvr, smps camera, camera band',
  ),
  subject(
    'biometric',
    '',
    'biometric, biometrics, biometric authentication, fingerprint, finger print, iris, iris scan, face authentication, fingerprint scanner, biometric device, biometric operator, biometric machine, biometric verification, angutha, ungli ka nishan, fingerprint machine, biomatric, iris scanner, बायोमेट्रिक, iris recognition, multi modal biometrics, thumb impression, biometric kyc, fingerprint operator, fingerprint sensor, morpho, mantra device, eye scan, face scanner, biometric device setup, finger scanner, retina',
  ),
  subject(
    'aadhaar',
    'biometric',
    'aadhaar, aadhar, adhaar, adhar, aadhaar authentication, aadhaar enrolment, aadhaar enrollment, uidai, ekyc, e kyc, aadhaar operator, aadhar card, aadhaar card, aadhaar supervisor, csc, csc vle, आधार, आधार कार्ड, aadhaar update, aadhaar seva kendra, aadhaar exam, uidai exam, nseit, aadhaar correction, aadhaar center, aadhaar centre, aadhaar operator exam, aadhaar supervisor exam, aadhaar kyc, aadhaar machine, jan seva kendra, csc center, aadhaar update kaise, aadhaar centre operator, aadhaar kendra, aadhaar center kholna, adhaar card, ecmp, aadhaar data entry',
  ),
  subject(
    'attendance',
    'biometric nonaadhaar',
    'biometric attendance, attendance machine, time and attendance, attendance system, attendance device, thumb machine, fingerprint attendance, face attendance, attendance lagana, punching machine, punch machine, attendance punching, punch in machine, haziri machine, hazri, staff attendance, attendance by finger, attendance punch, thumb attendance machine, attendance software, facial recognition attendance, attendance, haziri, face recognition attendance, essl, zkteco, leave and attendance',
  ),
  subject('nonaadhaar', 'biometric', 'non aadhaar, non aadhar, without aadhaar, nonaadhaar'),
  subject(
    'accesscontrol',
    'biometric',
    'access control, door lock, smart lock, rfid, door access, turnstile, card reader',
  ),
  subject(
    'examops',
    '',
    'exam operator, exam operators, exam software, exam software handling, online exam, computer based test, cbt, exam centre, exam center, exam invigilator, invigilation, invigilator, exam conduct, pariksha, proctoring, exam hall, exam supervisor, examination centre, test centre, proctor, परीक्षा, conduct exams, run exams, online test, online tests, exam staff, exam server, exam duty, pariksha kendra, pariksha center, sarkari pariksha, hall ticket, test operator, online pariksha, candidates exam, online exam conduct, exam day, exam software chalana, exam registration, candidate verification, frisking, omr, imtihan, imtihaan, exam kendra, exam kendra me kaam, exam center job, exam duty staff, exam software operator, exam conducting, computer exam, online examination, invigilator job, entrance exam centre, exam server setup, hall invigilation, exam management, observer exam, question paper setting',
  ),
  subject(
    'orgtraining',
    '',
    'organisational training, organizational training, corporate training, employee training, staff training, team training, onboarding, company training, workforce training, employee onboarding, onboarding staff, new employees, new staff, train new employees, training for employees, training for staff, train my team, train employees, organization development, learning and development, upskill employees, staff development, induction, employee induction, employee development, trainings for employees, new hires, new joiners, train people, train many people, team ko training, staff ko sikhana, employee engagement, training plan, training needs, kirkpatrick, learning and development manager, train staff, skill gap, training calendar, new employee training, staff onboarding, training department, organisation training, corporate learning, lms admin, sales training for team, upskilling, upskill my team, learning management, training and development, tnd, training coordinator, employee learning, corporate workshop, hotel staff training, dukan staff',
  ),
  subject(
    'protraining',
    '',
    'professional training, vocational training, job training, career training, trainer, train the trainer, job ready, instructional design, teach online, certification training, become trainer, trainer banna, master trainer, skill development, skill training, kaushal vikas, teach adults, become a trainer, freelance trainer, facilitation, adult learning, teaching skills, training delivery, trainer course, corporate trainer certification, train others, become a certified trainer, job ke liye training, job oriented training, skill india, pmkvy, iti course, job oriented, job oriented course, job guarantee, job guaranteed, placement guarantee, rozgar wala course, naukri dilane wala, naukri wala course, courses that give jobs, course for job, rojgar ke liye, 12th fail, 10th fail, failed 12th, failed 10th, make online courses, make online course, create online course, create online courses, course creation, sell courses, sell online courses, sell my course, record online course, online course banana',
  ),
  subject(
    'proskills',
    '',
    'professional skills, soft skills, soft skill, personality development, workplace skills, interpersonal skills, people skills, life skills, employability, office skills, professional etiquette, business etiquette, emotional intelligence, workplace etiquette, personality, व्यक्तित्व विकास, self improvement, self development, confidence building, career growth, professional development, grooming skills, personal grooming, receptionist, front desk, office manners, self confidence, confidence badhana, aatmavishwas, atmavishwas, group behaviour, office etiquette, dressing sense, soft skill training, critical feedback, confidence kaise badhaye, etiquette, table manners, grooming course, image consultant, office behaviour, workplace behaviour, corporate etiquette, life skills for teens, first job skills, office politics, self esteem, व्यक्तित्व, आत्मविश्वास, पर्सनालिटी डेवलपमेंट, campus to corporate, career skills, mens grooming, men grooming, personal styling, image consulting',
  ),
  subject(
    'communication',
    'proskills',
    'communication, communication skills, communicate, bolna, baat karna, baat karne, business communication, talk confidently, effective communication, workplace communication, client communication, listening skills, speak clearly, talk to people, difficult conversations, talk in meetings, speak in meetings, email etiquette, speak confidently in meetings, body language, baat cheet, small talk, active listening, assertive, telephone etiquette, say no, communication improve, talk nicely, talk politely, talk to guests, politely, communication sudharna, speak politely, difficult people, baat karne ka tarika, baat karna sikhna, communication skill, how to talk, talking skills, introvert, shy, shy person, conversation, conversations, express myself, non verbal, email communication, persuasive communication, logon se baat, interpersonal communication, log se baat, talk to boss, talk to my boss, talk to girls, speak to strangers, social skills, sharmana, sharm aati hai, jhijhakta, people skill, cross cultural, feedback dena, interpersonal, influence people, storytelling at work, बातचीत, कम्युनिकेशन स्किल, संवाद, make friends, making friends, talk to strangers, introverts, shyness, saying no, assertiveness, my boss, tell my boss, listen to me, no friends, have no friends, dost banana',
  ),
  subject(
    'publicspeaking',
    'communication proskills',
    'public speaking, stage fear, presentation skills, presenters, storytelling for presenters, stage presence, keynote, stage dar, speaking in front, speak in front, stage pe bolne, bolne se dar, speak confidently, speak in public, speak on stage, speaking skills, public speaker, stage fright, speech, give speech, speeches, bhashan, presentation dena, confident speaking, speak to audience, hesitation, jhijhak, bolne me jhijhak, debate, toastmasters, ted talk, give a talk, talk to audience, address a crowd, log ke saamne, logo ke samne bolna, logon ke samne, sabke samne, ghabrahat, ghabrana, bolne me ghabrahat, nervous speaking, terrified of speaking, terrified, stage par, bhashan dena, mic par bolna, speak to 200 people, presentation fear, wedding speech, speak to a crowd, public speech, stage confidence, talk in front, speak without fear, mic pe bolna, fear of speaking, speaking anxiety, bolne ka dar, face the audience, speak to people confidently, voice modulation, storytelling on stage, impromptu speaking, elocution, extempore, group me bolna, camera facing, speak on camera, in front of camera, camera ke samne, camera ke samne bolna, oratory, orator, oratory skills, eloquence, vaktritva, speech writing, speech dena, news reading, news anchoring, news reader, rj hosting',
  ),
  subject(
    'english',
    'communication',
    'spoken english, english speaking, english, english bolna, angrezi, angreji, fluent english, english sikhna, english language, english conversation, अंग्रेजी, इंग्लिश, improve english, speak english, english mein baat, pronunciation, english vocabulary, angrezi bolna, अंग्रेजी बोलना, इंग्लिश बोलना, english jhijhak, english me jhijhak, phonics, accent, english fluency, english speaking course, spoken english course, english writing, english baat, english seekhna, english speaking basic, speak fluent english, angrezi seekhna, english pronunciation, english bolne, english likhna, english ki class, basic english, english conversation practice, english speaking sikhna, advanced english, vocabulary building, fluency, fluent in english, idioms, toeic, english for job interview, अंग्रेज़ी, अंग्रेज़ी बोलना, ingleesh, like a native, native speaker, neutral accent, aangilam, angilam, ingleeshu, english matladadam, english matladatam, english mathadalu, ingreji, ingreji bolte, ingraji, english pesa, english samsarikkan',
  ),
  subject(
    'englishgrammar',
    'english communication',
    'english grammar, english grammar basics, parts of speech, tenses, grammar, error spotting, cloze test, sentence correction, english vyakaran, इंग्लिश ग्रामर, अंग्रेजी व्याकरण',
  ),
  subject(
    'ielts',
    'english studyabroad',
    'ielts, toefl, pte, duolingo, ielts speaking, ielts writing, ielts preparation, band 7, celpip, oet, आईईएलटीएस, english score, english test, english exam, english test for abroad, english proficiency, study in canada, go to canada, canada visa, study in australia, study in uk, study in england, migrate to canada, canada pr, settle in canada, move to canada',
  ),
  subject(
    'languages',
    '',
    'language learning, a1, paris, travel language, phrases for travel, translation, language course, language courses, learn a language, learn language, new language, another language, language class, language classes, bhasha, bhasha sikhna, speak a language, second language, language sikhna, language seekhna, language learning app',
  ),
  subject(
    'foreignlanguage',
    'languages',
    'foreign language, foreign languages, videshi bhasha, foreign bhasha, european languages, विदेशी भाषा',
  ),
  subject(
    'signlanguage',
    'languages',
    'sign language, isl, deaf, deaf language, cannot hear, cant hear, hard of hearing, learn signing, indian sign language, sanket bhasha, सांकेतिक भाषा',
  ),
  subject('sanskrit', 'languages', 'sanskrit, sanskrit language, संस्कृत'),
  subject(
    'spanish',
    'foreignlanguage languages',
    'spanish, learn spanish, spanish language, dele, espanol, स्पेनिश',
  ),
  subject(
    'korean',
    'foreignlanguage languages',
    'korean, korean language, hangul, topik, k drama, kdrama, कोरियन, korea',
  ),
  subject(
    'japanese',
    'foreignlanguage languages',
    'japanese, learn japanese, japanese language, jlpt, kanji, hiragana, n5, japani, japani bhasha, जापानी, japan',
  ),
  subject(
    'german',
    'foreignlanguage languages',
    'german, learn german, german language, goethe, goethe exam, german a1, deutsch, telc, german for nurses, nurses germany, germany nurse, जर्मन, germany',
  ),
  subject(
    'french',
    'foreignlanguage languages',
    'french, learn french, french language, delf, french speaking, tef, tcf, tef canada, फ्रेंच, france',
  ),
  subject(
    'interview',
    'proskills',
    'interview, interview preparation, interview skills, job interview, interview tips, hr interview, interviews, crack interview, साक्षात्कार, interview questions, get hired, mock interview, salary negotiation, job interview preparation, tell me about yourself, apne bare me, group discussion, gd round, hr round, interview questions and answers, fresher interview, campus placement, placement preparation, placements, naukri paana, job crack, selection process, interview dena, interview kaise de, walk in interview, government interview, job preparation, placement, campus interview, job search, job hunting, job dhundhna, mock interviews, इंटरव्यू, pehli naukri, naukri kaise paye, job ready course, self introduction, introduce yourself, introduce myself, campus recruitment, नौकरी, job switch, switch job, career guidance, career counselling, career change, career planning, which career, career options, campus placements, placement ki taiyari, placement interview, got fired, fired, fired from job, laid off, layoff, layoffs, lost my job, lost job, naukri chali gayi, career gap, career break, career restart, restart career, restart my career, gap in my career, return to work',
  ),
  subject(
    'resume',
    'proskills interview',
    'resume, cv writing, cover letter, linkedin profile, bio data, biodata, job application, resume writing, linkedin, cv, curriculum vitae, resume banana, resume likhna, job portal, personal brand, ats, ats resume, naukri com, resume format, resume template, fresher resume, portfolio and resume, naukri ke liye resume, cv format, resume design, resume tips, naukri profile, linkedin banana, job apply, bio data banana, linkedin profile banana, cv banana, job applications, portfolio resume, बायोडाटा, रिज्यूमे, recruiter calls, recruiter call, calls from recruiters, recruiters, naukri calls, headhunters, noticed by recruiters, recruiter, lost my job, lost job, laid off, layoff, job loss, unemployed, career gap, gap in resume',
  ),
  subject(
    'leadership',
    'proskills',
    'leadership, leader, team management, management skills, manager skills, people management, first time manager, lead team, lead a team, new manager, manage team, manage people, netritva, team leader, lead people, lead my team, become manager, coaching your team, coach team, delegation, delegate, boss banna, change management, team lead, leading change, promoted to manager, team sambhalna, team handle, motivate team, one on one meetings, feedback to team, executive presence, handle team, manager banna, team leading, lead others, leadership course, manager training, how to be a manager, become a leader, become a good manager, first time leader, supervisory skills, performance review, appraisal, leadership skills, strategic thinking, executive leadership, team ko lead, supervisor skills, manager kaise bane, ceo, executive coaching, mentoring, coaching skills, difficult employees, lazy employees, team motivation, conflict in team, promotion at work, get promoted, get a promotion, getting a promotion, getting promoted, job promotion, promotion in my job, promotion in office, want a promotion, next promotion',
  ),
  subject(
    'timemanagement',
    'proskills',
    'time management, waste too much time, waste so much time, productivity, manage time, samay prabandhan, procrastination, goal setting, focus habits, samay, plan day, deep work, deadlines, miss deadlines, overwhelmed, too busy, work life balance, stay focused, concentration, distraction, distractions, prioritize, priorities, time waste, time bachana, time manage, waqt, procrastinate, habits, productive, forgetting things, get organized, organize day, organized life, todo list, to do list, morning routine, pomodoro, time table, phone addiction, screen time, alas, aalas, din bhar, time management skills, planning my day, samay ka prabandhan, samay bachana, time table banana, manage my day, discipline, self discipline, motivation, procrastinating, kaam time par, focus, better focus, productivity hacks, bullet journal, notion productivity, second brain, gtd, din ka plan, padhai me man, study skills, study techniques, memory badhana, exam stress focus, mobile addiction, mobile ki lat, aalsi, notion, notion template, goal planning, self management, समय प्रबंधन, टाइम मैनेजमेंट, study planner, improve memory, memory power, memory techniques, memory improvement, better memory, sharpen memory, yaad rakhna, yaad kaise rakhe, yaaddasht, yaad nahi rehta, bhool jata, bhool jate, remember things, remember what i study, remember what i read, forget what i study, forgetting what i study, keep forgetting, speed reading, mind mapping, mind maps, note taking, mann nahi lagta, man nahi lagta, याददाश्त, wake up early, waking up early, subah jaldi uthna, jaldi uthna, 5 am club, read faster, reading speed, read more books, reading habit, putting off, put off, putting things off, put things off, last minute, running late, always late, laziness, lazy, wasting time',
  ),
  subject(
    'problemsolving',
    'proskills',
    'problem solving, critical thinking, decision making, analytical thinking, logical thinking, support skills, reasoning skills, creative thinking, lateral thinking, aptitude, logical reasoning, quantitative aptitude, reasoning, puzzles, brain training, memory techniques, speed reading, mind mapping, quantitative ability, data interpretation, di lr, seating arrangement, rubiks cube, rubik cube, memory improvement, memory power, yaad karne ka tarika, decision skills, sudoku, tarkshakti, case interview, guesstimate, guesstimates, consulting, campus placement, campus placements, aptitude for placement, placement aptitude, tcs nqt, infosys exam, wipro exam, company papers, ssc reasoning, bank reasoning, bank quant, quant aptitude, verbal ability, तर्कशक्ति, रीजनिंग, blood relation, blood relations, syllogism, syllogisms, coding decoding, direction sense, number series, profit and loss, time and work, time speed distance, verbal reasoning, analytical reasoning, placement preparation',
  ),
  subject(
    'teamwork',
    'proskills',
    'teamwork, team work, collaboration, team building, conflict resolution, conflict management, working in a team, team bonding',
  ),
  subject(
    'negotiation',
    'proskills sales',
    'negotiation, negotiating, persuasion, influence, ask for a raise, pay raise, salary raise, salary hike, salary negotiation, ask for more salary, higher salary, salary badhana, increment maangna, bargain, bargaining, bargains, haggle, haggling, mol bhav, discount maangna, objection handling, win win',
  ),
  subject(
    'customerservice',
    'proskills',
    'customer service, customer services, customer support, customers calls, call center, call centre, bpo, customer care, help desk, customer handling, technical support, client handling, it support, angry customers, angry customer, handle customers, customer calls, customer complaints, chat support, call handling, calls from customers, support team, helpline, customer helpline, rude customers, irate customers, unhappy customers, customer satisfaction, customer success, zendesk, escalation, grahak seva, grahak, ग्राहक सेवा, guests, hotel reception, hospitality, customer se baat, customer ko handle, call centre job, bpo job, client se baat, customer handling skills, angry guest, support executive, call center training, irate caller, retail staff, shop counter, customer relation, customer relationship, bpo job interview, voice process, customer se kaise baat, customer experience, cx, customer retention, patient relations, hotel guests, front desk executive, chat process, ग्राहक, unhappy client, unhappy clients, upset client, upset clients, upset customer, upset customers, unhappy customer, angry client, angry clients, difficult customers, difficult clients, content moderation, content moderator',
  ),
  subject(
    'projectmgmt',
    'proskills',
    'project management, project manager, pmp, jira, prince2, manage projects, project planning, gantt, project lead, pmp exam, milestones, project deadlines, run project, run projects, run a project, lead project, stakeholders, project scope, project delivery, project coordinator, work breakdown, waterfall, ms project, project plan banana, project coordinator course, pmo, pm certification, pm course, project manager certification, capm, project tracking, risk management, asana, trello, project charter, monday com, clickup, primavera, construction project management, pm tools, pm tool, project management tools, project tools, sprint backlog, backlog refinement, backlog grooming',
  ),
  subject(
    'scrum',
    'projectmgmt',
    'agile, scrum, scrum master, sprints, scrum course, safe agile, agile methodology, certified scrum master, csm, psm, kanban, product backlog, agile coach, user story, agile scrum, safe certification, product owner certification, cspo, scrum interview',
  ),
  subject(
    'sustainability',
    '',
    'sustainability, sustainable, environment, climate, climate change, green, renewable energy, paryavaran, sustainable development, eco friendly, green business, पर्यावरण, green energy, clean energy, energy saving, save environment, pollution, environmental, carbon, global warming, sdg, sustainable business, csr, energy audit, organic living, go green, electricity saving, save electricity, energy efficiency, bijli bachana, climate action, sustainable living, green building, environment management, iso 14001, biodiversity, green jobs, environment bachana, net zero basics, environment science, environmental science, evs, save the planet, water saving, life cycle assessment, lca, biodegradable, sustainable fashion, leed, igbc, स्थिरता, जलवायु, sdgs, carbon market, circular design',
  ),
  subject(
    'esg',
    'sustainability',
    'esg, carbon accounting, esg reporting, carbon credits, net zero, sustainability reporting, brsr, ghg, scope 1, scope 3, scope 3 emissions, carbon footprint, greenhouse gas, ghg accounting, climate disclosure, esg audit',
  ),
  subject(
    'waste',
    'sustainability',
    'waste management, waste, garbage, kachra, kooda, recycling, recycle, trash, segregation, plastic waste, zero waste, circular economy, dry waste, e waste, biogas, landfill, kachra alag, sukha kachra, garbage management, dustbin, wet garbage, plastic recycling, kabadi, scrap business, sewage, waste segregation, kooda prabandhan, e-waste, electronic waste, kabaad, bmw rules, swachh bharat, safai karmi, कचरा, कचरा प्रबंधन',
  ),
  subject(
    'compost',
    'waste gardening',
    'compost, composting, khaad, kachre se khaad, khad, khad banana, compost banana, vermicompost, home composting, kitchen waste, wet waste, gila kachra, khaad banana, bokashi',
  ),
  subject(
    'solar',
    'sustainability electrical trades',
    'solar, solar panel, solar energy, solar installation, rooftop solar, saur urja, solar power, सोलर, green energy, clean energy, solar inverter, net metering, surya urja, renewable energy, rooftop panels, solar lagwana, solar subsidy, solar technician, solar pump, battery bank, on grid, off grid, सोलर पैनल, chhat par solar, solar lagana, solar plant, solar business, solar roof, roof solar, solar system lagana, solar ka kaam, pm surya ghar, solar light, solar battery, rooftop solar design, solar design, pvsyst, suryamitra, सौर ऊर्जा',
  ),
  subject(
    'water',
    'sustainability',
    'water conservation, rainwater, rainwater harvesting, water management, water harvesting',
  ),
  subject(
    'electrical',
    'trades',
    'electrical work, electrician, electrical wiring, house wiring, bijli, electrical, bijli ka kaam, wiring, इलेक्ट्रीशियन, wire house, ghar ki wiring, switchboard, bijli mistri, electric work, bijli sikhna, बिजली, बिजली का काम, earthing, wireman, switches and lights, mcb, fan fitting, fuse, short circuit, inverter wiring, light fitting, electric board, current lagna, electrical safety, three phase, wire work, house electrician, ghar ki bijli, bijli fitting, electrician banna, electric kaam, wiring ka kaam, fan repair, switch board lagana, electrician course, ghar ka wiring, house wiring karna, transformer, electric wiring, home wiring, electrical course, generator, iti electrician course, inverter connection, electric fitting, meter connection, distribution board, db dressing, ceiling fan, motor starter, वायरिंग, घर की वायरिंग, house electric, lineman, lift technician, lift mechanic, elevator technician, lift repair',
  ),
  subject(
    'mobilerepair',
    'trades',
    'mobile repair, mobile repairing, phone repair, phone repairing, mobile theek karna, phone theek karna, smartphone repair, chip level, mobile technician, repair phones, fix phone, fix phones, broken phone, phone screen, mobile screen, screen replacement, mobile ki screen, phone ki screen, mobile kharab, मोबाइल रिपेयर, मोबाइल रिपेयरिंग, repair shop, mobile shop, phone kharab, display change, display badalna, phone display, charging port, battery replacement, water damage, ic replacement, soldering phones, iphone repair, mobile hardware, dead phone, मोबाइल ठीक, phone theek, phone ki repairing, mobile repair shop, mobile khol, phone kholkar, mobile lab, mobile software, flashing, frp unlock, mobile ic, naya display, screen lagana, screen badalna, phone battery badalna, smartphone theek karna, phone engineer, mobile engineer, phone banana sikhna, mobile banana sikhna, jtag, emmc, mobile mechanic, tablet repair, मोबाइल बनाना, फोन रिपेयर, फोन ठीक करना',
  ),
  subject(
    'hardware',
    '',
    'computer hardware, laptop repair, computer repair, pc assembly, hardware networking, build pc, assemble computer, printer repair, computer theek, pc building, laptop repairing, fix computer, broken computer, slow computer, computer kharab, computer theek karna, fix laptop, laptop kharab, gaming pc, motherboard, server hardware, assemble your own pc, raid, windows install, install windows, windows dalna, windows installation, format computer, computer format, laptop format, operating system install, ram upgrade, ssd upgrade, hard disk, virus removal, computer hang, laptop hang, laptop screen, keyboard repair, कंप्यूटर रिपेयर, लैपटॉप रिपेयर, computer on nahi, computer start nahi, laptop theek karna, pc repair, computer engineer hardware, laptop technician, chip level laptop, bios, graphics card, build a pc, build my own computer, computer banana, printer, printer theek, data recovery hard disk, computer servicing, laptop banana, windows 11 install, hardware and networking, cartridge refilling, ssd lagana, computer shop, कंप्यूटर हार्डवेयर, कंप्यूटर ठीक, repair laptop, repair computer, repair pc, repairing computers, remove virus, computer virus, laptop virus',
  ),
  subject(
    'acrepair',
    'trades',
    'ac repair, refrigeration, air conditioner, hvac, ac technician, ac repairing, ac installation, ac theek karna, cold storage, gas charging, ac service, gas filling, split ac, inverter ac, ac mechanic, cooling problem, compressor, एसी रिपेयर, एसी रिपेयरिंग, एसी मैकेनिक, ac fridge, ac and fridge, ac fridge repair, ac and fridge repair, fridge ac, fridge and ac, fridge ac repair, fridge and ac repair, एसी फ्रिज',
  ),
  subject(
    'plumbing',
    'trades',
    'plumbing, plumber, nal fitting, pipe fitting, pipe ka kaam, nal ka kaam, bathroom fitting, water tank fitting, nal theek, nal thik karna, tap repair, sanitary fitting, drainage, pipeline work, cpvc, प्लंबर, प्लंबिंग, नल, geyser fitting, fix taps, पाइप फिटिंग, paip fitting, pipe lagana, paip lagana, पाइप',
  ),
  subject(
    'automobile',
    'trades',
    'automobile, mechanic, gaadi, gaadi theek karna, gadi repair, scooty, automobile engineering, engine repair, tractor, engine overhaul, auto electrician, bs6, गाड़ी, मोटर मैकेनिक',
  ),
  subject(
    'driving',
    'automobile',
    'car driving, driving, learn driving, gaadi chalana, car chalana, scooty chalana, bike chalana, कार चलाना, ड्राइविंग, गाड़ी चलाना, drive a car, driving school, parallel parking, reverse parking, gaadi sikhna, car parking, park my car, clutch control, car sikhna, gaadi sikhni, gadi sikhna, scooty sikhna, कार सीखना, bus conductor, taxi driver, cab driver, ola driver, uber driver, ola uber',
  ),
  subject(
    'ev',
    'automobile trades',
    'electric vehicles, ev technician, electric vehicle, ev, electric scooter, electric scooters, electric bike, electric car, e rickshaw, ev charging, charging station, ev battery, battery pack, bms, ev repair, e scooter, lithium battery, electric scooty, ev design, bldc motor, इलेक्ट्रिक व्हीकल, ई रिक्शा',
  ),
  subject(
    'welding',
    'trades',
    'welding, welder, fabrication, lathe, cnc, fitter, machinist, gas cutting, gate grill, grill banana, gate banana, loha, lohe ka kaam, sheet metal, iron work, cswip, वेल्डिंग, वेल्डर, steel gate',
  ),
  subject(
    'securityguard',
    '',
    'security guard, guard training, bouncer, private security, security supervisor, psara, bodyguard, chowkidar, watchman, सुरक्षा गार्ड, security officer training',
  ),
  subject(
    'firesafety',
    'safety',
    'fire safety, fire fighting, fire extinguisher, evacuation, fireman, fire and safety, fire officer, aag, aag bujhana, fire drill, fire sprinkler, fire marshal',
  ),
  subject(
    'safety',
    '',
    'workplace safety, occupational safety, industrial safety, health and safety, osha, safety officer, suraksha, nebosh, iosh, hse, hazard, safety training, chemical safety, suraksha training, safety, safety rules, factory safety, safety at work, safety drill, worker safety, road safety, electrical hazards, ppe, construction safety, work at height, working at height, electrical safety at work, lockout tagout, hazop, factory act, ergonomics, hira, accident prevention, सुरक्षा, सेफ्टी ऑफिसर, chemical handling',
  ),
  subject(
    'firstaid',
    'safety healthcare health',
    'first aid, cpr, workplace first aid, first aid basics, emergency response, bls, prathmik chikitsa, first aid for parents, प्राथमिक चिकित्सा, फर्स्ट एड, prathmik upchar, prathamik upchar, प्राथमिक उपचार, सीपीआर, basic life support, heimlich',
  ),
  subject(
    'construction',
    'trades',
    'construction, civil engineering, site engineer, mason, painter, tiles, quantity surveying, building construction, rajmistri, surveying, civil site, building estimation, estimation and costing, rate analysis, bbs, bar bending schedule, false ceiling work, waterproofing, plaster, brick work, site supervisor, building supervisor, billing engineer, highway engineering, total station, land surveying, concrete technology, makan banana, राजमिस्त्री, real estate construction, masonry, mason work, house construction, build a house, building our house, ghar banana, ghar banwana, construction estimate, मकान बनाना',
  ),
];
