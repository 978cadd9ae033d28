import type { Category } from '../../course-vocabulary.js';

/**
 * What can be learned, one subject a line: how it is called, in English, in Hindi as it is spoken in Latin letters,
 * and in Devanagari. `within` names wider subjects: a course on React is also one, a little less, on web development.
 */
export interface Subject {
  readonly id: string;
  readonly within: readonly string[];
  readonly terms: readonly string[];
}

const subject = (id: string, within: string, terms: string): Subject => ({
  id,
  within: within === '' ? [] : within.split(' '),
  terms: terms.split(',').map((term) => term.trim()),
});

/** The subject that stands for each category; "Others" says nothing. */
export const SUBJECT_OF_CATEGORY: Readonly<Partial<Record<Category, string>>> = {
  'App Development': 'appdev',
  'AI/ML': 'aiml',
  'AI Tools': 'aitools',
  'Data Science': 'datascience',
  'Data Analytics': 'analytics',
  'Ethical Hacking': 'hacking',
  'UI UX Designing': 'uiux',
  'Web Development': 'webdev',
};

const SOFTWARE: readonly Subject[] = [
  subject(
    'programming',
    '',
    'programming, coding, programmer, coder, computer programming, learn to code, write code, software development, software developer, software engineering, software engineer, developer banna, programming language, code likhna, code karna, coding karna, प्रोग्रामिंग, कोडिंग, सॉफ्टवेयर',
  ),
  subject(
    'webdev',
    'programming',
    'web development, website development, web developer, web dev, webdev, website, web site, webpage, web page, web designing, web design, web programming, web app, web application, web application development, website banana, site banana, build site, create site, online portfolio, internet page, वेबसाइट, वेब डेवलपमेंट, websites, make website, design website, portfolio website, personal website, landing page, landing pages, company website, website design, website designing, website kaise banaye, web pages, webpages, site kaise banaye, create webpage, html website, website kholna',
  ),
  subject(
    'frontend',
    'webdev',
    'frontend, front end, frontend development, front end developer, client side, single page application, spa',
  ),
  subject(
    'backend',
    'webdev',
    'backend, back end, backend development, back end developer, server side, rest api, api development, build api, web api, web service, apis, restful, server programming, web server, jwt authentication',
  ),
  subject(
    'fullstack',
    'webdev frontend backend',
    'full stack, fullstack, full stack developer, mern, mern stack, mean stack, lamp stack, end to end web app, mongodb express react node',
  ),
  subject('html', 'frontend webdev', 'html, html5, hypertext markup, एचटीएमएल, web basics, markup'),
  subject('css', 'frontend webdev', 'css, css3, stylesheet, flexbox, css grid, sass, scss'),
  subject(
    'tailwind',
    'css frontend webdev',
    'tailwind, tailwind css, bootstrap css, bootstrap framework, bootstrap 5',
  ),
  subject(
    'javascript',
    'frontend webdev programming',
    'javascript, java script, js, ecmascript, es6, vanilla js, jquery, जावास्क्रिप्ट, dom manipulation, async javascript, promises',
  ),
  subject('typescript', 'javascript webdev programming', 'typescript, type script, ts'),
  subject(
    'react',
    'frontend javascript webdev',
    'react, reactjs, react js, redux, react hooks, react developer',
  ),
  subject('nextjs', 'react frontend webdev', 'nextjs, next js'),
  subject('angular', 'frontend javascript webdev', 'angular, angularjs, angular js'),
  subject('vue', 'frontend javascript webdev', 'vue, vuejs, vue js, nuxt, nuxtjs'),
  subject('svelte', 'frontend javascript webdev', 'svelte, sveltekit'),
  subject(
    'node',
    'backend javascript webdev',
    'node, nodejs, node js, express js, expressjs, nestjs',
  ),
  subject('django', 'python backend webdev', 'django, flask, fastapi, python web development'),
  subject('php', 'backend webdev programming', 'php, laravel, codeigniter'),
  subject(
    'wordpress',
    'webdev nocode',
    'wordpress, word press, elementor, wix, blog site, blog website, वर्डप्रेस',
  ),
  subject(
    'ecommerce',
    'webdev',
    'ecommerce, shopify, woocommerce, online store, online shop, online dukaan, online dukan, shopping website, sell online',
  ),
  subject(
    'nocode',
    '',
    'nocode, no code, lowcode, low code, without coding, without code, bina coding, webflow, bubble io',
  ),
  subject('graphql', 'backend', 'graphql'),
  subject(
    'python',
    'programming',
    'python, python3, python programming, paithan, payton, पाइथन, पायथन, web scraping, scraping',
  ),
  subject(
    'java',
    'programming oop',
    'java, core java, java programming, spring boot, जावा, spring, java developer, jvm, hibernate',
  ),
  subject('cpp', 'programming oop', 'cplusplus, cpp, c plus plus'),
  subject('clang', 'programming', 'c programming, c language, programming in c, ansi c'),
  subject('csharp', 'programming oop', 'csharp, c sharp, dotnet, aspnet, dot net'),
  subject('go', 'programming backend', 'golang, go language, go programming'),
  subject('rust', 'programming', 'rust, rust programming, rustlang'),
  subject('ruby', 'backend programming', 'ruby, ruby on rails, rails'),
  subject(
    'scratch',
    'programming',
    'coding for kids, scratch programming, kids coding, coding for children, bachon ke liye coding, block coding',
  ),
  subject(
    'dsa',
    'programming',
    'data structures, data structure, algorithms, algorithm, dsa, competitive programming, leetcode, coding interview, big o',
  ),
  subject('oop', 'programming', 'oop, oops, object oriented, object oriented programming'),
  subject('git', 'programming devops', 'git, github, version control, gitlab, source control'),
  subject(
    'systemdesign',
    'programming',
    'system design, software architecture, design patterns, microservices, scalable systems, clean architecture',
  ),
  subject(
    'testing',
    'programming',
    'software testing, test automation, automation testing, selenium, quality assurance, manual testing, unit testing, qa tester, qa engineer, playwright testing, cypress testing',
  ),
  subject(
    'devops',
    '',
    'devops, dev ops, ci cd, continuous integration, jenkins, deployment pipeline, site reliability, terraform, infrastructure as code, ansible, deploy code, release pipeline, gitops, prometheus, grafana',
  ),
  subject('docker', 'devops', 'docker, containers, containerization'),
  subject('kubernetes', 'devops docker', 'kubernetes, k8s, helm charts'),
  subject(
    'cloud',
    'devops',
    'cloud computing, cloud, cloud engineer, cloud architect, क्लाउड, serverless, cloud practitioner, cloud certification, cloud server, multi cloud',
  ),
  subject('aws', 'cloud', 'aws, amazon web services, ec2, aws lambda'),
  subject('azure', 'cloud', 'azure, microsoft azure'),
  subject('gcp', 'cloud', 'gcp, google cloud'),
  subject(
    'linux',
    '',
    'linux, ubuntu, shell scripting, bash, command line, unix, terminal commands, sysadmin, system administrator, server administration',
  ),
  subject(
    'database',
    'backend',
    'database, databases, dbms, mysql, postgresql, postgres, mongodb, nosql, database design, oracle database, redis',
  ),
  subject(
    'appdev',
    'programming',
    'app development, mobile app, mobile application, mobile development, app developer, mobile app development, phone app, smartphone app, app banana, app banane, apna app, make app, build app, create app, apps, application development, ऐप, मोबाइल ऐप, mobile apps, app kaise banaye, app banaye, app banao, android ios app, app for phone, own app, publish app, play store app, app idea',
  ),
  subject(
    'android',
    'appdev',
    'android, android app, android development, android studio, jetpack compose, एंड्रॉइड',
  ),
  subject('kotlin', 'android appdev', 'kotlin'),
  subject('ios', 'appdev', 'ios, iphone, iphone app, ipad app, swift, swiftui, xcode'),
  subject('flutter', 'appdev android ios', 'flutter, dart, flutterflow, फ्लटर'),
  subject('reactnative', 'appdev react', 'react native, expo app'),
  subject(
    'crossplatform',
    'appdev',
    'cross platform, hybrid app, ionic, xamarin, maui, one codebase, iphone and android, ios and android, android and ios, android and iphone, both android and ios, both iphone and android, android aur iphone',
  ),
  subject('firebase', 'appdev backend', 'firebase, firestore, supabase'),
  subject(
    'gamedev',
    'programming',
    'game development, game design, video game, game developer, make games, build games, game banana, gaming development, games, make game, 2d game, 3d game, platformer, game programming, multiplayer game',
  ),
  subject('unity', 'gamedev', 'unity, unity3d, unity engine'),
  subject('unreal', 'gamedev', 'unreal, unreal engine, godot'),
  subject(
    'blockchain',
    'programming',
    'blockchain, web3, solidity, smart contract, ethereum, crypto, cryptocurrency, bitcoin, nft, dapp',
  ),
  subject(
    'iot',
    '',
    'iot, internet of things, arduino, raspberry pi, embedded, embedded systems, microcontroller, esp32, sensors, smart home, home automation, electronics project, nodemcu, smart devices, sensor',
  ),
  subject('robotics', 'iot', 'robotics, robot, ros, drone'),
];

const DATA_AND_AI: readonly Subject[] = [
  subject(
    'aiml',
    '',
    'ai ml, artificial intelligence, ai, machine intelligence, ai engineer, kritrim buddhimatta, एआई, कृत्रिम बुद्धिमत्ता, आर्टिफिशियल इंटेलिजेंस, ai basics, learn ai, ai sikhna, ai kya hai',
  ),
  subject(
    'ml',
    'aiml datascience',
    'machine learning, ml, predictive model, prediction model, scikit learn, sklearn, supervised learning, unsupervised learning, xgboost, random forest, decision trees, gradient boosting, clustering, classification models, मशीन लर्निंग, predictive analytics, machine sikhna, ensemble models, ai models',
  ),
  subject(
    'deeplearning',
    'ml aiml',
    'deep learning, neural network, neural networks, neural nets, tensorflow, pytorch, keras, cnn, rnn, transformers, डीप लर्निंग',
  ),
  subject(
    'nlp',
    'aiml deeplearning',
    'nlp, natural language processing, text mining, sentiment analysis, language model, bert, text analytics, spacy, text classification, translate text, named entities, sentiment',
  ),
  subject(
    'vision',
    'aiml deeplearning',
    'computer vision, opencv, image recognition, object detection, face recognition, face detection, image processing, yolo, machine vision, image classification, detect objects, recognize faces, recognize objects, count objects, segmentation',
  ),
  subject(
    'reinforcement',
    'ml aiml',
    'reinforcement learning, q learning, rl, deep q, policy gradient, policy gradients, policy optimization, ppo',
  ),
  subject(
    'recommender',
    'ml aiml',
    'recommender, recommendation system, recommendation engine, recommender systems',
  ),
  subject(
    'mlops',
    'ml aiml',
    'mlops, model deployment, mlflow, ml pipeline, deploy models, ml model deployment, serve model, model serving, model monitoring, monitoring models, production ml, deploy model, serve your model',
  ),
  subject(
    'genai',
    'aiml aitools',
    'generative ai, gen ai, genai, llm, llms, large language model, large language models, gpt, openai, rag, retrieval augmented, langchain, fine tuning, ai agent, ai agents, agentic, vector database, build ai app, ai applications, chat with documents, chat with pdf',
  ),
  subject(
    'aitools',
    '',
    'ai tools, ai tool, ai for work, ai productivity, ai assistant, ai assistants, use ai, using ai, ai apps, ai at work, artificial intelligence tools, ai software, ai for business, ai in office, ai for students, ai for teachers, ai for daily work',
  ),
  subject(
    'chatgpt',
    'aitools genai',
    'chatgpt, chat gpt, claude, gemini, bard, ai chatbot, चैटजीपीटी, gpt for work, ai for email',
  ),
  subject(
    'prompting',
    'aitools chatgpt genai',
    'prompt engineering, prompt, prompts, prompting, write prompts, prompt engineer',
  ),
  subject(
    'chatbot',
    'aitools genai',
    'chatbot, chat bot, bot banana, conversational ai, whatsapp bot, telegram bot, voice assistant, dialogflow, bot for customers, auto reply, voice bot, voice bots',
  ),
  subject(
    'aiimage',
    'aitools genai',
    'midjourney, dall e, dalle, stable diffusion, ai art, ai image, image generation, generate images, ai images, text to image, ai pictures, ai photo, ai photos, ai se photo, ai se tasveer, ai make pictures, make pictures with ai, pictures from words, photos with ai, firefly, images with artificial intelligence, images with ai, ai cartoon, ai logo, picture generation, ai artwork, generate pictures, generate photos, ai drawing, images from text, ai photography, comfyui',
  ),
  subject(
    'aivideo',
    'aitools videoediting',
    'ai video, text to video, video generation, ai videos, runway, ai avatar, ai voice, voice cloning, text to speech, elevenlabs, ai voiceover, video with ai, videos with ai, ai dubbing, ai video maker, ai reels, talking avatar',
  ),
  subject(
    'copilot',
    'aitools programming',
    'copilot, github copilot, ai coding, code with ai, coding assistant, cursor ai, ai pair programming, ai programming, programming with ai, coding with ai, ai assisted, pair programming',
  ),
  subject(
    'automation',
    'aitools',
    'workflow automation, automation, automate, zapier, n8n, make com, rpa, uipath, power automate, automate tasks, office automation, robotic process automation, automate work, repetitive tasks, boring tasks, bots for work, connect apps',
  ),
  subject(
    'aiwriting',
    'aitools contentwriting',
    'ai writing, write with ai, ai copywriting, ai content, ai blog',
  ),
  subject(
    'aislides',
    'aitools presentation',
    'ai presentation, ai slides, gamma app, ai powerpoint',
  ),
  subject(
    'datascience',
    '',
    'data science, data scientist, data scientists, datascience, डेटा साइंस, डाटा साइंस, data scientist banna, insights from data',
  ),
  subject(
    'statistics',
    'datascience',
    'statistics, probability, hypothesis testing, bayesian, statistical, sankhyiki, regression analysis, a b testing, सांख्यिकी, ab testing, ab test, confidence interval, bayes, averages, causal inference',
  ),
  subject(
    'pandas',
    'python datascience',
    'pandas, numpy, dataframes, python data analysis, jupyter, dataframe, data frame, data frames, data cleaning, clean data, data wrangling, messy data, polars',
  ),
  subject(
    'rlang',
    'datascience statistics',
    'r programming, r language, rstudio, r studio, tidyverse, ggplot',
  ),
  subject(
    'timeseries',
    'datascience statistics',
    'time series, forecasting, forecast, arima, demand prediction, predict sales, sales prediction, predict demand, future sales, sales forecast, demand forecasting, seasonality, predict future',
  ),
  subject(
    'bigdata',
    'datascience',
    'big data, bigdata, hadoop, spark, pyspark, hive, streaming data, apache spark, distributed computing',
  ),
  subject(
    'dataengineering',
    'datascience',
    'data engineering, data engineer, etl, data pipeline, data pipelines, airflow, data warehouse, data lake, kafka, snowflake, dbt, databricks, lakehouse, etl pipeline, etl pipelines',
  ),
  subject(
    'analytics',
    '',
    'data analytics, data analysis, data analyst, analyse data, analyze data, business analytics, business intelligence, bi analyst, business analyst, mis report, mis reporting, mis executive, data ka vishleshan, डेटा एनालिटिक्स, डाटा एनालिटिक्स, analyst banna, business metrics, kpi, kpis, product metrics, data reports, analyst',
  ),
  subject(
    'excel',
    'analytics office',
    'excel, ms excel, microsoft excel, spreadsheet, spreadsheets, google sheets, pivot table, pivot tables, vlookup, xlookup, excel formulas, power query, vba, macros, एक्सेल, excel sheet, excel shortcuts, lookup formulas, spread sheet, excel ke formule, excel reports',
  ),
  subject(
    'sql',
    'analytics database',
    'sql, structured query language, sql queries, joins, database queries, query databases, एसक्यूएल, query data, store data, store and query, data query, sql joins, window functions, tables of data',
  ),
  subject('powerbi', 'analytics visualization', 'power bi, powerbi, dax, bi tool, bi tools, bi'),
  subject('tableau', 'analytics visualization', 'tableau, looker, qlik, bi tool, bi tools, bi'),
  subject(
    'visualization',
    'analytics',
    'data visualization, data visualisation, charts, graphs, dashboards, dashboard, data storytelling, infographic, visualize data, matplotlib, visualization, plotting, d3, d3js, make charts, present data',
  ),
  subject(
    'webanalytics',
    'analytics marketing',
    'google analytics, web analytics, ga4, marketing analytics, product analytics, website traffic, customer analytics, track visitors, conversion tracking, attribution, google tag manager, customer lifetime value, cohort analysis',
  ),
];

const SECURITY: readonly Subject[] = [
  subject(
    'hacking',
    'cybersecurity',
    'ethical hacking, hacking, hackers, hacker, hack, ethical hacker, white hat, ceh, certified ethical hacker, hacking sikhna, haking, हैकिंग, एथिकल हैकिंग, hacker banna, hacker banne, hack karna, become hacker, legal hacking',
  ),
  subject(
    'cybersecurity',
    '',
    'cyber security, cybersecurity, security, cyber, information security, infosec, network defence, cyber crime, security analyst, soc analyst, internet security, security operations, साइबर सिक्योरिटी, साइबर सुरक्षा',
  ),
  subject(
    'cybersafety',
    'cybersecurity',
    'online safety, cyber safety, online fraud, phishing, online scam, online scams, scam, scams, safe online, password safety, passwords, digital safety, bank fraud, upi fraud, otp fraud, identity theft, security awareness, cyber thagi, online thagi, online privacy, fraud se bachna, cyber hygiene, bad links, suspicious links, clicking links, unknown links',
  ),
  subject(
    'pentest',
    'hacking cybersecurity',
    'penetration testing, pen testing, pentest, pentesting, pentester, metasploit, vulnerability assessment, vapt, red team, red teaming, exploit, oscp, privilege escalation, active directory attacks, vulnerability testing, security testing, vulnerability scanning, hack machines',
  ),
  subject('kali', 'hacking linux cybersecurity', 'kali, kali linux, parrot os'),
  subject(
    'websecurity',
    'hacking cybersecurity pentest',
    'web security, web application security, bug bounty, bug hunting, burp suite, owasp, sql injection, xss, web hacking, website hacking, cross site scripting, api security, website hack, bug bounties, find bugs, attacks on web, web attacks, web vulnerabilities, website security, secure website, hackerone, csrf, ssrf, web exploitation',
  ),
  subject(
    'networksecurity',
    'hacking cybersecurity networking',
    'network security, firewall, wireshark, wifi hacking, wireless security, nmap, packet analysis, wifi hack, network scanning, intrusion detection, wireless hacking, wifi cracking, crack wifi, wifi attacks, wifi security, break into wifi, wifi password, secure network, packet sniffing, wireless attacks',
  ),
  subject(
    'forensics',
    'cybersecurity hacking',
    'forensics, digital forensics, cyber forensics, incident response, forensic investigation, computer forensics, recover deleted files, memory forensics, incident handling, digital evidence',
  ),
  subject(
    'malware',
    'hacking cybersecurity',
    'malware, virus analysis, reverse engineering, ransomware, malware analysis',
  ),
  subject('cryptography', 'cybersecurity', 'cryptography, encryption, ciphers, public key'),
  subject(
    'socialeng',
    'hacking cybersecurity',
    'social engineering, osint, open source intelligence',
  ),
  subject(
    'mobilesecurity',
    'hacking cybersecurity',
    'mobile security, android hacking, mobile hacking, phone hacking, app security, mobile app security, mobile pentesting',
  ),
  subject('cloudsecurity', 'cybersecurity cloud', 'cloud security'),
  subject(
    'securecoding',
    'cybersecurity programming',
    'secure coding, devsecops, application security',
  ),
  subject(
    'networking',
    '',
    'computer networking, computer networks, ccna, cisco, routing switching, router, switches, tcp ip, lan, ip addressing, network engineer, network administration, subnetting, network basics, internet works, internet actually work, bgp, lan wan, packet tracer, network setup, wifi setup, network cabling, data centre networks, data center networks',
  ),
];

const DESIGN: readonly Subject[] = [
  subject(
    'uiux',
    '',
    'ui ux, ui ux design, ux, ui design, ux design, user interface, user experience, product design, product designer, interface design, ux designer, ui designer, ui, app design, app screens design, mobile app design, यूआई यूएक्स, user flows, ux strategy, screen design, design apps',
  ),
  subject('figma', 'uiux', 'figma, figjam, फिग्मा'),
  subject('adobexd', 'uiux', 'adobe xd, sketch app, adobe experience design'),
  subject(
    'wireframe',
    'uiux',
    'wireframe, wireframing, wireframes, prototype, prototyping, prototypes, mockup, mockups, low fidelity, draw app, sketch screens, draw screens, paper prototype, clickable prototype, sketch app screens',
  ),
  subject(
    'uxresearch',
    'uiux',
    'user research, ux research, usability, usability testing, user interview, user interviews, user testing, personas, customer journey, talk to users, user feedback, user surveys, usability test, field study, ask users, what users think, users think, users are thinking, understand users',
  ),
  subject(
    'designsystem',
    'uiux',
    'design system, design systems, component library, style guide, design tokens',
  ),
  subject('designthinking', 'uiux', 'design thinking, human centered design, design sprint'),
  subject(
    'accessibility',
    'uiux webdev',
    'accessibility, wcag, inclusive design, a11y, accessible',
  ),
  subject('uxwriting', 'uiux', 'ux writing, microcopy, content design'),
  subject(
    'interaction',
    'uiux',
    'interaction design, micro interactions, microinteractions, motion ui, ui animation, motion design',
  ),
  subject(
    'infoarch',
    'uiux',
    'information architecture, card sorting, site map, navigation design',
  ),
  subject(
    'responsive',
    'uiux webdev css',
    'responsive design, responsive web, mobile first, responsive website',
  ),
  subject(
    'designtheory',
    'uiux graphicdesign',
    'color theory, colour theory, typography, visual design, layout design, gestalt, fonts, visual hierarchy, color and typography, colour and typography, fonts and colors, grid systems, visual design principles',
  ),
  subject(
    'portfolio',
    'uiux',
    'design portfolio, ux portfolio, case study portfolio, portfolio, ux case study',
  ),
  subject(
    'graphicdesign',
    '',
    'graphic design, graphic designer, graphics, photoshop, illustrator, coreldraw, corel draw, canva, logo design, logo, poster design, banner design, visiting card, poster banana, indesign, ग्राफिक डिजाइन, logos, posters, brand identity, branding, brochure, flyer, social media posts, festival post, banner, flex design',
  ),
  subject(
    'videoediting',
    '',
    'video editing, premiere pro, davinci, davinci resolve, after effects, video editor, reels, capcut, edit videos, video banana, final cut, filmora, vfx, motion graphics, वीडियो एडिटिंग, edit video, video edit, color grading, colour grading, reel editing, cinematic, youtube video editing',
  ),
  subject(
    'animation',
    'videoediting',
    'animation, 2d animation, 3d animation, animator, cartoon, animations',
  ),
  subject('threed', '', 'blender, 3d modelling, 3d modeling, maya, 3ds max, 3d design, cgi'),
  subject(
    'cad',
    '',
    'autocad, auto cad, cad, solidworks, revit, sketchup, catia, technical drawing, cad drafting',
  ),
  subject(
    'photography',
    '',
    'photography, dslr, photographer, photo shoot, lightroom, photo editing, photo khichna, mobile photography, camera photography, portrait photography, फोटोग्राफी, take photos, take pictures, click photos, photo lena, photo kheenchna, wedding photography, camera settings, shoot photos, product photography, portraits, photo le, फोटो, फोटो खींचना',
  ),
];

const TRADES: readonly Subject[] = [
  subject(
    'cctv',
    '',
    'cctv, cctv camera, security camera, surveillance camera, surveillance, security system, security systems, dvr, nvr, ip camera, closed circuit, hikvision, dahua, camera system, security cameras, camera security, dome camera, bullet camera, सीसीटीवी, सीसीटीवी कैमरा',
  ),
  subject(
    'cctvinstall',
    'cctv',
    'cctv installation, cctv install, cctv fitting, camera installation, camera fitting, install camera, install cameras, install security camera, install cctv, camera lagana, kamera lagana, cctv lagana, cctv camera lagana, cctv setup, cctv technician, camera lagane, camera mounting, cctv wiring, cctv camera installation, कैमरा लगाना, security camera installation, camera network, cctv kaise lagaye, camera kaise lagaye',
  ),
  subject(
    'cctvmonitor',
    'cctv',
    'cctv monitoring, live monitoring, cctv live monitoring, control room, cctv operator, video monitoring, video surveillance, surveillance operator, camera monitoring, monitor cameras, watch cameras, cctv dekhna, live camera, control room operator, cctv control room, watch cctv, watching cameras, monitor cctv, surveillance room, security control room, cctv supervisor, surveillance centre, surveillance center, camera dekhna, camera dekhne',
  ),
  subject(
    'cctvrepair',
    'cctv',
    'cctv repair, cctv maintenance, cctv troubleshooting, camera repair, dvr repair, cctv service, dvr not recording, camera not working, camera kharab, cctv kharab, cctv theek, camera fault, camera faults, cctv faults, dvr problem, fix camera, fix cctv, camera problem, cctv theek karna',
  ),
  subject(
    'biometric',
    '',
    'biometric, biometrics, biometric authentication, fingerprint, finger print, iris, iris scan, face authentication, fingerprint scanner, biometric device, attendance machine, biometric attendance, biometric operator, biometric machine, biometric verification, angutha, ungli ka nishan, fingerprint machine, biomatric, iris scanner, facial recognition attendance, बायोमेट्रिक, time and attendance, attendance system, attendance device, thumb machine, fingerprint attendance, face attendance, attendance lagana, iris recognition, multi modal biometrics, thumb impression',
  ),
  subject(
    'aadhaar',
    'biometric',
    'aadhaar, aadhar, adhaar, adhar, aadhaar authentication, aadhaar enrolment, aadhaar enrollment, uidai, ekyc, e kyc, aadhaar operator, aadhar card, aadhaar card, aadhaar supervisor, csc, csc vle, आधार, आधार कार्ड, aadhaar update, aadhaar seva kendra, aadhaar exam, uidai exam, nseit, aadhaar correction, aadhaar center, aadhaar centre',
  ),
  subject('nonaadhaar', 'biometric', 'non aadhaar, non aadhar, without aadhaar, nonaadhaar'),
  subject(
    'accesscontrol',
    'biometric',
    'access control, door lock, smart lock, rfid, door access, turnstile, card reader',
  ),
  subject(
    'examops',
    '',
    'exam operator, exam operators, exam software, exam software handling, online exam, computer based test, cbt, exam centre, exam center, exam invigilator, invigilation, invigilator, exam conduct, pariksha, proctoring, exam hall, exam supervisor, examination centre, test centre, proctor, परीक्षा, conduct exams, run exams, online test, online tests, exam staff, exam server, exam duty, pariksha kendra, pariksha center, sarkari pariksha, hall ticket, test operator, online pariksha, candidates exam',
  ),
  subject(
    'orgtraining',
    '',
    'organisational training, organizational training, corporate training, employee training, staff training, team training, onboarding, company training, workforce training, employee onboarding, onboarding staff, new employees, new staff, train new employees, training for employees, training for staff, train my team, train employees, organization development, corporate trainer, learning and development, upskill employees, staff development, induction, employee induction, employee development, trainings for employees, new hires, new joiners, train people, train many people',
  ),
  subject(
    'protraining',
    '',
    'professional training, vocational training, job training, career training, trainer, train the trainer, job ready, instructional design, teach online, certification training, become trainer, trainer banna, master trainer, skill development, skill training, kaushal vikas, teach adults',
  ),
  subject(
    'proskills',
    '',
    'professional skills, soft skills, soft skill, personality development, workplace skills, interpersonal skills, people skills, life skills, employability, office skills, professional etiquette, business etiquette, emotional intelligence, workplace etiquette, personality, व्यक्तित्व विकास, self improvement, self development, confidence building, career growth, professional development, grooming',
  ),
  subject(
    'communication',
    'proskills',
    'communication, communication skills, communicate, bolna, baat karna, baat karne, business communication, talk confidently, effective communication, workplace communication, client communication, listening skills, speak clearly, talk to people, difficult conversations, talk in meetings, speak in meetings, email etiquette, speak confidently in meetings',
  ),
  subject(
    'publicspeaking',
    'communication proskills',
    'public speaking, stage fear, presentation skills, presenters, storytelling for presenters, stage presence, keynote, stage dar, speaking in front, speak in front, stage pe bolne, bolne se dar, speak confidently, speak in public, speak on stage, speaking skills, anchoring, public speaker, stage fright, speech, give speech, speeches, bhashan, presentation dena, confident speaking, speak to audience',
  ),
  subject(
    'english',
    'communication',
    'spoken english, english speaking, english, english bolna, angrezi, angreji, english grammar, ielts, fluent english, toefl, english sikhna, english language, english conversation, अंग्रेजी, इंग्लिश, improve english, speak english, english mein baat, pronunciation, english vocabulary, angrezi bolna, अंग्रेजी बोलना, इंग्लिश बोलना',
  ),
  subject(
    'languages',
    '',
    'french, german, spanish, japanese, korean, sanskrit, foreign language, hindi language, learn hindi, mandarin, tamil language',
  ),
  subject(
    'interview',
    'proskills',
    'interview, interview preparation, interview skills, job interview, interview tips, hr interview, interviews, crack interview, साक्षात्कार, interview questions, get hired, mock interview, salary negotiation, job interview preparation',
  ),
  subject(
    'resume',
    'proskills interview',
    'resume, cv writing, cover letter, linkedin profile, bio data, biodata, job application, resume writing, linkedin, cv, curriculum vitae, resume banana, resume likhna, job portal, personal brand',
  ),
  subject(
    'leadership',
    'proskills',
    'leadership, leader, team management, management skills, manager skills, people management, first time manager, lead team, lead a team, new manager, manage team, manage people, netritva, team leader, lead people, lead my team, become manager, coaching your team, coach team, delegation, delegate, boss banna, change management, team lead, leading change',
  ),
  subject(
    'timemanagement',
    'proskills',
    'time management, productivity, manage time, samay prabandhan, procrastination, goal setting, focus habits, samay, plan day, deep work, deadlines, miss deadlines, overwhelmed, too busy, work life balance, stay focused, concentration, distraction, distractions, prioritize, priorities, time waste, time bachana, time manage, waqt, procrastinate, habits, productive, forgetting things, get organized, organize day, organized life',
  ),
  subject(
    'problemsolving',
    'proskills',
    'problem solving, critical thinking, decision making, analytical thinking, logical thinking, support skills, reasoning skills',
  ),
  subject(
    'teamwork',
    'proskills',
    'teamwork, team work, collaboration, team building, conflict resolution, conflict management',
  ),
  subject('negotiation', 'proskills sales', 'negotiation, negotiating, persuasion, influence'),
  subject(
    'customerservice',
    'proskills',
    'customer service, customer services, customer support, customers calls, call center, call centre, bpo, telecaller, customer care, help desk, customer handling, technical support, client handling, it support, angry customers, angry customer, handle customers, customer calls, customer complaints, chat support, call handling, telecalling, calls from customers, support team',
  ),
  subject(
    'projectmgmt',
    'proskills',
    'project management, project manager, pmp, agile, scrum, jira, kanban, scrum master, prince2, sprints, manage projects, project planning, gantt, project lead, pmp exam',
  ),
  subject(
    'sustainability',
    '',
    'sustainability, sustainable, environment, climate, climate change, green, carbon footprint, esg, renewable energy, paryavaran, sustainable development, eco friendly, net zero, carbon accounting, green business, पर्यावरण, green energy, clean energy, energy saving, save environment, pollution, greenhouse gas, environmental',
  ),
  subject(
    'waste',
    'sustainability',
    'waste management, waste, garbage, kachra, kooda, compost, composting, recycling, recycle, trash, segregation, plastic waste, zero waste, kitchen waste, khaad, circular economy',
  ),
  subject(
    'solar',
    'sustainability electrical',
    'solar, solar panel, solar energy, solar installation, rooftop solar, saur urja, solar power, सोलर, green energy, clean energy, solar inverter, net metering, surya urja, renewable energy, rooftop panels',
  ),
  subject(
    'water',
    'sustainability',
    'water conservation, rainwater, rainwater harvesting, water management, water harvesting',
  ),
  subject(
    'electrical',
    '',
    'electrician, electrical wiring, house wiring, bijli, electrical, bijli ka kaam, wiring, electrical work, इलेक्ट्रीशियन, wire house, ghar ki wiring, switchboard, bijli mistri, electric work, bijli sikhna, बिजली, बिजली का काम, earthing, wireman, switches and lights',
  ),
  subject(
    'mobilerepair',
    '',
    'mobile repair, mobile repairing, phone repair, phone repairing, mobile theek karna, phone theek karna, smartphone repair, chip level, mobile technician, repair phones, fix phone, fix phones, broken phone, phone screen, mobile screen, screen replacement, mobile ki screen, phone ki screen, mobile kharab, मोबाइल रिपेयर, मोबाइल रिपेयरिंग, repair shop, mobile shop, phone kharab',
  ),
  subject(
    'hardware',
    '',
    'computer hardware, laptop repair, computer repair, pc assembly, hardware networking, build pc, assemble computer, printer repair, computer theek, pc building, laptop repairing, fix computer, broken computer, slow computer, computer kharab, computer theek karna, fix laptop, laptop kharab, gaming pc, motherboard, server hardware, assemble your own pc, raid',
  ),
  subject(
    'acrepair',
    '',
    'ac repair, refrigeration, air conditioner, hvac, fridge repair, ac technician, ac repairing',
  ),
  subject('plumbing', '', 'plumbing, plumber, nal fitting, pipe fitting'),
  subject(
    'automobile',
    '',
    'automobile, bike repair, car repair, ev technician, electric vehicle, mechanic, car mechanic, two wheeler',
  ),
  subject('welding', '', 'welding, welder, fabrication'),
  subject('securityguard', '', 'security guard, guard training, bouncer, private security'),
  subject('firesafety', 'safety', 'fire safety, fire fighting, fire extinguisher, evacuation'),
  subject(
    'safety',
    '',
    'workplace safety, occupational safety, industrial safety, health and safety, osha, first aid, safety officer, cpr, suraksha',
  ),
];

const BUSINESS_AND_LIFE: readonly Subject[] = [
  subject(
    'office',
    '',
    'ms office, microsoft office, microsoft word, ms word, computer basics, basic computer, computer course, computer chalana, computer operator, data entry, typing, google workspace, computer fundamentals, office software, google docs, computer sikhna, computer literacy, कंप्यूटर, use computer, use a computer, computer beginner, understand computers, learn computer, computer skills, internet and email, word and excel, hindi typing, dca, adca, ccc exam, windows basics, computer seekhna, कंप्यूटर कोर्स, कंप्यूटर सीखना, कंप्यूटर चलाना',
  ),
  subject(
    'presentation',
    'office',
    'powerpoint, presentation, ppt, slides, presentations, power point, make slides',
  ),
  subject(
    'accounting',
    '',
    'accounting, accountant, tally, tally prime, gst, bookkeeping, income tax, quickbooks, hisab kitab, accounts, gst filing, tally erp, taxation, tax filing, lekhankan, टैली, जीएसटी, gst returns, gst return, file gst, taxes, tax, ledger, balance sheet, hisaab, hisab, tds, itr, itr filing',
  ),
  subject(
    'finance',
    '',
    'finance, stock market, share market, trading, investing, mutual fund, mutual funds, personal finance, investment, financial modelling, financial modeling, share bazar, share bazaar, paisa nivesh, intraday, money management, financial planning, technical analysis, stocks, options trading, शेयर बाजार, invest, save money, saving money, sip, savings, paisa lagana, paisa bachana, paise bachana, futures and options, demat, share trading, nifty, wealth, retirement planning, trading sikhna, bachat, budgeting',
  ),
  subject('banking', 'finance', 'banking, bank exam, microfinance, bank po'),
  subject(
    'marketing',
    '',
    'digital marketing, marketing, social media marketing, facebook ads, google ads, instagram marketing, email marketing, online marketing, influencer, affiliate marketing, performance marketing, brand building, instagram growth, डिजिटल मार्केटिंग, promote business, promote my business, get customers, more customers, advertise, advertising, advertisement, instagram ads, ads, ad campaign, campaigns, social media, online promotion, growth marketing, prachar, get clients',
  ),
  subject(
    'seo',
    'marketing webdev',
    'seo, search engine optimization, search engine optimisation, google ranking, rank on google, rank higher, rank website, rank my website, top of google, be found on google, google par rank, backlinks, keyword research, higher on google',
  ),
  subject(
    'contentwriting',
    'marketing',
    'content writing, copywriting, blogging, blog writing, technical writing, creative writing, content creator, writing skills, content creation, business writing, email writing, novel writing, write articles, write blogs, blog, blogs, article writing, script writing, story writing, write book, write a book',
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
    'entrepreneurship, startup, start up, small business, business, vyapar, dhandha, business plan, entrepreneur, start a business, business shuru, business idea, business model, raise money, raise funding, funding, investors, investor, pitch deck, venture capital, own business, business start, business kaise shuru, msme, vyapar shuru, fund company, apna kaam, raise capital',
  ),
  subject(
    'freelancing',
    'entrepreneurship marketing',
    'freelancing, freelance, freelancer, fiverr, upwork, work from home, ghar baithe, remote work, online earning, earn online, ghar se kaam, make money, earn money',
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
    'yoga, meditation, mindfulness, fitness, exercise, dhyan, workout, stress management, stress relief, stress, mental health, wellness, pranayama, tanav, योग, relax, yogasana, asana, back pain, mental wellness, sleep better, anxiety, weight loss, gym, calm mind, योगा, ध्यान, mann shant, shant, peace of mind, dimag shant, shanti',
  ),
  subject(
    'cooking',
    '',
    'cooking, baking, cake, chef, khana banana, khana pakana, recipes, cook food, kitchen, indian food, bread, cook, roti, sabzi, sabji, curry, recipe, khana, khaana, biryani, mithai, bake, cakes, cloud kitchen, tiffin, food business, rasoi, खाना, खाना बनाना',
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
    'tailoring, stitching, silai, fashion design, fashion designing, fashion, pattern making, dress making, stitch clothes, sewing, silai machine, embroidery, boutique, सिलाई, kapde silna, kapde silai, silna, kapde, kapda, sew, stitch, blouse, kurta, dressmaking, darzi, garment, सिलाई मशीन',
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

export const SUBJECTS: readonly Subject[] = [
  ...SOFTWARE,
  ...DATA_AND_AI,
  ...SECURITY,
  ...DESIGN,
  ...TRADES,
  ...BUSINESS_AND_LIFE,
];
