import { type Subject, subject } from './subject.js';

export const BUSINESS: readonly Subject[] = [
  subject(
    'sap',
    'accounting',
    'erp, sap, sap fico, sap mm, sap abap, sap hana, odoo, servicenow, oracle erp, dynamics 365, sap hr, s4hana, oracle apps, oracle fusion, dynamics, netsuite, workday, peoplesoft, सैप, tally erp vs sap',
  ),
  subject(
    'office',
    '',
    'computer basics, ms office, microsoft office, basic computer, computer course, computer chalana, computer operator, data entry, google workspace, computer fundamentals, office software, google docs, computer sikhna, computer literacy, कंप्यूटर, use computer, use a computer, computer beginner, understand computers, learn computer, computer skills, internet and email, dca, adca, ccc exam, windows basics, computer seekhna, कंप्यूटर कोर्स, कंप्यूटर सीखना, कंप्यूटर चलाना, computer kaise chalaye, internet chalana, email kaise, file folder, printing, computer seekho, computer ka basic, computer kya hai, computer chalaana, kampyutar, email bhejna, email likhna computer, computer office work, office ka kaam, receptionist computer, ms office sikhna, outlook, google forms, google drive, basic internet, digital literacy, computer teacher, back office, computer job, computer operator job, files and folders, computer course basic, zoom meeting, onenote, shorthand, stenography, ccc, o level, ccc course, computer for beginners, computer ka course, computer knowledge, computer for housewives, computer for kids, computer for parents, office assistant, office automation course, office management, office executive, admin assistant, executive assistant, secretary, secretarial practice, tally and ms office, एमएस ऑफिस, डाटा एंट्री, microsoft teams, sharepoint, file management, calendar management, pdf editing, office work, office job, office jobs, office skills, office ka kaam sikhna, clerical work, office clerk, office kaam, office staff, computer shikhbo, computer padikka, computer nerchukovali, computer kaliyabeku, computer shikaycha',
  ),
  subject('wordprocessing', 'office', 'ms word, microsoft word, word file, mail merge'),
  subject(
    'typing',
    'office',
    'typing, hindi typing, english typing, typing sikhna, typing speed, typing master, mangal font, touch typing, keyboard typing, typing test, krutidev, टाइपिंग, type fast, type faster, cpct, kruti dev, inscript, type in hindi',
  ),
  subject(
    'presentation',
    'office',
    'powerpoint, presentation, ppt, slides, presentations, power point, make slides, ppt banana, ms powerpoint, keynote slides, make a presentation, slide design, slide deck, pitch presentation, presentation design, presentation skills, canva presentation, pitch deck design, पीपीटी, प्रेजेंटेशन',
  ),
  subject(
    'accounting',
    '',
    'accounting, accountant, bookkeeping, quickbooks, hisab kitab, accounts, lekhankan, ledger, balance sheet, hisaab, hisab, invoice, invoicing, busy software, chartered accountant, journal entries, cost accounting, dukan ka hisab, khata, munim, account sikhna, accounts job, accountant banna, ca, ca foundation, bookkeeper, bahi khata, zoho books, sap accounting, accounts ka kaam, costing, financial accounting, debit credit, vouchers, dukan ka account, paise ka hisab, balance sheet banana, cma, acca, cs foundation, company secretary, bank reconciliation, trial balance, commerce graduate job, b com job, vyapar app, marg erp, inventory accounting, financial statements, bahi khate, लेखांकन, अकाउंटिंग, एकाउंटिंग, हिसाब, shop owner, shop owners, accountancy, bahikhata, lekha, lekha jokha, lekhankarya, accounting software, accountancy software, marg, standard costing, marginal costing, cost accountant, cma inter, lagat lekhankan, लागत लेखांकन, audit, auditing, auditor, internal audit, statutory audit, tax audit, cs executive, cseet, ifrs, ind as, accounting standards, financial statement analysis, final accounts',
  ),
  subject(
    'tax',
    'accounting',
    'tax and gst, taxation, tax filing, taxes, tax, tds, tax bharna, return filing, tax return, tax returns, file tax',
  ),
  subject(
    'incometax',
    'tax accounting',
    'income tax, itr, itr filing, itr bharna, income tax return, income tax filing, income tax return file, form 16, इनकम टैक्स, aaykar, aayakar, आयकर, aaykar return, file my taxes, tax saving, file my own taxes, save tax, save my tax, itr 1, itr 2, income tax bharna, tax bachana, income tax notice, salary tax, capital gains tax, tax refund',
  ),
  subject(
    'gst',
    'tax accounting',
    'gst, gst filing, gst returns, gst return, file gst, जीएसटी, gst bharna, gst return bharna, gst registration, e way bill, gst seekhna, gst practitioner, gst course, gstr 1, gstr 3b, input tax credit, jeesti, gst invoice, gst notice, goods and services tax, gst number, gst nikalna',
  ),
  subject(
    'tally',
    'accounting',
    'tally, tally prime, tally erp, टैली, tally course, tally gst, tally seekhna, tally prime course, tally accounting, computer accounting, computerised accounting, computerized accounting, tally prime with gst, accounting software, billing software, gst software, gst billing software, accounts software',
  ),
  subject(
    'finance',
    '',
    'finance, financial modelling, financial modeling, पैसा, credit, valuation, portfolio risk, risk analytics, cfa, financial analyst, corporate finance, investment banking, bank loan, financial analysis, ratio analysis, frm, risk management finance, private equity, mergers and acquisitions, fund accounting',
  ),
  subject(
    'personalfinance',
    'finance',
    'personal finance, money management, financial planning, save money, saving money, paisa bachana, paise bachana, bachat, emi, credit card, insurance, fixed deposit, save karna, paise jodna, financial literacy, money saving, loan management, financial freedom, money mindset, salary management, income tax saving, paise bachane, paise ki bachat, money habits, manage money, emergency fund, paisa bachane, money matters, household savings, paise kaise bachaye, budget kaise banaye, salary bachana, save from salary, salary se bachat, loan se mukti, home loan, retirement corpus, nps, ppf, epf, cfp, money basics, paise ki samajh, paisa management, tax and savings, kids money, finance for beginners, finance basics, बचत, पैसे बचाना, बजट, spend more than, spending more than, paycheck, paychecks, pay cheque, pocket money, out of money, broke by, पैसे कैसे बचाएं, पैसे बचाएं, बचत करना, paise nahi bachte, paise kaise bachaen',
  ),
  subject(
    'investing',
    'finance',
    'investing, mutual fund, mutual funds, paisa nivesh, investment, invest, sip, paisa lagana, wealth, gold investment, nivesh, निवेश, nivesh karna, mutual fund kya hai, crypto invest, investing basics, paise kahan lagaye, paise lagana, portfolio management, long term investing, value investing, wealth management, retirement, grow money, grow my money, paisa kahan lagaye, paise invest, real estate investing, gold bond, sovereign gold bond, bonds, index funds, etf, etfs, reits, dividend, asset allocation, compounding, financial advisor, म्यूचुअल फंड, get rich, become rich, be rich, ameer, amir banna, crorepati, karodpati, millionaire, dhanwan, money while i sleep, money while you sleep, money while sleeping',
  ),
  subject(
    'stockmarket',
    'finance',
    'stock market, share market, trading, share bazar, share bazaar, intraday, technical analysis, stocks, शेयर बाजार, demat, share trading, nifty, trading sikhna, share kharidna, demat account, ipo, candlestick, groww, zerodha, swing trading, share market sikhna, learn to trade, trader, day trading, forex, stock trading, equity research, commodity, fundamental analysis, algo trading, paisa kamana share, crypto trading, sensex, price action, share market course, stock investing, intraday trading, algorithmic trading, quant trading, chart reading, buy shares, company shares, share kaise kharide, share kya hota hai, trading psychology, stop loss, technical chart, sebi, nism, nism exam, mcx, smart money, scalping, शेयर मार्केट, शेयर बाज़ार, ट्रेडिंग, शेयर, sharemarket, stock chart, stock charts, share chart, share charts, stock graphs, read charts, chart reading of stocks',
  ),
  subject(
    'derivatives',
    'stockmarket finance',
    'derivatives, options trading, option trading, futures and options, options and futures, futures trading, equity derivatives, currency derivatives, option chain, option buying, option selling, option greeks, options strategies, option strategies, bank nifty, banknifty, f n o, fno, iron condor, straddle, strangle, hedging, expiry trading, ऑप्शन ट्रेडिंग, ऑप्शन, फ्यूचर और ऑप्शन, call and put, call put, options, f and o',
  ),
  subject(
    'banking',
    'finance',
    'banking, microfinance, bank job, loan officer, banking course, banks, bank work, banking operations, kyc, jaiib, caiib, retail banking, loan processing, credit analyst, credit appraisal, trade finance, treasury, aml, anti money laundering, financial crime, fintech, upi systems, cash officer, loan dsa, dsa loan, loan agent, loan business',
  ),
  subject(
    'marketing',
    '',
    'digital marketing, marketing, online marketing, brand building, डिजिटल मार्केटिंग, promote business, promote my business, get customers, more customers, advertise, advertising, advertisement, campaigns, online promotion, growth marketing, prachar, get clients, content marketing, marketing funnel, customers lana, grahak badhana, promotion, product promotion, brand banana, digital marketer, market my product, business promote, business badhana, online customers, reach customers, customer badhana, telegram marketing, public relations, pr, marketing automation, brand strategy, market research, promote my bakery, promote my salon, aur grahak, zyada grahak, grahak kaise laye, grahak kaise badhaye, customers kaise laye, growth hacking, lead gen, brand awareness, मार्केटिंग, प्रचार, hoarding, event marketing, grow business, grow a business, grow my shop, grow shop, grow store, business grow, dukan badhana, dukan ki bikri, increase sales, grow sales, more sales',
  ),
  subject(
    'affiliate',
    'marketing freelancing',
    'affiliate marketing, affiliate, amazon affiliate, clickbank, referral income',
  ),
  subject(
    'emailmarketing',
    'marketing',
    'email marketing, mailchimp, email campaigns, whatsapp marketing, sms marketing',
  ),
  subject(
    'ads',
    'marketing',
    'online ads, ads, ad campaign, youtube ads, paid ads, ad campaigns, ads chalana, performance marketing, paid marketing, retargeting, media buying, paid advertising, ad creative, linkedin ads',
  ),
  subject(
    'socialmedia',
    'marketing',
    'social media, social media marketing, instagram marketing, instagram growth, viral, followers, social media handle karna, social media manager, smm, influencer, influencer banna, instagram par followers, personal branding online, community building, facebook marketing, instagram page, instagram followers, social media strategy, content calendar, linkedin marketing, instagram, facebook, insta, linkedin growth, twitter, threads app, pinterest, reels se, reels viral, instagram account, instagram se paise, whatsapp business, personal branding, content strategy, snapchat, social media ads',
  ),
  subject(
    'seo',
    'marketing webdev',
    'seo, search engine optimization, search engine optimisation, google ranking, rank on google, rank higher, rank website, rank my website, top of google, be found on google, google par rank, backlinks, keyword research, higher on google, first page of google, google first page, search ranking, seo audit, organic traffic, search console, local seo, google my business, google me upar, google par upar, upar lana google, website upar lana, google me number one, google search, seo sikhna, search engine, site ranking, seo expert, blog seo, on page, off page, link building, seo course, website rank karna, google me rank, technical seo, ahrefs, semrush, show up on google, show up in google, show on google, google par dikhna, google me aana, google pe aaye, seo for ecommerce, aeo, geo optimization, yoast, google maps listing, dukan google map, business on google maps, google map par dukan, google par dukan, gmb',
  ),
  subject(
    'contentwriting',
    'marketing',
    'content writing, technical writing, content creator, writing skills, content creation, write articles, article writing, proposal writing, grant writing, ghostwriting, editing and proofreading, proofreading, likhna sikhna, become a writer, content writer, lekhak, essay, essay writing, journalism, news writing, article likhna, resume content, linkedin post writing, newsletter, ghost writer, writing course, ebook, api documentation, likhne ka kaam, web content, writing for web, seo writing, medium articles, case study writing, speech writing, report writing, writing job, freelance writing, freelance writer, kdp, scripts likhna, कंटेंट राइटिंग, लेखन, निबंध, lekhan, journalist, journalists',
  ),
  subject(
    'blogging',
    'contentwriting',
    'blogging, blog writing, blog, blogs, write blogs, blog likhna, blogger, adsense, google adsense, travel blog, ब्लॉगिंग, ब्लॉग',
  ),
  subject(
    'academicwriting',
    'contentwriting',
    'academic writing, research paper, research papers, research methodology, how to do research, research skills, thesis writing, thesis, write a thesis, dissertation, literature review, phd thesis, journal paper, publish a paper, research proposal, synopsis writing, zotero, mendeley, latex, overleaf, scientific writing, shodh patra, शोध',
  ),
  subject(
    'creativewriting',
    'contentwriting',
    'creative writing, novel writing, story writing, write book, write a book, novel, kahani likhna, story likhna, kindle publishing, short stories, short story, storytelling, self publishing, publish a book, fiction writing, write a novel, kahani kaise likhe, write stories, kitab likhna, book likhna, book writing, become an author, author banna, web series script, कहानी लिखना, lyrics writing, write a movie, write movies, write a film, love letter, love letters, write a song',
  ),
  subject(
    'copywriting',
    'contentwriting marketing',
    'copywriting, sales copy, copywriter, ad copy',
  ),
  subject(
    'youtube',
    'marketing videoediting',
    'youtube, youtuber, youtube channel, vlogging, youtube channel banana, channel grow, youtube se paise, youtube growth, youtube seo, youtube thumbnails, youtube automation, यूट्यूब, यूट्यूब चैनल, content creator banna, creator economy, youtube shorts',
  ),
  subject(
    'voiceover',
    '',
    'voice over, voice over artist, dubbing artist, voiceover, voice acting, radio jockey, dubbing, voice artist, rj, rj banna, mimicry, audiobook narration, awaaz ka kaam',
  ),
  subject(
    'podcast',
    'youtube',
    'podcast, podcasting, podcast production, podcaster, podcast banana, पॉडकास्ट',
  ),
  subject(
    'sales',
    'marketing',
    'sales, selling, sales skills, bechna, lead generation, cold calling, b2b sales, sell, sell more, salesman, sales executive, salesperson, customer ko bechna, sales pitch, closing deals, sales badhana, telesales, b2b, how to sell, bechne ka tarika, medical representative, mr job, objection handling, cold email, cold emailing, door to door, insurance bechna, linkedin sales, lead conversion, सेल्स',
  ),
  subject(
    'crm',
    'sales',
    'crm, salesforce, crm software, hubspot crm, salesforce admin, apex salesforce, hubspot, zoho crm, zoho course, apex, lightning web components, lwc, pardot, सेल्सफोर्स, zoho, zoho books',
  ),
  subject(
    'entrepreneurship',
    '',
    'entrepreneurship, startup, start up, small business, business, vyapar, dhandha, business plan, entrepreneur, start a business, business shuru, business idea, business model, raise money, raise funding, funding, investors, investor, pitch deck, venture capital, own business, business start, business kaise shuru, msme, vyapar shuru, fund company, apna kaam, raise capital, franchise, shop kholna, dukan kholna, loan, mudra loan, business loan, profit, self employed, apna business, व्यवसाय, बिजनेस, start own business, own a business, dukan shuru, new business, business karna, company kholna, company shuru karna, udyog, startup idea, business banana, small shop, business loan kaise, register company, company registration, salon business, food truck, cafe, restaurant, restaurant business, side business, business growth, scale business, banks decide, banks believe, business owner, kirana, village business, gaon me business, business strategy, mba, udyam registration, gst registration business, cottage industry, agarbatti making, boutique business, mahila udyami, व्यापार, स्टार्टअप, dukan chalana, dukaan chalana, shop chalana, run a shop, shop management, swarozgar, rozgar, bootstrapping, lean startup, grow business, grow a business, grow my shop, grow shop, grow store, business badhana, business grow, dukan badhana, dukan ki bikri, increase sales, grow sales, more sales, shop owner, shop owners, business ideas, viyabaram, vyaparam, vyapara, vyavahar, byabsa, dhando, dhanda, udyog suru',
  ),
  subject(
    'freelancing',
    'entrepreneurship marketing',
    'freelancing, freelance, freelancer, fiverr, upwork, work from home, ghar baithe, remote work, online earning, earn online, ghar se kaam, make money, earn money, ghar baithe paise, online paise, online paise kamana, part time income, side income, side hustle, passive income, paise kamane, paise kamana, ghar se kamai, earn from home, earn at home, online job, online kaam, ghar pe kaam, paise kaise kamaye, earn money online, freelancer banna, work at home, part time job, data entry work from home, extra income, kamai, online kamai, ghar baithe kaam, earning, get clients online, virtual assistant, remote job, remote jobs, freelancing websites, घर बैठे, घर बैठे कमाई, पैसे कमाना, ऑनलाइन कमाई, second income, housewife income, income from home, job from home, digital nomad, bina naukri, पैसे कैसे कमाए, पैसे कमाए, पैसे कमाने, ऑनलाइन पैसे, earn, kamana, kamaana, kamaye, kamaaye, kamaen, kamaye paise, paise kamaye, paise kamaen, पैसे कमाएं, पैसे कैसे कमाएं, earn in dollars, earn dollars, earning dollars, dollar me kamai, dollar mein kamai, get clients freelancing, freelancing clients, ghar baithe kamai, ghar baithe paise kamane, ghar baithe paise kamana, paise kamane ka tarika, घर बैठे पैसे',
  ),
  subject(
    'hr',
    '',
    'human resources, human resource, hr, recruitment, payroll, hr management, hiring, hr generalist, talent acquisition, hr manager, hr course, hr analytics, hr executive, hr job, human resources management, recruiter, payroll management, pf, esi, gratuity, labour laws, employee relations, hire people, hiring people, compensation, hrm, people analytics, attrition, staff salary, salary processing, hr policies, shrm, hrbp, salary structure, hr compliance, labour codes, joining formalities, exit interview, performance appraisal hr, employee retention, staffing, onboarding hr, एचआर',
  ),
  subject(
    'supplychain',
    '',
    'supply chain, logistics, warehouse, inventory management, inventory, procurement, six sigma supply, shipping and logistics, purchase, store keeper, warehouse management, operations management, production planning, godown, godown management, store management, sap mm logistics, supply chain analyst, vendor management, last mile, fleet management, transport business, transport management, cscp, demand and supply planning, courier business, cold chain, warehouse executive, warehouse job, picker packer, picking and packing, inward outward, dispatch, warehouse supervisor, stock keeping, freight forwarding, customs clearance, लॉजिस्टिक्स, वेयरहाउस, गोदाम, transport, transportation, delivery executive, delivery boy, delivery job, delivery jobs, parcel, truck business, packing job, packing, courier',
  ),
  subject(
    'productmgmt',
    '',
    'product management, product manager, product owner, product roadmap, product manager banna, pm job product, product strategy, product launch, product analytics, prd, apm, product manager interview, product thinking, product sense, product discovery, product marketing, mvp, product backlog management, feature prioritization',
  ),
  subject(
    'legal',
    '',
    'law, legal, labour law, contract law, compliance, cyber law, kanoon, lawyer, ip law, patents, trademark, contracts, legal drafting, llb, company law, property law basics, ipc, bns, bharatiya nyaya sanhita, divorce, consumer protection, gst law, intellectual property, copyright, advocate, paralegal, company act, mediation, arbitration, vakil, wakil, कानून, वकील, moot court, women rights, labour rights, rent agreement, kanooni adhikar, kanooni jaankari, legal aid, bail, vakalat, notary, will writing, write a will, vasiyat, property papers',
  ),
  subject(
    'posh',
    'legal hr',
    'posh, sexual harassment, icc committee, prevention of sexual harassment, workplace harassment, harassment at work, harassment at workplace, internal committee, women safety at work',
  ),
  subject(
    'quality',
    '',
    'quality management, six sigma, lean manufacturing, iso 9001, kaizen, total quality, 5s, qms, quality control, qc, quality inspector, process improvement, lean, green belt, black belt, internal auditor, lead auditor, iso auditor, iso audit, quality engineer, spc, fmea, ppap, apqp, msa, tpm, root cause analysis, gmp, quality assurance manager, process excellence, continuous improvement, supplier quality, quality check',
  ),
  subject(
    'financialmodelling',
    'finance excel analytics',
    'financial modelling, financial modeling, financial model, three statement, dcf, equity valuation, business valuation',
  ),
];
