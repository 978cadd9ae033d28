import { type Subject, subject } from './subject.js';

/**
 * Kinds of everyday subjects, each with its own teachers: somebody who wants hens does not want goats first, though
 * both are animal husbandry. The wider subject keeps only its own names.
 */
export const KINDS: readonly Subject[] = [
  subject(
    'agriculture',
    '',
    'agriculture, krishi, agri business, agribusiness, agri startup, rural business, gaon ka business, gaon me business, gaanv me business, village business, कृषि, गांव का बिजनेस',
  ),
  subject(
    'poultry',
    'livestock agriculture homebusiness',
    'poultry farming, poultry, poultry farm, murgi palan, murgi, murgi farm, murga, broiler, broiler farming, layer farming, desi murgi, kadaknath, hens, hen, chickens, chicken farm, chicken farming, egg business, egg production, ande ka business, anda, duck farming, batakh palan, quail, quail farming, bater palan, turkey farming, hatchery, chicks, मुर्गी, मुर्गी पालन, पोल्ट्री, पोल्ट्री फार्म, अंडा',
  ),
  subject(
    'goats',
    'livestock agriculture',
    'goat farming, goat, goats, goat farm, bakri, bakri palan, bakra, bakra palan, bakre, sheep, sheep farming, bhed palan, boer goat, barbari, black bengal, बकरी, बकरी पालन, बकरा, भेड़ पालन',
  ),
  subject(
    'beekeeping',
    'livestock agriculture',
    'beekeeping, bee keeping, bee farming, bees, honey bee, honey bees, honey, honey business, honey farming, apiary, apiculture, madhumakhi, madhumakhi palan, madhumakkhi, madhumakkhi palan, madhu makhi, maun palan, shahad, shehad, shahad ka business, मधुमक्खी, मधुमक्खी पालन, मधुमक्खीपालन, शहद, मौन पालन',
  ),
  subject(
    'fishfarming',
    'livestock agriculture',
    'fish farming, fishery, fisheries, fish farm, fish pond, pisciculture, aquaculture, biofloc, biofloc fish farming, prawn farming, prawn, shrimp farming, shrimp, crab farming, machli palan, machhli palan, matsya palan, machli, machhli, ornamental fish farming, pearl farming, moti ki kheti, मछली, मछली पालन, मत्स्य पालन',
  ),
  subject(
    'candles',
    'handicraft art homebusiness hobbies',
    'candle making, candles, candle, candle business, scented candles, soy candles, gel candles, wax melts, mombatti, mombatti banana, mombatti ka business, mombati, मोमबत्ती, मोमबत्ती बनाना, कैंडल',
  ),
  subject(
    'soapmaking',
    'handicraft art homebusiness hobbies',
    'soap making, soaps, soap, handmade soap, organic soap, cold process soap, melt and pour, sabun, sabun banana, sabun ka business, saabun, handmade cosmetics, handmade skincare, homemade skincare, cosmetics making, lip balm making, bath bombs, detergent making, phenyl making, साबुन, साबुन बनाना',
  ),
  subject(
    'resinart',
    'handicraft art homebusiness hobbies',
    'resin art, resin, epoxy, epoxy resin, resin jewellery, resin coasters, resin clock, resin course, preservation art, varmala preservation, रेजिन आर्ट',
  ),
  subject(
    'pottery',
    'handicraft art hobbies',
    'pottery, ceramics, ceramic, clay, clay modelling, clay art, clay work, air dry clay, pottery wheel, wheel throwing, hand building, terracotta, mitti ke bartan, mitti ka kaam, mitti ki murti, murti banana, kumhar, chaak, मिट्टी के बर्तन, कुम्हार',
  ),
  subject(
    'jewellerymaking',
    'handicraft jewellery art homebusiness hobbies',
    'jewellery making, jewelry making, handmade jewellery, handmade jewelry, make jewellery, terracotta jewellery, silk thread, silk thread bangles, silk thread jewellery, beaded jewellery, beads jewellery, bead work, beading, artificial jewellery, artificial jewelry, imitation jewellery, oxidised jewellery, fashion jewellery, earrings making, earring making, jhumka, jhumke, jhumka banana, bangle making, chudi banana, gehne banana, gehna banana, jewellery banana, आभूषण बनाना, गहने बनाना',
  ),
  subject(
    'floristry',
    'handicraft art eventmgmt hobbies',
    'flower arrangement, flower arranging, floristry, florist, bouquet making, bouquet, bouquets, ikebana, flower making, flower jewellery, flower decoration, floral design, floral art, phool sajana, guldasta, varmala making, garland making, mala banana, gajra, फूलों की सजावट, गुलदस्ता',
  ),
  subject(
    'papercraft',
    'handicraft art hobbies',
    'paper craft, paper crafts, paper folding, origami, paper quilling, quilling, kirigami, kagaz ka kaam, kagaz ke phool, card making, greeting card making, scrapbook, scrapbooking, best out of waste, कागज के फूल, ओरिगामी',
  ),
  subject(
    'embroidery',
    'tailoring trades handicraft homebusiness hobbies',
    'embroidery, hand embroidery, machine embroidery, embroidery stitches, kadhai ka kaam, hath ki kadhai, haath ki kadhai, kadhai ke taanke, kadhai ke tanke, kasida, kasida kari, kashidakari, aari work, aari, maggam work, zardozi, zardosi, chikankari, phulkari, kantha, mirror work, sequin work, bead embroidery, gota patti, कढ़ाई, कसीदा, आरी वर्क, जरदोजी',
  ),
  subject(
    'knitting',
    'tailoring handicraft hobbies',
    'knitting, knit, crochet, crocheting, amigurumi, wool, woollen, sweater, sweater banana, sweater bunna, bunai, bunayi, bunaai, oon ka kaam, kroshiya, krosia, crosia, बुनाई, क्रोशिया, स्वेटर, ऊन',
  ),
  subject(
    'fashiondesign',
    'tailoring trades',
    'fashion design, fashion designing, fashion designer, fashion, fashion illustration, draping, fashion course, fashion sketching, clothing label, clothing brand, fashion stylist, fashion styling, styling clothes, dress designing, dress design, croquis, फैशन डिजाइन, फैशन डिजाइनिंग, फैशन डिज़ाइनिंग',
  ),
  subject(
    'gentstailoring',
    'tailoring trades',
    'gents tailor, gents tailoring, mens tailor, mens tailoring, men tailoring, tailoring for men, mens wear, menswear, gents cutting, pant shirt, pant shirt cutting, shirt cutting, pant cutting, shirt silai, pant silai, kurta pajama, kurta pyjama, coat pant, sherwani, safari suit, gents kapde, जेंट्स टेलर, पैंट शर्ट',
  ),
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
    'classical music, indian classical music, indian classical, hindustani music, hindustani classical, carnatic, carnatic music, carnatic vocal, raga, raag, ragas, alankar, bandish, shastriya sangeet, classical vocal, classical singing, taal, शास्त्रीय संगीत, राग',
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
    'swimming, swim, learn to swim, learn swimming, swimmer, freestyle swimming, butterfly stroke, backstroke, breaststroke, tairna, tairaki, tairna sikhna, tairana, paani me tairna, scuba, scuba diving, तैराकी, तैरना',
  ),
  subject(
    'running',
    'fitness sports health',
    'running, marathon, half marathon, run a marathon, couch to 5k, couch to 10k, 5k run, 10k, 10k run, jogging, running training, daud, daudna, daud lagana, 1600m, 1600 meter, 1600 metre, race preparation, दौड़, दौड़ना, मैराथन, रनिंग',
  ),
  subject(
    'weightloss',
    'nutrition fitness health healthcare',
    'weight loss, lose weight, losing weight, loose weight, weight reduction, reduce weight, weight kam karna, weight kam, fat loss, burn fat, fat burning, lose fat, belly fat, flat stomach, flat belly, slim, slimming, get slim, patla hona, patle kaise ho, motapa, motapa kam, motapa kam karna, vajan kam, vajan kam karna, vajan ghatana, wajan kam, wajan ghatana, vajan kaise kam kare, wajan kaise kam, charbi, pet ki charbi, charbi kam karna, pet kam karna, obesity, मोटापा, वजन कम, वजन कम करना, वजन घटाना, चर्बी, पेट की चर्बी',
  ),
  subject(
    'gymtraining',
    'fitness health',
    'gym, gym workout, gym training, bodybuilding, body building, body banana, muscle gain, muscles, muscle, build muscle, build muscles, muscle building, personal trainer, personal training, fitness trainer, weight training, weight lifting, weightlifting, powerlifting, strength training, strength and conditioning, dumbbell, dumbbells, barbell, six pack, six pack abs, biceps, bulking, gym trainer, bodybuilder, जिम, बॉडी बिल्डिंग',
  ),
  subject(
    'homeworkout',
    'fitness health',
    'home workout, workout at home, exercise at home, home exercise, no equipment, no equipment workout, bodyweight, body weight exercise, calisthenics, hiit, ghar par exercise, ghar pe exercise, ghar par workout, ghar pe workout, ghar par kasrat, home gym, घर पर व्यायाम, घर पर कसरत, without equipment, exercise without equipment, workout without equipment',
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
    'makeupart',
    'beauty',
    'makeup, make up, makeup artist, make up artist, makeup artistry, self makeup, party makeup, everyday makeup, daily makeup, makeup course, airbrush makeup, hd makeup, makeup tutorial, contouring, eye makeup, eyeliner, mekup, मेकअप, मेकअप कोर्स, मेकअप आर्टिस्ट',
  ),
  subject(
    'bridalmakeup',
    'makeupart beauty',
    'bridal makeup, bride makeup, bridal, bride, dulhan, dulhan ka makeup, dulhan makeup, wedding makeup, saree draping, bridal look, bridal looks, दुल्हन मेकअप, ब्राइडल मेकअप, दुल्हन',
  ),
  subject(
    'nailart',
    'beauty',
    'nail art, nail extension, nail extensions, nail technician, gel nails, acrylic nails, gel polish, nails, nail, nail course, nail salon, nakhoon, nakhun, manicure, pedicure, नाखून, नेल आर्ट',
  ),
  subject(
    'weddingphotography',
    'photography hobbies',
    'wedding photography, wedding photographer, wedding shoot, wedding films, wedding cinematography, wedding video, candid photography, candid, pre wedding, pre wedding shoot, prewedding, shaadi ki photography, shaadi ki photo, shaadi ke photo, वेडिंग फोटोग्राफी, शादी की फोटोग्राफी',
  ),
  subject(
    'mobilephotography',
    'photography hobbies',
    'mobile photography, phone photography, smartphone photography, iphone photography, photos with phone, photography with phone, photos from phone, phone se photo, mobile se photo, mobile se photography, phone camera, mobile camera photography, मोबाइल फोटोग्राफी, मोबाइल से फोटो',
  ),
  subject(
    'productphotography',
    'photography hobbies',
    'product photography, product photos, product photo, product shoot, photos of products, food photography, food photos, food styling, ecommerce photography, catalogue shoot, catalog photography, amazon product photos, jewellery photography, प्रोडक्ट फोटोग्राफी, फूड फोटोग्राफी',
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
    'travelbusiness',
    'travel entrepreneurship',
    'travel agency, travel agent, travel business, tour business, tour operator, tours and travels, tour and travel business, start a travel agency, tour package, tour packages, ticketing, ticket booking agent, iata, galileo gds, amadeus, irctc agent, visa agent, ट्रैवल एजेंसी, ट्रैवल एजेंट',
  ),
  subject(
    'bikerepair',
    'automobile trades',
    'bike repair, bike repairing, bike mechanic, two wheeler, two wheelers, two wheeler mechanic, two wheeler repair, scooter repair, scooty repair, scooter mechanic, motorcycle, motorcycle repair, motorcycle mechanic, bike servicing, bike service, fix my bike, fix bikes, bike theek karna, bike ka kaam, bike mistri, carburettor, carburetor, बाइक रिपेयर, बाइक मैकेनिक, बाइक रिपेयरिंग',
  ),
  subject(
    'carrepair',
    'automobile trades',
    'car repair, car repairing, car mechanic, car servicing, car service, car engine, car electrical, car ac, car denting, denting painting, four wheeler, four wheeler mechanic, obd scanner, car diagnostics, wheel alignment, car theek karna, car mistri, car ka kaam, कार मैकेनिक, कार रिपेयर',
  ),
  subject(
    'drivinglicence',
    'driving automobile',
    'driving licence, driving license, licence test, license test, driving test, rto, rto test, rto exam, learner licence, learner license, learners licence, learning licence, ll test, traffic rules, traffic signs, traffic sign, traffic signals, road signs, ड्राइविंग लाइसेंस, लर्निंग लाइसेंस, ट्रैफिक नियम',
  ),
  subject(
    'housepainting',
    'construction trades',
    'house painting, wall painting, house painter, wall painter, wall paint, wall texture, texture painting, texture paint, texture design, wall putty, putty, distemper, whitewash, pop work, putai, putai ka kaam, ghar ki putai, deewar ki putai, diwar paint, rang rogan, painter ka kaam, paint ka kaam, asian paints, पुताई, दीवार पेंटिंग, पेंटर का काम',
  ),
  subject(
    'fridgerepair',
    'homeappliances acrepair trades',
    'fridge repair, refrigerator repair, fridge, refrigerator, fridge mechanic, fridge theek, fridge theek karna, fridge repairing, deep freezer, freezer, fridj, फ्रिज, फ्रिज रिपेयर',
  ),
  subject(
    'preserves',
    'cooking homebusiness hobbies',
    'pickle making, pickle, pickles, pickle business, achar, achaar, achar banana, aachar, achar ka business, papad, papad banana, papad business, badi papad, murabba, jam making, squash making, masala making, masala business, masala udyog, food preservation, अचार, अचार बनाना, पापड़, मसाला उद्योग',
  ),
  subject(
    'householdbudget',
    'personalfinance finance',
    'household budget, household budgeting, home budget, family budget, monthly budget, ghar ka budget, ghar ka kharcha, ghar kharch, ghar ka kharch, ghar kharcha, kharcha kam karna, kharche kam karna, kharcha control, kharch kam, kharcha bachana, kharcha kaise bachaye, budgeting, budget banana, घर का बजट, घर का खर्च, घर खर्च',
  ),
  subject(
    'debt',
    'personalfinance finance',
    'debt, debts, debt free, get out of debt, get rid of debt, clear my debt, pay off loan, loan chukana, karz, karza, karz mukti, karz se mukti, karj, karja, udhar chukana, emi trap, credit card debt, cibil, cibil score, credit score, कर्ज, कर्ज मुक्ति, क़र्ज़',
  ),
  subject(
    'magictricks',
    'hobbies',
    'magic tricks, magic trick, jadu sikhna, jadu seekho, jadu ke khel, जादू सीखना, magician, card tricks, card magic, coin magic, mentalism, jadugar, jaadugar, ventriloquism, juggling, जादूगर',
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
