import { type Subject, subject } from './subject.js';

export const BUSINESS_AND_LIFE: readonly Subject[] = [
  subject(
    'office',
    '',
    'ms office, microsoft office, microsoft word, ms word, computer basics, basic computer, computer course, computer chalana, computer operator, data entry, typing, google workspace, computer fundamentals, office software, google docs, computer sikhna, computer literacy, कंप्यूटर, use computer, use a computer, computer beginner, understand computers, learn computer, computer skills, internet and email, word and excel, hindi typing, dca, adca, ccc exam, windows basics, computer seekhna, कंप्यूटर कोर्स, कंप्यूटर सीखना, कंप्यूटर चलाना, computer kaise chalaye, excel and word, computer for seniors, internet chalana, email kaise, file folder, printing',
  ),
  subject(
    'presentation',
    'office',
    'powerpoint, presentation, ppt, slides, presentations, power point, make slides',
  ),
  subject(
    'accounting',
    '',
    'accounting, accountant, tally, tally prime, gst, bookkeeping, income tax, quickbooks, hisab kitab, accounts, gst filing, tally erp, taxation, tax filing, lekhankan, टैली, जीएसटी, gst returns, gst return, file gst, taxes, tax, ledger, balance sheet, hisaab, hisab, tds, itr, itr filing, invoice, invoicing, billing software, busy software, chartered accountant, audit, journal entries, gst bharna, gst return bharna, cost accounting, dukan ka hisab, khata, munim',
  ),
  subject(
    'finance',
    '',
    'finance, stock market, share market, trading, investing, mutual fund, mutual funds, personal finance, investment, financial modelling, financial modeling, share bazar, share bazaar, paisa nivesh, intraday, money management, financial planning, technical analysis, stocks, options trading, शेयर बाजार, invest, save money, saving money, sip, savings, paisa lagana, paisa bachana, paise bachana, futures and options, demat, share trading, nifty, wealth, retirement planning, trading sikhna, bachat, budgeting, share kharidna, shares, demat account, ipo, emi, credit card, credit score, insurance, fixed deposit, gold investment, crypto trading, candlestick, groww, zerodha, swing trading, पैसा, निवेश',
  ),
  subject('banking', 'finance', 'banking, bank exam, microfinance, bank po'),
  subject(
    'marketing',
    '',
    'digital marketing, marketing, social media marketing, facebook ads, google ads, instagram marketing, email marketing, online marketing, influencer, affiliate marketing, performance marketing, brand building, instagram growth, डिजिटल मार्केटिंग, promote business, promote my business, get customers, more customers, advertise, advertising, advertisement, instagram ads, ads, ad campaign, campaigns, social media, online promotion, growth marketing, prachar, get clients, whatsapp marketing, facebook marketing, meta ads, viral, followers, content marketing, marketing funnel, youtube ads, customers lana, grahak badhana',
  ),
  subject(
    'seo',
    'marketing webdev',
    'seo, search engine optimization, search engine optimisation, google ranking, rank on google, rank higher, rank website, rank my website, top of google, be found on google, google par rank, backlinks, keyword research, higher on google, first page of google, google first page, search ranking, seo audit, organic traffic, search console, local seo, google my business',
  ),
  subject(
    'contentwriting',
    'marketing',
    'content writing, copywriting, blogging, blog writing, technical writing, creative writing, content creator, writing skills, content creation, business writing, email writing, novel writing, write articles, write blogs, blog, blogs, article writing, script writing, story writing, write book, write a book, novel, kahani likhna, kavita, poetry, screenplay, email likhna, proposal writing, grant writing, ghostwriting, editing and proofreading, proofreading',
  ),
  subject(
    'youtube',
    'marketing videoediting',
    'youtube, youtuber, youtube channel, vlogging, podcast, podcasting',
  ),
  subject(
    'sales',
    'marketing',
    'sales, selling, sales skills, bechna, crm, salesforce, lead generation, cold calling, b2b sales',
  ),
  subject(
    'entrepreneurship',
    '',
    'entrepreneurship, startup, start up, small business, business, vyapar, dhandha, business plan, entrepreneur, start a business, business shuru, business idea, business model, raise money, raise funding, funding, investors, investor, pitch deck, venture capital, own business, business start, business kaise shuru, msme, vyapar shuru, fund company, apna kaam, raise capital, franchise, shop kholna, dukan kholna, loan, mudra loan, business loan, profit, self employed, apna business, व्यवसाय, बिजनेस',
  ),
  subject(
    'freelancing',
    'entrepreneurship marketing',
    'freelancing, freelance, freelancer, fiverr, upwork, work from home, ghar baithe, remote work, online earning, earn online, ghar se kaam, make money, earn money, ghar baithe paise, online paise, online paise kamana, part time income, side income, side hustle, passive income, paise kamane, paise kamana',
  ),
  subject(
    'hr',
    '',
    'human resource, human resources, hr, recruitment, payroll, hr management, hiring, hr generalist, talent acquisition',
  ),
  subject(
    'supplychain',
    '',
    'supply chain, logistics, warehouse, inventory management, inventory, procurement',
  ),
  subject('productmgmt', '', 'product management, product manager, product owner, product roadmap'),
  subject(
    'legal',
    '',
    'law, legal, labour law, contract law, data privacy, gdpr, compliance, posh, cyber law, kanoon, lawyer',
  ),
  subject(
    'healthcare',
    '',
    'nursing, healthcare, medical coding, patient care, caregiver, hospital, medical billing, pharmacy',
  ),
  subject(
    'yoga',
    '',
    'yoga, meditation, mindfulness, fitness, exercise, dhyan, workout, stress management, stress relief, stress, mental health, wellness, pranayama, tanav, योग, relax, yogasana, asana, back pain, mental wellness, sleep better, anxiety, weight loss, gym, calm mind, योगा, ध्यान, mann shant, shant, peace of mind, dimag shant, shanti, tension, gussa, ghussa, anger, anger management, chinta, depression, panic attacks, burnout, insomnia, neend, breathing exercises, surya namaskar, flexibility, तनाव, मन की शांति, तनाव कम',
  ),
  subject(
    'cooking',
    '',
    'cooking, baking, cake, chef, khana banana, khana pakana, recipes, cook food, kitchen, indian food, bread, cook, roti, sabzi, sabji, curry, recipe, khana, khaana, biryani, mithai, bake, cakes, cloud kitchen, tiffin, food business, rasoi, खाना, खाना बनाना, paneer, dal, dosa, idli, samosa, paratha, naan, chutney, pickle, achar, snacks, dessert, desserts, ice cream, pizza, pasta, noodles, soup, street food, restaurant style, hotel jaisa, non veg, chicken curry, veg recipes, barbecue, रोटी, केक',
  ),
  subject(
    'music',
    '',
    'music, guitar, piano, keyboard playing, singing, gaana, sangeet, music production, tabla, flute, ukulele, संगीत',
  ),
  subject(
    'art',
    '',
    'drawing, sketching, painting, chitrakala, watercolor, digital art, illustration, procreate, art',
  ),
  subject(
    'tailoring',
    '',
    'tailoring, stitching, silai, fashion design, fashion designing, fashion, pattern making, dress making, stitch clothes, sewing, silai machine, embroidery, boutique, सिलाई, kapde silna, kapde silai, silna, kapde, kapda, sew, stitch, blouse, kurta, dressmaking, darzi, garment, सिलाई मशीन, blouse cutting, cutting stitching, lehenga, salwar, salwar suit, kurti, fall pico, alteration, tailor, machine chalana, knitting, crochet, सिलाई कटाई',
  ),
  subject(
    'beauty',
    '',
    'beautician, makeup, make up artist, beauty parlour, hair styling, mehndi, bridal makeup, skincare, nail art',
  ),
  subject(
    'gardening',
    'sustainability',
    'gardening, kitchen garden, organic farming, kheti, agriculture, farming, terrace garden, hydroponics, mushroom farming, खेती',
  ),
  subject(
    'maths',
    '',
    'mathematics, maths, math, linear algebra, calculus, ganit, algebra, vedic maths, गणित',
  ),
  subject('physics', '', 'physics, chemistry, biology, science experiments, vigyan'),
  subject(
    'teaching',
    'protraining',
    'teaching, teacher training, online teaching, classroom management, course creation, teachers, pedagogy, lesson plan',
  ),
  subject('chess', '', 'chess, shatranj'),
  subject(
    'interiordesign',
    '',
    'interior design, interior designer, home decor, interior decoration',
  ),
  subject(
    'quality',
    '',
    'six sigma, lean manufacturing, quality management, iso 9001, kaizen, total quality',
  ),
  subject('parenting', '', 'parenting, child care, childcare'),
];
