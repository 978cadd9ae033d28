import { type Subject, subject } from './subject.js';

export const EXAMS_AND_SCHOOLS: readonly Subject[] = [
  subject(
    'exams',
    '',
    'competitive exams, competitive exam, entrance exam, entrance exams, entrance test, exam preparation, exam prep, previous year questions, previous year papers, past papers, past paper, mock tests, test series, pariksha ki taiyari, current affairs, general knowledge, gk, general studies, प्रतियोगी परीक्षा, परीक्षा की तैयारी',
  ),
  subject(
    'govexams',
    'exams',
    'government exams, government exam, govt exam, govt exams, sarkari naukri, sarkari exam, sarkari pariksha, government job, government jobs, govt job, govt jobs, sarkari job, police bharti, constable, sub inspector, lekhpal, patwari, gram sevak, vacancy, state psc, psc exam, सरकारी नौकरी, सरकारी परीक्षा',
  ),
  subject(
    'upsc',
    'govexams exams',
    'upsc, civil services, civil service, ias, ips, ifs, upsc prelims, upsc mains, prelims, civil services exam, bpsc, uppsc, mpsc, rpsc, kpsc, tnpsc, answer writing, ncert for upsc, collector banna',
  ),
  subject(
    'ssc',
    'govexams exams',
    'ssc, ssc cgl, cgl, chsl, ssc chsl, ssc mts, mts exam, ssc gd, railway exam, railway exams, rrb, rrb ntpc, ntpc, group d, railway bharti, clerk exam',
  ),
  subject(
    'bankexam',
    'govexams exams banking',
    'bank exam, bank exams, bank po, sbi po, ibps, ibps po, ibps clerk, bank clerk, sbi clerk, rbi grade b, bank bharti, bank ki taiyari, bank ki pariksha, bank ki naukri, banking exam, banking awareness, lic aao, nabard grade a',
  ),
  subject(
    'militaryexam',
    'govexams exams',
    'defence exams, nda, cds, afcat, agniveer, army bharti, army, navy, airforce, physical test, sena bharti, bsf, crpf, ssb interview, fauj, fauji',
  ),
  subject(
    'teachingexam',
    'govexams exams teaching',
    'teacher eligibility, ctet, tet, uptet, reet, htet, kvs, dsssb, ugc net, net jrf, b ed entrance, teacher eligibility test, super tet, child development and pedagogy, shikshak bharti, teaching exam',
  ),
  subject(
    'engineeringexam',
    'exams',
    'engineering entrance, jee, jee main, jee mains, jee advanced, iit jee, iit, gate exam, gate, bitsat, eamcet, kcet, mht cet, iit entrance, polytechnic entrance',
  ),
  subject(
    'medicalexam',
    'exams',
    'medical entrance, neet, neet ug, neet pg, neet biology, aiims entrance, nursing entrance, mbbs entrance, doctor entrance',
  ),
  subject(
    'mbaexam',
    'exams',
    'mba entrance, cat exam, cat preparation, xat, cmat, gmat, gre, mba exam, mat exam, snap exam, clat, law entrance, cuet, nift entrance, nata, mca entrance, nimcet',
  ),
  subject(
    'school',
    '',
    'school subjects, board exam, board exams, class 10, class 12, class 9, class 8, class 11, 10th class, 12th class, 10th board, 12th board, 10th, 9th, 11th, school syllabus, cbse, icse, ncert, state board, school maths, school science, sample paper, sample papers, olympiad, dasvi, barahvi, tuition for school, homework help, बोर्ड परीक्षा',
  ),
  subject(
    'tamil',
    'languages',
    'tamil language, learn tamil, spoken tamil, speak tamil, tamil bolna, tamil sikhna',
  ),
  subject(
    'telugu',
    'languages',
    'telugu, telugu language, learn telugu, spoken telugu, speak telugu',
  ),
  subject(
    'kannada',
    'languages',
    'kannada, kannada language, learn kannada, spoken kannada, speak kannada',
  ),
  subject(
    'marathi',
    'languages',
    'marathi language, learn marathi, spoken marathi, speak marathi, marathi bolna, marathi sikhna',
  ),
  subject(
    'bengali',
    'languages',
    'bengali language, learn bengali, spoken bengali, speak bengali, bangla sikhna',
  ),
  subject(
    'malayalam',
    'languages',
    'malayalam, malayalam language, learn malayalam, spoken malayalam',
  ),
  subject('gujarati', 'languages', 'gujarati language, learn gujarati, spoken gujarati'),
  subject('punjabi', 'languages', 'punjabi language, learn punjabi, spoken punjabi, gurmukhi'),
  subject('urdu', 'languages', 'urdu, urdu language, learn urdu, urdu script'),
  subject(
    'hindilanguage',
    'languages',
    'hindi language, learn hindi, hindi speaking, spoken hindi, speak hindi, hindi grammar, hindi vyakaran',
  ),
  subject('arabic', 'languages', 'arabic, learn arabic, arabic language, spoken arabic'),
  subject('chinese', 'languages', 'chinese, mandarin, learn chinese, hsk, chinese language'),
  subject('italian', 'languages', 'italian, learn italian'),
  subject('russian', 'languages', 'russian, learn russian'),
  subject('portuguese', 'languages', 'portuguese, learn portuguese'),
  subject(
    'smartphoneuse',
    'office',
    'smartphone use, phone chalana, use smartphone, using a smartphone, smartphone basics, use whatsapp, whatsapp chalana, use upi, upi payment, mobile chalana, smartphone sikhana, phone sikhana, smartphone for seniors, smartphone for senior citizens, senior citizens, senior citizen, bujurg, seniors, elders phone, video call, video calls, video calling, video call karna',
  ),
  subject(
    'govservices',
    '',
    'government services, csc, common service center, common service centre, jan seva kendra, e mitra, emitra, cyber cafe, pan card, passport form, voter id, ration card, e shram, online forms, form bharna, online form bharna, digital seva, government schemes, sarkari yojana, citizen services',
  ),
  subject(
    'rti',
    'legal govservices',
    'rti, right to information, consumer rights, consumer complaint, consumer court, consumer forum, fir, police complaint, legal rights, know your rights',
  ),
  subject(
    'exportimport',
    'supplychain entrepreneurship',
    'export import, import export, exim, iec, iec code, customs, export business, import business, incoterms, shipping documents, sell abroad, export karna',
  ),
  subject(
    'telecalling',
    'customerservice sales',
    'telecalling, telecaller, telesales, cold call, cold calls, cold calling, tele calling, outbound calls, tele sales',
  ),
  subject(
    'trainthetrainer',
    'orgtraining protraining teaching',
    'train the trainer, corporate trainer, become a trainer, trainer banna, workshop facilitation, facilitation skills, adult learning, instructional design, design workshops, conduct workshops',
  ),
];
