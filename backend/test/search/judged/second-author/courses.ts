/** Courses of a third taste, one a line; see `../authored.ts` for its parts. */
export const SECOND_AUTHOR_COURSES = `
web|Beginner|299|260|Chitra Venkatesh|html css frontend web|Build Your First Website This Sunday|HTML, CSS and a free domain|No prior knowledge. By evening your page is on the internet.|Notepad to browser;Boxes and margins;Go live
web|Intermediate|1799|1300|Mohit Agarwal|fullstack mern react node web|MERN Stack Placement Batch|MongoDB, Express, React and Node with 5 projects|Job assistance, mock rounds and a blog, shop and chat clone.|Express APIs;React UI;Mongo models;Deployment
web|Advanced|999|310|Mohit Agarwal|node backend performance|Node.js Streams, Workers and Clusters|Squeeze your server|Profiling event loop lag.|Streams;Worker threads;Cluster
web|Beginner|0|150|Chitra Venkatesh|javascript frontend programming|JS for Absolute Starters|Variables, loops and DOM|Make a quiz and a clock.|Variables;Loops;DOM;Quiz
web|Intermediate|1299|480|Prerna Dutta|react frontend typescript|Modern React with TypeScript and Query|Forms, tables, caching|Admin panels that clients pay for.|Typing props;TanStack Query;Tables
web|Beginner|549|420|Prerna Dutta|react frontend|React ka Pehla Kadam|Components aur props aasaan bhasha mein|Chhote chhote projects.|JSX;Props;State
web|Intermediate|1099|520|Abdul Rehman|java spring backend|REST APIs in Spring Boot 3|Security, JPA and tests|A hotel booking backend.|Controllers;JPA;JWT;Tests
web|Intermediate|899|460|Abdul Rehman|python django backend|Django REST in Real Life|From models to Docker|Build the backend of a school app.|Serializers;Permissions;Docker
web|Beginner|699|300|Jaya Menon|wordpress web nocode|WordPress aur WooCommerce se Online Dukaan|Bina coding website|Payments, shipping and blog.|Theme;Products;Payments
web|Advanced|2599|640|Jaya Menon|devops cloud docker|DevOps Engineer Track|Jenkins, Terraform, Kubernetes, Grafana|From commit to production.|Pipelines;Terraform;Clusters;Monitoring
web|Beginner|799|280|Jaya Menon|cloud aws|AWS Cloud Practitioner Crash Prep|CLF-C02 in 10 days|Plain language and 3 mock papers.|Regions;S3;Billing;Mocks
web|Intermediate|1199|330|Mohit Agarwal|systemdesign architecture|Scalable Architecture Patterns|Caches, queues, shards|Learn how big apps survive sale day.|Caching;Queues;Sharding
web|Beginner|0|90|Abdul Rehman|git|Git in Plain English|Branches without tears|Never lose work again.|Commit;Branch;Merge conflicts
web|Advanced|1499|240|Prerna Dutta|frontend performance web|Lightning Fast Frontends|Core Web Vitals clinic|Images, fonts and hydration.|LCP;CLS;INP
web|Intermediate|649|210|Chitra Venkatesh|css frontend|Animations with Pure CSS|Keyframes and transitions|Delightful hovers and loaders.|Transitions;Keyframes;Scroll
app|Beginner|999|800|Nilesh Pawar|android kotlin app|Kotlin Android Zero se|Apna app Play Store tak|Compose UI, Room aur Firebase.|Kotlin;Compose;Room;Publish
app|Intermediate|1599|560|Nilesh Pawar|flutter app dart|Flutter + Firebase: Grocery App|Cart, payments, push|One code for Android and iOS.|Cart;Razorpay;FCM
app|Beginner|0|120|Nilesh Pawar|flutter app|Flutter First Look|Hello widgets|Two hours, one small app.|Setup;Widgets
app|Advanced|2299|480|Stella Fernandes|ios swift app|Advanced iOS: Concurrency and Architecture|Actors, TCA, testing|For senior iPhone developers.|Actors;TCA;Snapshot tests
app|Beginner|1099|500|Stella Fernandes|ios swift app|Swift for Newcomers|Your first iPhone app|Playgrounds to TestFlight.|Swift basics;Views;TestFlight
app|Intermediate|899|420|Stella Fernandes|reactnative app javascript|React Native Delivery App|Maps, tracking, payments|Clone a food delivery app.|Maps;Live location;Payments
app|Beginner|799|640|Gagan Arora|java programming|Core Java in 30 Lectures|OOP, collections, exceptions|For BTech and MCA students.|Classes;Collections;Exceptions
app|Intermediate|1199|900|Gagan Arora|dsa programming interview|Cracking Coding Rounds|DSA patterns in C++|150 questions asked in Infosys, TCS and Amazon.|Two pointers;Trees;DP
app|Beginner|449|360|Gagan Arora|cpp programming|C++ Pehle Din Se|Syntax to STL|Programs, patterns and files.|Syntax;Functions;STL
app|Intermediate|1399|720|Harleen Kaur|unity game csharp|Make Three Games in Unity|Runner, shooter, puzzle|C# taught along the way.|Runner;Shooter;Puzzle
app|Beginner|599|220|Harleen Kaur|nocode app|No-Code Apps with FlutterFlow and Airtable|Launch without developers|Booking app for salons.|Screens;Database;Launch
app|Advanced|1299|300|Harleen Kaur|blockchain web3 programming|Smart Contracts with Solidity|Tokens, NFTs, security|Deploy on a testnet.|Solidity;ERC20;Audits
ml|Beginner|499|420|Dr. Anirudh Sen|ml python ai|Machine Learning for Commerce Students|No heavy maths|Predict rent, spot fraud, group customers.|What is learning;Regression;Clusters
ml|Intermediate|1699|760|Dr. Anirudh Sen|ml python datascience|Applied ML with Scikit-Learn|Pipelines and tuning|Credit, churn and pricing cases.|Pipelines;Trees;Tuning;Churn
ml|Advanced|2399|700|Sowmya Nair|deeplearning vision ai|Deep Vision: CNNs to ViTs|PyTorch from scratch|X-ray and satellite projects.|CNN;ResNet;ViT;Segmentation
ml|Intermediate|1299|380|Sowmya Nair|nlp ai deeplearning|Language Models and Sentiment|Hugging Face hands on|Reviews, chats, summaries in Indian languages.|Tokenizers;Sentiment;Summaries
ml|Intermediate|1999|430|Sowmya Nair|rag llm genai ai|Chat with Your Company Data|RAG using LlamaIndex|Policies, invoices and manuals.|Chunking;Embeddings;Evaluation
ml|Beginner|0|100|Dr. Anirudh Sen|ai basics|What is AI? Ek Aasaan Parichay|Kahani, khatre aur mauke|For everyone above 14.|Itihas;Machine kaise seekhti hai;Khatre
ml|Intermediate|1099|340|Dr. Anirudh Sen|timeseries ml datascience|Time Series for Retail and Energy|ARIMA to deep models|Forecast demand and load.|Trend;ARIMA;Prophet
ml|Advanced|1899|360|Sowmya Nair|mlops devops ml|Shipping Models: MLOps on Kubernetes|Serve, watch, retrain|CI for models.|Serving;Monitoring;Retraining
ml|Intermediate|799|300|Dr. Anirudh Sen|maths ml statistics|Linear Algebra and Calculus Refresher|For machine learning|Visual intuition.|Vectors;Derivatives;Gradient descent
tools|Beginner|199|90|Ayesha Siddiqui|chatgpt aitools prompting|ChatGPT Sabke Liye|Email, padhai aur business|Roz ke kaam AI se.|Shuruaat;Email;Padhai
tools|Intermediate|599|160|Ayesha Siddiqui|prompting aitools chatgpt|Prompting Like a Pro|Chains, roles and evaluation|Reusable prompt library.|Roles;Chains;Evaluation
tools|Beginner|399|140|Ayesha Siddiqui|aiimage aitools design|AI Art Studio|Posters and product photos by prompt|Firefly, Midjourney and Ideogram.|Posters;Product shots;Consistency
tools|Beginner|0|70|Ayesha Siddiqui|aivideo aitools video|Talking Avatars in One Hour|Videos without a camera|Script, voice, avatar.|Script;Voice;Avatar
tools|Intermediate|1499|380|Varun Grover|automation aitools nocode agents|No-Code AI Automation with Make and n8n|Invoices, leads, reports on autopilot|Save ten hours a week.|Triggers;AI steps;Reports
tools|Intermediate|899|200|Varun Grover|copilot aitools programming|AI Pair Programmer|Cursor, Claude Code and tests|Work on a legacy code base.|Setup;Refactors;Tests
tools|Advanced|2199|420|Varun Grover|agents genai ai|Multi-Agent Systems in Python|LangGraph and tools|Research and support agents.|Graphs;Tools;Memory
tools|Beginner|299|120|Varun Grover|aitools presentation|AI for Slides and Reports|Gamma, Beautiful and Copilot|Boss-ready decks.|Outline;Design;Charts
ds|Beginner|699|560|Pallavi Joshi|python programming|Python Ki Pathshala|Programming seekho Hindi mein|Calculator, game, file handling.|Variables;Loops;Files;Game
ds|Intermediate|899|300|Pallavi Joshi|pandas python datascience|Data Wrangling with Pandas and Polars|Tidy any dataset|GST data, hospital data.|Reading;Joining;Reshaping
ds|Intermediate|1899|1020|Pallavi Joshi|datascience python ml statistics|Complete Data Scientist Program|SQL to deep learning|Eight capstones and resume help.|Python;SQL;Statistics;ML
ds|Beginner|399|260|Ranjit Kumar|statistics datascience|Statistics with Cricket|Averages, chances and tests|Dhoni's numbers explain p-values.|Average;Probability;Tests
ds|Advanced|2099|520|Ranjit Kumar|dataengineering bigdata spark|Modern Data Pipelines|Kafka, Spark, Airflow|Real-time orders lakehouse.|Kafka;Spark;Airflow
ds|Intermediate|749|240|Ranjit Kumar|r statistics datascience|R for Biologists|Tidyverse and ggplot|Publish-ready figures.|Tidyverse;ggplot;Tests
ds|Intermediate|599|180|Ranjit Kumar|webscraping python|Scraping and APIs|Collect prices and news|Playwright, BeautifulSoup.|HTTP;Soup;Playwright
da|Beginner|349|280|Swati Bhargava|excel analytics office|Excel for Jobs|Formulas, pivots, charts|MIS executive ke liye.|Formulas;Pivots;Charts
da|Advanced|799|260|Swati Bhargava|excel vba automation|Macros and VBA Masterclass|One click reports|Stop copy paste.|Recorder;VBA;Buttons
da|Beginner|0|80|Swati Bhargava|sheets analytics office|Google Sheets Quick Tour|Filters and formulas|On phone and laptop.|Filters;Formulas
da|Intermediate|1099|420|Ishaan Kapoor|powerbi dashboard analytics|Power BI for HR and Sales|Live dashboards|DAX explained slowly.|Model;DAX;Publish
da|Intermediate|949|340|Ishaan Kapoor|tableau dashboard analytics|Tableau from Questions to Stories|Maps and charts|Election and cricket data.|Charts;Maps;Stories
da|Beginner|649|330|Ishaan Kapoor|sql database analytics|SQL Bootcamp for Analysts|Select to window functions|Zomato and IPL datasets.|Select;Joins;Windows
da|Beginner|1499|700|Ishaan Kapoor|analytics excel sql powerbi career|Become a Data Analyst|Excel, SQL, Power BI in 12 weeks|Portfolio and interview prep.|Excel;SQL;Power BI;Portfolio
da|Intermediate|999|250|Swati Bhargava|webanalytics marketing analytics|Marketing Analytics with GA4|Know your visitors|Funnels, cohorts, UTM.|Events;Funnels;UTM
hack|Beginner|599|420|Faizan Sheikh|hacking linux security|Hacking Lab at Home|Kali, VirtualBox and your first scan|Only legal targets.|Lab;Scanning;Passwords
hack|Advanced|2699|620|Faizan Sheikh|pentest hacking security|Red Team Operations|AD attacks and evasion|For working pentesters.|Initial access;AD;Evasion
hack|Intermediate|1199|360|Faizan Sheikh|bugbounty websec hacking|Web Hacking and Bug Bounties|OWASP Top 10 hands on|Burp Suite recipes and reports.|XSS;SQLi;Access control;Reports
hack|Beginner|0|60|Renu Malhotra|cybersafety security|Safe Online: Family Edition|Scams, passwords and kids|Short stories of real frauds.|Scams;Passwords;Kids
hack|Intermediate|1399|340|Renu Malhotra|soc security|Blue Team Analyst|SIEM, logs and incidents|Wazuh home lab.|Logs;SIEM;Incidents
hack|Intermediate|999|300|Renu Malhotra|forensics security|Cyber Crime Investigation|Phones, disks and cloud|For police and lawyers.|Seizure;Imaging;Reports
hack|Intermediate|899|380|Renu Malhotra|network networking security|Networking and Firewalls|CCNA topics plus Fortinet|Packet Tracer labs.|Subnets;Routing;Firewall
ui|Beginner|449|300|Leena D'Cruz|figma ui design|Figma for Freshers|Design three app screens|Auto layout made easy.|Frames;Auto layout;Prototype
ui|Intermediate|1099|380|Leena D'Cruz|ux uxresearch design|Understanding Users|Interviews, diary studies, tests|Field stories from Bharat.|Interviews;Diary;Tests
ui|Advanced|1699|360|Leena D'Cruz|designsystem figma design|Design System Architect|Tokens to code|Scale across brands.|Tokens;Components;Handoff
ui|Beginner|349|200|Omkar Shinde|canva graphic design|Canva se Kamao|Logos, posts, menus|Freelance work from phone.|Logos;Posts;Clients
ui|Intermediate|899|420|Omkar Shinde|photoshop graphic design|Photo Retouching Workshop|Photoshop skin, light, colour|Studio quality portraits.|Layers;Skin;Colour
ui|Intermediate|799|340|Omkar Shinde|logo illustrator graphic design|Brand Marks|Illustrator logos for startups|Ten marks in ten days.|Sketch;Vectors;Mockups
ui|Intermediate|999|300|Leena D'Cruz|portfolio ux career|Portfolio Clinic for Designers|Get shortlisted|Case study structure.|Stories;Layout;Feedback
ui|Intermediate|1299|500|Omkar Shinde|video motion design|Motion Design Basics|After Effects for social media|Kinetic type and logos.|Keyframes;Type;Logos
oth|Beginner|799|340|Shivkumar Rao|aadhaar biometric|Aadhaar Enrolment Operator Certification|NSEIT exam practice|Screens, rules, errors.|Enrolment;Errors;Practice test
oth|Intermediate|899|220|Shivkumar Rao|aadhaar auth biometric|Aadhaar e-KYC and Authentication for Developers|AUA, KUA and OTP|API flows and compliance.|e-KYC;OTP auth;Compliance
oth|Beginner|599|240|Shivkumar Rao|attendance nonaadhaar biometric|Fingerprint Attendance Systems|Install, enrol, export|Schools and factories.|Install;Enrol;Export
oth|Beginner|699|320|Jagdish Solanki|cctvinstall cctv|CCTV Installation Practical|Camera, DVR, cabling, mobile view|On site videos.|Crimping;DVR;Mobile view
oth|Intermediate|599|200|Jagdish Solanki|cctvrepair cctv|CCTV Service Engineer|Repair DVR, SMPS and cameras|Common faults and parts.|SMPS;Night vision;DVR board
oth|Beginner|449|180|Jagdish Solanki|cctvmonitor cctv security|Surveillance Room Skills|Watch, note, act|For guards moving to control rooms.|Screens;Notes;Emergency
oth|Beginner|499|210|Usha Rani|examops|Computer Based Test Centre Staff|Invigilation and software|Biometric entry and incident forms.|Entry;Software;Incidents
oth|Beginner|299|240|Usha Rani|office computer|Computer Seekho|Mouse se email tak|Ghar baithe, aaram se.|Mouse;Typing;Internet;Email
oth|Intermediate|549|280|Usha Rani|tally accounting gst|Tally and GST Accountant|Vouchers to returns|Small firm ke khaate.|Vouchers;Inventory;GST
oth|Beginner|399|150|Usha Rani|tax gst accounting|File Your Own ITR|Salary and freelance|Deductions made clear.|Forms;Deductions;Refund
oth|Beginner|349|260|Nafisa Begum|english communication|English Bolo Bindaas|Roz 10 minute practice|Office and travel talk.|Greetings;Office;Travel
oth|Intermediate|699|200|Nafisa Begum|publicspeaking communication softskills|Stage Se Dosti|Overcome stage fear|Breath, voice, story.|Breath;Voice;Story
oth|Beginner|399|140|Nafisa Begum|interview career softskills|Interview Confidence|Answers that land offers|Mock HR rounds.|Introduction;Strengths;Mock round
oth|Beginner|0|60|Nafisa Begum|resume career|One Page CV|Freshers and career breaks|Formats that recruiters read.|Format;Words;LinkedIn
oth|Intermediate|1299|260|Brig. Sandeep Rana|leadership management softskills|Leading Small Teams|Trust, feedback, delegation|Lessons from the field.|Trust;Feedback;Delegation
oth|Beginner|299|100|Brig. Sandeep Rana|timemgmt softskills|Subah 5 Baje|Habits, focus and planning|Own your morning.|Habits;Focus;Planning
oth|Intermediate|1099|320|Brig. Sandeep Rana|orgtraining training|Corporate Trainer Kit|Design and run employee workshops|Icebreakers to evaluation.|Needs;Activities;Evaluation
oth|Intermediate|1399|400|Brig. Sandeep Rana|pm agile|Project Manager Essentials|Scope, risk, Scrum|PMP oriented.|Scope;Risk;Scrum
oth|Beginner|399|170|Nafisa Begum|customerservice softskills|Call Centre Ready|Voice, empathy, typing|Handle rude callers.|Voice;Empathy;Difficult callers
oth|Intermediate|999|240|Tara Hegde|esg sustainability|Sustainability Reporting Basics|BRSR and GRI|Collect energy and water data.|Materiality;Data;Report
oth|Beginner|0|90|Tara Hegde|compost waste sustainability|Zero Waste Home|Segregate, compost, refuse|Apartment friendly.|Segregate;Compost;Refuse
oth|Intermediate|1499|420|Tara Hegde|solar electrical|Solar PV Installer|Panels, inverter, net metering|Rooftop site visits.|Survey;Mounting;Inverter
oth|Beginner|649|360|Om Prakash|electrician electrical|Ghar ki Wiring Seekho|Switch, MCB, earthing|Asli site par.|Tools;Board;Earthing
oth|Beginner|899|400|Om Prakash|mobilerepair|Smartphone Repair Pro|Display, battery, IC|Shop setup guide.|Display;Battery;IC
oth|Intermediate|799|320|Om Prakash|ac|AC and Fridge Mechanic|Gas, compressor, PCB|Summer business.|Gas;Compressor;PCB
oth|Beginner|549|280|Rukhsana Ali|tailoring fashion|Boutique Tailoring|Blouse, suit, lehenga|Cutting and stitching with measurements.|Blouse;Suit;Lehenga
oth|Beginner|499|200|Rukhsana Ali|makeup beauty|Self and Bridal Makeup|Base, eyes, hair|For Indian skin.|Base;Eyes;Hair
oth|Beginner|599|220|Rukhsana Ali|baking cooking|Home Baker's Kitchen|Eggless cakes and cookies|Pricing and packing.|Sponge;Icing;Pricing
oth|Intermediate|799|380|Deepak Chawla|stockmarket finance|Technical Analysis in Hindi|Chart dekh kar trade|Candles, levels, risk.|Candles;Levels;Risk
oth|Beginner|299|120|Deepak Chawla|mutualfund investing finance|Mutual Funds Made Simple|SIP se sapne|Choose, compare, review.|Types;Compare;Review
oth|Intermediate|1199|340|Deepak Chawla|marketing ads digitalmarketing|Performance Marketing|Meta and Google campaigns|Budgets, creatives, tracking.|Creatives;Targeting;Tracking
oth|Intermediate|849|260|Deepak Chawla|seo marketing|SEO that Ranks|Keywords, content, links|Local business cases.|Keywords;Content;Links
oth|Beginner|449|190|Deepak Chawla|youtube video content|YouTuber Bano|Topic, shoot, edit, grow|Phone is enough.|Topic;Shoot;Edit
oth|Beginner|399|210|Maria Gomes|music guitar|Guitar with Maria|Open chords and rhythm|Play 12 songs.|Chords;Rhythm;Songs
oth|Beginner|349|180|Maria Gomes|music piano|Keyboard ke Sur|Haath, taal aur gaane|Casio par Bollywood.|Haath;Taal;Gaane
oth|Beginner|249|150|Dr. Vandita Rao|yoga wellness|Morning Yoga|Stretch, breathe, relax|For stiff backs and busy minds.|Stretch;Breathe;Relax
oth|Intermediate|699|240|Dr. Vandita Rao|nutrition wellness|Eat Right Indian|Diabetes and weight plans|Thali method.|Thali;Sugar;Weight
oth|Beginner|499|260|Kishan Lal|farming organic|Natural Farming|Desi cow, mulch, seed|Two acre model.|Soil;Mulch;Seed
oth|Intermediate|899|230|Kishan Lal|mushroom farming|Mushroom Business|Spawn room to market|Oyster and button.|Spawn;Room;Market
oth|Beginner|599|300|Tony Lobo|photography|Phone Photography|Light, frame, edit|Food and travel shots.|Light;Frame;Edit
oth|Intermediate|1099|340|Tony Lobo|iot arduino electronics|IoT Workshop|ESP32, sensors, cloud|Smart garden and door.|ESP32;Sensors;Cloud
oth|Beginner|799|260|Tony Lobo|drone|Drone Pilot Basics|Rules, flying, camera|DGCA prep.|Rules;Flying;Camera
oth|Intermediate|1299|310|Tara Hegde|startup business|Launch Your Startup|Idea, pitch, registration|Investor call recordings.|Idea;Pitch;Registration
oth|Beginner|449|180|Sr. Agnes Paul|firstaid safety|First Aid at Work and Home|CPR, burns, choking|Practice drills.|CPR;Burns;Choking
oth|Intermediate|899|260|Sr. Agnes Paul|safety|Fire and Industrial Safety|Drills, permits, PPE|For supervisors.|Drills;Permits;PPE
oth|Beginner|599|280|Sr. Agnes Paul|eldercare healthcare|Home Care Assistant|Care of elderly and bedridden|Bathing, feeding, records.|Bathing;Feeding;Records
oth|Beginner|699|300|Hiroshi Menon|japanese language|Japanese N5 Starter|Kana, kanji, talk|Anime fans welcome.|Kana;Kanji;Talk
oth|Beginner|499|220|Meher Contractor|parenting|Gentle Parenting|Tantrums, screens, school|Age 2 to 10.|Tantrums;Screens;School
oth|Intermediate|999|280|Meher Contractor|hr career|HR Executive Course|Hiring, payroll, labour law|PF and ESI calculations.|Hiring;Payroll;Law
`;
