import { type Subject, subject } from './subject.js';

export const EXAMS_AND_SCHOOLS: readonly Subject[] = [
  subject(
    'exams',
    '',
    'competitive exams, competitive exam, entrance exam, entrance exams, entrance test, exam preparation, exam prep, previous year questions, previous year papers, past papers, past paper, mock tests, test series, pariksha ki taiyari, current affairs, general knowledge, gk, general studies, प्रतियोगी परीक्षा, परीक्षा की तैयारी, exam coaching, coaching for exams, exam ki taiyari, entrance coaching, competitive exam coaching, entrance preparation, competition ki taiyari, exam syllabus, samanya gyan, सामान्य ज्ञान',
  ),
  subject(
    'govexams',
    'exams',
    'government exams, government exam, govt exam, govt exams, sarkari naukri, sarkari exam, sarkari pariksha, government job, government jobs, govt job, govt jobs, sarkari job, police bharti, constable, sub inspector, lekhpal, patwari, gram sevak, vacancy, state psc, psc exam, सरकारी नौकरी, सरकारी परीक्षा, police exam, si exam, forest guard, anganwadi bharti, vdo exam, gram panchayat, court clerk, high court exam, stenographer exam, assistant professor exam, पुलिस भर्ती, state exam, pulis bharti, पुलिस की नौकरी, talathi, home guard, police me bharti, police mein bharti, police me naukri, police me jana, police me job, police ki naukri, police ki taiyari, join police, join the police, become police officer, police officer, police banna, police kaise bane, become a policeman, police constable, daroga, daroga banna, inspector banna, collector office job',
  ),
  subject(
    'upsc',
    'govexams exams',
    'upsc, civil services, civil service, ias, ips, ifs, upsc prelims, upsc mains, prelims, civil services exam, bpsc, uppsc, mpsc, rpsc, kpsc, tnpsc, answer writing, ncert for upsc, collector banna, csat, essay for upsc, upsc history, state pcs, pcs exam, hpsc, jpsc, mppsc, wbpsc, opsc, ras exam, यूपीएससी, आईएएस, psc, state psc, sdm',
  ),
  subject(
    'polity',
    'upsc socialscience',
    'indian polity, polity, indian polity upsc, constitution, constitution of india, indian constitution, constitutional law, samvidhan, samvidhaan, bharatiya samvidhan, bharat ka samvidhan, संविधान, भारतीय संविधान, राजव्यवस्था, भारतीय राजव्यवस्था, rajvyavastha, laxmikanth, laxmikant, लक्ष्मीकांत, fundamental rights, maulik adhikar, मौलिक अधिकार, preamble, dpsp, directive principles, panchayati raj, parliament, sansad, संसद, राजनीति विज्ञान, rajniti vigyan, rajneeti vigyan',
  ),
  subject(
    'ssc',
    'govexams exams',
    'ssc, ssc cgl, cgl, chsl, ssc chsl, ssc mts, mts exam, ssc gd, clerk exam, एसएससी, mts, ssc cpo, ssc je, staff selection commission, income tax inspector, एसएससी सीजीएल, कर्मचारी चयन आयोग, karmchari chayan aayog',
  ),
  subject(
    'railwayexam',
    'govexams exams',
    'railway exams, railway exam, rrb, rrb ntpc, ntpc, group d, railway bharti, railway ki taiyari, alp, rrb alp, rrb je, rpf, railway, railways, रेलवे, रेलवे भर्ती, रेलवे परीक्षा, railway job, train ki naukri, rail ki naukri, railway naukri, railway ki naukri, railway me naukri, loco pilot, ticket collector, tte, station master, railway jobs, rail bharti, rrc, लोको पायलट, train driver, railway alp, railway tte',
  ),
  subject(
    'bankexam',
    'govexams exams banking',
    'bank exam, bank exams, bank po, sbi po, ibps, ibps po, ibps clerk, bank clerk, sbi clerk, rbi grade b, bank bharti, bank ki taiyari, bank ki pariksha, bank ki naukri, banking exam, banking awareness, lic aao, nabard grade a, ibps rrb, rrb po, rbi assistant, insurance exam, lic ado, बैंक परीक्षा, बैंक की तैयारी, बैंक पीओ, bank job, bank jobs, job in a bank, job in bank, bank me naukri, bank mein naukri, bank clerk exam, bank me job, bank mein job, bank ki job, banker kaise bane, work in a bank, rbi, rbi exam, bank po exam, lic exam',
  ),
  subject(
    'militaryexam',
    'govexams exams',
    'defence exams, nda, cds, afcat, agniveer, army bharti, army, navy, airforce, physical test, sena bharti, bsf, crpf, ssb interview, fauj, fauji, air force, coast guard, ssb, assam rifles, capf, military, soldier, सेना, अग्निवीर, फौज, एनडीए, join army, join the army, join indian army, join navy, join air force, army officer, army me jana, sena me, agniveer bharti',
  ),
  subject(
    'teachingexam',
    'govexams exams teaching',
    'teacher eligibility, ctet, tet, uptet, reet, htet, kvs, dsssb, ugc net, net jrf, b ed entrance, teacher eligibility test, super tet, child development and pedagogy, shikshak bharti, teaching exam, net exam, csir net, stet, mptet, ntt teacher, prt tgt pgt, tgt, pgt, navodaya, bed entrance, शिक्षक भर्ती, सीटेट, bal vikas, cdp, shikshak banna, adhyapak banna, adhyapak bharti, teacher bharti, primary teacher, bed ki taiyari, अध्यापक भर्ती, बाल विकास, शिक्षण अभिरुचि, b ed, b ed preparation, bed preparation, d el ed, deled',
  ),
  subject(
    'engineeringexam',
    'exams',
    'engineering entrance, jee, jee main, jee mains, jee advanced, iit jee, iit, bitsat, eamcet, kcet, mht cet, iit entrance, polytechnic entrance, wbjee, viteee, जेईई, आईआईटी, lateral entry',
  ),
  subject(
    'gateexam',
    'exams',
    'gate exam, gate, gate cse, gate cs, gate ece, gate ee, gate civil, gate mechanical, gate preparation, gate ki taiyari, mtech entrance, m tech entrance, psu exam, psu jobs, ese exam, ies exam, engineering services exam, गेट परीक्षा',
  ),
  subject(
    'medicalexam',
    'exams',
    'medical entrance, neet, neet ug, neet pg, aiims entrance, nursing entrance, mbbs entrance, doctor entrance, mbbs, fmge, next exam, नीट, नीट की तैयारी, doctor banna, doctor kaise bane, become a doctor, nursing officer exam',
  ),
  subject(
    'mbaexam',
    'exams',
    'mba entrance, cat exam, cat preparation, xat, cmat, gmat, mba exam, mat exam, snap exam, cat ki taiyari, mba ki taiyari, cat quant, varc, dilr, iift, iim, iim entrance, cat mba, b school, b schools, कैट परीक्षा',
  ),
  subject(
    'lawexam',
    'exams legal',
    'law entrance, clat, clat pg, ailet, slat, lsat, mh cet law, llb entrance, law college, law school, nlu, nlus, law admission, judiciary exam, judicial services, civil judge, aibe, vakil banna, wakil banna, lawyer banna, become a lawyer, legal reasoning, क्लैट, lawyer kaise bane',
  ),
  subject(
    'designexam',
    'exams',
    'design entrance, nift entrance, nift, nid, nid dat, ceed, uceed, nata, architecture entrance, b arch entrance, fashion design entrance',
  ),
  subject(
    'collegeexam',
    'exams',
    'college entrance, cuet, cuet ug, cuet pg, university entrance, mca entrance, nimcet, ipmat, bba entrance, hotel management entrance, nchm, nchmct, du admission, bhu entrance, सीयूईटी',
  ),
  subject(
    'abroadexam',
    'exams',
    'gre, gre verbal, gre quant, sat exam, digital sat, sat preparation, sat prep',
  ),
  subject(
    'school',
    '',
    'school subjects, board exam, board exams, class 8, school syllabus, cbse, icse, ncert, state board, school maths, sample paper, sample papers, olympiad, tuition for school, homework help, बोर्ड परीक्षा, class 6, class 7, class 5, board ki taiyari, hindi vyakaran class, school tuition, tuition class, home tuition, bachcho ki padhai, school exam, half yearly, school project, ntse, nso, बोर्ड, foundation class, class 4, class 3, up board, bihar board, rbse, mp board, maharashtra board, hsc board, यूपी बोर्ड, बिहार बोर्ड, one shot revision, ncert solutions, sainik school, navodaya entrance, jnv, jnvst, spelling bee, spell bee, rms entrance, nios, open school, open schooling',
  ),
  subject(
    'semesterexam',
    '',
    'semester exams, semester exam, semester, university exam, university exams, college exam, college exams, degree exam, backlog exam, backlog subjects, backlog clearing, engineering backlog, maths backlog, btech backlog, btech semester, btech subjects, engineering subjects, bca semester, bcom semester, bba semester, bsc semester, first year engineering, engineering first year, back paper, kt exam, du sol, ignou, mumbai university, anna university, vtu, aktu, sppu, सेमेस्टर, विश्वविद्यालय परीक्षा, backlog, backlogs, semester backlog',
  ),
  subject(
    'class9',
    'school',
    'class 9, 9th class, 9th, ix class, class ix, class nine, nauvi, navi kaksha, नौवीं',
  ),
  subject(
    'class10',
    'school',
    'class 10, 10th class, 10th, 10th board, 10th boards, class x, class ten, dasvi, dasvin, 10vi, 10vin, matric exam, matric board, matriculation, high school board, madhyamik, sslc, दसवीं, हाईस्कूल',
  ),
  subject(
    'class11',
    'school',
    'class 11, 11th class, 11th, class xi, class eleven, gyarahvi, gyarvi, 11vi, ग्यारहवीं',
  ),
  subject(
    'class12',
    'school',
    'class 12, 12th class, 12th board, 12th boards, class xii, class twelve, barahvi, barahvin, 12vi, 12vin, 12th ki taiyari, intermediate board, inter board, plus two, higher secondary, hsc, बारहवीं, इंटरमीडिएट, 12th',
  ),
  subject(
    'tamil',
    'languages',
    'tamil language, learn tamil, spoken tamil, speak tamil, tamil bolna, tamil sikhna, tamil course, tamil sikho, speak in tamil, tamil for beginners, तमिल, tamil speaking',
  ),
  subject(
    'telugu',
    'languages',
    'telugu, telugu language, learn telugu, spoken telugu, speak telugu, तेलुगु, telugu speaking',
  ),
  subject(
    'kannada',
    'languages',
    'kannada, kannada language, learn kannada, spoken kannada, speak kannada, कन्नड़, kannada speaking',
  ),
  subject(
    'marathi',
    'languages',
    'marathi language, learn marathi, spoken marathi, speak marathi, marathi bolna, marathi sikhna, marathi course, marathi sikho, marathi for beginners, मराठी बोलना, marathi shikaychi, marathi speaking',
  ),
  subject(
    'bengali',
    'languages',
    'bengali language, learn bengali, spoken bengali, speak bengali, bangla sikhna, bengali speaking, bangla speaking',
  ),
  subject(
    'malayalam',
    'languages',
    'malayalam, malayalam language, learn malayalam, spoken malayalam, malayalam speaking',
  ),
  subject('gujarati', 'languages', 'gujarati language, learn gujarati, spoken gujarati'),
  subject('punjabi', 'languages', 'punjabi language, learn punjabi, spoken punjabi, gurmukhi'),
  subject('urdu', 'languages', 'urdu, urdu language, learn urdu, urdu script'),
  subject(
    'hindilanguage',
    'languages',
    'hindi language, learn hindi, hindi speaking, spoken hindi, speak hindi, hindi grammar, hindi vyakaran',
  ),
  subject(
    'arabic',
    'foreignlanguage languages',
    'arabic, learn arabic, arabic language, spoken arabic, quran arabic, अरबी',
  ),
  subject(
    'chinese',
    'foreignlanguage languages',
    'chinese, mandarin, learn chinese, hsk, chinese language, china',
  ),
  subject('italian', 'foreignlanguage languages', 'italian, learn italian'),
  subject('russian', 'foreignlanguage languages', 'russian, learn russian'),
  subject('portuguese', 'foreignlanguage languages', 'portuguese, learn portuguese'),
  subject(
    'smartphoneuse',
    'office',
    'smartphone use, phone chalana, use smartphone, using a smartphone, smartphone basics, use whatsapp, whatsapp chalana, use upi, upi payment, mobile chalana, smartphone sikhana, phone sikhana, smartphone for seniors, smartphone for senior citizens, elders phone, video call, video calls, video calling, video call karna, smartphone chalana sikhna, whatsapp sikhna, upi chalana, upi kaise kare, google pay, phonepe, online payment karna, phone pe payment, smartphone for parents, smartphone course, mobile banking, net banking, digital payment, digital payments, dadi ko phone, papa ko phone, maa ko phone, मोबाइल चलाना, स्मार्टफोन, व्हाट्सएप, यूपीआई, digilocker, online ticket booking, upi, pay upi, pay by upi, use upi apps, send money by upi, bhim upi, technology for old people, technology for elderly, technology for seniors, technology for senior citizens, mobile for old people, phone for old people, old people, buzurgo ke liye mobile, mother whatsapp, whatsapp for parents',
  ),
  subject(
    'govservices',
    '',
    'government services, csc, common service center, common service centre, jan seva kendra, e mitra, emitra, cyber cafe, pan card, passport form, voter id, ration card, e shram, online forms, form bharna, online form bharna, digital seva, government schemes, sarkari yojana, citizen services, csc center kholna, government forms, sarkari form, bank mitra, bank mitra bc, online seva, certificate banana online, income certificate, सरकारी योजना, जन सेवा केंद्र, फॉर्म भरना, yojana, pm kisan, ayushman, e district',
  ),
  subject(
    'rti',
    'legal govservices',
    'rti, right to information, consumer rights, consumer complaint, consumer court, consumer forum, fir, police complaint, legal rights, know your rights',
  ),
  subject(
    'exportimport',
    'supplychain entrepreneurship',
    'export import, import export, exim, iec, iec code, customs, export business, import business, incoterms, shipping documents, sell abroad, export karna, exporter, export documentation, freight forwarding, international trade, foreign trade, export from india, alibaba import, international business, sell in other countries, निर्यात, letter of credit, goods to foreign, maal videsh, videsh bhejna, videsh me bechna, send goods',
  ),
  subject(
    'telecalling',
    'customerservice sales',
    'telecalling, telecaller, telesales, cold call, cold calls, cold calling, tele calling, outbound calls, tele sales',
  ),
  subject(
    'trainthetrainer',
    'orgtraining protraining teaching',
    'train the trainer, corporate trainer, become a trainer, trainer banna, workshop facilitation, facilitation skills, adult learning, instructional design, design workshops, conduct workshops, trainer kaise bane, trainer certification, trainer course, facilitation, workshop design, conduct training, run workshops, training delivery skills, soft skills trainer, nsdc trainer, tot, tot certification, assessor, nsdc assessor',
  ),
];
