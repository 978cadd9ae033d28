import { type Subject, subject } from './subject.js';

export const LIFE_AND_LEARNING: readonly Subject[] = [
  subject(
    'healthcare',
    'health',
    'healthcare, nursing, hospital, pharmacy, nurse, pharmacist, medical, doctor, hospital management, anatomy, patient, gnm, anm, gda, general duty assistant, ward boy, d pharma, patient safety, asha worker, health worker, public health, epidemiology, dental assistant, optometry, paramedic, paramedical, ot assistant, नर्सिंग, नर्स, अस्पताल, bedside care, compounder, injection lagana, dentist, dental',
  ),
  subject(
    'psychology',
    '',
    'psychology, counselling, counseling, psychologist, therapy, cbt therapy, human behaviour, counsellor, child psychology, life coach, life coaching, nlp practitioner, mind reading, hypnosis, hypnotherapy, behavioural science, consumer behaviour, organizational behaviour, मनोविज्ञान, relationship advice, breakup, break up, heartbreak, marriage counselling, couple counselling, couples therapy, pre marriage counselling, toxic relationship, inner child, self love, addiction, de addiction, quit smoking, stop smoking, quit drinking, stop drinking, nasha mukti, nasha chhodna, porn addiction, quit porn, sharab chhodna, cigarette chhodna, relationship coach, rishte, healthy relationship, healthy relationships',
  ),
  subject(
    'nutrition',
    'healthcare health',
    'nutrition, eat right, eating right, diabetes diet, weight plans, balanced diet, diabetes, dietitian, diet plan, diet, dietician, nutritionist, diet chart, healthy eating, keto, calories, protein diet, meal planning, nutrition course, healthy food habits, intermittent fasting, sports nutrition, gut health, food science, millets, डाइट, पोषण, pet kam, charbi kam, pet ghatana, pet andar, lose belly, पेट कम, control sugar, sugar control, blood sugar, sugar ki bimari, sugar patient, bp control, blood pressure, high bp, cholesterol, thyroid, pcos, pcod, uric acid, weight kam khana',
  ),
  subject(
    'yoga',
    'health',
    'yoga, pranayama, योग, relax, yogasana, asana, योगा, gussa, ghussa, anger, anger management, breathing exercises, surya namaskar, flexibility, sharirik, yoga sikhna, yog, yogasan, angry all the time, control anger, gussa kam, krodh, stretching, happiness, tired, yoga for weight loss, yoga for seniors, ashtanga, kapalbhati, anulom vilom, shavasana, योगासन, प्राणायाम, pain relief yoga, touch my toes, do the splits, more flexible, back hurts, good posture',
  ),
  subject(
    'yogateaching',
    'yoga health',
    'yoga teacher, yoga teacher training, yoga instructor, yoga trainer, yoga ttc, teach yoga, 200 hour yoga, 200 hours yoga, yoga instructor course, become a yoga teacher, yoga certification, yoga alliance, yoga sikhana, yoga sikhane, योग टीचर, योग शिक्षक, योगा टीचर, yog teacher, yog shikshak, योग प्रशिक्षक, योग सिखाना',
  ),
  subject(
    'stress',
    'yoga health',
    'stress management, stress relief, stress, mental health, tanav, mental wellness, tension, depression, burnout, तनाव, तनाव कम, chinta kam karna, tension kam karna, stress kam karna, stress kaise kam kare, feel low, emotional wellbeing, emotional wellness, positive thinking, motivation for life',
  ),
  subject(
    'meditation',
    'yoga health spirituality',
    'meditation, mindfulness, dhyan, calm mind, ध्यान, mann shant, shant, peace of mind, dimag shant, shanti, dhyan lagana, dhyan karna, meditation karna, man ki shanti, मन की शांति, calmness, inner peace, mindful, vipassana, stress free mind, kundalini, breathwork, heartfulness, mind control, मेडिटेशन',
  ),
  subject(
    'fitness',
    'health',
    'fitness, kasrat, vyayam, morning exercise, morning workout, fit rehna, pilates, personal trainer, exercises for fitness, physical exercise, abs, body fit, crossfit, workout plan, exercise course, stay fit, get fit, cycling, कसरत, फिटनेस, sports nutrition trainer, bigger arms, gain weight, weight gain, get stronger, vajan badhana, personal training, fitness trainer, gym instructor, healthier, be healthier, healthy life, healthy lifestyle, tummy, belly fat, pet kam karna, too thin, skinny, dubla, dubla patla, mota hona, weight badhana, gain muscle',
  ),
  subject(
    'cooking',
    'hobbies',
    'cooking, chef, khana banana, khana pakana, recipes, cook food, kitchen, indian food, cook, roti, sabzi, sabji, curry, recipe, khana, khaana, biryani, mithai, cloud kitchen, tiffin, food business, rasoi, खाना, खाना बनाना, paneer, dal, dosa, idli, samosa, paratha, naan, chutney, snacks, dessert, desserts, ice cream, pizza, pasta, noodles, soup, street food, restaurant style, hotel jaisa, non veg, chicken curry, veg recipes, barbecue, रोटी, khana pakaana, khana banane, cooking class, cook at home, rasoi ka kaam, south indian food, north indian food, chinese food, tandoori, sweets, halwai, catering, hotel cook, healthy recipes, baby food, tiffin service, restaurant food at home, chinese cooking, italian cooking, south indian, north indian, tandoor, namkeen, masala, food stall, air fryer, momos, chaat, thali, gujarati food, punjabi food, कुकिंग, रेसिपी, culinary, samayal, samaiyal, dhaba, restaurant kholna, open a restaurant, restaurant open, fast food, indo chinese, vegan cooking, vegan food, bachelor cooking, cooking for bachelors, healthy cooking, meal prep, meal planning, swayampak, swayampaak, svayampak, jevan banvayla, jevan banavne, jevan, vanta, rasoi sikhna, स्वयंपाक, जेवण, रसोई बनाना, restaurant that only delivers, delivery kitchen, delivery only restaurant, delivery only, ranna, ranna banna, ranna kora, aduge, adige, adige mado, pachakam, rasoi banavta, randhan, vantalu, vanta cheyadam, samayal kala, khana pakwan',
  ),
  subject(
    'baking',
    'cooking homebusiness hobbies',
    'baking, cake, bread, bake, cakes, केक, bakery, home bakery, cake banana, cake decoration, baker, pastry, eggless cake, cupcakes, cookies, cake making, sourdough, bakery business, cake business, chocolate making, chocolate, fondant, buttercream, brownies, bread baking, bread making, eggless, cake baking, bake cakes, bake a cake, macarons, pizza base, बेकिंग, बेकरी',
  ),
  subject(
    'music',
    'hobbies',
    'music, sangeet, संगीत, songs, song, music theory, song writing, lyrics, bollywood songs, songwriting, write songs, write a song, gaana likhna, classical arts, classical art, musician, be a musician',
  ),
  subject(
    'musicproduction',
    'music',
    'music production, fl studio, ableton, beat making, mixing and mastering, dj, music producer, home studio, logic pro, sound engineering, audio engineering, beats, song recording, recording studio, song mixing, mixing mastering, edm, home recording, djing, lofi, song banana, gaana banana, music banana, sound design, audio editing, audacity, record songs, cubase, recording songs',
  ),
  subject('flute', 'music instruments hobbies', 'flute, bansuri, basuri'),
  subject(
    'percussion',
    'music instruments hobbies',
    'percussion, tabla, drums, mridangam, cajon, dholak, dhol, tabla bajana, pakhawaj, ghatam, तबला, ढोलक',
  ),
  subject(
    'singing',
    'music hobbies',
    'singing, gaana, sing, singer, gana, gaana gana, gana gana, vocals, vocal training, gaana seekhna, gaana gaana, gayan, sur, riyaaz, sargam, playback singing, voice training singing, गाना, voice training, karaoke, gaane, गायन, सिंगिंग, gazal, ghazals, qawwali, bhajan singing, good voice, my voice, singing voice, awaaz achhi, achhi awaaz, classical arts, classical art, carnatic vocal, hindustani vocal, classical vocal, vocal music, paattu, pattu padal, paatu, paadal, paadan, hadu, haadu, hadodu, haadalu, paata, paatalu, paatalu padadam, gaayan, gaan, gaan gawa, geet gavanu, gana mhanne, gane gayche, gaayaki',
  ),
  subject(
    'piano',
    'music instruments hobbies',
    'piano, keyboard playing, keyboard, harmonium, casio, piano bajana, synthesizer, पियानो, हारमोनियम, कीबोर्ड',
  ),
  subject(
    'guitar',
    'music instruments hobbies',
    'guitar, learn guitar, guitar chords, gitar, gitaar, ukulele, guitar bajana, fingerstyle, acoustic guitar, electric guitar, bass guitar, गिटार',
  ),
  subject(
    'art',
    'hobbies',
    'drawing and painting, drawing, sketching, painting, chitrakala, watercolor, digital art, illustration, procreate, art, drawing sikhna, chitra, mandala, acrylic, oil painting, sketch, pencil sketch, cartoon drawing, rangoli, anime drawing, character design, chitrakari, comics, watercolour, ipad drawing, ड्राइंग, चित्रकला, पेंटिंग, tasveer banana, tasvir banana, chitra banana, चित्र बनाना, chobi aanka, chobi anka, chobi akte, chobi, chhobi, chobi aka, ankan, oviyam, oviyam varaiya, chitram, chitra lekhan, chitrakam, bomma geeyadam, chitra bidisodu, chitra kadhvu',
  ),
  subject(
    'handicraft',
    'art homebusiness hobbies',
    'handicraft, craft, crafts, diy crafts, macrame, gift making, hastshilp, hastkala, rakhi making, diya making, basket weaving, weaving, handloom, block printing, tie and dye, batik, bandhani, doll making, soft toys, soft toy making, gift packing, gift wrapping, hamper making, embroidery craft, perfume making, agarbatti banana, हस्तशिल्प, handmade gifts, gift ideas, diwali gifts, diwali decoration, rakhi, agarbatti, toy making, epoxy table, river table, paper flowers, paper flower, pack gifts, wrap gifts, handmade crafts, handmade items, with my hands, with my own hands, with hands, work with hands, make things by hand, handmade things',
  ),
  subject(
    'calligraphy',
    'art hobbies',
    'calligraphy, handwriting, hand lettering, brush lettering, cursive, cursive writing, neat writing, handwriting improvement, handwriting sudharna, likhavat, likhawat, sulekh, sundar likhai, सुलेख, लिखावट, कैलीग्राफी, fountain pen, likhai, likhai sudharna, likhai sudhar, likhawat sudharna, improve handwriting, achhi likhai, लिखाई',
  ),
  subject(
    'tailoring',
    'trades homebusiness',
    'tailoring, stitching, silai, pattern making, dress making, stitch clothes, sewing, silai machine, boutique, सिलाई, kapde silna, kapde silai, silna, kapde, kapda, sew, stitch, blouse, kurta, dressmaking, darzi, garment, सिलाई मशीन, blouse cutting, cutting stitching, lehenga, salwar, salwar suit, kurti, fall pico, alteration, tailor, machine chalana, सिलाई कटाई, sewing machine, machine silai, sewing work, stitch and sell, kapde seena, seena, silai seekhna, ladies tailor, frock, saree, suit silai, baby clothes, textile, garments, bag making, bags, home stitching, apparel, suit cutting, ladies suit, baby frock, blouse design, lehenga design, gown, petticoat, cushion cover, ब्लाउज, कपड़े सिलना, दर्जी, dress pattern, naap, fabric, fabrics, zari, kadhai, pico fall, clothing business, kapde ka business, garment business, readymade garments, shivankam, shivan kaam, shivankaam, needlework, needle work, thayyal, kuttu pani, शिवणकाम, शिवण, selai, selai kaj, selai kora, thaiyal, tayyal, holige, sivan, seevan kaam, silai kam, bharat kaam shivan',
  ),
  subject(
    'beauty',
    '',
    'beauty and makeup, beautician, beauty parlour, skincare, parlour, parlor, salon, saloon, facial, skin care, eyelash, spa, massage, beautician course, beauty course, grooming for women, waxing, threading, eyebrow, eyebrow threading, skin treatment, cosmetology, aesthetics, lash extension, self grooming, ब्यूटी पार्लर, पार्लर, ब्यूटीशियन, spa therapy, massage therapy, microblading, tattoo, tattoo artist, tattoo making, look younger, anti aging, anti ageing, glowing skin, wrinkles, pimples, acne, dark circles',
  ),
  subject(
    'hair',
    'beauty',
    'hair styling, hairstyle, hair cut, haircut, hair dresser, barber, hair cutting, baal katna, hair stylist, hair colour, hair color, keratin, hair spa, juda, juda banana, baal kaatna, salon hair, hair extension, nai ka kaam, हेयर स्टाइल, हेयर कटिंग, hair care, hair treatment, bal katna, bal kaatna, baal kaatne, bal katne, balon ki cutting, hairdresser, hairdressing, बाल काटना',
  ),
  subject(
    'mehndi',
    'beauty homebusiness',
    'mehndi, mehendi, henna, mehendi art, mehndi design, mehndi lagana, mehendi lagana, मेहंदी, arabic mehndi, heena, मेहंदी डिजाइन, मेहँदी',
  ),
  subject(
    'gardening',
    'sustainability hobbies',
    'gardening, kitchen garden, terrace garden, terrace gardening, chhat par sabzi, sabzi ugana, sabji ugana, sabzi, ugana, paudhe, paudhe lagana, plants, vegetables, grow vegetables, grow food, growing plants, grow plants, roof garden, rooftop garden, soil, seeds, bagwani, baagwani, nursery, bonsai, flowers, floriculture, landscaping, vermicomposting, indoor plants, chhat par bagicha, gamle, gamla, phool, phoolon ki kheti, flower farming, lawn, mali, mali ka kaam, terrarium, succulents, बागवानी, पौधे, गार्डनिंग, छत पर सब्जी, grafting, plant care, paudhon ki dekhbhal, paudho ki dekhbhal, पौधों की देखभाल, balcony garden, balcony gardening, container gardening, pot gardening, chhat ki bagwani, thottam, thota, thotam, bagan, baagkam, bagkam',
  ),
  subject(
    'farming',
    'agriculture gardening',
    'farming, kheti, agriculture, खेती, farmer, kisan, farm, crops, fasal, krishi, kheti badi, drip irrigation, crop, agri business, agribusiness, fertilizer, kheti karna, farmers, vegetable farming, sabzi ki kheti, sabji ki kheti, horticulture, bagwani kheti, dragon fruit, medicinal plants, crop insurance, agri startup, tissue culture, soil testing, mitti ki jaanch, mitti ki janch, seeds business, agri drone, multi layer farming, kesar, sericulture, paddy, wheat, gehu, sugarcane, कृषि, किसान, फसल, silk worm, pesticides, pesticide, crop protection, vivasayam, vivasaayam, vyavasayam, krushi, sheti, chas, chash, chasbas, khetibadi, khetivadi, krishikaj, vellanmai',
  ),
  subject(
    'organicfarming',
    'farming agriculture',
    'organic farming, organic vegetables, jaivik, jaivik kheti, natural farming, zero budget farming, organic kheti, jeevamrut, permaculture, organic khad, gobar, gobar khad, jeevamrit, panchgavya, natural kheti, prakritik kheti, bina chemical, without chemicals, chemical free, chemical free farming, organic food growing, jaivik khad, जैविक खेती, जैविक, प्राकृतिक खेती, organic certification, chemical fertiliser, chemical fertilizer, chemical fertilisers, chemical fertilizers, without pesticide, without pesticides, without fertiliser, without fertilizer, no chemicals, bina urea, urea ke bina, bina khad',
  ),
  subject(
    'mushroom',
    'farming agriculture homebusiness',
    'mushroom farming, mushroom, mushrooms, mushroom cultivation, mushroom ki kheti, oyster mushroom, button mushroom, mushroom ugana, spawn, मशरूम, मशरूम की खेती, मशरूम की खेती कैसे',
  ),
  subject(
    'hydroponics',
    'farming gardening agriculture',
    'hydroponics, hydroponic, aquaponics, polyhouse, greenhouse, soilless, mitti ke bina kheti, bina mitti kheti, bina mitti ke kheti, without soil, vertical farming, मिट्टी के बिना खेती',
  ),
  subject(
    'livestock',
    'agriculture',
    'animal husbandry, pig farming, rabbit farming, animal care, पशुपालन, keep bees, keeping bees, rear goats, rearing goats, emu farming, batakh, livestock, live stock, pashu, animal farming, animal farm',
  ),
  subject(
    'dairy',
    'livestock agriculture',
    'dairy farming, dairy, doodh, cow, cows, buffalo, gaay, gaay palan, bhains, doodh ka business, milk business, dairy business, gau palan, pashu palan, pashupalan, cattle, milk production, milk processing, paneer making, ghee making, डेयरी, डेयरी फार्म, गाय पालन, दूध, गाय, भैंस, milk farm',
  ),
  subject(
    'maths',
    '',
    'mathematics, maths, math, ganit, vedic maths, गणित, mathematics basics, vedic math, discrete maths, number theory, maths tricks, mental maths, abacus, probability maths, engineering mathematics, arithmetic, calculation tricks, fast calculation, tables yaad, matrices, real analysis, maths for machine learning, mathematics for machine learning, linear programming, mensuration, beejganit, maths olympiad, permutation, permutations, permutation combination, permutations and combinations, set theory, logarithm, number system, ganitam, kanakku, kanaku, ganita, onko, lekka, lekkalu',
  ),
  subject(
    'calculus',
    'maths',
    'calculus, integration and differentiation, differential calculus, integral calculus, differential equations, integration maths, limits and derivatives, laplace transform, kalan, vector calculus, multivariable calculus, कलन, अवकलन, समाकलन, derivatives and integration, derivative and integration, integration and derivatives, differentiation and integration',
  ),
  subject(
    'trigonometry',
    'maths',
    'trigonometry, trikonmiti, त्रिकोणमिति, trigonometric identities, heights and distances',
  ),
  subject(
    'geometry',
    'maths',
    'geometry, jyamiti, rekhaganit, coordinate geometry, ज्यामिति, रेखागणित, euclidean geometry',
  ),
  subject(
    'algebra',
    'maths',
    'algebra, linear algebra, beej ganit, बीजगणित, quadratic equations, polynomials, abstract algebra',
  ),
  subject(
    'physics',
    'science',
    'physics, science experiments, physics class, science for kids, physics for jee, mechanics physics, electromagnetism, optics, quantum physics, astrophysics, space science, भौतिकी, bhautiki, bhautik vigyan, भौतिक विज्ञान, kinematics, electrostatics, electrodynamics, thermodynamics, newton laws',
  ),
  subject(
    'biology',
    'science',
    'biology, biology class, botany, zoology, genetics, human body, biology for neet, microbiology, biotechnology, biotech, life science, ecology, physiology, biochemistry, जीव विज्ञान, बायोलॉजी, jeev vigyan, jiv vigyan, human physiology, plant physiology, cell biology, जीवविज्ञान',
  ),
  subject(
    'chemistry',
    'science',
    'chemistry, chemistry class, organic chemistry, rasayan, chemistry for neet, रसायन, inorganic chemistry, physical chemistry, rasayan shastra, rasayan vigyan, रसायन विज्ञान, रसायन शास्त्र, periodic table, named reactions',
  ),
  subject(
    'teaching',
    'protraining',
    'teaching, teacher training, online teaching, classroom management, course creation, teachers, pedagogy, lesson plan, teacher banna, school teacher, tuition, online class lena, become a teacher, teach children, b ed, coaching classes, online course banana, create a course, home tutor, teach kids, online padhana, teach online, teaching online, coaching kholna, smart class, teach on youtube, school management, educational technology, edtech, google classroom, how to teach, teaching english, tefl, tesol, teach english, शिक्षण, शिक्षक, टीचर, पढ़ाना, question paper banana, blackboard, bed exam, adhyapak, adhyapika, shikshak, अध्यापक, शिक्षिका, coaching centre, coaching center, coaching institute, tuition centre, tuition center, run a coaching, teacher kaise bane, lesson plans, question papers, question paper, worksheets, classroom activities, question paper making',
  ),
  subject('chess', 'hobbies', 'chess, shatranj, शतरंज'),
  subject(
    'selfdefence',
    'fitness',
    'martial arts, karate, self defence, self defense, taekwondo, judo, boxing, kickboxing, mma, krav maga, aatm raksha, atmaraksha, kalaripayattu, wrestling, kushti, कराटे, आत्मरक्षा, wushu, how to fight, learn to fight, ladna sikhna, street fight',
  ),
  subject(
    'sports',
    'fitness',
    'sports, badminton, football training, football, tennis, table tennis, kabaddi, volleyball, basketball, hockey, athletics, skating, cycling training, golf, archery, umpire, physical education, yoga and sports, फुटबॉल, bowl fast, cricket batting',
  ),
  subject(
    'interiordesign',
    '',
    'interior design, interior designer, home decor, interior decoration, ghar sajana, home design, furniture design, kitchen design, landscape design, building architecture, architectural design, architecture student, become an architect, architect banna, space planning, room decor, home interior, false ceiling, modular kitchen design, home styling, furniture layout, ghar ki sajawat, design my flat, design my house, design my home, design my room, interiors, room design, sketchup interior, sajawat, ghar sajawat, सजावट',
  ),
  subject(
    'parenting',
    '',
    'parenting, child care, childcare, child, children behaviour, tantrum, tantrums, throws tantrums, shouting at child, toddler, baby, new born, newborn, bachcha, bachche, bacche ki parvarish, parvarish, raising kids, raising children, kids screen time, child development, kids discipline, angry child, parents of teenagers, good parent, being a parent, parent of a toddler, ziddi, new mother, new mothers, naye maa baap, maa banne, mobile addiction kids, autism, adhd, special child, special education, special needs, learning disability, dyslexia, परवरिश, पेरेंटिंग, बच्चों की परवरिश, new mom, bacche ko gussa, bachche ko gussa, bachcho ka gussa, bacchon ka gussa, bachon ka gussa, kids anger, child anger, child anger management, बच्चों का गुस्सा, बच्चों की देखभाल, teenage parenting, parenting teenagers, raising teenagers, teenager child, teenage son, teenage daughter, plays games all day, game khelta rehta, addicted to games, game addiction, child does not eat, kid does not eat, khana nahi khata, child does not listen, kids dont listen, baat nahi sunta, baat nahi maanta, zid karta, upbringing, child upbringing, bringing up a child, bringing up children, raise a child, raising a child, infant, infants, infant care, newborn care, baby care, palan poshan, bachon ki parvarish',
  ),
  subject(
    'dance',
    'hobbies',
    'dance, dancing, hip hop dance, bollywood dance, salsa, nritya, naach, choreography, garba, bhangra, ballet, sangeet dance, locking popping, डांस, नृत्य, hip hop, breakdance, breaking dance, b boying, freestyle dance, salsa dance, contemporary dance, nachna, naachna, naachne, nachne, naach gana, naach sikhna, wedding dance, sangeet choreography, नाचना, dance at sangeet, shaadi me dance, perform at sangeet, sangeet performance, sangeet function, classical arts, classical art, nach, nach shekha, natyam, natya, nrutya, kunitha, nadanam, aadal',
  ),
  subject(
    'acting',
    '',
    'acting, theatre, drama, anchoring and acting, actor, film acting, audition, acting karna, monologue, fashion modelling, ramp walk, model banna, modelling career, एक्टिंग, अभिनय, natak, abhinay, puppetry, stage acting, act in front of camera, get into bollywood, bollywood me kaam, film industry, auditions, casting, acting audition, acting for camera, roles in films, film me kaam, serial me kaam, web series acting, learn to act, act in movies, act in films, hero banna, heroine banna',
  ),
];
