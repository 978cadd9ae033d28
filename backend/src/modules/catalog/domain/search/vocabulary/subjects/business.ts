import { type Subject, subject } from './subject.js';

export const BUSINESS: readonly Subject[] = [
  subject(
    'sap',
    '',
    'erp, sap, sap fico, sap mm, sap abap, sap hana, odoo, servicenow, oracle erp, dynamics 365',
  ),
  subject(
    'office',
    '',
    'computer basics, ms office, microsoft office, basic computer, computer course, computer chalana, computer operator, data entry, google workspace, computer fundamentals, office software, google docs, computer sikhna, computer literacy, कंप्यूटर, use computer, use a computer, computer beginner, understand computers, learn computer, computer skills, internet and email, word and excel, dca, adca, ccc exam, windows basics, computer seekhna, कंप्यूटर कोर्स, कंप्यूटर सीखना, कंप्यूटर चलाना, computer kaise chalaye, excel and word, computer for seniors, internet chalana, email kaise, file folder, printing, computer seekho, computer ka basic, computer kya hai, computer chalaana, kampyutar, email bhejna, email likhna computer, computer office work, office ka kaam, receptionist computer, ms office sikhna, outlook, google forms, google drive, basic internet, digital literacy, computer teacher, back office, computer job, computer operator job, senior citizen computer, files and folders, computer course basic, zoom meeting, onenote, shorthand, stenography, ccc, o level, ccc course',
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
    'banking, microfinance, bank job, loan officer, banking course, banks, bank work, banking operations, kyc',
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
    'supply chain, logistics, warehouse, inventory management, inventory, procurement, six sigma supply, shipping and logistics, purchase, store keeper, warehouse management, operations management, production planning',
  ),
  subject(
    'productmgmt',
    '',
    'product management, product manager, product owner, product roadmap, product manager banna, pm job product, product strategy, product launch, product analytics, prd, apm',
  ),
  subject(
    'legal',
    '',
    'law, legal, labour law, contract law, data privacy, gdpr, compliance, cyber law, kanoon, lawyer, ip law, patents, trademark, contracts, legal drafting, llb, company law',
  ),
  subject(
    'posh',
    'legal hr',
    'posh, sexual harassment, icc committee, prevention of sexual harassment',
  ),
  subject(
    'quality',
    '',
    'quality management, six sigma, lean manufacturing, iso 9001, kaizen, total quality, 5s, qms, quality control, qc, quality inspector, process improvement, lean, green belt, black belt',
  ),
  subject(
    'financialmodelling',
    'finance excel analytics',
    'financial modelling, financial modeling, financial model, three statement, dcf, equity valuation, business valuation',
  ),
];
