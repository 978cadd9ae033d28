import { type Subject, subject } from './subject.js';

export const BUSINESS_AND_LIFE: readonly Subject[] = [
  subject(
    'office',
    '',
    'computer basics, ms office, microsoft office, basic computer, computer course, computer chalana, computer operator, data entry, google workspace, computer fundamentals, office software, google docs, computer sikhna, computer literacy, कंप्यूटर, use computer, use a computer, computer beginner, understand computers, learn computer, computer skills, internet and email, word and excel, dca, adca, ccc exam, windows basics, computer seekhna, कंप्यूटर कोर्स, कंप्यूटर सीखना, कंप्यूटर चलाना, computer kaise chalaye, excel and word, computer for seniors, internet chalana, email kaise, file folder, printing, computer seekho, computer ka basic, computer kya hai, computer chalaana, kampyutar, email bhejna, email likhna computer, computer office work, office ka kaam, receptionist computer, ms office sikhna, outlook, google forms, google drive, basic internet, smartphone use, phone chalana, digital literacy, computer teacher, back office, computer job, computer operator job, senior citizen computer, files and folders, computer course basic, zoom meeting, onenote, shorthand, stenography, ccc, o level, ccc course',
  ),
  subject('wordprocessing', 'office', 'ms word, microsoft word, word file, mail merge'),
  subject(
    'typing',
    'office',
    'typing, hindi typing, english typing, typing sikhna, typing speed, typing master, mangal font, touch typing, keyboard typing, typing test, krutidev, टाइपिंग',
  ),
  subject(
    'presentation',
    'office',
    'powerpoint, presentation, ppt, slides, presentations, power point, make slides, ppt banana, ms powerpoint, keynote slides, make a presentation, slide design, slide deck, pitch presentation',
  ),
  subject(
    'accounting',
    '',
    'accounting, accountant, bookkeeping, quickbooks, hisab kitab, accounts, lekhankan, ledger, balance sheet, hisaab, hisab, invoice, invoicing, billing software, busy software, chartered accountant, journal entries, cost accounting, dukan ka hisab, khata, munim, account sikhna, accounts job, accountant banna, ca, ca foundation, bookkeeper, bahi khata, zoho books, sap accounting, accounts ka kaam, costing, financial accounting, debit credit, vouchers, dukan ka account, paise ka hisab, balance sheet banana',
  ),
  subject(
    'tax',
    'accounting',
    'tax and gst, gst, income tax, gst filing, taxation, tax filing, जीएसटी, gst returns, gst return, file gst, taxes, tax, tds, itr, itr filing, gst bharna, gst return bharna, gst registration, e way bill, tax bharna, itr bharna, income tax return, gst seekhna, return filing, tax return, tax returns, gst practitioner, gst course, income tax filing, file my taxes, tax saving, file tax, gst billing',
  ),
  subject(
    'tally',
    'accounting',
    'tally, tally prime, tally erp, टैली, tally course, tally gst, tally seekhna, tally prime course, tally accounting',
  ),
  subject(
    'finance',
    '',
    'finance, financial modelling, financial modeling, पैसा, credit, valuation, portfolio risk, risk analytics, cfa, financial analyst, corporate finance, investment banking, bank loan',
  ),
  subject(
    'personalfinance',
    'finance',
    'personal finance, money management, financial planning, save money, saving money, paisa bachana, paise bachana, bachat, budgeting, emi, credit card, credit score, insurance, fixed deposit, save karna, paise jodna, financial literacy, money saving, budget banana, monthly budget, loan management, financial freedom, money mindset, salary management, income tax saving, paise bachane, paise ki bachat, money habits, manage money, emergency fund, paisa bachane, household budget, money matters, household savings, debt free',
  ),
  subject(
    'investing',
    'finance',
    'investing, mutual fund, mutual funds, paisa nivesh, investment, invest, sip, paisa lagana, wealth, retirement planning, gold investment, nivesh, निवेश, nivesh karna, mutual fund kya hai, crypto invest, investing basics, paise kahan lagaye, paise lagana, portfolio management, long term investing, value investing, wealth management, retirement, grow money, grow my money',
  ),
  subject(
    'stockmarket',
    'finance',
    'stock market, share market, trading, share bazar, share bazaar, intraday, technical analysis, stocks, options trading, शेयर बाजार, futures and options, demat, share trading, nifty, trading sikhna, share kharidna, demat account, ipo, candlestick, groww, zerodha, swing trading, share market sikhna, learn to trade, trader, day trading, forex, stock trading, equity research, option chain, commodity, fundamental analysis, algo trading, paisa kamana share, crypto trading, bank nifty, sensex, price action, share market course, stock investing, intraday trading, algorithmic trading, quant trading, option buying, option selling, chart reading, options and futures, buy shares, company shares',
  ),
  subject(
    'banking',
    'finance',
    'banking, bank exam, microfinance, bank po, ibps, sbi po, bank clerk, bank job, loan officer, banking course',
  ),
  subject(
    'marketing',
    '',
    'digital marketing, marketing, online marketing, brand building, डिजिटल मार्केटिंग, promote business, promote my business, get customers, more customers, advertise, advertising, advertisement, campaigns, online promotion, growth marketing, prachar, get clients, content marketing, marketing funnel, customers lana, grahak badhana, promotion, product promotion, brand banana, youtube marketing, digital marketer, market my product, business promote, business badhana, more sales, online customers, reach customers, customer badhana, telegram marketing, public relations, pr, marketing automation, digital markting, brand strategy, market research',
  ),
  subject('affiliate', 'marketing freelancing', 'affiliate marketing, affiliate, amazon affiliate'),
  subject(
    'emailmarketing',
    'marketing',
    'email marketing, mailchimp, email campaigns, whatsapp marketing, sms marketing',
  ),
  subject(
    'ads',
    'marketing',
    'online ads, facebook ads, google ads, instagram ads, ads, ad campaign, meta ads, youtube ads, ppc, paid ads, ad campaigns, meta ads manager, ads chalana, performance marketing, facebook par ads, sem, paid marketing, google adwords, adwords, retargeting, media buying',
  ),
  subject(
    'socialmedia',
    'marketing',
    'social media, social media marketing, instagram marketing, instagram growth, viral, followers, social media handle karna, social media manager, smm, influencer, influencer banna, instagram par followers, personal branding online, community building, facebook marketing, instagram page, instagram followers, social media strategy, content calendar, linkedin marketing',
  ),
  subject(
    'seo',
    'marketing webdev',
    'seo, search engine optimization, search engine optimisation, google ranking, rank on google, rank higher, rank website, rank my website, top of google, be found on google, google par rank, backlinks, keyword research, higher on google, first page of google, google first page, search ranking, seo audit, organic traffic, search console, local seo, google my business, google me upar, google par upar, upar lana google, website upar lana, google me number one, google search, seo sikhna, search engine, site ranking, seo expert, blog seo, on page, off page, link building, seo course, website rank karna, google me rank, technical seo, ahrefs, semrush',
  ),
  subject(
    'contentwriting',
    'marketing',
    'content writing, technical writing, content creator, writing skills, content creation, business writing, email writing, write articles, article writing, email likhna, proposal writing, grant writing, ghostwriting, editing and proofreading, proofreading, likhna sikhna, become a writer, content writer, lekhak, essay, essay writing, journalism, news writing, article likhna, resume content, linkedin post writing, newsletter, ghost writer, writing course, ebook, api documentation',
  ),
  subject(
    'blogging',
    'contentwriting',
    'blogging, blog writing, blog, blogs, write blogs, blog likhna, blogger',
  ),
  subject(
    'creativewriting',
    'contentwriting',
    'creative writing, novel writing, story writing, write book, write a book, novel, kahani likhna, kavita, poetry, screenplay, story likhna, kindle publishing, script likhna, script writing, screenwriting, short stories, short story, storytelling, self publishing, publish a book, fiction writing, write a novel',
  ),
  subject(
    'copywriting',
    'contentwriting marketing',
    'copywriting, sales copy, copywriter, ad copy',
  ),
  subject(
    'youtube',
    'marketing videoediting',
    'youtube, youtuber, youtube channel, vlogging, youtube channel banana, channel grow, youtube se paise, youtube growth',
  ),
  subject(
    'voiceover',
    '',
    'voice over, voice over artist, dubbing artist, voiceover, voice acting, radio jockey, dubbing',
  ),
  subject(
    'podcast',
    'youtube',
    'podcast, podcasting, podcast production, podcaster, podcast banana',
  ),
  subject(
    'sales',
    'marketing',
    'sales, selling, sales skills, bechna, lead generation, cold calling, b2b sales, sell, sell more, salesman, sales executive, salesperson, customer ko bechna, sales pitch, closing deals, sales badhana, telesales',
  ),
  subject(
    'crm',
    'sales',
    'crm, salesforce, crm software, hubspot crm, salesforce admin, apex salesforce, hubspot, zoho crm',
  ),
  subject(
    'entrepreneurship',
    '',
    'entrepreneurship, startup, start up, small business, business, vyapar, dhandha, business plan, entrepreneur, start a business, business shuru, business idea, business model, raise money, raise funding, funding, investors, investor, pitch deck, venture capital, own business, business start, business kaise shuru, msme, vyapar shuru, fund company, apna kaam, raise capital, franchise, shop kholna, dukan kholna, loan, mudra loan, business loan, profit, self employed, apna business, व्यवसाय, बिजनेस, start own business, own a business, dukan shuru, new business, business karna, company kholna, company shuru karna, udyog, startup idea, business banana, home business, ghar se business, small shop, business loan kaise, register company, company registration, salon business, food truck, cafe, restaurant, restaurant business, side business, business growth, scale business, banks decide, banks believe, business owner, kirana, village business, gaon me business, business strategy, mba',
  ),
  subject(
    'freelancing',
    'entrepreneurship marketing',
    'freelancing, freelance, freelancer, fiverr, upwork, work from home, ghar baithe, remote work, online earning, earn online, ghar se kaam, make money, earn money, ghar baithe paise, online paise, online paise kamana, part time income, side income, side hustle, passive income, paise kamane, paise kamana, ghar se kamai, earn from home, earn at home, online job, online kaam, ghar pe kaam, paise kaise kamaye, earn money online, freelancer banna, work at home, part time job, data entry work from home, extra income, kamai, online kamai, ghar baithe kaam, earning',
  ),
  subject(
    'hr',
    '',
    'human resources, human resource, hr, recruitment, payroll, hr management, hiring, hr generalist, talent acquisition, hr manager, hr course, hr analytics, hr executive, hr job, human resources management, recruiter, payroll management, pf, esi, gratuity, labour laws, employee relations, hire people, hiring people, compensation, hrm, people analytics, attrition, staff salary, salary processing, hr policies',
  ),
  subject(
    'supplychain',
    '',
    'supply chain, logistics, warehouse, inventory management, inventory, procurement, six sigma supply, export import, import export, exim, shipping and logistics, purchase, store keeper, warehouse management, operations management, production planning',
  ),
  subject(
    'productmgmt',
    '',
    'product management, product manager, product owner, product roadmap, product manager banna, pm job product, product strategy, product launch, product analytics, prd, apm',
  ),
  subject(
    'legal',
    '',
    'law, legal, labour law, contract law, data privacy, gdpr, compliance, cyber law, kanoon, lawyer, ip law, patents, trademark, contracts, consumer rights, rti, legal drafting, llb, company law',
  ),
  subject(
    'posh',
    'legal hr',
    'posh, sexual harassment, icc committee, prevention of sexual harassment',
  ),
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
    'yoga, wellness, pranayama, योग, relax, yogasana, asana, back pain, योगा, gussa, ghussa, anger, anger management, breathing exercises, surya namaskar, flexibility, sharirik, yoga sikhna, yog, yogasan, angry all the time, control anger, gussa kam, krodh, neck pain, posture, stretching, reiki, happiness, tired, healthy life, sehat, swasth',
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
    'fitness, exercise, workout, gym, kasrat, vyayam, morning exercise, morning workout, exercise at home, fit rehna, zumba, aerobics, marathon, bodybuilding, calisthenics, pilates, home workout, strength training, running, personal trainer, gym trainer, body banana',
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
  subject('calligraphy', 'art', 'calligraphy, handwriting, hand lettering, lettering'),
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
    'quality',
    '',
    'quality management, six sigma, lean manufacturing, iso 9001, kaizen, total quality, 5s, qms, quality control, qc, quality inspector, process improvement, lean, green belt, black belt',
  ),
  subject(
    'parenting',
    '',
    'parenting, child care, childcare, parents, child, children behaviour, tantrum, tantrums, throws tantrums, shouting at child, toddler, baby, new born, newborn, teenager, teenagers, teen, bachcha, bachche, bacche ki parvarish, parvarish, raising kids, raising children, kids screen time, pregnancy, child development, kids discipline, angry child, son, daughter, mother, father',
  ),
  subject(
    'financialmodelling',
    'finance excel analytics',
    'financial modelling, financial modeling, financial model, three statement, dcf, equity valuation, business valuation',
  ),
  subject(
    'exams',
    '',
    'government exams, upsc, ssc, cgl, railway exam, rrb, government exam, govt exam, competitive exam, competitive exams, sarkari naukri, sarkari exam, ias, jee, neet, gate exam, cat exam, gmat, gre, current affairs, general knowledge, gk, police bharti, ctet, ugc net, board exam, class 10, class 12, school syllabus',
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
