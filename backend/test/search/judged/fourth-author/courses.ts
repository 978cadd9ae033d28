/** Courses of a fourth author, one a line; see `../authored.ts` for its parts. */
export const FOURTH_AUTHOR_COURSES = `
web|Beginner|0|260|Ravi Shankar|html css web frontend|Web Design Fundamentals|Structure and style for the browser|The very first steps of making pages, with small exercises after each chapter.|Elements;Selectors;Layouts;Going live
web|Beginner|799|540|Ravi Shankar|javascript web frontend programming|JavaScript Essentials|The language of the browser|Variables to promises with forty small programs.|Variables;Functions;Arrays;Promises
web|Intermediate|1299|720|Pallavi Joshi|react web frontend javascript|Mastering React|Hooks, context and testing|Build a movie catalogue and a kanban board.|Hooks;Context;Router;Testing library
web|Advanced|1899|480|Pallavi Joshi|nextjs react web|Next.js in Production|Rendering strategies and caching|Deploy a news portal that survives traffic.|Server rendering;Caching;Edge functions
web|Intermediate|999|610|Ravi Shankar|node backend web javascript|Backend Engineering with Node.js|APIs that other people can trust|Validation, authentication, queues and logging.|REST;Sessions and tokens;Queues;Logging
web|Intermediate|899|580|Shabnam Parveen|laravel php backend web|Laravel Step by Step|PHP the pleasant way|A clinic appointment system from migrations to mail.|Routes;Eloquent;Mail;Deployment
web|Beginner|499|180|Shabnam Parveen|wordpress nocode web|Blog and Business Sites on WordPress|No programming required|Themes, plugins, forms and backups for shops and NGOs.|Themes;Plugins;Forms
web|Advanced|2199|900|Pallavi Joshi|fullstack web backend frontend|Full Stack Engineer Track|Front to back with one large project|TypeScript, React, Node and PostgreSQL in a team setting.|TypeScript;APIs;Databases;CI
app|Beginner|699|450|Harsh Vardhan|flutter app mobile|Your First Flutter App|Android and iOS together|A water reminder and a notes application.|Dart;Widgets;Storage
app|Intermediate|1399|660|Harsh Vardhan|kotlin android app mobile|Professional Android with Kotlin|Architecture, testing and release|Offline first shopping list with sync.|Coroutines;Compose;Play console
app|Intermediate|1499|630|Neha Kulkarni|swift ios app mobile|SwiftUI Apps for iPhone|Design, data and the App Store|Journal and fitness applications.|SwiftUI;Core Data;Review guidelines
app|Advanced|1799|410|Harsh Vardhan|reactnative app mobile|React Native at Scale|Native modules and performance|For teams with one large application.|Native modules;Profiling;Updates
app|Beginner|399|240|Neha Kulkarni|game unity app|Make Your First Game in Unity|Jump, shoot, score|Three small games for phone and computer.|Sprites;Physics;Score
ml|Beginner|599|380|Dr. Anil Kapadia|ml ai python|Machine Learning Made Simple|Models you can explain to your mother|Predict rents, sort mails and group customers.|Regression;Classification;Clustering
ml|Intermediate|1299|640|Dr. Anil Kapadia|deeplearning ai ml|Neural Networks and Deep Learning|From perceptron to transformer|Derivations, code and experiments on images and text.|Perceptron;Convolution;Attention
ml|Advanced|1999|520|Farhan Siddiqui|llm genai ai|Building with Large Language Models|Retrieval, agents, evaluation|Ship an assistant for a bank and measure it.|Embeddings;Retrieval;Tools;Evaluation
ml|Intermediate|1099|450|Farhan Siddiqui|vision ai ml|Practical Computer Vision|Detection and tracking|Count people in a mall and inspect parts on a line.|Filters;Detection;Tracking
ml|Beginner|0|120|Dr. Anil Kapadia|ai basics|AI in Plain Language|No formulas, many stories|What machines can learn and where they fail.|Stories;Limits;Ethics
tools|Beginner|299|150|Sonal Bhatia|chatgpt prompt aitools genai|ChatGPT at Work|Mails, minutes and research|Ask well, check well, save an hour a day.|Good questions;Checking facts;Templates
tools|Beginner|499|200|Sonal Bhatia|imagegen aitools design|Pictures with Generative AI|Midjourney and friends|Banners, characters and product shots.|Styles;Characters;Upscaling
tools|Intermediate|899|300|Farhan Siddiqui|automation aitools nocode|No-Code AI Automation|Zapier, Make and assistants|Leads, invoices and reminders without a developer.|Triggers;Invoices;Reminders
tools|Intermediate|699|220|Sonal Bhatia|copilot aitools programming|AI Pair Programming|Copilot in daily life|Tests, refactoring and reviews with an assistant.|Setup;Tests;Reviews
ds|Beginner|899|700|Gayatri Menon|datascience python|Data Science Bootcamp|Python, plots and models|Ten case studies from Indian companies.|Python;Plots;Models;Case studies
ds|Beginner|349|300|Gayatri Menon|python programming|Learn Python the Friendly Way|Small steps, daily practice|For people who never programmed.|Loops;Functions;Files
ds|Intermediate|799|360|Gayatri Menon|statistics datascience|Applied Statistics|From sampling to regression|Think clearly about uncertain numbers.|Sampling;Tests;Regression
ds|Advanced|1699|560|Imran Baig|dataengineering bigdata|Data Pipelines with Spark and Airflow|Reliable data for everyone|Batch, streaming and quality checks.|Spark;Airflow;Streaming
ds|Intermediate|1199|420|Imran Baig|nlp datascience ai|Text Analytics|Reviews, tweets and chats|Sentiment, topics and summaries.|Cleaning text;Sentiment;Topics
da|Beginner|299|240|Lata Deshmukh|excel analytics office|Excel for Office Jobs|Lookup, pivot, charts|Salary sheets, stock lists and neat prints.|Lookup;Pivot;Charts
da|Intermediate|899|390|Lata Deshmukh|powerbi dashboard analytics|Dashboards in Power BI|Tell the story of your numbers|Sales and hospital dashboards.|Modelling;DAX;Sharing
da|Intermediate|799|330|Lata Deshmukh|tableau dashboard analytics|Tableau from Start to Finish|Maps, filters, stories|Explore elections and rainfall.|Maps;Filters;Stories
da|Beginner|499|260|Imran Baig|sql database analytics|SQL in Twenty Lessons|Ask any table anything|Library and railway examples.|Select;Join;Group
da|Beginner|999|520|Lata Deshmukh|analytics career excel sql|Become a Data Analyst|Excel, SQL and interviews|A path for commerce and arts graduates.|Excel;SQL;Portfolio;Interviews
hack|Beginner|599|420|Zubin Irani|hacking security|Introduction to Ethical Hacking|Find holes before thieves do|Lab, scanning and first reports.|Lab;Scanning;Report
hack|Intermediate|1399|520|Zubin Irani|websec hacking security bugbounty|Bug Bounty in Practice|Web holes that pay|Injection, broken access and clear reports.|Injection;Access control;Reports
hack|Advanced|2499|610|Zubin Irani|pentest hacking security network|Advanced Penetration Testing|Active Directory and beyond|Movement, persistence and clean-up.|Active Directory;Persistence;Clean-up
hack|Beginner|0|80|Meher Wadia|cybersafety security|Stay Safe Online|Passwords, scams and privacy|For parents, elders and children.|Passwords;Scams;Privacy
hack|Intermediate|1099|380|Meher Wadia|soc security|Security Operations Center Analyst|Watch, triage, respond|Logs and alerts with open tools.|Logs;Alerts;Response
hack|Intermediate|1199|350|Meher Wadia|forensics security|Digital Evidence and Forensics|From seizure to report|Phones, disks and mail.|Seizure;Disks;Phones
ui|Beginner|399|280|Trisha Paul|figma ui design|Design Apps in Figma|Frames to prototype|Taxi and tiffin application screens.|Frames;Auto layout;Prototype
ui|Intermediate|899|310|Trisha Paul|ux research design|UX Research Methods|Ask, watch, understand|Interviews, diaries and tests.|Interviews;Diaries;Tests
ui|Beginner|299|160|Trisha Paul|graphic canva design|Graphic Design on Canva|Posters, menus and reels covers|For shopkeepers and students.|Posters;Menus;Covers
ui|Intermediate|999|400|Joel Fernandes|photoshop graphic design|Photoshop Retouching|Skin, products and composites|Work as studios do.|Masks;Skin;Composites
ui|Advanced|1499|430|Joel Fernandes|designsystem ui design|Design Systems at Scale|Tokens and governance|Keep twenty teams consistent.|Tokens;Components;Governance
oth|Beginner|399|210|Sukhdev Singh|cctv electronics|CCTV Camera Installation|Wiring, DVR and mobile viewing|Become a technician in two weeks.|Wiring;DVR;Mobile viewing
oth|Beginner|199|90|Sukhdev Singh|cctvmonitor security|CCTV Live Monitoring|Control room skills|Observe, log, escalate.|Observation;Logs;Escalation
oth|Beginner|249|140|Anjali Mishra|aadhaar biometric operator|Aadhaar Enrolment Operator|Biometric authentication and updates|Rules, devices and the certification test.|Rules;Devices;Test
oth|Beginner|199|100|Anjali Mishra|biometric operator|Biometric Authentication (Non-Aadhaar)|Fingerprint and face at exam centres|Verify candidates quickly and kindly.|Fingerprint;Face;Exceptions
oth|Intermediate|799|260|Vandana Rao|orgtraining softskills|Organisational Training Design|Plan, run and measure|For HR and learning teams.|Needs;Delivery;Measurement
oth|Beginner|349|150|Vandana Rao|communication softskills english|Business Communication|Mails, calls and meetings|Clear and polite English at work.|Mails;Calls;Meetings
oth|Intermediate|599|180|Vandana Rao|publicspeaking softskills|Speak in Public|From shaking knees to applause|Structure, voice and practice.|Structure;Voice;Practice
oth|Intermediate|699|200|Vandana Rao|leadership softskills|Lead Your Team|Feedback, goals and trust|For new supervisors.|Feedback;Goals;Trust
oth|Beginner|199|90|Vandana Rao|timemanagement softskills|Manage Your Time|Less rush, more done|Plan, focus and rest.|Plan;Focus;Rest
oth|Beginner|0|110|Vandana Rao|interview career softskills|Interview Readiness|Resume and confidence|Practice answers for freshers.|Resume;Answers;Practice
oth|Intermediate|799|220|Ritesh Goyal|sustainability esg|Sustainability for Companies|Carbon, water, reporting|Measure and report what you use.|Carbon;Water;Reporting
oth|Beginner|499|190|Ritesh Goyal|solar electrical|Solar Panel Technician|Mounting, wiring, inverter|Rooftop work from survey to switch on.|Survey;Mounting;Inverter
oth|Beginner|399|230|Sukhdev Singh|electrical trade|Home Electrical Wiring|Safe and neat|Boards, earthing and fans.|Boards;Earthing;Fans
oth|Beginner|499|240|Sukhdev Singh|mobilerepair trade electronics|Smartphone Repair|Display, battery, board|Tools and tricks from a busy shop.|Display;Battery;Board
oth|Intermediate|599|300|CA Manoj Jain|tally gst accounting|GST and Tally for Traders|Bills, returns and books|Keep the books of a wholesale shop.|Bills;Returns;Books
oth|Beginner|499|250|CA Manoj Jain|stock investing finance|Investing and the Stock Market|Shares, funds and patience|Build wealth without tips.|Shares;Funds;Risk
oth|Beginner|0|70|CA Manoj Jain|personalfinance finance|Money Basics|Budget, debt and insurance|For the first salary.|Budget;Debt;Insurance
oth|Intermediate|899|280|Ritu Saxena|digitalmarketing marketing|Digital Marketing in Action|Search, social and mail|Grow a small brand with little money.|Search;Social;Mail
oth|Beginner|399|170|Ritu Saxena|youtube contentcreation video|YouTube for Teachers|Record, edit, publish|Lessons people watch to the end.|Recording;Editing;Publishing
oth|Beginner|299|330|Prof. K. Subbu|upsc govexam exam|UPSC Prelims Strategy|Polity, economy and history|Plan one year.|Polity;Economy;History
oth|Beginner|249|280|Prof. K. Subbu|ssc govexam exam|Quant and Reasoning for SSC and Bank Exams|Speed and accuracy|Tricks with practice papers.|Percentages;Puzzles;Papers
oth|Beginner|399|200|Maria Dias|english communication|Everyday English Speaking|Talk without fear|Shops, travel and office.|Shops;Travel;Office
oth|Beginner|599|310|Maria Dias|french language|French for Beginners|Bonjour to small talk|Travel and study.|Greetings;Verbs;Small talk
oth|Beginner|0|60|Swami Arun|yoga wellness|Morning Yoga|Gentle stretches for everyone|For stiff backs and busy minds.|Stretches;Breath;Rest
oth|Beginner|349|160|Chef Poonam|baking cooking|Cakes without Eggs|Soft sponges at home|Birthday cakes and cupcakes to sell.|Sponge;Cream;Selling
oth|Beginner|449|220|Hema Latha|tailoring trade|Stitch Your Own Clothes|Blouse, kurta and trousers|Measure, cut and sew.|Measure;Cut;Sew
oth|Beginner|299|150|Gopi Chand|guitar music|Guitar in Thirty Days|First chords to first song|Practice ten minutes a day.|Chords;Rhythm;First song
oth|Beginner|249|130|Little Steps Academy|kids programming scratch|Coding Club for Kids|Stories and games with blocks|Ages 7 to 12.|Blocks;Stories;Games
oth|Intermediate|1099|800|Prof. Amit Sinha|dsa programming java interview|Data Structures in Java|Arrays to graphs for interviews|Two hundred problems.|Arrays;Trees;Graphs
oth|Intermediate|1599|540|Kiran Shetty|aws cloud devops|AWS Cloud Practitioner and Beyond|Compute, storage and bills|Prepare for the certificate and real work.|Compute;Storage;Billing
oth|Advanced|1799|500|Kiran Shetty|kubernetes docker devops cloud|Containers and Kubernetes|Ship without fear|Images, clusters and rollbacks.|Images;Clusters;Rollbacks
oth|Beginner|299|200|Kiran Shetty|linux devops|Linux Basics|The command line|Files, users and scripts.|Files;Users;Scripts
`;
