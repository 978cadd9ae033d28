/** Courses as another author would offer them, one a line; see `../authored.ts` for its parts. */
export const FIRST_AUTHOR_COURSES = `
web|Beginner|449|540|Suresh Pillai|html css frontend web|Zero to Website: HTML5 and CSS3 in Hindi|Apni pehli website khud banayein|No degree needed. We write tags by hand, colour them with style sheets and put the finished page on a free host.|Tags and attributes;Colours and fonts;Flexbox and grid;Free hosting on Netlify
web|Beginner|0|180|Anita Kulkarni|html css frontend web|My First Web Page|A gentle weekend with HTML|For school students and home makers who want to see their name on the internet.|What is a browser;Headings and lists;Pictures and links;A little CSS
web|Beginner|799|900|Imran Qureshi|javascript frontend programming|JavaScript Namaste Style|Closures, promises and the event loop without fear|Whiteboard explanations of everything that interviewers love to ask.|Hoisting;Scope chain;Promises;Async await;Event loop
web|Advanced|1299|420|Imran Qureshi|javascript programming performance|JS Engine Internals|What V8 really does with your code|Hidden classes, garbage collector and memory leaks measured in Chrome devtools.|Call stack;JIT;Memory snapshots
web|Intermediate|1499|1100|Ritika Sharma|react frontend javascript|React 19 Job Ready Bootcamp|Hooks, router, redux toolkit and three deployable projects|You will leave with a food delivery clone on your CV.|Components;useState and useEffect;Redux Toolkit;Food ordering clone
web|Beginner|599|360|Ritika Sharma|react frontend javascript|Learn React by Making Small Things|Ten tiny components|A counter, a todo, a weather widget and more.|JSX;Props;State;Weather widget
web|Advanced|2199|480|Devendra Patil|react performance frontend testing|React at Scale|Code splitting, memoisation and testing library|For teams whose bundle has grown too heavy.|Profiler;Suspense;Vitest;Micro frontends
web|Intermediate|999|600|Devendra Patil|angular frontend typescript|Angular 17 Ka Poora Course|Signals, RxJS and standalone components|Explained in Hinglish with a hospital management app.|CLI;Services;RxJS;Hospital dashboard
web|Beginner|699|420|Nisha George|vue frontend javascript|Vue.js for Busy Developers|Composition API in short lessons|Build a notes app and an expense tracker.|Templates;Reactivity;Pinia
web|Intermediate|1199|840|Suresh Pillai|node backend javascript api|Backend Engineering with Node and Express|REST, JWT and MongoDB|From an empty folder to an API that mobile apps can call.|Routing;Middleware;JWT login;Mongoose;Deploy on Render
web|Advanced|2499|700|Gaurav Bansal|systemdesign backend architecture|System Design for Working Engineers|Design WhatsApp, Uber and IRCTC|Queues, caches, sharding and how to speak about them in interviews.|Load balancers;Consistent hashing;Rate limiter;Design IRCTC
web|Beginner|399|330|Anita Kulkarni|php backend mysql|PHP MySQL from Zero|College project ready|A result portal, a guest book and an admin login.|XAMPP;Forms;Sessions;Admin panel
web|Intermediate|899|500|Gaurav Bansal|laravel php backend|Laravel 11 in Practice|Eloquent, queues and Blade|We build a coaching institute CRM.|Routes;Eloquent;Queues;Deployment
web|Intermediate|1099|620|Kavya Reddy|django python backend|Django for Startups|Ship a marketplace with Python|ORM, auth, payments with Razorpay, and background jobs.|Models;Views;Razorpay;Celery
web|Beginner|0|75|Kavya Reddy|python flask backend|Flask in 75 Minutes|The smallest Python web server|A single file that answers JSON.|Routes;Templates;JSON
web|Intermediate|1399|760|Ritika Sharma|nextjs react fullstack|Full Stack Next.js with Prisma|One codebase, front to back|Auth, payments and a dashboard in TypeScript.|App router;Prisma;Stripe;Vercel
web|Intermediate|749|300|Nisha George|typescript javascript|TypeScript Without Tears|Types that help instead of nag|Generics, unions and narrowing with everyday examples.|Interfaces;Generics;Narrowing
web|Beginner|349|240|Pooja Saxena|wordpress web nocode|WordPress Website in One Evening|No coding, Elementor only|For coaching classes, doctors and shop owners.|Hosting and domain;Themes;Elementor;Contact form
web|Beginner|499|260|Pooja Saxena|ecommerce shopify web business|Sell Online with Shopify|Store, shipping, COD and ads|Open a clothing store with Indian payment gateways.|Theme;Products;Shiprocket;COD
web|Intermediate|899|380|Pooja Saxena|seo marketing|SEO Ki Pathshala|Get to page one|Keyword research, backlinks, local listings and Search Console.|Keywords;On page;Backlinks;Google Business Profile
web|Intermediate|1599|650|Gaurav Bansal|docker devops cloud|Docker and Kubernetes Made Visual|Containers drawn on a whiteboard|Images, volumes, pods and rolling updates.|Dockerfile;Compose;Pods;Helm
web|Advanced|2999|900|Gaurav Bansal|aws cloud devops|AWS Solutions Architect Associate Prep|Pass SAA-C03 on the first try|VPC, S3, IAM, and 200 practice questions.|IAM;VPC;S3;Mock exam
web|Beginner|0|120|Imran Qureshi|git devops programming|Git aur GitHub 2 Ghante Mein|Commit, branch, merge|Save every version of your project and work with friends on it.|Init and commit;Branches;Pull requests
web|Beginner|299|200|Anita Kulkarni|tailwind css frontend|Tailwind CSS Quickstart|Utility classes that make sense|Make a landing page for a gym.|Setup;Spacing;Responsive;Gym page
web|Advanced|1799|400|Kavya Reddy|graphql api backend|GraphQL APIs in Depth|Schema, resolvers, federation|When REST is not enough.|Schema;Resolvers;N+1;Federation
app|Beginner|899|720|Farhan Ali|flutter app dart|Flutter ki ABCD|Android and iPhone app from one code|Dart basics, widgets, Firebase login and Play Store upload.|Dart;Widgets;Firebase;Play Store
app|Advanced|1999|520|Farhan Ali|flutter app architecture|Flutter Clean Architecture with BLoC|Test driven mobile teams|Layers, dependency injection and CI.|BLoC;Repositories;Testing
app|Beginner|599|640|Sneha Joshi|android kotlin app|Android App Banana Seekho|Kotlin aur Jetpack Compose|Calculator se lekar chat app tak.|Android Studio;Compose;Room;Chat app
app|Intermediate|1299|560|Sneha Joshi|android kotlin app architecture|Modern Android: MVVM, Coroutines and Hilt|Beyond the basics|Offline first news reader.|Coroutines;Flow;Hilt;Room
app|Intermediate|1699|600|Daniel D'Souza|ios swift app|iOS Development with SwiftUI|Your app in the App Store|Navigation, SwiftData and widgets for iPhone.|Swift;Views;SwiftData;TestFlight
app|Intermediate|999|540|Daniel D'Souza|reactnative app react javascript|React Native with Expo|JavaScript se mobile app|Camera, maps and push notification in one project.|Expo;Navigation;Maps;Push
app|Beginner|0|90|Sneha Joshi|nocode app|App Without Code: Glide and AppSheet|Turn a spreadsheet into an app|Shop inventory and school attendance examples.|Sheets as data;Screens;Sharing
app|Intermediate|1199|820|Harpreet Gill|unity game csharp|2D Game Development in Unity|Make and publish a platformer|Sprites, tilemaps, enemies and leaderboards.|Sprites;Physics;Enemies;Publish
app|Beginner|699|450|Harpreet Gill|unreal game|Unreal Engine Blueprints|Games without writing C++|First person game with visual scripting.|Editor;Blueprints;Lighting
app|Intermediate|799|240|Daniel D'Souza|firebase app backend|Firebase Backend for Mobile Apps|Auth, Firestore and Cloud Messaging|No server needed.|Auth;Firestore;FCM
app|Beginner|499|380|Farhan Ali|java programming|Java Bilkul Shuru Se|OOP concepts for BCA and BTech|Class, object, inheritance and 100 programs.|Variables;Loops;OOP;Collections
app|Advanced|1499|600|Farhan Ali|java spring backend|Spring Boot Microservices|Kafka, Eureka and Docker|Bank domain project used in companies.|REST;JPA;Kafka;Gateway
app|Intermediate|999|960|Gaurav Bansal|dsa programming interview|DSA in Java: 250 Problems|Arrays to dynamic programming|LeetCode patterns for product company placements.|Arrays;Linked lists;Trees;DP;Graphs
app|Beginner|399|420|Anita Kulkarni|c programming|C Programming for First Year|Pointers explained with lockers|Semester exam and viva questions.|printf;Loops;Arrays;Pointers
app|Intermediate|649|480|Anita Kulkarni|cpp programming dsa|C++ STL and Competitive Programming|Codeforces se dosti|Vectors, maps and greedy tricks.|Vectors;Maps;Greedy
ml|Beginner|799|700|Dr. Meenakshi Sundaram|ml python ai|Machine Learning Samjho|Regression to random forest in simple Hindi|House price, loan approval and spam filter.|What is ML;Regression;Trees;Spam filter
ml|Intermediate|1499|840|Dr. Meenakshi Sundaram|deeplearning ai ml|Neural Networks with PyTorch|Deep learning hands-on|CNN, RNN and transfer learning on Kaggle GPUs.|Tensors;Backprop;CNN;Transfer learning
ml|Advanced|2499|620|Arvind Krishnan|llm genai nlp ai|Fine Tuning Large Language Models|LoRA, QLoRA and evaluation|Take Llama and make it speak your company's language.|Transformers;LoRA;Evaluation;Serving
ml|Intermediate|1899|500|Arvind Krishnan|rag genai llm agents ai|RAG Chatbots with LangChain|Ask questions to your own documents|Embeddings, vector databases and citations.|Embeddings;Pinecone;Retriever;Streamlit UI
ml|Intermediate|1199|460|Shalini Verma|vision ai deeplearning|OpenCV and YOLO Projects|Count vehicles, read number plates, spot helmets|Camera based AI for traffic and factory.|Images;Contours;YOLO;Number plate
ml|Intermediate|1099|400|Shalini Verma|nlp ai ml|Text Analytics in Python|Sentiment of tweets and product feedback|Tokenising, TF-IDF, BERT.|Cleaning text;TF-IDF;Sentiment;BERT
ml|Beginner|0|150|Arvind Krishnan|ai basics|AI for Everyone: Bina Coding ke AI Samjhein|What artificial intelligence can and cannot do|For managers, teachers and parents.|History;How machines learn;Risks
ml|Advanced|2299|540|Shalini Verma|mlops devops ml|MLOps with MLflow and Airflow|Models in production|Pipelines, monitoring, drift.|Tracking;Pipelines;Drift
ml|Intermediate|999|320|Dr. Meenakshi Sundaram|maths ml statistics|Maths Behind ML|Linear algebra, calculus and probability|Only the parts you need.|Vectors;Matrices;Gradient;Bayes
ml|Advanced|1799|380|Arvind Krishnan|reinforcement ai ml|Reinforcement Learning: Train an Agent|Q learning to PPO|Teach a stick figure to walk.|MDP;Q learning;PPO
ml|Intermediate|1299|300|Shalini Verma|timeseries ml datascience|Forecasting Sales with Prophet and XGBoost|Demand planning for retail|Festival effect, seasonality and error metrics.|Seasonality;Prophet;XGBoost
ml|Intermediate|899|280|Arvind Krishnan|recommendation ml|Build a Movie Recommender|How OTT apps know your taste|Collaborative filtering step by step.|Ratings matrix;Similarity;Factorisation
tools|Beginner|299|120|Tanvi Mehra|chatgpt prompting aitools|ChatGPT for Office Work|Emails, minutes and reports in half the time|Ready prompts for HR, sales and accounts.|First chat;Email prompts;Report prompts
tools|Beginner|0|60|Tanvi Mehra|chatgpt prompting aitools|Prompt Engineering 101|Ask better, get better|Role, context, format: a simple recipe.|Role;Context;Examples
tools|Intermediate|699|210|Rohit Wadhwa|aiimage aitools design|Midjourney aur Leonardo se Art|AI photos, posters and characters|Consistent faces, product shots, wedding invitations.|First image;Styles;Characters;Upscale
tools|Beginner|499|180|Rohit Wadhwa|aivideo aitools video|AI Video Banao: HeyGen, Runway aur CapCut|Faceless YouTube channel|Script to voice to video without a camera.|Script;Voice clone;Avatar;Editing
tools|Intermediate|999|260|Karthik Raman|copilot aitools programming|Code Faster with GitHub Copilot and Cursor|AI pair programming|Tests, refactoring and docs written with you.|Setup;Refactor;Tests
tools|Intermediate|1199|340|Karthik Raman|automation aitools nocode|Automate Your Business with n8n and Zapier|Leads, invoices and WhatsApp on autopilot|Connect apps without programmers.|Triggers;Webhooks;WhatsApp;Invoices
tools|Beginner|399|150|Tanvi Mehra|aitools teaching|AI Tools for Teachers|Lesson plans, worksheets and quizzes in minutes|MagicSchool, Diffit and Canva.|Worksheets;Quizzes;Rubrics
tools|Beginner|349|110|Tanvi Mehra|aitools presentation design|Presentations in Minutes with Gamma|AI slides that look designed|Pitch decks and class seminars.|Outline;Themes;Export
tools|Intermediate|799|200|Rohit Wadhwa|musicai aitools music|Make Songs with Suno|AI music for creators|Lyrics, genre tags and copyright.|Lyrics;Genre;Mastering
tools|Intermediate|899|230|Karthik Raman|aitools excel analytics|AI in Excel and Google Sheets|Formulas by asking|Copilot, GPT for Sheets and cleaning with AI.|Formula by prompt;Cleaning;Charts
tools|Beginner|249|95|Tanvi Mehra|aiwriting aitools writing content|Blog Writing with AI|Human sounding articles|Research, outline, draft, edit.|Research;Draft;Edit
tools|Advanced|1999|420|Karthik Raman|agents genai automation aitools|Build AI Agents with CrewAI and MCP|Agents that use tools|Planner, memory and guard rails.|Tools;Memory;MCP servers
ds|Beginner|599|520|Bhavna Desai|python programming datascience|Python Programming Hindi Mein|Variables se projects tak|Perfect for absolute freshers, BCA students and commerce people.|Print;If else;Functions;Mini projects
ds|Beginner|0|240|Bhavna Desai|python programming|Python for School Kids|Turtle games and quizzes|Class 6 to 10.|Turtle;Loops;Quiz game
ds|Intermediate|1399|980|Vivek Anand|datascience python ml statistics|Data Scientist Career Track|Python, statistics, ML and storytelling|Twelve case studies from Indian companies.|NumPy;EDA;Hypothesis tests;Models
ds|Intermediate|799|300|Bhavna Desai|pandas python datascience|Pandas Cookbook|Clean messy files quickly|Group, merge and reshape.|Series;Groupby;Merge;Missing values
ds|Beginner|499|360|Vivek Anand|statistics datascience|Statistics Without Headache|Mean, variance, p-value|Cricket and stock market examples.|Mean;Distributions;p-value
ds|Intermediate|1099|420|Vivek Anand|r statistics datascience|R for Researchers|PhD thesis analysis|ANOVA, regression and ggplot2.|RStudio;ANOVA;ggplot2
ds|Advanced|2199|560|Vivek Anand|bigdata spark dataengineering|Big Data with PySpark and Databricks|Terabytes made easy|Delta lake and streaming.|RDD;DataFrames;Delta;Streaming
ds|Advanced|1999|480|Manoj Tiwari|dataengineering airflow sql cloud|Data Engineer's Toolkit|ETL pipelines with dbt, Airflow and Snowflake|Build a warehouse for an e-commerce firm.|Modelling;dbt;Airflow
ds|Intermediate|699|270|Manoj Tiwari|webscraping python|Web Scraping with BeautifulSoup and Selenium|Collect data from any site|Prices, jobs and news.|Requests;Soup;Selenium
ds|Intermediate|899|310|Bhavna Desai|datascience finance python|Algo Trading with Python|Zerodha Kite API|Backtest and automate stock strategies.|Kite API;Indicators;Backtest
da|Beginner|399|300|Neelam Chauhan|excel analytics office|Excel Master: Basic to Advanced|VLOOKUP, Pivot, MIS report|Used in every office from Gurgaon to Guwahati.|Formulas;VLOOKUP;Pivot table;MIS report
da|Beginner|0|100|Neelam Chauhan|excel office|Excel Shortcut Keys|Work without a mouse|50 tricks.|Navigation;Selection;Formatting
da|Advanced|899|330|Neelam Chauhan|excel vba automation|Excel VBA and Macros|Automate boring reports|Buttons, loops, mail from Excel.|Recorder;Loops;Userforms
da|Intermediate|999|450|Siddharth Rao|powerbi dashboard analytics|Power BI Zero to Dashboard|DAX and data modelling|Sales, HR and finance dashboards.|Power Query;Model;DAX;Publish
da|Intermediate|1099|400|Siddharth Rao|tableau dashboard analytics|Tableau Storytelling|Charts your boss will understand|Maps, LOD and stories.|Charts;LOD;Story
da|Beginner|599|380|Siddharth Rao|sql database analytics|SQL Interview Ready|Joins, windows and 120 questions|MySQL and PostgreSQL.|Select;Joins;Window functions;Questions
da|Intermediate|749|240|Manoj Tiwari|webanalytics marketing analytics|Google Analytics 4 and Tag Manager|Track every click|Events, funnels and attribution.|Events;Funnels;GTM
da|Beginner|1299|720|Neelam Chauhan|analytics excel sql powerbi career|Data Analyst Course with Placement Support|Excel, SQL, Power BI, Python|Become an analyst in 3 months even from non-IT.|Excel;SQL;Power BI;Capstone
da|Intermediate|849|260|Siddharth Rao|businessanalysis analytics|Business Analyst: BRD to User Stories|Requirement gathering|Wireflows, UAT and stakeholder talks.|Elicitation;BRD;UAT
da|Beginner|299|140|Neelam Chauhan|sheets analytics office|Google Sheets for Small Shops|Stock, udhaar and GST register|From the phone.|Stock sheet;Query;Share
da|Advanced|1499|350|Siddharth Rao|finance excel analytics|Financial Modelling for CA and MBA|DCF, LBO and valuation|Three statement model in Excel.|Three statements;DCF;Valuation
hack|Beginner|699|480|Aditya Rathod|hacking linux security|Ethical Hacking Gurukul|Kali Linux se shuruaat|Legal hacking lab on your own laptop.|Lab setup;Nmap;Metasploit
hack|Advanced|2499|660|Aditya Rathod|pentest hacking security|OSCP Style Penetration Testing|Active Directory and pivoting|Boxes, reports and exam plan.|Enumeration;Privilege escalation;AD;Report
hack|Intermediate|1299|420|Zeenat Hussain|bugbounty websec hacking security|Bug Bounty Hunter|Earn dollars finding flaws|XSS, IDOR, SSRF with real reports.|Recon;XSS;IDOR;Report writing
hack|Beginner|0|80|Zeenat Hussain|cybersafety security|Digital Suraksha: UPI aur OTP Fraud se Bachein|For parents and senior citizens|Fake calls, QR scams and what to do after a fraud.|Fake calls;QR scams;1930 helpline
hack|Intermediate|999|360|Aditya Rathod|network security networking|CCNA ke Saath Network Security|Routers, switches, firewall|Packet tracer labs.|OSI;Subnetting;VLAN;ACL
hack|Intermediate|1199|300|Zeenat Hussain|forensics security|Digital Forensics Investigator|Recover deleted evidence|Disk images, phones and court reports.|Imaging;Autopsy;Mobile
hack|Advanced|1799|400|Aditya Rathod|malware security reverse|Malware Analysis and Reverse Engineering|Ghidra and sandboxes|Take ransomware apart safely.|Static;Dynamic;Ghidra
hack|Intermediate|1499|380|Zeenat Hussain|soc security|SOC Analyst Job Training|Splunk, alerts and incident response|Night shift simulations.|SIEM;Alerts;Incident response
hack|Beginner|499|210|Aditya Rathod|linux|Linux Command Line for Hackers and Admins|Terminal confidence|Permissions, pipes, bash.|Files;Permissions;Bash
hack|Intermediate|1399|320|Zeenat Hussain|cloudsec cloud security|Cloud Security on AWS|Harden accounts|IAM mistakes and GuardDuty.|IAM;Logging;GuardDuty
hack|Advanced|999|180|Aditya Rathod|mobilesec hacking android|Android App Pentesting|Frida and MobSF|Bypass SSL pinning.|Frida;MobSF;Reports
ui|Beginner|499|320|Ishita Banerjee|figma ui design|Figma Basics in Hindi|Design your first app screen|Frames, auto layout and components.|Frames;Auto layout;Components;Prototype
ui|Intermediate|1299|450|Ishita Banerjee|ux uxresearch design|UX Research Field Guide|Talk to users, find the truth|Interviews, surveys and usability tests in tier 2 towns.|Recruiting;Interview;Usability test
ui|Advanced|1899|400|Ishita Banerjee|designsystem figma design|Design Systems at Work|Tokens, variants and governance|One library for six products.|Tokens;Variants;Docs
ui|Intermediate|999|360|Yusuf Contractor|ux portfolio design career|UX Portfolio that Gets Interviews|Case studies and storytelling|Behance and Notion templates.|Case study;Story;Presenting
ui|Beginner|299|180|Yusuf Contractor|canva graphic design|Canva for Small Business|Posters, menus and Instagram posts|Free version is enough.|Templates;Posters;Reels cover
ui|Intermediate|799|420|Yusuf Contractor|photoshop graphic design|Photoshop for Wedding Albums|Retouch, cutout and album design|Actions for batch work.|Layers;Retouch;Albums
ui|Intermediate|899|380|Yusuf Contractor|illustrator graphic logo design|Logo Design in Illustrator|Brand identity for startups|Grid, type and mockups.|Pen tool;Grid;Mockups
ui|Beginner|399|200|Ishita Banerjee|wireframe ux design|Paper to Prototype|Sketch app ideas quickly|Pen, paper and Balsamiq.|Sketching;Flow;Prototype
ui|Intermediate|1099|300|Ishita Banerjee|accessibility ux design|Inclusive Design|Apps for people with low vision and shaky hands|Contrast, screen readers and WCAG.|Contrast;Screen reader;WCAG audit
ui|Intermediate|1199|540|Yusuf Contractor|motion aftereffects video design|After Effects Motion Graphics|Animate logos and titles|Keyframes and expressions.|Keyframes;Shape layers;Titles
ui|Beginner|649|280|Ishita Banerjee|uitheory typography design|Colour, Type and Layout|Visual design principles|Why some screens look cheap.|Colour;Type;Spacing
oth|Beginner|899|360|Ramesh Yadav|aadhaar biometric|Aadhaar Operator and Supervisor Exam|UIDAI certification in one go|Enrolment client, demographic update and mock test.|Enrolment;Biometric capture;Exceptions;Mock test
oth|Intermediate|999|240|Ramesh Yadav|aadhaar biometric update|Aadhaar Update Kendra Kaise Kholein|Centre, machine and documents|Earnings, rules and device list.|Licence;Machine;Daily work
oth|Intermediate|799|260|Ramesh Yadav|attendance nonaadhaar biometric|Biometric Attendance Machine Setup|Fingerprint and face devices for offices|eSSL and ZKTeco, payroll link.|Mounting;Software;Payroll export
oth|Beginner|599|300|Balwinder Singh|cctvinstall cctv|CCTV Camera Fitting Full Course|DVR, cable aur mobile par live view|Ghar, dukaan aur school ki fitting.|Cable;DVR setup;Mobile view
oth|Advanced|1299|340|Balwinder Singh|cctvinstall cctv network|IP Camera and NVR Networking|PoE, storage and remote sites|Big projects: malls and factories.|PoE;NVR;VPN
oth|Beginner|399|200|Balwinder Singh|cctvrepair cctv|CCTV Fault Finding|No signal, no recording, no problem|SMPS, BNC, hard disk.|No signal;Hard disk;SMPS
oth|Beginner|499|220|Balwinder Singh|cctvmonitor cctv security|Control Room Operator|Live CCTV monitoring and reporting|Shift handover, incident log and emergencies.|Screens;Incidents;Log book
oth|Beginner|699|280|Geeta Phadke|examops|Online Exam Centre Operations|Invigilator and server manager training|Seat allotment, biometric check-in, power failure drill.|Before exam;During exam;After exam
oth|Beginner|349|260|Rakesh Jha|office computer|Basic Computer Course (CCC level)|MS Word, Internet, email|Government job typing and CCC exam.|Windows;Word;Internet;Email
oth|Beginner|0|130|Rakesh Jha|typing office|Hindi and English Typing|Mangal font aur speed|Practice passages for SSC and court.|Home row;Mangal;Speed test
oth|Intermediate|599|300|Rakesh Jha|tally accounting gst|Tally Prime with GST|Entries, returns and payroll|Accountant ki naukri ke liye.|Ledger;Vouchers;GST return
oth|Beginner|449|240|Rakesh Jha|gst tax accounting|Income Tax and GST Return Filing|File ITR yourself|Salaried, trader and freelancer.|Slabs;ITR-1;GSTR-3B
oth|Beginner|299|180|Lavanya Iyer|english communication|Spoken English Har Din 15 Minute|Jhijhak hatao, bolna shuru karo|Daily dialogues at shop, bank and interview.|Greetings;At the bank;Interview
oth|Intermediate|799|240|Lavanya Iyer|publicspeaking communication softskills|Speak Like a Leader|Voice, story and stage|Practice in front of a mirror and a crowd.|Voice;Story;Q and A
oth|Intermediate|499|160|Lavanya Iyer|interview career softskills|HR Round Cracker|Tell me about yourself and 40 other questions|For freshers and career switchers.|Introduction;Weakness;Salary talk
oth|Beginner|0|70|Lavanya Iyer|resume career|Resume and LinkedIn Makeover|Get calls from recruiters|ATS friendly formats.|Format;Keywords;LinkedIn
oth|Intermediate|899|280|Colonel Ajay Bakshi|leadership management softskills|First Time Manager|From colleague to team leader|Delegation, feedback and difficult talks.|Delegation;Feedback;Conflict
oth|Beginner|399|120|Colonel Ajay Bakshi|timemgmt softskills|Own Your Day|Beat procrastination|Calendar blocking and habits from army life.|Priorities;Calendar;Habits
oth|Intermediate|999|300|Colonel Ajay Bakshi|orgtraining training softskills|Train the Trainer|Design and deliver workshops for staff|Needs analysis, games and measuring results.|Needs;Design;Delivery
oth|Intermediate|1499|460|Geeta Phadke|pm agile|PMP and Scrum Foundations|Plan, run, deliver|35 contact hours with templates.|Scope;Schedule;Scrum
oth|Beginner|499|200|Geeta Phadke|customerservice softskills|Customer Care Executive|Calls, chat and complaint handling|BPO jobs for 12th pass.|Greeting;Empathy;Escalation
oth|Intermediate|1199|300|Geeta Phadke|sustainability esg|ESG and Carbon Accounting|BRSR reporting for Indian companies|Scope 1, 2, 3 and audits.|Scopes;Data;BRSR
oth|Beginner|299|140|Geeta Phadke|waste compost sustainability|Ghar ka Kachra, Ghar ki Khaad|Compost at home|Bins, leaves and no smell.|Segregation;Bin;Troubleshooting
oth|Intermediate|1599|480|Mahesh Gowda|solar electrical|Rooftop Solar Technician|Design, mounting and net metering|PM Surya Ghar subsidy paperwork.|Site survey;Mounting;Inverter;Net meter
oth|Beginner|699|400|Mahesh Gowda|electrician electrical|Electrician Course: House Wiring|MCB, inverter and earthing|ITI practicals on video.|Tools;Switch board;Earthing;Inverter
oth|Beginner|799|420|Mahesh Gowda|mobilerepair|Mobile Repairing Institute Online|Display, charging and software|Open your own shop.|Tools;Display;Charging IC;Flashing
oth|Intermediate|999|380|Mahesh Gowda|ac hvac|Split AC Repair and Gas Charging|Inverter AC PCB included|Summer income for technicians.|Parts;Leak test;Gas charging
oth|Beginner|599|300|Shabnam Khatoon|tailoring fashion|Silai Sikhein: Blouse, Kurti aur Frock|Cutting and stitching at home|Measurement, lining and finishing.|Measurement;Blouse;Kurti
oth|Beginner|0|160|Shabnam Khatoon|mehndi beauty|Mehndi Design for Brides|Cone, strokes and full hands|Practice sheets included.|Cone;Strokes;Bridal
oth|Beginner|499|240|Shabnam Khatoon|baking cooking|Eggless Cake Baking Business|Sponge, cream and pricing|Work from home kitchen.|Sponge;Frosting;Pricing
oth|Intermediate|699|360|Prakash Bhatt|stockmarket finance investing|Share Bazaar for Beginners to Pros|Candles, mutual funds and SIP|Demat account to long term wealth.|Demat;Charts;SIP
oth|Beginner|249|110|Prakash Bhatt|finance budgeting|Paise ki Samajh|Budget, insurance and emergency fund|For first salary earners.|Budget;Insurance;Emergency fund
oth|Intermediate|1099|320|Prakash Bhatt|marketing digitalmarketing ads|Digital Marketing with Meta and Google Ads|Leads at low cost|Targeting, pixel and retargeting.|Campaigns;Pixel;Retargeting
oth|Beginner|349|190|Prakash Bhatt|youtube content video|YouTube Channel Growth|Topics, thumbnails and retention|From 0 to monetisation.|Niche;Thumbnail;Retention
oth|Beginner|599|260|Prakash Bhatt|videoediting video|Mobile Video Editing in CapCut|Reels that go viral|Cuts, captions and beats.|Cuts;Captions;Beat sync
oth|Intermediate|899|340|Ustad Salim Shaikh|music guitar|Acoustic Guitar in 30 Days|Chords to campfire songs|Hindi and English songs.|Tuning;Chords;Strumming
oth|Beginner|399|210|Ustad Salim Shaikh|music singing|Riyaaz: Hindustani Vocals|Sur, taal and breath|Morning practice routine.|Sur;Taal;Alankar
oth|Beginner|299|150|Dr. Vandana Shukla|yoga wellness|Yoga for Back Pain and Stress|Gentle asanas at your desk|15 minutes a day.|Breathing;Back;Sleep
oth|Intermediate|649|220|Dr. Vandana Shukla|nutrition wellness|Diet Planning with Indian Food|Weight loss without starving|Roti, dal and protein.|Calories;Protein;Plans
oth|Intermediate|799|300|Farmer Dinesh Patel|farming organic|Jaivik Kheti|Organic farming and certification|Jeevamrut, mulching and markets.|Soil;Jeevamrut;Certification
oth|Beginner|549|260|Farmer Dinesh Patel|dairy farming|Dairy Business|Cow, feed and milk pricing|Loan and subsidy guide.|Breeds;Feed;Milk sale
oth|Beginner|499|330|Nikhil Sethi|photography|DSLR Photography Basics|Aperture, shutter, ISO|Portraits and festivals.|Aperture;Light;Portraits
oth|Intermediate|1299|350|Nikhil Sethi|iot arduino electronics|Arduino and ESP32 Projects|Smart home sensors|Relay, MQTT, app control.|Blink;Sensors;MQTT
oth|Beginner|449|170|Nikhil Sethi|hardware computer|Laptop and PC Repair at Home|SSD, RAM, Windows install|Diagnose slow machines.|Opening;Upgrade;Windows
oth|Intermediate|1899|420|Nikhil Sethi|startup business|Startup from Idea to Funding|Pitch, legal and first customers|MSME registration and Startup India.|Idea;MVP;Pitch deck;Legal
oth|Beginner|399|250|Sister Mary Thomas|firstaid safety|First Aid and CPR|Save a life before the ambulance|Choking, burns, snake bite.|CPR;Choking;Burns
oth|Intermediate|999|280|Sister Mary Thomas|safety|Industrial Safety Officer|PPE, permits and audits|Factory act and NEBOSH topics.|Hazard;Permit;Audit
oth|Beginner|699|300|Sister Mary Thomas|german language|German A1 for Nurses|Work abroad|Hospital dialogues and Goethe exam.|Greetings;Hospital;Exam
`;
