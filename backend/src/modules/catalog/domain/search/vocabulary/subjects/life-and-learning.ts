import { type Subject, subject } from './subject.js';

export const LIFE_AND_LEARNING: readonly Subject[] = [
  subject(
    'healthcare',
    '',
    'healthcare, nursing, hospital, pharmacy, nurse, pharmacist, medical, doctor, hospital management, physiotherapy, anatomy, patient',
  ),
  subject(
    'psychology',
    '',
    'psychology, counselling, counseling, psychologist, therapy, cbt therapy, human behaviour, counsellor, child psychology',
  ),
  subject(
    'nutrition',
    'healthcare',
    'nutrition, eat right, eating right, diabetes diet, weight plans, balanced diet, diabetes, dietitian, diet plan, diet, dietician, nutritionist, weight loss diet, diet chart, healthy eating, weight loss, weight kam karna, vajan kam, motapa, keto, calories, protein diet, lose weight, meal planning, vajan ghatana, wajan kam, nutrition course',
  ),
  subject(
    'yoga',
    '',
    'yoga, pranayama, योग, relax, yogasana, asana, back pain, योगा, gussa, ghussa, anger, anger management, breathing exercises, surya namaskar, flexibility, sharirik, yoga sikhna, yog, yogasan, angry all the time, control anger, gussa kam, krodh, neck pain, posture, stretching, reiki, happiness, tired, healthy life, sehat, swasth',
  ),
  subject(
    'stress',
    'yoga',
    'stress management, stress relief, stress, mental health, tanav, mental wellness, anxiety, tension, chinta, depression, panic attacks, burnout, तनाव, तनाव कम, chinta kam karna, tension kam karna, stress kam karna, overthinking, insomnia, neend, sleep better',
  ),
  subject(
    'meditation',
    'yoga',
    'meditation, mindfulness, dhyan, calm mind, ध्यान, mann shant, shant, peace of mind, dimag shant, shanti, dhyan lagana, dhyan karna, meditation karna, man ki shanti, मन की शांति, calmness, inner peace, mindful, vipassana',
  ),
  subject(
    'fitness',
    '',
    'fitness, gym, kasrat, vyayam, morning exercise, morning workout, exercise at home, fit rehna, zumba, aerobics, marathon, bodybuilding, calisthenics, pilates, home workout, strength training, running, personal trainer, gym trainer, body banana, exercises for fitness, physical exercise, gym workout, workout at home, abs, weight training, body fit',
  ),
  subject(
    'cooking',
    '',
    'cooking, chef, khana banana, khana pakana, recipes, cook food, kitchen, indian food, cook, roti, sabzi, sabji, curry, recipe, khana, khaana, biryani, mithai, cloud kitchen, tiffin, food business, rasoi, खाना, खाना बनाना, paneer, dal, dosa, idli, samosa, paratha, naan, chutney, pickle, achar, snacks, dessert, desserts, ice cream, pizza, pasta, noodles, soup, street food, restaurant style, hotel jaisa, non veg, chicken curry, veg recipes, barbecue, रोटी, khana pakaana, khana banane, cooking class, cook at home, rasoi ka kaam, south indian food, north indian food, chinese food, tandoori, sweets, halwai, catering, hotel cook, healthy recipes, baby food, tiffin service',
  ),
  subject(
    'baking',
    'cooking',
    'baking, cake, bread, bake, cakes, केक, bakery, home bakery, cake banana, cake decoration, baker, pastry, eggless cake, cupcakes, cookies, cake making, sourdough, bakery business, cake business, chocolate making, chocolate',
  ),
  subject(
    'music',
    '',
    'music, sangeet, संगीत, violin, sitar, songs, song, play instrument, playing an instrument, musical instrument, instrument, music theory, song writing, lyrics, bollywood songs, classical music, carnatic, hindustani music, veena, rap',
  ),
  subject(
    'musicproduction',
    'music',
    'music production, fl studio, ableton, beat making, mixing and mastering, dj, music producer, home studio, logic pro, sound engineering, audio engineering, beats',
  ),
  subject('flute', 'music', 'flute, bansuri, basuri'),
  subject(
    'percussion',
    'music',
    'percussion, tabla, drums, mridangam, cajon, dholak, dhol, tabla bajana',
  ),
  subject(
    'singing',
    'music',
    'singing, gaana, sing, singer, gana, gaana gana, gana gana, vocals, vocal training, gaana seekhna, gaana gaana, gayan, sur, riyaaz, sargam, playback singing, voice training singing, गाना',
  ),
  subject(
    'piano',
    'music',
    'piano, keyboard playing, keyboard, harmonium, casio, piano bajana, synthesizer',
  ),
  subject(
    'guitar',
    'music',
    'guitar, learn guitar, guitar chords, gitar, gitaar, ukulele, guitar bajana, fingerstyle, acoustic guitar, electric guitar, bass guitar, गिटार',
  ),
  subject(
    'art',
    '',
    'drawing and painting, drawing, sketching, painting, chitrakala, watercolor, digital art, illustration, procreate, art, drawing sikhna, chitra, mandala, acrylic, oil painting, sketch, pencil sketch, cartoon drawing, rangoli, anime drawing, character design, chitrakari, comics',
  ),
  subject(
    'handicraft',
    'art',
    'handicraft, paper craft, craft, crafts, origami, resin art, candle making, jewellery making, soap making, diy crafts, pottery, clay, macrame, jewelry making, candles, soaps, gift making',
  ),
  subject('calligraphy', 'art', 'calligraphy, handwriting, hand lettering'),
  subject(
    'tailoring',
    '',
    'tailoring, stitching, silai, fashion design, fashion designing, fashion, pattern making, dress making, stitch clothes, sewing, silai machine, embroidery, boutique, सिलाई, kapde silna, kapde silai, silna, kapde, kapda, sew, stitch, blouse, kurta, dressmaking, darzi, garment, सिलाई मशीन, blouse cutting, cutting stitching, lehenga, salwar, salwar suit, kurti, fall pico, alteration, tailor, machine chalana, knitting, crochet, सिलाई कटाई, sewing machine, machine silai, sewing work, stitch and sell, kapde seena, seena, silai seekhna, fashion designer, dress designing, dress design, ladies tailor, gents tailor, frock, saree, suit silai, baby clothes, textile, garments, bag making, bags, home stitching, apparel',
  ),
  subject(
    'beauty',
    '',
    'beauty and makeup, beautician, makeup, make up artist, beauty parlour, bridal makeup, skincare, nail art, makeup artist, parlour, parlor, salon, saloon, dulhan, dulhan ka makeup, dulhan makeup, bride makeup, bridal, bride, facial, skin care, nail extension, eyelash, spa, massage, self makeup, party makeup, beautician course, beauty course, saree draping, grooming for women, waxing',
  ),
  subject(
    'hair',
    'beauty',
    'hair styling, hairstyle, hair cut, haircut, hair dresser, barber, hair cutting, baal katna, hair stylist',
  ),
  subject(
    'mehndi',
    'beauty',
    'mehndi, mehendi, henna, mehendi art, mehndi design, mehndi lagana, mehendi lagana, मेहंदी',
  ),
  subject(
    'gardening',
    'sustainability',
    'gardening, kitchen garden, terrace garden, terrace gardening, chhat par sabzi, sabzi ugana, sabji ugana, sabzi, ugana, paudhe, paudhe lagana, plants, vegetables, grow vegetables, grow food, growing plants, grow plants, roof garden, rooftop garden, soil, seeds, bagwani, baagwani, nursery, bonsai, flowers, floriculture, landscaping, vermicomposting, indoor plants',
  ),
  subject(
    'farming',
    '',
    'farming, kheti, agriculture, खेती, farmer, kisan, farm, crops, fasal, krishi, kheti badi, drip irrigation, crop, agri business, agribusiness, fertilizer, kheti karna, farmers',
  ),
  subject(
    'organicfarming',
    'farming',
    'organic farming, organic vegetables, jaivik, jaivik kheti, natural farming, zero budget farming, organic kheti, jeevamrut, permaculture',
  ),
  subject(
    'mushroom',
    'farming',
    'mushroom farming, mushroom, mushrooms, mushroom cultivation, mushroom ki kheti, oyster mushroom, button mushroom',
  ),
  subject(
    'hydroponics',
    'farming gardening',
    'hydroponics, hydroponic, aquaponics, polyhouse, greenhouse, soilless',
  ),
  subject(
    'livestock',
    'farming',
    'animal husbandry, goat farming, poultry, fish farming, bee keeping, beekeeping, honey, bakri palan, murgi palan, machli palan, bakri, murgi, broiler, layer farming, madhumakhi, sheep, pig farming, aquaculture',
  ),
  subject(
    'dairy',
    'livestock farming',
    'dairy farming, dairy, doodh, cow, cows, buffalo, gaay, gaay palan, bhains, doodh ka business, milk business, dairy business, gau palan, pashu palan, pashupalan, cattle',
  ),
  subject(
    'maths',
    '',
    'mathematics, maths, math, linear algebra, calculus, ganit, algebra, vedic maths, गणित, mathematics basics, vedic math, trigonometry, geometry, discrete maths, number theory, maths tricks, mental maths, abacus, probability maths, engineering mathematics, arithmetic',
  ),
  subject('physics', '', 'physics, science experiments, vigyan, physics class, science for kids'),
  subject('biology', '', 'biology, biology class, botany, zoology, genetics'),
  subject('chemistry', '', 'chemistry, chemistry class, organic chemistry, rasayan'),
  subject(
    'teaching',
    'protraining',
    'teaching, teacher training, online teaching, classroom management, course creation, teachers, pedagogy, lesson plan, teacher banna, school teacher, tuition, online class lena, become a teacher, teach children, b ed, coaching classes, online course banana, create a course, home tutor, teach kids',
  ),
  subject('chess', '', 'chess, shatranj'),
  subject(
    'selfdefence',
    '',
    'martial arts, karate, self defence, self defense, taekwondo, judo, boxing',
  ),
  subject(
    'sports',
    '',
    'sports, cricket coaching, badminton, football training, swimming, cricket, football, cricket coach',
  ),
  subject(
    'interiordesign',
    '',
    'interior design, interior designer, home decor, interior decoration, ghar sajana, home design, vastu, furniture design, architecture, architect, kitchen design, landscape design',
  ),
  subject(
    'parenting',
    '',
    'parenting, child care, childcare, child, children behaviour, tantrum, tantrums, throws tantrums, shouting at child, toddler, baby, new born, newborn, teenager, teenagers, teen, bachcha, bachche, bacche ki parvarish, parvarish, raising kids, raising children, kids screen time, pregnancy, child development, kids discipline, angry child, parents of teenagers, good parent, being a parent, parent of a toddler',
  ),
  subject(
    'dance',
    '',
    'dance, dancing, bharatanatyam, kathak, hip hop dance, bollywood dance, salsa, nritya, naach, choreography',
  ),
  subject(
    'acting',
    '',
    'acting, theatre, drama, modelling, anchoring and acting, actor, film acting, audition, acting karna',
  ),
];
