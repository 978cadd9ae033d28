/** Courses of a fifth author, one a line; see `../authored.ts` for its parts. Many titles do not name their subject. */
export const FIFTH_AUTHOR_COURSES = `
web|Beginner|0|150|Tanvi Kapoor|html css web frontend|From Blank Page to Browser|Your first site in one weekend|HTML, CSS and a little patience. We put a portfolio and a tea stall's menu online.|Tags and text;Colours and boxes;A layout for phones;Putting it on the internet
web|Beginner|599|420|Tanvi Kapoor|javascript programming web frontend|JavaScript from Zero in Hindi|Easy Hindi, small programs|Variables, loops, functions and the page itself, explained in Hindi with forty exercises.|Variables;Loops;Functions;Events
web|Intermediate|1299|690|Imran Qureshi|react javascript web frontend|Think in Components|React 19 with TypeScript|Hooks, forms, server data and tests while we clone a food delivery screen.|Props and state;Hooks;Data fetching;Testing
web|Advanced|2499|1500|Imran Qureshi|mern fullstack react node web backend|MERN Job-Ready Bootcamp|MongoDB, Express, React and Node|Sixty hours of projects, mock interviews and a capstone that you deploy.|Express;MongoDB;Auth;Deployment;Mock interviews
web|Intermediate|899|510|Gaurav Saxena|django python backend web|Django for People in a Hurry|Batteries included web apps with Python|Models, views, admin and REST for a hospital queue.|Models;Views;Admin;REST framework
web|Advanced|1799|560|Gaurav Saxena|spring java backend web microservices|Spring Boot Microservices|Java services that talk to each other|Gateways, Kafka, retries and tracing.|Spring Boot;Kafka;Resilience;Tracing
web|Beginner|449|200|Tanvi Kapoor|wordpress nocode web ecommerce|Dukaan Online: Sell with WooCommerce|Put your shop on the internet without code|WordPress, payments, shipping labels and GST invoices for small shop owners.|Hosting;Products;Payments;Shipping
web|Intermediate|699|240|Bhavna Rao|seo marketing web|Page One|Rank higher on Google without tricks|Keyword research, on-page fixes, backlinks and Search Console.|Keywords;On-page;Links;Search Console
app|Beginner|799|480|Sahil Dutta|flutter app mobile|Flutter Se App Banao|Android aur iPhone dono ke liye|Hinglish me Dart aur widgets, ek kirana app ke saath.|Dart;Widgets;Firebase;Play Store
app|Intermediate|1199|610|Sahil Dutta|android kotlin app mobile|Jetpack Compose in Depth|Modern Android screens with Kotlin|State, navigation, Room and testing.|Composables;State;Room;Testing
app|Advanced|1999|540|Ritika Sen|ios swift app mobile|Ship It to the App Store|SwiftUI from idea to review|Subscriptions, widgets and what reviewers reject.|SwiftUI;StoreKit;Widgets;Review
app|Beginner|999|330|Ritika Sen|unity game app programming|Make Your First Game|A platformer in Unity and C#|Sprites, physics, sound and publishing to itch.io.|Sprites;Physics;Enemies;Publishing
ml|Beginner|0|180|Dr. Anjali Menon|ai ml basics|Machines That Learn, Explained|Artificial intelligence for curious people|No mathematics: what models can do, what they cannot, and how they are trained.|What is learning;Data;Mistakes;Ethics
ml|Intermediate|1599|780|Dr. Anjali Menon|ml python datascience|Hands-On Machine Learning|scikit-learn from regression to ensembles|Predict house prices in Pune and loan defaults.|Regression;Trees;Ensembles;Evaluation
ml|Advanced|2299|840|Kabir Malhotra|deeplearning ml python vision|Deep Learning with PyTorch|CNNs and transformers from scratch|Train networks on crop disease photographs.|Tensors;CNN;Transformers;Training tricks
ml|Advanced|1899|300|Kabir Malhotra|llm rag ai python|Talk to Your Documents|RAG with embeddings and LangChain|Chunking, vector databases, evaluation and hallucination checks.|Embeddings;Vector store;LangChain;Evaluation
tools|Beginner|0|75|Bhavna Rao|chatgpt prompt aitools|ChatGPT ka Sahi Istemal|Office ka kaam aadhe time me|Prompts jo email, report aur notes ke liye sach me kaam aate hain.|Pehla prompt;Email;Report;Galtiyan
tools|Beginner|399|120|Bhavna Rao|midjourney aiart aitools design|Paint with Words|Midjourney and Firefly for posters|Generate images for thumbnails and festival posters.|Prompts;Styles;Upscaling
tools|Intermediate|799|210|Kabir Malhotra|automation n8n aitools nocode|Let the Robots Do It|Automate boring work with n8n and Zapier|Connect forms, sheets, mail and WhatsApp without code.|Triggers;Sheets;WhatsApp;Errors
ds|Beginner|499|360|Dr. Anjali Menon|python programming datascience|Python Pehli Baar|Programming for those who never coded|Hindi and English mixed, from print to pandas.|Print;Loops;Lists;Pandas
ds|Intermediate|999|400|Naveen Pillai|statistics math datascience|Chance, Risk and Evidence|Statistics you can defend in a meeting|Distributions, tests, confidence and common lies.|Distributions;Sampling;Hypothesis tests;A/B tests
ds|Advanced|1699|600|Naveen Pillai|bigdata spark dataengineering|Spark and Airflow Pipelines|Become the data engineer everybody calls|Batch and streaming jobs on the cloud.|Spark;Airflow;Streaming;Lakehouse
da|Beginner|0|140|Poonam Chauhan|excel office|Excel That Does Not Crawl|Speed up heavy workbooks|Find volatile formulas, cut file size and replace ten thousand VLOOKUPs.|Why it is slow;Volatile formulas;Power Query;File size
da|Beginner|349|260|Poonam Chauhan|excel office dashboard|Excel Basic se Advanced tak|VLOOKUP, Pivot aur dashboard Hindi me|Office job ke liye poora Excel.|Formulas;VLOOKUP;Pivot table;Dashboard
da|Intermediate|899|380|Poonam Chauhan|powerbi dashboard analytics|Power BI Dashboards for Managers|From messy sheets to one clear screen|DAX, data models and sharing.|Data model;DAX;Visuals;Sharing
da|Beginner|699|310|Naveen Pillai|sql database analytics|Ask the Database|SQL for analysts who hate waiting for engineers|Select, join and window functions on railway data.|Select;Join;Group;Windows
hack|Beginner|0|90|Faizan Ansari|cybersafety security|Don't Get Scammed|UPI fraud, phishing and fake calls|Protect parents, phones and bank accounts from online fraud.|Fake calls;Phishing links;UPI traps;What to do after
hack|Intermediate|1499|700|Faizan Ansari|hacking pentest security|Ethical Hacking with Kali Linux|Find the holes before others do|Reconnaissance, exploitation and reports with Kali, Nmap and Burp Suite.|Nmap;Exploits;Burp Suite;Reports
hack|Advanced|2799|640|Shreya Bhat|soc blueteam security|Blue Team: SOC Analyst|Detect and respond with Splunk|SIEM, log analysis and incident response for night shifts.|SIEM;Logs;Alerts;Incident response
hack|Intermediate|1099|390|Shreya Bhat|networking ccna|CCNA 200-301 Crack Course|Routing and switching for the Cisco exam|Subnetting, VLANs, OSPF and lab exams in Packet Tracer.|Subnetting;VLAN;OSPF;Lab exam
ui|Beginner|599|270|Ishita Verma|figma ui design|Figma Fast Track|Design app screens from the first hour|Frames, components, auto layout and prototypes.|Frames;Components;Auto layout;Prototype
ui|Intermediate|1199|450|Ishita Verma|ux research design|Ask Users Why|UX research for product teams|Interviews, usability tests and reports that change roadmaps.|Interviews;Surveys;Usability tests;Reports
ui|Beginner|499|300|Ishita Verma|graphicdesign photoshop canva design|Poster Wale Bhaiya|Photoshop and Canva for print shops|Visiting cards, flex banners and wedding cards.|Canva;Photoshop;Flex banner;Wedding cards
oth|Advanced|1899|720|Rahul Nambiar|aws cloud devops|AWS Solutions Architect SAA-C03|Everything in the exam guide|VPC, IAM, S3, resilience and three mock tests.|IAM;VPC;S3;Mock tests
oth|Intermediate|1399|480|Rahul Nambiar|docker kubernetes devops|Containers Without Tears|Docker and Kubernetes on your laptop|Images, pods, ingress and rolling updates.|Images;Compose;Pods;Ingress
oth|Beginner|299|160|Rahul Nambiar|linux command|Black Screen, White Letters|The Linux command line for beginners|Files, pipes, permissions and shell scripts.|Files;Pipes;Permissions;Scripts
oth|Advanced|1499|900|Gaurav Saxena|dsa interview programming java|Crack the Coding Round|Data structures and algorithms in Java|Arrays to graphs with three hundred interview questions.|Arrays;Trees;Graphs;Dynamic programming
oth|Beginner|399|240|Mohd. Aslam|cctv trade electronics|CCTV Camera Installation Practical|Wiring, DVR and mobile view|Fit cameras in shops and homes, crimp cables and set remote view.|Cables;DVR setup;Mobile view;Faults
oth|Beginner|449|280|Mohd. Aslam|electrical trade wiring|Ghar ki Wiring Khud Karo|Switchboard, MCB aur earthing|Bijli mistri ka kaam safety ke saath.|Switchboard;MCB;Earthing;Inverter
oth|Intermediate|699|320|Mohd. Aslam|solar trade electrical|Rooftop Solar Technician|Panels, inverters and net metering|Size, mount and commission systems for houses.|Load;Panels;Inverter;Net metering
oth|Beginner|499|350|Suresh Yadav|acrepair trade|Split AC and Fridge Repair|Gas charging and fault finding|Compressors, leaks, PCB and service visits.|Compressor;Gas charging;PCB;Service
oth|Beginner|599|290|Suresh Yadav|mobilerepair trade electronics|Phone Doctor|Repair smartphones at chip level|Displays, batteries, charging ports and soldering.|Tools;Display;Charging port;Soldering
oth|Intermediate|799|360|Suresh Yadav|ev automotive trade|Electric Scooter Service|Batteries, motors and controllers|Diagnose and repair e-rickshaws and scooters.|Battery;Motor;Controller;Diagnosis
oth|Beginner|399|330|Kavita Jadhav|tailoring sewing fashion|Blouse Cutting and Stitching|Measurement to finishing for boutique work|Padded, princess cut and designer necks.|Measurement;Cutting;Stitching;Finishing
oth|Beginner|299|190|Kavita Jadhav|mehndi beauty|Haathon pe Hunar|Bridal mehndi designs|Arabic and Rajasthani patterns, cone making and client handling.|Cone;Arabic;Rajasthani;Bridal
oth|Intermediate|899|420|Kavita Jadhav|makeup beauty parlour|Bridal Makeup Artist Certificate|HD and airbrush looks|Skin preparation, base, eyes, hair and parlour business.|Skin;Base;Eyes;Hair;Business
oth|Beginner|349|170|Chef Lata Deshmukh|baking cooking|Eggless Cakes from a Pressure Cooker|No oven needed|Sponge, frosting and birthday orders from home.|Sponge;Frosting;Pricing orders
oth|Beginner|249|130|Chef Lata Deshmukh|cooking southindian|Dosa, Idli and Twelve Chutneys|South Indian breakfast at home|Batter, fermentation and chutneys.|Batter;Dosa;Idli;Chutney
oth|Beginner|0|110|Harpreet Gill|farming organic|Zehar Mukt Kheti|Organic farming for small farmers|Compost, jeevamrut, pest control and selling at better rates.|Compost;Jeevamrut;Pests;Selling
oth|Intermediate|599|220|Harpreet Gill|mushroom farming business|Money from a Dark Room|Grow button and oyster mushrooms|Spawn, bags, humidity and buyers.|Spawn;Bags;Humidity;Buyers
oth|Beginner|399|260|Harpreet Gill|dairy farming business animals|Dairy Farm Plan: Ten Cows|Milk, fodder and loans|Breeds, feed, disease and bank project reports.|Breeds;Feed;Disease;Bank loan
oth|Beginner|499|270|CA Nisha Agarwal|gst tally accounting|Tally Prime with GST|Billing to return filing|Vouchers, inventory, GSTR-1 and 3B for accountants.|Vouchers;Inventory;GST returns
oth|Beginner|0|100|CA Nisha Agarwal|personalfinance finance|Paisa Kahan Jata Hai|Budget, savings and SIP|Plan a salary of twenty thousand and still save.|Budget;Emergency fund;SIP;Insurance
oth|Intermediate|1299|500|Vivek Trivedi|stock trading finance|Read the Candles|Technical analysis for the share market|Charts, options basics and risk for NSE traders.|Candles;Indicators;Options;Risk
oth|Intermediate|1999|1400|Dr. Pradeep Rathi|neet biology exam|NEET Biology Sprint|NCERT line by line|Botany and zoology with two thousand questions.|Cell;Genetics;Human physiology;Ecology
oth|Advanced|2199|1600|Prof. Tejas Vora|jee physics exam|JEE Advanced Physics Problem Vault|Mechanics to modern physics|Hard problems solved slowly.|Mechanics;Electrodynamics;Optics;Modern physics
oth|Beginner|799|900|Arvind Chaubey|ssc govtexam reasoning aptitude|SSC CGL Tier 1 Complete|Quant, reasoning, English and GK|Sarkari naukri ki taiyari with mock tests.|Quant;Reasoning;English;GK
oth|Intermediate|1499|1300|Arvind Chaubey|upsc govtexam|UPSC Prelims: GS Paper 1|Polity, history, geography and economy|The civil services syllabus with daily current affairs.|Polity;History;Geography;Economy
oth|Beginner|599|650|Sunaina Thakur|bankexam govtexam aptitude|IBPS PO aur Clerk ki Taiyari|Bank exam in Hindi|Puzzle, DI aur banking awareness.|Puzzles;Data interpretation;Banking awareness
oth|Intermediate|999|340|Melissa D'Souza|ielts english exam|IELTS Band 8 Blueprint|Writing, speaking, reading and listening|Study abroad: essays corrected, speaking cue cards.|Writing task 2;Speaking;Reading;Listening
oth|Beginner|299|250|Melissa D'Souza|english speaking communication|Bolna Seekho|Spoken English without fear|Hindi se English: roz ki baat cheet, interview aur phone calls.|Greetings;Tenses;Phone calls;Interview
oth|Intermediate|799|180|Col. Ranjit Sodhi|publicspeaking communication softskills|Stage Fright to Standing Ovation|Speak before any audience|Breath, structure, slides and questions.|Fear;Structure;Voice;Questions
oth|Beginner|0|60|Col. Ranjit Sodhi|interview career resume|Get the Call, Get the Offer|CV, LinkedIn and interview answers|For freshers who apply and hear nothing back.|Resume;LinkedIn;HR questions;Salary talk
oth|Beginner|199|120|Yogini Sharada|yoga health|Subah ka Yoga|Twenty minutes each morning|Asanas, pranayama and sleep for back pain and stress.|Warm up;Asanas;Pranayama;Back pain
oth|Beginner|399|200|Nikhil Barua|guitar music|Six Strings, Ten Songs|Play Bollywood songs in a month|Chords, strumming and changing without buzzing.|Chords;Strumming;Songs
oth|Intermediate|699|280|Nikhil Barua|videoediting premiere video|Cut Like a Storyteller|Edit reels and films in Premiere Pro|Pacing, sound, colour and captions.|Timeline;Sound;Colour;Reels
oth|Beginner|499|230|Nikhil Barua|youtube content video|YouTube Channel: 0 to 10,000 Subscribers|Ideas, thumbnails and retention|Shoot on a phone, read analytics and earn.|Niche;Thumbnails;Retention;Earning
oth|Beginner|0|85|Bhavna Rao|instagram marketing socialmedia|Insta se Business|Reels and ads for small shops|Profile, reels, ads of one hundred rupees a day.|Profile;Reels;Ads
oth|Intermediate|1199|400|Bhavna Rao|googleads marketing|Google Ads and Meta Ads Masterclass|Spend less, sell more|Campaigns, bidding, pixels and reports.|Search ads;Meta ads;Pixels;Reports
oth|Advanced|1599|520|Deepa Krishnan|pmp projectmanagement agile|PMP Exam Prep|Predictive, agile and hybrid|PMBOK 7 with four full mock tests.|People;Process;Agile;Mock tests
oth|Intermediate|899|300|Deepa Krishnan|autocad civil engineering|AutoCAD for Civil Site Engineers|Plans, sections and quantity|Draft a G+2 house and take out quantities.|Draw;Layers;Sections;Quantity
oth|Advanced|1399|460|Deepa Krishnan|solidworks mechanical engineering|SolidWorks to Shop Floor|Parts, assemblies and drawings|Design a gearbox that a workshop can make.|Sketch;Parts;Assemblies;Drawings
oth|Beginner|599|310|Lobsang Tamang|embedded arduino electronics iot|Blink to Smart Home|Arduino and IoT projects|Sensors, relays and ESP32 over WiFi.|LED;Sensors;Relays;ESP32
oth|Intermediate|999|350|Lobsang Tamang|drone photography|Drone Pilot Ground School|DGCA rules, flying and aerial photos|Licences, weather and mapping jobs.|Rules;Flight;Aerial photos
oth|Beginner|349|210|Rekha Nair|childcare parenting|Chhote Bachche, Badi Baatein|Parenting from two to six|Tantrums, screens, play and sleep.|Tantrums;Screens;Play;Sleep
oth|Beginner|799|370|Rekha Nair|nursing health caregiving|Home Care for the Elderly|Work as a trained caregiver|Bedsores, lifting, medicines and first aid.|Lifting;Medicines;First aid;Dementia
oth|Beginner|0|70|Adv. Mohini Pathak|law rti citizen|Know Your Rights|RTI, consumer court and FIR|File complaints without a lawyer.|RTI;Consumer court;FIR
oth|Intermediate|499|150|Adv. Mohini Pathak|trademark startup business law|Register Your Company|LLP, trademark and MSME Udyam|Paperwork for founders, form by form.|LLP;Udyam;Trademark;GST number
`;
