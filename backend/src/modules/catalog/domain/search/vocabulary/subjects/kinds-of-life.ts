import { type Subject, subject } from './subject.js';

/** Kinds of sports, arts, health and pastimes; like those of work, each has its own teachers. */
export const KINDS_OF_LIFE: readonly Subject[] = [
  subject(
    'classicaldance',
    'dance hobbies',
    'classical dance, indian classical dance, shastriya nritya, bharatanatyam, bharatnatyam, bharathanatyam, kathak, kuchipudi, odissi, mohiniyattam, manipuri dance, kathakali, sattriya, adavus, tatkar, mudras, ghungroo, कथक, भरतनाट्यम, ओडिसी, कुचिपुड़ी, शास्त्रीय नृत्य',
  ),
  subject(
    'dancefitness',
    'fitness dance health',
    'zumba, dance fitness, zumba dance, zumba dance fitness, zumba fitness, dance workout, aerobics, bollywood fitness, bhangra fitness, weight loss dance, ज़ुम्बा, जुम्बा',
  ),
  subject(
    'classicalmusic',
    'music hobbies',
    'classical music, indian classical music, indian classical, raga, raag, ragas, alankar, bandish, shastriya sangeet, classical vocal, classical singing, taal, शास्त्रीय संगीत, राग',
  ),
  subject(
    'hindustanimusic',
    'classicalmusic music hobbies',
    'hindustani music, hindustani classical, hindustani vocal, hindustani classical singing, khayal, thumri, dhrupad',
  ),
  subject(
    'carnatic',
    'classicalmusic music hobbies',
    'carnatic, carnatic music, carnatic vocal, carnatic singing, varnam, sarali varisai, keerthanam, karnatak sangeet',
  ),
  subject(
    'instruments',
    'music hobbies',
    'musical instrument, musical instruments, instrument, instruments, music instrument, play instrument, play an instrument, playing an instrument, vadya, vaadya, baja bajana, instrument bajana, violin, sitar, veena, sarod, santoor, saxophone, trumpet, mouth organ, harmonica, mandolin, वाद्य, वाद्य यंत्र, वायलिन, सितार',
  ),
  subject(
    'cricket',
    'sports fitness',
    'cricket, cricket coaching, cricket coach, cricket academy, cricket training, batting, batsman, bowling tips, bowling, fast bowling, spin bowling, bowler, yorker, yorkers, swing bowling, leg spin, wicket keeping, wicket keeper, cricketer, cricket khelna, ballebaazi, gendbaazi, क्रिकेट, बल्लेबाजी, गेंदबाजी',
  ),
  subject(
    'swimming',
    'sports fitness',
    'swimming, swim, learn to swim, learn swimming, swimmer, freestyle swimming, butterfly stroke, backstroke, breaststroke, tairna, tairaki, tairna sikhna, tairana, paani me tairna, scuba, scuba diving, तैराकी, तैरना, neechal, eetha, eata, easu, sataar, shatar kata, pohayla, pohne, tarvu',
  ),
  subject(
    'running',
    'fitness sports health',
    'running, marathon, half marathon, run a marathon, couch to 5k, couch to 10k, 5k run, 10k, 10k run, jogging, running training, daud, daudna, daud lagana, 1600m, 1600 meter, 1600 metre, race preparation, दौड़, दौड़ना, मैराथन, रनिंग',
  ),
  subject(
    'weightloss',
    'nutrition fitness health healthcare',
    'weight loss, lose weight, losing weight, loose weight, weight reduction, reduce weight, weight kam karna, weight kam, fat loss, burn fat, fat burning, lose fat, belly fat, flat stomach, flat belly, slim, slimming, get slim, patla hona, patle kaise ho, motapa, motapa kam, motapa kam karna, vajan kam, vajan kam karna, vajan ghatana, wajan kam, wajan ghatana, vajan kaise kam kare, wajan kaise kam, charbi, pet ki charbi, charbi kam karna, pet kam karna, obesity, मोटापा, वजन कम, वजन कम करना, वजन घटाना, चर्बी, पेट की चर्बी, tummy fat, reduce tummy, reduce belly, pet bahar, pet nikal, pet nikla, pet andar karna, pet ghatana hai',
  ),
  subject(
    'gymtraining',
    'fitness health',
    'gym, gym workout, gym training, bodybuilding, body building, body banana, muscle gain, muscles, muscle, build muscle, build muscles, muscle building, personal trainer, personal training, fitness trainer, weight training, weight lifting, weightlifting, powerlifting, strength training, strength and conditioning, dumbbell, dumbbells, barbell, six pack, six pack abs, biceps, bulking, gym trainer, bodybuilder, जिम, बॉडी बिल्डिंग',
  ),
  subject(
    'homeworkout',
    'fitness health',
    'home workout, workout at home, exercise at home, home exercise, no equipment, no equipment workout, bodyweight, body weight exercise, calisthenics, hiit, ghar par exercise, ghar pe exercise, ghar par workout, ghar pe workout, ghar par kasrat, home gym, घर पर व्यायाम, घर पर कसरत, without equipment, exercise without equipment, workout without equipment, without gym, bina gym, bina gym ke, without going to gym, without a gym, no gym, gym ke bina, gym jaye bina, no gym workout, body banana ghar par, ghar par body, ghar pe body',
  ),
  subject(
    'physiotherapy',
    'healthcare health',
    'physiotherapy, physiotherapist, physio, physical therapy, fisiotherapy, rehab exercises, rehabilitation, injury rehab, sports injury, फिजियोथेरेपी, फिजियोथेरेपिस्ट',
  ),
  subject(
    'backpain',
    'yoga physiotherapy health',
    'back pain, neck pain, posture, back pain relief, pain relief, joint pain, knee pain, shoulder pain, frozen shoulder, slip disc, sciatica, cervical pain, lower back pain, kamar dard, kamar ka dard, kamar me dard, peeth dard, ghutne ka dard, ghutno ka dard, gardan dard, gardan ka dard, jodo ka dard, कमर दर्द, घुटने का दर्द, गर्दन दर्द, जोड़ों का दर्द',
  ),
  subject(
    'sleep',
    'stress meditation health',
    'sleep, sleep better, better sleep, sleeping, insomnia, sleep problem, sleep problems, cant sleep, cannot sleep, sleepless, sleeplessness, sleep disorder, fall asleep, deep sleep, good sleep, neend, nind, neend nahi aati, neend na aana, neend ki samasya, raat ko neend nahi, anidra, नींद, अनिद्रा, नींद नहीं आती',
  ),
  subject(
    'anxiety',
    'stress psychology health',
    'anxiety, anxious, overthinking, overthink, panic attack, panic attacks, worry, worrying, fear and anxiety, social anxiety, phobia, ocd, chinta, zyada sochna, jyada sochna, चिंता, घबराहट',
  ),
  subject(
    'screenwriting',
    'creativewriting contentwriting',
    'screenplay, screenwriting, screenplay writing, screenwriter, script writing, scriptwriting, script writer, script likhna, movie script, film script, film writing, film likhna, web series writing, dialogue writing, dialogue likhna, patkatha, patkatha lekhan, story for film, पटकथा, पटकथा लेखन, स्क्रिप्ट राइटिंग, संवाद लेखन',
  ),
  subject(
    'poetry',
    'creativewriting contentwriting',
    'poetry, poem, poems, poet, poem writing, write poems, write poetry, shayari, shayari likhna, shayar, shayri, ghazal, ghazal likhna, nazm, kavita, kavita likhna, kavi, spoken word, कविता, शायरी, ग़ज़ल, गजल',
  ),
  subject(
    'rap',
    'musicproduction music creativewriting',
    'rap, rapping, rapper, rap writing, rap likhna, rap song, hip hop writing, desi hip hop, hip hop music, freestyle rap, rap karna, beatbox, beatboxing, रैप',
  ),
  subject(
    'tarot',
    'astrology',
    'tarot, tarot reading, tarot card reading, tarot cards, tarot card, oracle cards, angel cards, angel card reading, टैरो, टैरो कार्ड',
  ),
  subject(
    'numerology',
    'astrology',
    'numerology, ank jyotish, ank shastra, lo shu, lo shu grid, name correction, mulank, bhagyank, mobile numerology, अंक ज्योतिष, अंक शास्त्र',
  ),
  subject(
    'palmistry',
    'astrology',
    'palmistry, palm reading, palmist, hast rekha, hastrekha, hath dekhna, haath dekhna, hath ki rekha, haath ki rekha, hath ki rekhayein, hath padhna, haath padhna, hand reading, samudrik shastra, face reading, हस्त रेखा, हस्तरेखा, हाथ देखना, हाथ की रेखाएं',
  ),
  subject(
    'energyhealing',
    'spirituality meditation health',
    'reiki, reiki healing, energy healing, crystal healing, pranic healing, chakra, chakra healing, chakras, sound healing, theta healing, spiritual healing, manifestation, law of attraction, रेकी, चक्र',
  ),
  subject(
    'islam',
    'spirituality',
    'islam, islamic, islamic studies, quran, quran reading, quran padhna, tajweed, tajwid, noorani qaida, qaida, namaz, hadith, hadees, muslim, alim course, hafiz, madrasa, इस्लाम, कुरान, क़ुरान, नमाज़',
  ),
  subject(
    'priesthood',
    'spirituality',
    'puja, pooja, puja path, pooja path, puja vidhi, pooja vidhi, karmkand, karmakand, pandit, pandit ka kaam, pandit banna, pujari, purohit, priest, havan, yagya, hawan, satyanarayan, griha pravesh, sanskar vidhi, पूजा, पूजा पाठ, पंडित, पुजारी, कर्मकांड, हवन',
  ),
  subject(
    'comedy',
    'acting',
    'comedy, stand up comedy, standup comedy, standup, stand up comedian, comedian, jokes, joke writing, comedy writing, open mic, hasana, hasya, कॉमेडी, हास्य',
  ),
  subject(
    'anchoring',
    'publicspeaking communication acting',
    'anchoring, anchor, emcee, compere, compering, host event, event host, stage host, stage hosting, show host, host shows, tv host, tv anchor, news anchor, mc host, mc at weddings, manch sanchalan, manch sanchalak, एंकरिंग, मंच संचालन',
  ),
  subject(
    'trekking',
    'travel sports fitness',
    'trekking, trek, treks, trekker, hiking, mountaineering, mountain climbing, backpacking, rock climbing, himalaya, himalayan trek, pahad chadhna, ट्रेकिंग, पर्वतारोहण',
  ),
  subject(
    'householdbudget',
    'personalfinance finance',
    'household budget, household budgeting, home budget, family budget, monthly budget, ghar ka budget, ghar ka kharcha, ghar kharch, ghar ka kharch, ghar kharcha, kharcha kam karna, kharche kam karna, kharcha control, kharch kam, kharcha bachana, kharcha kaise bachaye, budgeting, budget banana, घर का बजट, घर का खर्च, घर खर्च',
  ),
  subject(
    'debt',
    'personalfinance finance',
    'debt, debts, debt free, get out of debt, get rid of debt, clear my debt, pay off loan, loan chukana, karz, karza, karz mukti, karz se mukti, karj, karja, udhar chukana, emi trap, credit card debt, cibil, cibil score, credit score, कर्ज, कर्ज मुक्ति, क़र्ज़, loan se niklu, loan se nikalna, loan khatam, karz khatam',
  ),
  subject(
    'magictricks',
    'hobbies',
    'magic tricks, magic trick, jadu sikhna, jadu seekho, jadu ke khel, जादू सीखना, magician, card tricks, card magic, coin magic, mentalism, jadugar, jaadugar, ventriloquism, juggling, जादूगर, do magic, learn magic, magic for kids, magic show, magic sikhna',
  ),
  subject(
    'stargazing',
    'physics hobbies',
    'stargazing, star gazing, night sky, astronomy, amateur astronomy, telescope, telescopes, constellations, astrophotography, taare dekhna, taara mandal, khagol, खगोल, खगोल विज्ञान, तारे',
  ),
  subject(
    'birdwatching',
    'hobbies',
    'bird watching, birdwatching, birding, birds, bird, bird identification, wildlife, nature walk, pakshi, पक्षी',
  ),
  subject(
    'organising',
    '',
    'declutter, decluttering, home organising, home organizing, organise home, organising home, organize home, organise my home, organise wardrobe, konmari, minimalism, minimalist living, tidying, tidy up, almirah sajana, saman jamana, ghar vyavasthit, ghar saaf rakhna, home cleaning tips',
  ),
];
