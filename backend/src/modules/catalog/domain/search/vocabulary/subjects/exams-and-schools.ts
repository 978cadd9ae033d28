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
    'government exams, government exam, govt exam, govt exams, sarkari naukri, sarkari exam, sarkari pariksha, government job, government jobs, govt job, govt jobs, sarkari job, police bharti, constable, sub inspector, lekhpal, patwari, gram sevak, vacancy, state psc, psc exam, सरकारी नौकरी, सरकारी परीक्षा, police exam, si exam, forest guard, anganwadi bharti, vdo exam, gram panchayat, court clerk, high court exam, stenographer exam, assistant professor exam, पुलिस भर्ती, state exam, pulis bharti, पुलिस की नौकरी, talathi, home guard, police me bharti, police mein bharti, police me naukri, police me jana, police me job, police ki naukri, police ki taiyari, join police, join the police, become police officer, police officer',
  ),
  subject(
    'upsc',
    'govexams exams',
    'upsc, civil services, civil service, ias, ips, ifs, upsc prelims, upsc mains, prelims, civil services exam, bpsc, uppsc, mpsc, rpsc, kpsc, tnpsc, answer writing, ncert for upsc, collector banna, csat, essay for upsc, indian polity upsc, upsc history, state pcs, pcs exam, hpsc, jpsc, mppsc, wbpsc, opsc, ras exam, यूपीएससी, आईएएस, polity, indian polity, laxmikanth, laxmikant, psc, state psc, sdm',
  ),
  subject(
    'ssc',
    'govexams exams',
    'ssc, ssc cgl, cgl, chsl, ssc chsl, ssc mts, mts exam, ssc gd, railway exam, railway exams, rrb, rrb ntpc, ntpc, group d, railway bharti, clerk exam, ssc maths, ssc english, ssc reasoning, railway ki taiyari, alp, rpf, एसएससी, रेलवे, railway job, mts, train ki naukri, rail ki naukri, railway naukri, railway ki naukri, railway me naukri, loco pilot, ticket collector, tte, railway jobs, train driver, railway alp, station master, railway tte',
  ),
  subject(
    'bankexam',
    'govexams exams banking',
    'bank exam, bank exams, bank po, sbi po, ibps, ibps po, ibps clerk, bank clerk, sbi clerk, rbi grade b, bank bharti, bank ki taiyari, bank ki pariksha, bank ki naukri, banking exam, banking awareness, lic aao, nabard grade a, ibps rrb, rrb po, rbi assistant, insurance exam, lic ado, bank reasoning, bank quant, बैंक परीक्षा, बैंक की तैयारी, बैंक पीओ, bank me naukri, bank me job, bank mein naukri, bank mein job, job in bank, job in a bank, bank ki job, banker kaise bane, work in a bank',
  ),
  subject(
    'militaryexam',
    'govexams exams',
    'defence exams, nda, cds, afcat, agniveer, army bharti, army, navy, airforce, physical test, sena bharti, bsf, crpf, ssb interview, fauj, fauji, air force, coast guard, ssb, assam rifles, capf, military, soldier, सेना, अग्निवीर, फौज, एनडीए, join army, join the army, join indian army, join navy, join air force, army officer, army me jana, sena me, agniveer bharti',
  ),
  subject(
    'teachingexam',
    'govexams exams teaching',
    'teacher eligibility, ctet, tet, uptet, reet, htet, kvs, dsssb, ugc net, net jrf, b ed entrance, teacher eligibility test, super tet, child development and pedagogy, shikshak bharti, teaching exam, net exam, csir net, stet, mptet, ntt teacher, prt tgt pgt, tgt, pgt, navodaya, bed entrance, शिक्षक भर्ती, सीटेट, b ed, b ed preparation, bed preparation, d el ed, deled',
  ),
  subject(
    'engineeringexam',
    'exams',
    'engineering entrance, jee, jee main, jee mains, jee advanced, iit jee, iit, gate exam, gate, bitsat, eamcet, kcet, mht cet, iit entrance, polytechnic entrance, jee physics, jee maths, jee chemistry, gate mechanical, wbjee, viteee, jee main physics, जेईई, आईआईटी, lateral entry',
  ),
  subject(
    'medicalexam',
    'exams',
    'medical entrance, neet, neet ug, neet pg, neet biology, aiims entrance, nursing entrance, mbbs entrance, doctor entrance, neet physics, neet chemistry, mbbs, fmge, next exam, नीट, नीट की तैयारी',
  ),
  subject(
    'mbaexam',
    'exams',
    'mba entrance, cat exam, cat preparation, xat, cmat, gmat, gre, mba exam, mat exam, snap exam, clat, law entrance, cuet, nift entrance, nata, mca entrance, nimcet, cat ki taiyari, mba ki taiyari, cat quant, varc, dilr, sat exam, sat preparation, llb entrance, hotel management entrance, nchm, ipmat, bba entrance, nift, nid, ceed, uceed, design entrance, vakil banna, become a lawyer, lawyer banna, lawyer kaise bane',
  ),
  subject(
    'school',
    '',
    'school subjects, board exam, board exams, class 10, class 12, class 9, class 8, class 11, 10th class, 12th class, 10th board, 12th board, 10th, 9th, 11th, school syllabus, cbse, icse, ncert, state board, school maths, sample paper, sample papers, olympiad, dasvi, barahvi, tuition for school, homework help, बोर्ड परीक्षा, class 10 maths, class 12 physics, class 12 maths, class 12 chemistry, class 9 maths, class 8 maths, class 6, class 7, class 5, board ki taiyari, 12th ki taiyari, hindi vyakaran class, school tuition, 10vi, 12vi, tuition class, home tuition, bachcho ki padhai, school exam, half yearly, school project, ntse, nso, बोर्ड, दसवीं, बारहवीं, कक्षा 10, foundation class, sainik school, navodaya entrance, jnv, jnvst, spelling bee, spell bee, rms entrance, nios, open school, open schooling',
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
    'languages',
    'arabic, learn arabic, arabic language, spoken arabic, quran arabic, अरबी',
  ),
  subject('chinese', 'languages', 'chinese, mandarin, learn chinese, hsk, chinese language, china'),
  subject('italian', 'languages', 'italian, learn italian'),
  subject('russian', 'languages', 'russian, learn russian'),
  subject('portuguese', 'languages', 'portuguese, learn portuguese'),
  subject(
    'smartphoneuse',
    'office',
    'smartphone use, phone chalana, use smartphone, using a smartphone, smartphone basics, use whatsapp, whatsapp chalana, use upi, upi payment, mobile chalana, smartphone sikhana, phone sikhana, smartphone for seniors, smartphone for senior citizens, elders phone, video call, video calls, video calling, video call karna, smartphone chalana sikhna, whatsapp sikhna, upi chalana, upi kaise kare, google pay, phonepe, online payment karna, phone pe payment, smartphone for parents, smartphone course, mobile banking, net banking, digital payment, digital payments, dadi ko phone, papa ko phone, maa ko phone, मोबाइल चलाना, स्मार्टफोन, व्हाट्सएप, यूपीआई, digilocker, online ticket booking, upi, pay upi, pay by upi, use upi apps, send money by upi, bhim upi',
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
