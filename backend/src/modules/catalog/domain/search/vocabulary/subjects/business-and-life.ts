import { type Subject, subject } from './subject.js';

export const BUSINESS_AND_LIFE: readonly Subject[] = [
  subject(
    'office',
    '',
    'ms office, microsoft office, microsoft word, ms word, computer basics, basic computer, computer course, computer chalana, computer operator, data entry, typing, google workspace, computer fundamentals, office software, google docs, computer sikhna, computer literacy, कंप्यूटर, use computer, use a computer, computer beginner, understand computers, learn computer, computer skills, internet and email, word and excel, hindi typing, dca, adca, ccc exam, windows basics, computer seekhna, कंप्यूटर कोर्स, कंप्यूटर सीखना, कंप्यूटर चलाना, computer kaise chalaye, excel and word, computer for seniors, internet chalana, email kaise, file folder, printing, computer seekho, computer ka basic, computer kya hai, computer chalaana, kampyutar, typing sikhna, english typing, email bhejna, email likhna computer, computer office work, office ka kaam, receptionist computer, word file, ms office sikhna, outlook, google forms, google drive, basic internet, smartphone use, phone chalana, digital literacy, computer teacher, back office, computer job, computer operator job, senior citizen computer, files and folders, computer course basic, zoom meeting, onenote, typing speed, shorthand, stenography',
  ),
  subject(
    'presentation',
    'office',
    'powerpoint, presentation, ppt, slides, presentations, power point, make slides, ppt banana, ms powerpoint, keynote slides, make a presentation, slide design, slide deck, pitch presentation',
  ),
  subject(
    'accounting',
    '',
    'accounting, accountant, tally, tally prime, gst, bookkeeping, income tax, quickbooks, hisab kitab, accounts, gst filing, tally erp, taxation, tax filing, lekhankan, टैली, जीएसटी, gst returns, gst return, file gst, taxes, tax, ledger, balance sheet, hisaab, hisab, tds, itr, itr filing, invoice, invoicing, billing software, busy software, chartered accountant, audit, journal entries, gst bharna, gst return bharna, cost accounting, dukan ka hisab, khata, munim, account sikhna, tally course, tally gst, accounts job, accountant banna, ca, ca foundation, bookkeeper, bahi khata, gst registration, e way bill, zoho books, sap accounting, accounts ka kaam, tax bharna, itr bharna, income tax return, costing, financial accounting, debit credit, vouchers, dukan ka account, paise ka hisab, gst seekhna, balance sheet banana',
  ),
  subject(
    'finance',
    '',
    'finance, stock market, share market, trading, investing, mutual fund, mutual funds, personal finance, investment, financial modelling, financial modeling, share bazar, share bazaar, paisa nivesh, intraday, money management, financial planning, technical analysis, stocks, options trading, शेयर बाजार, invest, save money, saving money, sip, savings, paisa lagana, paisa bachana, paise bachana, futures and options, demat, share trading, nifty, wealth, retirement planning, trading sikhna, bachat, budgeting, share kharidna, shares, demat account, ipo, emi, credit card, credit score, insurance, fixed deposit, gold investment, crypto trading, candlestick, groww, zerodha, swing trading, पैसा, निवेश, save karna, paise jodna, share market sikhna, trade, learn to trade, trader, day trading, forex, stock trading, nivesh, nivesh karna, mutual fund kya hai, crypto invest, investing basics, financial literacy, paise kahan lagaye, money saving, budget banana, monthly budget, loan management, credit, valuation, equity research, portfolio risk, risk analytics, cfa, financial analyst, corporate finance, investment banking, option chain, commodity, financial freedom, money mindset, fundamental analysis, algo trading, paisa kamana share, bank loan, salary management, income tax saving, insurance agent, real estate, property',
  ),
  subject(
    'banking',
    'finance',
    'banking, bank exam, microfinance, bank po, ibps, sbi po, bank clerk, bank job, loan officer, banking course',
  ),
  subject(
    'marketing',
    '',
    'digital marketing, marketing, social media marketing, facebook ads, google ads, instagram marketing, email marketing, online marketing, influencer, affiliate marketing, performance marketing, brand building, instagram growth, डिजिटल मार्केटिंग, promote business, promote my business, get customers, more customers, advertise, advertising, advertisement, instagram ads, ads, ad campaign, campaigns, social media, online promotion, growth marketing, prachar, get clients, whatsapp marketing, facebook marketing, meta ads, viral, followers, content marketing, marketing funnel, youtube ads, customers lana, grahak badhana, promotion, product promotion, brand banana, social media handle karna, social media manager, smm, sem, ppc, paid ads, ad campaigns, youtube marketing, digital marketer, market my product, business promote, business badhana, more sales, online customers, reach customers, customer badhana, facebook par ads, telegram marketing, linkedin marketing, public relations, pr, hubspot, marketing automation, digital markting, brand strategy, market research, meta ads manager, ads chalana, influencer banna, instagram par followers, personal branding online, community building',
  ),
  subject(
    'seo',
    'marketing webdev',
    'seo, search engine optimization, search engine optimisation, google ranking, rank on google, rank higher, rank website, rank my website, top of google, be found on google, google par rank, backlinks, keyword research, higher on google, first page of google, google first page, search ranking, seo audit, organic traffic, search console, local seo, google my business, google me upar, google par upar, upar lana google, website upar lana, google me number one, google search, seo sikhna, search engine, site ranking, seo expert, blog seo, on page, off page, link building, seo course, website rank karna, google me rank, technical seo, ahrefs, semrush',
  ),
  subject(
    'contentwriting',
    'marketing',
    'content writing, copywriting, blogging, blog writing, technical writing, creative writing, content creator, writing skills, content creation, business writing, email writing, novel writing, write articles, write blogs, blog, blogs, article writing, script writing, story writing, write book, write a book, novel, kahani likhna, kavita, poetry, screenplay, email likhna, proposal writing, grant writing, ghostwriting, editing and proofreading, proofreading, likhna sikhna, become a writer, content writer, lekhak, blog likhna, story likhna, essay, essay writing, journalism, news writing, article likhna, resume content, linkedin post writing, newsletter, ghost writer, writing course, kindle publishing, ebook, script likhna, api documentation',
  ),
  subject(
    'youtube',
    'marketing videoediting',
    'youtube, youtuber, youtube channel, vlogging, podcast, podcasting, youtube channel banana, channel grow, youtube se paise, youtube growth, podcast production, podcaster, radio jockey, voice over artist, voice over, dubbing artist',
  ),
  subject(
    'sales',
    'marketing',
    'sales, selling, sales skills, bechna, crm, salesforce, lead generation, cold calling, b2b sales, sell, sell more, salesman, sales executive, salesperson, customer ko bechna, sales pitch, closing deals, sales badhana, real estate sales, insurance sales, telesales, crm software, hubspot crm, salesforce admin, apex salesforce',
  ),
  subject(
    'entrepreneurship',
    '',
    'entrepreneurship, startup, start up, small business, business, vyapar, dhandha, business plan, entrepreneur, start a business, business shuru, business idea, business model, raise money, raise funding, funding, investors, investor, pitch deck, venture capital, own business, business start, business kaise shuru, msme, vyapar shuru, fund company, apna kaam, raise capital, franchise, shop kholna, dukan kholna, loan, mudra loan, business loan, profit, self employed, apna business, व्यवसाय, बिजनेस, start own business, own a business, dukan shuru, new business, business karna, company kholna, company shuru karna, udyog, startup idea, business banana, home business, ghar se business, small shop, business loan kaise, register company, company registration, bakery business, salon business, food truck, cafe, restaurant, restaurant business, side business, business growth, scale business, banks decide, banks believe, business owner, kirana, village business, gaon me business, business strategy, mba',
  ),
  subject(
    'freelancing',
    'entrepreneurship marketing',
    'freelancing, freelance, freelancer, fiverr, upwork, work from home, ghar baithe, remote work, online earning, earn online, ghar se kaam, make money, earn money, ghar baithe paise, online paise, online paise kamana, part time income, side income, side hustle, passive income, paise kamane, paise kamana, ghar se kamai, earn from home, earn at home, online job, online kaam, ghar pe kaam, paise kaise kamaye, earn money online, freelancer banna, work at home, part time job, data entry work from home, extra income, kamai, online kamai, ghar baithe kaam, earning',
  ),
  subject(
    'hr',
    '',
    'human resource, human resources, hr, recruitment, payroll, hr management, hiring, hr generalist, talent acquisition, hr manager, hr course, hr analytics, hr executive, hr job, human resources management, recruiter, payroll management, pf, esi, gratuity, labour laws, employee relations, hire people, hiring people, compensation, hrm, people analytics, attrition, staff salary, salary processing, hr policies',
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
    'law, legal, labour law, contract law, data privacy, gdpr, compliance, posh, cyber law, kanoon, lawyer, ip law, patents, trademark, contracts, consumer rights, rti, legal drafting, llb, company law',
  ),
  subject(
    'healthcare',
    '',
    'nursing, healthcare, medical coding, patient care, caregiver, hospital, medical billing, pharmacy, nurse, first aid basics, pharmacist, lab technician, medical, doctor, hospital management, nutrition, dietitian, diet plan, physiotherapy, psychology, counselling, elderly care, ayurveda, homeopathy, anatomy, medical transcription, patient',
  ),
  subject(
    'yoga',
    '',
    'yoga, meditation, mindfulness, fitness, exercise, dhyan, workout, stress management, stress relief, stress, mental health, wellness, pranayama, tanav, योग, relax, yogasana, asana, back pain, mental wellness, sleep better, anxiety, weight loss, gym, calm mind, योगा, ध्यान, mann shant, shant, peace of mind, dimag shant, shanti, tension, gussa, ghussa, anger, anger management, chinta, depression, panic attacks, burnout, insomnia, neend, breathing exercises, surya namaskar, flexibility, तनाव, मन की शांति, तनाव कम, kasrat, vyayam, morning exercise, morning workout, exercise at home, weight kam karna, vajan kam, motapa, fit rehna, sharirik, yoga sikhna, yog, yogasan, calmness, angry all the time, control anger, gussa kam, krodh, chinta kam karna, tension kam karna, stress kam karna, dhyan lagana, dhyan karna, meditation karna, man ki shanti, neck pain, posture, stretching, zumba, aerobics, marathon, bodybuilding, calisthenics, pilates, reiki, happiness, inner peace, mindful, tired, healthy life, sehat, swasth',
  ),
  subject(
    'cooking',
    '',
    'cooking, baking, cake, chef, khana banana, khana pakana, recipes, cook food, kitchen, indian food, bread, cook, roti, sabzi, sabji, curry, recipe, khana, khaana, biryani, mithai, bake, cakes, cloud kitchen, tiffin, food business, rasoi, खाना, खाना बनाना, paneer, dal, dosa, idli, samosa, paratha, naan, chutney, pickle, achar, snacks, dessert, desserts, ice cream, pizza, pasta, noodles, soup, street food, restaurant style, hotel jaisa, non veg, chicken curry, veg recipes, barbecue, रोटी, केक, bakery, home bakery, cake banana, cake decoration, baker, khana pakaana, khana banane, cooking class, cook at home, rasoi ka kaam, chocolate making, chocolate, south indian food, north indian food, chinese food, tandoori, sweets, halwai, juice, coffee, barista, bartending, mocktails, catering, hotel cook, healthy recipes, baby food, tiffin service, pastry',
  ),
  subject(
    'music',
    '',
    'music, guitar, piano, keyboard playing, singing, gaana, sangeet, music production, tabla, flute, ukulele, संगीत, learn guitar, guitar chords, sing, singer, gana, gaana gana, gana gana, gitar, gitaar, harmonium, drums, violin, sitar, bansuri, vocals, vocal training, songs, song, play instrument, playing an instrument, musical instrument, instrument, dj, fl studio, ableton, music theory, beat making, song writing, lyrics, bollywood songs, classical music, carnatic, hindustani music, keyboard, veena, mridangam, rap, mixing and mastering',
  ),
  subject(
    'art',
    '',
    'drawing, sketching, painting, chitrakala, watercolor, digital art, illustration, procreate, art, drawing sikhna, chitra, mandala, mehendi art, acrylic, oil painting, sketch, pencil sketch, cartoon drawing, calligraphy, handwriting, rangoli, pottery, clay, paper craft, craft, crafts, handicraft, origami, resin art, candle making, jewellery making, soap making, diy crafts, anime drawing, character design, chitrakari, comics',
  ),
  subject(
    'tailoring',
    '',
    'tailoring, stitching, silai, fashion design, fashion designing, fashion, pattern making, dress making, stitch clothes, sewing, silai machine, embroidery, boutique, सिलाई, kapde silna, kapde silai, silna, kapde, kapda, sew, stitch, blouse, kurta, dressmaking, darzi, garment, सिलाई मशीन, blouse cutting, cutting stitching, lehenga, salwar, salwar suit, kurti, fall pico, alteration, tailor, machine chalana, knitting, crochet, सिलाई कटाई, sewing machine, machine silai, sewing work, stitch and sell, kapde seena, seena, silai seekhna, fashion designer, dress designing, dress design, ladies tailor, gents tailor, frock, saree, suit silai, baby clothes, textile, garments, bag making, bags, home stitching, apparel',
  ),
  subject(
    'beauty',
    '',
    'beautician, makeup, make up artist, beauty parlour, hair styling, mehndi, bridal makeup, skincare, nail art, makeup artist, parlour, parlor, salon, saloon, dulhan, dulhan ka makeup, dulhan makeup, bride makeup, bridal, bride, mehendi, henna, hairstyle, hair cut, haircut, hair dresser, barber, hair cutting, facial, skin care, nail extension, eyelash, spa, massage, self makeup, party makeup, beautician course, beauty course, saree draping, grooming for women, waxing',
  ),
  subject(
    'gardening',
    'sustainability',
    'gardening, kitchen garden, organic farming, kheti, agriculture, farming, terrace garden, hydroponics, mushroom farming, खेती, terrace gardening, chhat par sabzi, sabzi ugana, sabji ugana, sabzi, ugana, paudhe, paudhe lagana, plants, vegetables, grow vegetables, grow food, growing plants, grow plants, roof garden, rooftop garden, mushroom, mushrooms, mushroom cultivation, farmer, kisan, farm, crops, fasal, dairy farming, dairy, goat farming, poultry, fish farming, bee keeping, beekeeping, honey, polyhouse, greenhouse, soil, seeds, organic vegetables, bagwani, baagwani, nursery, bonsai, flowers, floriculture, landscaping, animal husbandry, vermicomposting, indoor plants, hydroponic, aquaponics',
  ),
  subject(
    'maths',
    '',
    'mathematics, maths, math, linear algebra, calculus, ganit, algebra, vedic maths, गणित, mathematics basics, vedic math, trigonometry, geometry, discrete maths, number theory, maths tricks, mental maths, abacus, probability maths, engineering mathematics, arithmetic',
  ),
  subject(
    'physics',
    '',
    'physics, chemistry, biology, science experiments, vigyan, physics class, chemistry class, biology class, astronomy, space science, science for kids, organic chemistry',
  ),
  subject(
    'teaching',
    'protraining',
    'teaching, teacher training, online teaching, classroom management, course creation, teachers, pedagogy, lesson plan, teacher banna, school teacher, tuition, online class lena, become a teacher, teach children, montessori, b ed, coaching classes, online course banana, create a course, home tutor, teach kids',
  ),
  subject(
    'chess',
    '',
    'chess, shatranj, sports, cricket coaching, badminton, football training, swimming, martial arts, karate, self defence, self defense',
  ),
  subject(
    'interiordesign',
    '',
    'interior design, interior designer, home decor, interior decoration, ghar sajana, home design, vastu, furniture design, architecture, architect, kitchen design, landscape design',
  ),
  subject(
    'quality',
    '',
    'six sigma, lean manufacturing, quality management, iso 9001, kaizen, total quality, 5s, qms, quality control, qc, quality inspector, process improvement, lean, green belt, black belt',
  ),
  subject(
    'parenting',
    '',
    'parenting, child care, childcare, parents, child, children behaviour, tantrum, tantrums, throws tantrums, shouting at child, toddler, baby, new born, newborn, teenager, teenagers, teen, bachcha, bachche, bacche ki parvarish, parvarish, raising kids, raising children, kids screen time, pregnancy, child development, kids discipline, child psychology, angry child, son, daughter, mother, father',
  ),
  subject(
    'financialmodelling',
    'finance excel analytics',
    'financial modelling, financial modeling, financial model, three statement, dcf, equity valuation, business valuation',
  ),
  subject(
    'exams',
    '',
    'upsc, ssc, cgl, railway exam, rrb, government exam, govt exam, competitive exam, competitive exams, sarkari naukri, sarkari exam, ias, jee, neet, gate exam, cat exam, gmat, gre, current affairs, general knowledge, gk, police bharti, ctet, ugc net, board exam, class 10, class 12, school syllabus',
  ),
  subject(
    'dance',
    '',
    'dance, dancing, bharatanatyam, kathak, hip hop dance, bollywood dance, salsa, nritya, naach, choreography, acting, theatre, drama, modelling, anchoring and acting',
  ),
];
