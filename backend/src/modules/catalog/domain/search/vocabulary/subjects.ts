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
    'web development, website development, web developer, web dev, webdev, website, web site, webpage, web page, web designing, web design, web programming, web app, web application, web application development, website banana, site banana, build site, create site, online portfolio, internet page, वेबसाइट, वेब डेवलपमेंट',
  ),
  subject(
    'frontend',
    'webdev',
    'frontend, front end, frontend development, front end developer, client side',
  ),
  subject(
    'backend',
    'webdev',
    'backend, back end, backend development, back end developer, server side, rest api, api development, build api, web api, web service, apis, restful',
  ),
  subject(
    'fullstack',
    'webdev frontend backend',
    'full stack, fullstack, full stack developer, mern, mern stack, mean stack, lamp stack',
  ),
  subject('html', 'frontend webdev', 'html, html5, hypertext markup, एचटीएमएल'),
  subject('css', 'frontend webdev', 'css, css3, stylesheet, flexbox, css grid, sass, scss'),
  subject(
    'tailwind',
    'css frontend webdev',
    'tailwind, tailwind css, bootstrap css, bootstrap framework, bootstrap 5',
  ),
  subject(
    'javascript',
    'frontend webdev programming',
    'javascript, java script, js, ecmascript, es6, vanilla js, jquery, जावास्क्रिप्ट',
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
    'python, python3, python programming, paithan, payton, पाइथन, पायथन',
  ),
  subject('java', 'programming', 'java, core java, java programming, spring boot, जावा'),
  subject('cpp', 'programming', 'cplusplus, cpp, c plus plus'),
  subject('clang', 'programming', 'c programming, c language, programming in c, ansi c'),
  subject('csharp', 'programming', 'csharp, c sharp, dotnet, aspnet, dot net'),
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
    'devops, dev ops, ci cd, continuous integration, jenkins, deployment pipeline, site reliability, terraform, infrastructure as code, ansible',
  ),
  subject('docker', 'devops', 'docker, containers, containerization'),
  subject('kubernetes', 'devops docker', 'kubernetes, k8s, helm charts'),
  subject('cloud', 'devops', 'cloud computing, cloud, cloud engineer, cloud architect, क्लाउड'),
  subject('aws', 'cloud', 'aws, amazon web services, ec2, aws lambda'),
  subject('azure', 'cloud', 'azure, microsoft azure'),
  subject('gcp', 'cloud', 'gcp, google cloud'),
  subject(
    'linux',
    '',
    'linux, ubuntu, shell scripting, bash, command line, unix, terminal commands',
  ),
  subject(
    'database',
    'backend',
    'database, databases, dbms, mysql, postgresql, postgres, mongodb, nosql, database design, oracle database, redis',
  ),
  subject(
    'appdev',
    'programming',
    'app development, mobile app, mobile application, mobile development, app developer, mobile app development, phone app, smartphone app, app banana, app banane, apna app, make app, build app, create app, apps, application development, ऐप, मोबाइल ऐप',
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
    'cross platform, hybrid app, ionic, xamarin, maui, one codebase',
  ),
  subject('firebase', 'appdev backend', 'firebase, firestore, supabase'),
  subject(
    'gamedev',
    'programming',
    'game development, game design, video game, game developer, make games, build games, game banana, gaming development, games',
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
    'iot, internet of things, arduino, raspberry pi, embedded, embedded systems, microcontroller, esp32, sensors, smart home, home automation',
  ),
  subject('robotics', 'iot', 'robotics, robot, ros, drone'),
];

const DATA_AND_AI: readonly Subject[] = [
  subject(
    'aiml',
    '',
    'ai ml, artificial intelligence, ai, machine intelligence, ai engineer, kritrim buddhimatta, एआई, कृत्रिम बुद्धिमत्ता, आर्टिफिशियल इंटेलिजेंस',
  ),
  subject(
    'ml',
    'aiml datascience',
    'machine learning, ml, predictive model, prediction model, scikit learn, sklearn, supervised learning, unsupervised learning, xgboost, random forest, decision trees, gradient boosting, clustering, classification models, मशीन लर्निंग',
  ),
  subject(
    'deeplearning',
    'ml aiml',
    'deep learning, neural network, neural networks, neural nets, tensorflow, pytorch, keras, cnn, rnn, transformers, डीप लर्निंग',
  ),
  subject(
    'nlp',
    'aiml deeplearning',
    'nlp, natural language processing, text mining, sentiment analysis, language model, bert, text analytics, spacy',
  ),
  subject(
    'vision',
    'aiml deeplearning',
    'computer vision, opencv, image recognition, object detection, face recognition, face detection, image processing, yolo',
  ),
  subject('reinforcement', 'ml aiml', 'reinforcement learning, q learning'),
  subject(
    'recommender',
    'ml aiml',
    'recommender, recommendation system, recommendation engine, recommender systems',
  ),
  subject('mlops', 'ml aiml', 'mlops, model deployment, mlflow, ml pipeline, deploy models'),
  subject(
    'genai',
    'aiml aitools',
    'generative ai, gen ai, genai, llm, llms, large language model, large language models, gpt, openai, rag, retrieval augmented, langchain, fine tuning, ai agent, ai agents, agentic, vector database',
  ),
  subject(
    'aitools',
    '',
    'ai tools, ai tool, ai for work, ai productivity, ai assistant, ai assistants, use ai, using ai, ai apps, ai at work',
  ),
  subject(
    'chatgpt',
    'aitools genai',
    'chatgpt, chat gpt, claude, gemini, bard, ai chatbot, चैटजीपीटी',
  ),
  subject(
    'prompting',
    'aitools chatgpt genai',
    'prompt engineering, prompt, prompts, prompting, write prompts, prompt engineer',
  ),
  subject(
    'chatbot',
    'aitools genai',
    'chatbot, chat bot, bot banana, conversational ai, whatsapp bot, telegram bot, voice assistant, dialogflow',
  ),
  subject(
    'aiimage',
    'aitools genai',
    'midjourney, dall e, dalle, stable diffusion, ai art, ai image, image generation, generate images, ai images, text to image, ai pictures, ai photo, ai photos, ai se photo, ai se tasveer, ai make pictures, make pictures with ai, pictures from words, photos with ai, firefly',
  ),
  subject(
    'aivideo',
    'aitools videoediting',
    'ai video, text to video, video generation, ai videos, runway, ai avatar, ai voice, voice cloning, text to speech, elevenlabs, ai voiceover',
  ),
  subject(
    'copilot',
    'aitools programming',
    'copilot, github copilot, ai coding, code with ai, coding assistant, cursor ai, ai pair programming',
  ),
  subject(
    'automation',
    'aitools',
    'workflow automation, automation, automate, zapier, n8n, make com, rpa, uipath, power automate, automate tasks, office automation',
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
    'data science, data scientist, data scientists, datascience, डेटा साइंस, डाटा साइंस',
  ),
  subject(
    'statistics',
    'datascience',
    'statistics, probability, hypothesis testing, bayesian, statistical, sankhyiki, regression analysis, a b testing, सांख्यिकी',
  ),
  subject(
    'pandas',
    'python datascience',
    'pandas, numpy, dataframes, python data analysis, jupyter',
  ),
  subject(
    'rlang',
    'datascience statistics',
    'r programming, r language, rstudio, r studio, tidyverse, ggplot',
  ),
  subject(
    'timeseries',
    'datascience statistics',
    'time series, forecasting, forecast, arima, demand prediction',
  ),
  subject('bigdata', 'datascience', 'big data, bigdata, hadoop, spark, pyspark, hive'),
  subject(
    'dataengineering',
    'datascience',
    'data engineering, data engineer, etl, data pipeline, data pipelines, airflow, data warehouse, data lake, kafka, snowflake, dbt, databricks',
  ),
  subject(
    'analytics',
    '',
    'data analytics, data analysis, data analyst, analyse data, analyze data, business analytics, business intelligence, bi analyst, business analyst, mis report, mis reporting, mis executive, data ka vishleshan, डेटा एनालिटिक्स, डाटा एनालिटिक्स',
  ),
  subject(
    'excel',
    'analytics office',
    'excel, ms excel, microsoft excel, spreadsheet, spreadsheets, google sheets, pivot table, pivot tables, vlookup, xlookup, excel formulas, power query, vba, macros, एक्सेल',
  ),
  subject(
    'sql',
    'analytics database',
    'sql, structured query language, sql queries, joins, database queries, query databases, एसक्यूएल',
  ),
  subject('powerbi', 'analytics visualization', 'power bi, powerbi, dax'),
  subject('tableau', 'analytics visualization', 'tableau, looker, qlik'),
  subject(
    'visualization',
    'analytics',
    'data visualization, data visualisation, charts, graphs, dashboards, dashboard, data storytelling, infographic, visualize data, matplotlib, visualization',
  ),
  subject(
    'webanalytics',
    'analytics marketing',
    'google analytics, web analytics, ga4, marketing analytics, product analytics, website traffic, customer analytics',
  ),
];

const SECURITY: readonly Subject[] = [
  subject(
    'hacking',
    'cybersecurity',
    'ethical hacking, hacking, hackers, hacker, hack, ethical hacker, white hat, ceh, certified ethical hacker, hacking sikhna, haking, हैकिंग, एथिकल हैकिंग',
  ),
  subject(
    'cybersecurity',
    '',
    'cyber security, cybersecurity, security, cyber, information security, infosec, network defence, cyber safety, cyber crime, online safety, security analyst, soc analyst, internet security, security operations, साइबर सिक्योरिटी, साइबर सुरक्षा, online fraud, phishing',
  ),
  subject(
    'pentest',
    'hacking cybersecurity',
    'penetration testing, pen testing, pentest, pentesting, pentester, metasploit, vulnerability assessment, vapt, red team, red teaming, exploit, oscp, privilege escalation, active directory attacks',
  ),
  subject('kali', 'hacking linux cybersecurity', 'kali, kali linux, parrot os'),
  subject(
    'websecurity',
    'hacking cybersecurity pentest',
    'web security, web application security, bug bounty, bug hunting, burp suite, owasp, sql injection, xss, web hacking, website hacking, cross site scripting, api security, website hack',
  ),
  subject(
    'networksecurity',
    'hacking cybersecurity networking',
    'network security, firewall, wireshark, wifi hacking, wireless security, nmap, packet analysis, wifi hack, network scanning, intrusion detection, wireless hacking',
  ),
  subject(
    'forensics',
    'cybersecurity hacking',
    'forensics, digital forensics, cyber forensics, incident response, forensic investigation',
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
    'computer networking, computer networks, ccna, cisco, routing switching, router, switches, tcp ip, lan, ip addressing, network engineer, network administration, subnetting',
  ),
];

const DESIGN: readonly Subject[] = [
  subject(
    'uiux',
    '',
    'ui ux, ui ux design, ux, ui design, ux design, user interface, user experience, product design, product designer, interface design, ux designer, ui designer, ui, app design, app screens design, mobile app design, यूआई यूएक्स',
  ),
  subject('figma', 'uiux', 'figma, figjam, फिग्मा'),
  subject('adobexd', 'uiux', 'adobe xd, sketch app, adobe experience design'),
  subject(
    'wireframe',
    'uiux',
    'wireframe, wireframing, wireframes, prototype, prototyping, prototypes, mockup, mockups, low fidelity',
  ),
  subject(
    'uxresearch',
    'uiux',
    'user research, ux research, usability, usability testing, user interview, user interviews, user testing, personas, customer journey',
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
    'interaction design, micro interactions, microinteractions, motion ui, ui animation',
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
    'color theory, colour theory, typography, visual design, layout design, gestalt, fonts, visual hierarchy',
  ),
  subject(
    'portfolio',
    'uiux',
    'design portfolio, ux portfolio, case study portfolio, portfolio, ux case study',
  ),
  subject(
    'graphicdesign',
    '',
    'graphic design, graphic designer, graphics, photoshop, illustrator, coreldraw, corel draw, canva, logo design, logo, poster design, banner design, visiting card, poster banana, indesign, ग्राफिक डिजाइन',
  ),
  subject(
    'videoediting',
    '',
    'video editing, premiere pro, davinci, davinci resolve, after effects, video editor, reels, capcut, edit videos, video banana, final cut, filmora, vfx, motion graphics, वीडियो एडिटिंग',
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
    'photography, dslr, photographer, photo shoot, lightroom, photo editing, photo khichna, mobile photography, camera photography, portrait photography, फोटोग्राफी',
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
    'cctv installation, cctv install, cctv fitting, camera installation, camera fitting, install camera, install cameras, install security camera, install cctv, camera lagana, kamera lagana, cctv lagana, cctv camera lagana, cctv setup, cctv technician, camera lagane, camera mounting, cctv wiring, cctv camera installation, कैमरा लगाना',
  ),
  subject(
    'cctvmonitor',
    'cctv',
    'cctv monitoring, live monitoring, cctv live monitoring, control room, cctv operator, video monitoring, video surveillance, surveillance operator, camera monitoring, monitor cameras, watch cameras, cctv dekhna, live camera, control room operator, cctv control room',
  ),
  subject(
    'cctvrepair',
    'cctv',
    'cctv repair, cctv maintenance, cctv troubleshooting, camera repair, dvr repair, cctv service',
  ),
  subject(
    'biometric',
    '',
    'biometric, biometrics, biometric authentication, fingerprint, finger print, iris, iris scan, face authentication, fingerprint scanner, biometric device, attendance machine, biometric attendance, biometric operator, biometric machine, biometric verification, angutha, ungli ka nishan, fingerprint machine, biomatric, iris scanner, facial recognition attendance, बायोमेट्रिक',
  ),
  subject(
    'aadhaar',
    'biometric',
    'aadhaar, aadhar, adhaar, adhar, aadhaar authentication, aadhaar enrolment, aadhaar enrollment, uidai, ekyc, e kyc, aadhaar operator, aadhar card, aadhaar card, aadhaar supervisor, csc, csc vle, आधार, आधार कार्ड',
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
    'exam operator, exam operators, exam software, exam software handling, online exam, computer based test, cbt, exam centre, exam center, exam invigilator, invigilation, invigilator, exam conduct, pariksha, proctoring, exam hall, exam supervisor, examination centre, test centre, proctor, परीक्षा',
  ),
  subject(
    'orgtraining',
    '',
    'organisational training, organizational training, corporate training, employee training, staff training, team training, onboarding, company training, workforce training, employee onboarding, onboarding staff, new employees, new staff, train new employees, training for employees, training for staff, train my team, train employees, organization development',
  ),
  subject(
    'protraining',
    '',
    'professional training, vocational training, job training, career training, trainer, train the trainer, job ready, instructional design, teach online, certification training',
  ),
  subject(
    'proskills',
    '',
    'professional skills, soft skills, soft skill, personality development, workplace skills, interpersonal skills, people skills, life skills, employability, office skills, professional etiquette, business etiquette, emotional intelligence, workplace etiquette, personality, व्यक्तित्व विकास',
  ),
  subject(
    'communication',
    'proskills',
    'communication, communication skills, communicate, bolna, baat karna, baat karne, business communication, talk confidently, effective communication, workplace communication, client communication, listening skills',
  ),
  subject(
    'publicspeaking',
    'communication proskills',
    'public speaking, stage fear, presentation skills, presenters, storytelling for presenters, stage presence, keynote, stage dar, speaking in front, speak in front, stage pe bolne, bolne se dar, speak confidently, speak in public, speak on stage, speaking skills, anchoring, public speaker',
  ),
  subject(
    'english',
    'communication',
    'spoken english, english speaking, english, english bolna, angrezi, angreji, english grammar, ielts, fluent english, toefl, english sikhna, english language, english conversation, अंग्रेजी, इंग्लिश',
  ),
  subject(
    'languages',
    '',
    'french, german, spanish, japanese, korean, sanskrit, foreign language, hindi language, learn hindi, mandarin, tamil language',
  ),
  subject(
    'interview',
    'proskills',
    'interview, interview preparation, interview skills, job interview, interview tips, hr interview, interviews, crack interview, साक्षात्कार',
  ),
  subject(
    'resume',
    'proskills interview',
    'resume, cv writing, cover letter, linkedin profile, bio data, biodata, job application, resume writing, linkedin',
  ),
  subject(
    'leadership',
    'proskills',
    'leadership, leader, team management, management skills, manager skills, people management, first time manager, lead team, lead a team, new manager, manage team, manage people, netritva, team leader',
  ),
  subject(
    'timemanagement',
    'proskills',
    'time management, productivity, manage time, samay prabandhan, procrastination, goal setting, focus habits, samay, plan day, deep work',
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
    'customer service, customer services, customer support, customers calls, call center, call centre, bpo, telecaller, customer care, help desk, customer handling, technical support, client handling, it support',
  ),
  subject(
    'projectmgmt',
    'proskills',
    'project management, project manager, pmp, agile, scrum, jira, kanban, scrum master, prince2',
  ),
  subject(
    'sustainability',
    '',
    'sustainability, sustainable, environment, climate, climate change, green, carbon footprint, esg, waste management, recycling, renewable energy, paryavaran, sustainable development, eco friendly, net zero, carbon accounting, circular economy, green business, पर्यावरण',
  ),
  subject(
    'solar',
    'sustainability electrical',
    'solar, solar panel, solar energy, solar installation, rooftop solar, saur urja, solar power, सोलर',
  ),
  subject(
    'water',
    'sustainability',
    'water conservation, rainwater, rainwater harvesting, water management, water harvesting',
  ),
  subject(
    'electrical',
    '',
    'electrician, electrical wiring, house wiring, bijli, electrical, bijli ka kaam, wiring, electrical work, इलेक्ट्रीशियन',
  ),
  subject(
    'mobilerepair',
    '',
    'mobile repair, mobile repairing, phone repair, phone repairing, mobile theek karna, phone theek karna, smartphone repair, chip level, mobile technician',
  ),
  subject(
    'hardware',
    '',
    'computer hardware, laptop repair, computer repair, pc assembly, hardware networking, build pc, assemble computer, printer repair, computer theek, pc building, laptop repairing',
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
    'ms office, microsoft office, microsoft word, ms word, computer basics, basic computer, computer course, computer chalana, computer operator, data entry, typing, google workspace, computer fundamentals, office software, google docs, computer sikhna, computer literacy, कंप्यूटर',
  ),
  subject(
    'presentation',
    'office',
    'powerpoint, presentation, ppt, slides, presentations, power point',
  ),
  subject(
    'accounting',
    '',
    'accounting, accountant, tally, tally prime, gst, bookkeeping, income tax, quickbooks, hisab kitab, accounts, gst filing, tally erp, taxation, tax filing, lekhankan, टैली, जीएसटी',
  ),
  subject(
    'finance',
    '',
    'finance, stock market, share market, trading, investing, mutual fund, mutual funds, personal finance, investment, financial modelling, financial modeling, share bazar, share bazaar, paisa nivesh, intraday, money management, financial planning, technical analysis, stocks, options trading, शेयर बाजार',
  ),
  subject('banking', 'finance', 'banking, bank exam, microfinance, bank po'),
  subject(
    'marketing',
    '',
    'digital marketing, marketing, social media marketing, facebook ads, google ads, instagram marketing, email marketing, online marketing, influencer, affiliate marketing, performance marketing, brand building, instagram growth, डिजिटल मार्केटिंग',
  ),
  subject(
    'seo',
    'marketing webdev',
    'seo, search engine optimization, search engine optimisation, google ranking, rank on google',
  ),
  subject(
    'contentwriting',
    'marketing',
    'content writing, copywriting, blogging, blog writing, technical writing, creative writing, content creator, writing skills, content creation, business writing, email writing, novel writing',
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
    'entrepreneurship, startup, start up, small business, business, vyapar, dhandha, business plan, entrepreneur, start a business, business shuru, business idea, business model',
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
    'law, legal, labour law, contract law, data privacy, gdpr, compliance, posh, cyber law, kanoon',
  ),
  subject(
    'healthcare',
    '',
    'nursing, healthcare, medical coding, patient care, caregiver, hospital, medical billing, pharmacy',
  ),
  subject(
    'yoga',
    '',
    'yoga, meditation, mindfulness, fitness, exercise, dhyan, workout, stress management, stress relief, stress, mental health, wellness, pranayama, tanav, योग',
  ),
  subject(
    'cooking',
    '',
    'cooking, baking, cake, chef, khana banana, khana pakana, recipes, cook food, kitchen, indian food, bread',
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
    'tailoring, stitching, silai, fashion design, fashion designing, fashion, pattern making, dress making, stitch clothes, sewing, silai machine, embroidery, boutique, सिलाई',
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
