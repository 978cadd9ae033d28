/**
 * The subjects of the judged catalogue, one a block: category # tags # lectures # three courses, from the easiest to the
 * hardest, each `title :: subtitle`. Tags are what judges go by; nothing of the product knows them.
 */
export const TOPICS = `
Web Development # html web frontend # Tags and attributes; Forms that work; Boxes and spacing; Flexbox; Publishing your page; Semantic markup
= HTML and CSS for complete beginners :: Make your first page today
= Responsive websites with CSS Grid :: Layouts that fit every screen
= CSS architecture at scale :: Maintainable styles for big teams
Web Development # javascript web frontend programming # Variables and functions; The DOM; Events; Promises and async; Modules; Closures
= JavaScript from zero :: The language of the browser, step by step
= Modern JavaScript in practice :: ES6, async code and the DOM
= JavaScript internals :: Event loop, memory and performance
Web Development # react web frontend # Components and props; State and hooks; Routing; Talking to an API; Testing components; Rendering cost
= React JS crash course :: Components and hooks in a weekend
= Build a shopping cart with React :: State, routing and forms
= React performance patterns :: Memoization, suspense and profiling
Web Development # angular web frontend # Modules and components; Services; RxJS streams; Reactive forms; Routing guards; Signals
= Getting started with Angular :: Your first single page application
= Angular in the enterprise :: Forms, services and state
= RxJS and Angular deep dive :: Streams without tears
Web Development # vue web frontend # Templates; Reactivity; Composition API; Pinia stores; Vue router; Server rendering
= Vue.js essentials :: A gentle framework for the web
= Vue 3 composition API workshop :: Stores, routing and forms
= Nuxt in production :: Server rendered Vue
Web Development # node backend web # Express routes; Middleware; Connecting a database; Authentication with JWT; File uploads; Streams
= Node.js for newcomers :: JavaScript on the server
= REST APIs with Node and Express :: Authentication, validation and errors
= Scaling Node services :: Clusters, queues and streams
Web Development # django python backend web # Models; Views and templates; The admin; REST framework; Deployment; Background tasks
= Django basics :: Websites with Python
= Build a blog with Django :: Models, forms and users
= Django REST framework masterclass :: Permissions, throttling and tests
Web Development # php backend web # Syntax; Forms and sessions; PDO and MySQL; Laravel routes; Eloquent; Queues
= PHP for absolute starters :: Dynamic pages with MySQL
= Laravel from the ground up :: Routes, Eloquent and Blade
= Laravel queues and packages :: For experienced PHP teams
Web Development # wordpress web nocode # Installing; Themes; Plugins; Elementor pages; Speed and backups; Custom post types
= WordPress website in a day :: No coding needed
= Design with Elementor :: Landing pages that sell
= WordPress plugin development :: Hooks, filters and REST
Web Development # ecommerce web # Shopify setup; Product pages; Payments; Shipping; Discounts; Conversion
= Open your online store with Shopify :: From product to first order
= WooCommerce shop setup :: Payments, shipping and taxes
= Conversion tuning for online shops :: Checkout experiments
Web Development # fullstack web backend frontend # Planning; Database schema; API; Client; Login; Deployment
= Full stack web developer path :: Front to back, one project
= MERN stack project :: MongoDB, Express, React and Node
= Production full stack architecture :: Caching, CI and monitoring
Web Development # typescript web frontend programming # Types; Interfaces; Generics; Narrowing; Build setup; Type level tricks
= TypeScript first steps :: Catch mistakes before they run
= TypeScript for React developers :: Props, hooks and generics
= Advanced types in TypeScript :: Conditional and mapped types
App Development # android app # Activities; Layouts; Navigation; Room storage; Permissions; Play Store release
= Make your first Android app :: Android Studio step by step
= Android with Jetpack Compose :: Modern screens in Kotlin
= Android architecture for experts :: Modules, tests and offline first
App Development # ios app # Xcode tour; SwiftUI views; Lists; Core Data; TestFlight; Concurrency
= iPhone apps with SwiftUI :: No experience needed
= iOS networking and storage :: URLSession and Core Data
= Swift concurrency in depth :: Actors and structured tasks
App Development # flutter app # Dart basics; Widgets; State; Animations; Firebase login; Store release
= Flutter for everyone :: One codebase, two stores
= Flutter and Firebase chat app :: Login, messages and push
= Flutter performance and architecture :: Bloc, isolates and rendering
App Development # reactnative app react # Expo; Screens; Navigation; Native modules; Push messages; Offline data
= React Native quick start :: Mobile apps with JavaScript
= Food delivery app in React Native :: Maps, payments and push
= React Native under the hood :: Bridges, Hermes and profiling
App Development # game app # Scenes; Physics; Sprites; Scoring; Sound; Publishing
= Your first game with Unity :: Scenes, physics and fun
= 2D platformer development :: Levels, enemies and sound
= Multiplayer games with Unreal :: Replication and servers
App Development # kotlin app android programming # Null safety; Classes; Collections; Coroutines; Flow; Multiplatform
= Kotlin language basics :: For people new to programming
= Kotlin coroutines :: Concurrency without pain
= Kotlin multiplatform :: Share code between Android and iOS
AI/ML # ml ai datascience # What learning means; Linear regression; Decision trees; Model evaluation; Feature engineering; Ensembles
= Machine learning without fear :: Ideas first, formulas later
= Machine learning with scikit-learn :: Regression, trees and clusters
= Gradient boosting and ensembles :: Winning on tabular data
AI/ML # deeplearning ml ai # Neurons; Backpropagation; Convolutions; Regularization; Transfer learning; Attention
= Neural networks explained :: Pictures before formulas
= Deep learning with PyTorch :: Train and debug networks
= Transformers from scratch :: Attention in code
AI/ML # nlp ai ml # Tokens; Embeddings; Sentiment; Named entities; Translation; Evaluation
= Natural language processing basics :: Teach computers to read
= Sentiment analysis of reviews :: From text to insight
= Fine-tuning language models :: Data, LoRA and evaluation
AI/ML # vision ai ml # Images as numbers; Filters; Face detection; Object detection; Segmentation; Deployment
= Computer vision starter :: OpenCV by example
= Object detection with YOLO :: Count cars, people and parcels
= Medical image segmentation :: U-Net and beyond
AI/ML # genai ai aitools # What LLMs do; Calling an API; Retrieval; Agents; Evaluation; Guardrails
= Generative AI for developers :: Your first LLM app
= Build a RAG assistant :: Chat with your own documents
= AI agents in production :: Tools, memory and guardrails
AI/ML # mlops ml ai # Packaging; Tracking experiments; Serving; Monitoring; Pipelines; Drift
= From notebook to service :: Serve your first model
= MLOps with MLflow and Docker :: Track, package, deploy
= Monitoring models at scale :: Drift, retraining and cost
AI/ML # reinforcement ml ai # Rewards; Q-learning; Policy gradients; Gym; Exploration; Multi agent
= Reinforcement learning intro :: Teach an agent to play
= Deep Q networks :: From Atari to robots
= Policy optimization methods :: PPO and friends
AI Tools # chatgpt aitools # Good questions; Summaries; Emails; Tables; Privacy; Custom assistants
= ChatGPT for everyday work :: Emails, summaries and plans
= ChatGPT for teachers and trainers :: Lessons, quizzes and feedback
= Custom GPT assistants :: Knowledge, actions and limits
AI Tools # prompting aitools # Roles; Examples; Chains; Checking answers; Templates; Evaluation
= Prompt engineering essentials :: Ask better, get better
= Prompt patterns for marketers :: Campaigns in minutes
= Prompt testing and evaluation :: Measure before you ship
AI Tools # aiimage aitools # Describing a picture; Styles; Inpainting; Upscaling; Consistent characters; Licences
= Midjourney for beginners :: Pictures from words
= Product photos with Stable Diffusion :: Backgrounds, light and style
= ComfyUI workflows :: Control nets and custom models
AI Tools # aivideo aitools video # Script; Avatars; Voice; Captions; Editing; Publishing
= Make videos with AI :: From script to avatar in an hour
= AI voice over studio :: Clone, narrate and dub
= Text to video pipelines :: Runway, captions and automation
AI Tools # copilot aitools programming # Completion; Chat; Tests; Refactoring; Reviews; Safety
= GitHub Copilot quick guide :: Code faster from today
= Pair programming with AI :: Tests, refactoring and review
= AI assisted engineering for teams :: Policy, metrics and security
AI Tools # automation aitools # Triggers; Actions; Sheets; Mail; Errors; Webhooks
= Automate your office with Zapier :: No code workflows
= n8n automation workshop :: Connect apps and AI
= Enterprise RPA with UiPath :: Bots, queues and governance
AI Tools # chatbot aitools # Intents; Flows; WhatsApp; Handover; Testing; Metrics
= Build a WhatsApp bot :: Answer customers while you sleep
= Customer support chatbots :: Flows, handover and tone
= Voice bots with LLMs :: Speech in, answers out
Data Science # python programming datascience # Variables; Loops; Functions; Files; Classes; Packages
= Python for beginners :: Programming from the first line
= Python scripting for daily tasks :: Files, mail and spreadsheets
= Python under the hood :: Descriptors, async and C extensions
Data Science # datascience # Questions; Cleaning data; Exploring; Modelling; Telling the story; Ethics
= Data science in plain words :: What data scientists do all day
= Data science project lab :: From raw data to report
= Causal inference for data scientists :: Beyond correlation
Data Science # statistics datascience # Averages; Spread; Probability; Tests; Confidence; Bayes
= Statistics you will actually use :: Averages, spread and chance
= Hypothesis testing and A/B experiments :: Decide with numbers
= Bayesian modelling :: Priors, MCMC and hierarchies
Data Science # pandas python datascience # Series; Data frames; Joins; Group by; Dates; Speed
= Pandas first look :: Tables in Python
= Data wrangling with pandas and NumPy :: Clean messy files
= High performance data frames :: Polars, Arrow and memory
Data Science # bigdata datascience # Clusters; Spark; Partitions; Streaming; Tuning; Lakehouse
= Big data for the curious :: Hadoop and Spark explained
= PySpark in practice :: Transform billions of rows
= Streaming with Kafka and Spark :: Exactly once pipelines
Data Science # dataeng datascience # Warehouse; ETL; Airflow; dbt; Quality; Cost
= Data engineering foundations :: Pipelines and warehouses
= ETL with Airflow and dbt :: Scheduled, tested, documented
= Lakehouse architecture :: Tables on object storage
Data Science # r datascience statistics # Vectors; Tidy data; ggplot; Models; Reports; Shiny
= R for statistics students :: RStudio from the start
= Data visualisation in R :: ggplot stories
= Shiny apps and packages :: Share your R work
Data Science # timeseries datascience # Seasonality; Smoothing; ARIMA; Features; Backtests; Deep models
= Forecasting basics :: Sales, stock and weather
= Time series with ARIMA and Prophet :: Backtest before you trust
= Probabilistic forecasting :: Deep models and uncertainty
Data Analytics # excel analytics office # Cells and formulas; Lookups; Pivot tables; Charts; Power Query; Macros
= Excel from scratch :: Formulas without fear
= Pivot tables and dashboards in Excel :: Reports your boss will like
= Excel VBA and macros :: Automate the boring parts
Data Analytics # sql analytics database # Select; Filters; Joins; Group by; Window functions; Plans
= SQL for beginners :: Ask questions of tables
= SQL joins and window functions :: Real analyst questions
= Query tuning in PostgreSQL :: Plans, indexes and statistics
Data Analytics # powerbi analytics dashboard # Import; Model; DAX; Visuals; Sharing; Row level security
= Power BI in a week :: From sheet to dashboard
= DAX formulas that matter :: Measures and time intelligence
= Power BI administration :: Gateways, security and capacity
Data Analytics # tableau analytics dashboard # Connect; Charts; Maps; Calculations; Stories; Server
= Tableau starter kit :: Charts people understand
= Tableau dashboards for business :: Filters, actions and maps
= Tableau level of detail expressions :: For power users
Data Analytics # analytics # Questions; Data sources; Cleaning; Metrics; Insight; Presenting
= Become a data analyst :: The job, the tools, the thinking
= Business analytics case studies :: Pricing, churn and stock
= Product metrics and experimentation :: North stars and guard rails
Data Analytics # webanalytics analytics marketing # Tags; Events; Funnels; Audiences; Attribution; Reports
= Google Analytics 4 setup :: Know your visitors
= Marketing attribution :: Which channel works
= Customer lifetime value modelling :: Cohorts and retention
Data Analytics # dashboard analytics # Chart choice; Colour; Layout; Story; Interactivity; Accessibility
= Charts that tell the truth :: Data visualization basics
= Dashboard storytelling :: Layout, colour and narrative
= Interactive visuals with D3 :: Custom charts on the web
Ethical Hacking # hacking security # Law and ethics; Scanning; Password attacks; Exploits; Reporting; Labs
= Ethical hacking for beginners :: Think like an attacker, legally
= Hands-on white hat hacking lab :: Scan, exploit, report
= CEH exam preparation :: Every module with practice
Ethical Hacking # pentest hacking security # Scope; Recon; Metasploit; Privilege escalation; Pivoting; Report
= Penetration testing first steps :: Your own safe lab
= Metasploit and privilege escalation :: From foothold to root
= Red team operations :: Evasion, pivoting and OPSEC
Ethical Hacking # websecurity hacking security web # Proxy; Injection; XSS; Access control; SSRF; Disclosure
= Bug bounty starter :: Find and report your first bug
= OWASP top ten in practice :: Burp Suite labs
= Advanced web exploitation :: Deserialization and SSRF chains
Ethical Hacking # netsecurity hacking security network # Packets; Nmap; Wireshark; Firewalls; Wi-Fi; IDS
= Network security basics :: Firewalls, ports and packets
= Wireshark and Nmap workshop :: See what happens on the wire
= Wireless attacks and defence :: WPA, rogue APs and radius
Ethical Hacking # forensics security # Evidence; Disk images; Memory; Logs; Mobile; Court reports
= Digital forensics introduction :: Evidence that stands
= Incident response playbooks :: Contain, eradicate, recover
= Memory and malware forensics :: Volatility in depth
Ethical Hacking # cybersafety security # Passwords; Phishing; Updates; Backups; Privacy; Banking safely
= Stay safe online :: Passwords, phishing and privacy for the family
= Security awareness at the workplace :: Spot and report attacks
= Building a security operations centre :: SIEM, alerts and people
Ethical Hacking # kali hacking linux security # Installing; Shell; Tools; Scripts; Hardening; Custom images
= Kali Linux tour :: Tools and terminal
= Linux hardening :: Keep servers shut
= Custom attack tooling in Bash and Python :: Script your lab
UI UX Designing # figma design # Frames; Components; Auto layout; Prototypes; Handoff; Variables
= Figma from the first click :: Design your first screen
= Figma components and auto layout :: Work faster, stay consistent
= Design systems in Figma :: Tokens, libraries and governance
UI UX Designing # ux design # Users; Problems; Flows; Wireframes; Tests; Iteration
= UX design fundamentals :: From problem to flow
= UI UX design bootcamp :: A case study from brief to handoff
= UX strategy for leads :: Vision, metrics and stakeholders
UI UX Designing # research design # Plan; Recruit; Interview; Observe; Synthesize; Share
= Talk to your users :: Interviews without bias
= Usability testing :: Five users, many insights
= Mixed method research :: Surveys, analytics and diaries
UI UX Designing # wireframe design # Sketching; Low fidelity; Flows; Clickable; Feedback; Tools
= Wireframing on paper and screen :: Ideas in minutes
= Interactive prototypes :: Click before you code
= Prototyping with real data :: Variables and logic
UI UX Designing # uitheory design # Contrast; Type; Grid; Colour; Icons; Motion
= Colour and typography for screens :: Make it look right
= Visual hierarchy in interfaces :: Lead the eye
= Motion design for products :: Micro interactions with meaning
UI UX Designing # accessibility design web # Keyboard; Contrast; Screen readers; Forms; Testing; Law
= Accessible design for everybody :: WCAG in plain words
= Testing with screen readers :: Find barriers before users do
= Accessibility programmes in large firms :: Audits, law and culture
UI UX Designing # portfolio design career # Choosing work; Case study; Layout; Story; Feedback; Interview
= Your first design portfolio :: Show how you think
= UX case studies that get you hired :: Structure and story
= Design leadership interviews :: Portfolio walk through
Others # cctvinstall cctv # Tools and cables; Choosing cameras; Mounting; DVR setup; Remote viewing; Fault finding
= CCTV installation for beginners :: Cables, cameras and recorders
= IP camera networks :: PoE, NVR and remote view
= Large site surveillance design :: Campus wide camera systems
Others # cctvmonitor cctv # The control room; Watching well; Incidents; Reports; Privacy law; Night shift
= CCTV live monitoring operator :: The first shift
= Control room practice :: Incidents, logs and handover
= Managing a surveillance centre :: People, rules and audits
Others # cctvrepair cctv # No picture; Power faults; Hard disks; Network faults; Firmware; Preventive care
= Fix common camera faults :: No signal, no power, no picture
= DVR and NVR maintenance :: Disks, firmware and backups
= Service contracts for security systems :: Planning and costing
Others # aadhaar biometric # Consent; Enrolment; Devices; Authentication; e-KYC; Errors
= Aadhaar authentication for operators :: Devices, consent and e-KYC
= Aadhaar enrolment and update client :: Operator exam practice
= UIDAI compliance and audits :: For authentication agencies
Others # nonaadhaar biometric # Fingerprints; Face; Iris; Attendance; Access; Privacy
= Biometric attendance without Aadhaar :: Set up a fingerprint machine
= Face and iris recognition systems :: Choosing and tuning devices
= Multi-modal biometrics :: Accuracy, liveness and fraud
Others # examops # Before the exam; Hall tickets; Software; Candidates; Incidents; After the exam
= Exam operator training :: Run a computer based test
= Exam software handling :: Servers, clients and recovery
= Exam centre supervision :: Audits, malpractice and reporting
Others # orgtraining # Needs; Goals; Sessions; Onboarding; Measuring; Budgets
= Onboarding that works :: The first ninety days of new staff
= Designing corporate training :: Needs, sessions and results
= Learning strategy for organisations :: Skills, budgets and impact
Others # protraining # Goals; Practice; Feedback; Certification; Interview; First job
= Train the trainer :: Plan and hold your first session
= Vocational training for job seekers :: Ready for the first day
= Certified master trainer :: Assess, coach and certify
Others # communication softskills # Listening; Clear words; Email; Meetings; Difficult talks; Feedback
= Communication skills at work :: Speak clearly, listen well
= Difficult conversations :: Stay calm, stay kind
= Executive communication :: Brief the board
Others # speaking communication softskills # Fear; Structure; Voice; Slides; Questions; Practice
= Public speaking without fear :: Your first five minutes
= Storytelling for presenters :: Hold the room
= Keynote craft :: Stage presence for professionals
Others # english communication # Greetings; Tenses; Phone calls; Interviews; Pronunciation; Fluency
= Spoken English from zero :: Everyday sentences
= Business English :: Meetings, mails and calls
= IELTS band 8 strategy :: Writing and speaking
Others # interview softskills career # Research; Answers; Questions; Salary; Video calls; Follow up
= Crack your first job interview :: Questions and good answers
= HR round practice :: Salary, gaps and weaknesses
= Senior manager interviews :: Strategy cases
Others # resume career # Layout; Words; LinkedIn; Cover letters; Portals; Referrals
= Write a resume that gets calls :: One page, no lies
= LinkedIn profile makeover :: Be found by recruiters
= Executive CV and personal brand :: For senior people
Others # leadership softskills # Trust; Goals; Delegation; Coaching; Conflict; Change
= First time team leader :: From colleague to boss
= Coaching your team :: Questions that grow people
= Leading change :: Culture, resistance and results
Others # timemgmt softskills # Priorities; Calendar; Focus; Meetings; Habits; Review
= Manage your time :: Plan the day, end on time
= Deep focus habits :: Beat distraction
= Productivity systems for managers :: Delegate and review
Others # custservice softskills # Greeting; Listening; Angry callers; Tickets; Tools; Metrics
= Customer care executive course :: Calls, chats and calm
= Handling angry customers :: Words that work
= Support team metrics :: CSAT, SLA and staffing
Others # project # Goals; Plan; Risks; Scrum; Reports; Closing
= Project management basics :: Plan, do, finish
= Scrum master practice :: Sprints that deliver
= PMP exam preparation :: All domains
Others # sustainability # Footprint; Energy; Waste; Reporting; Supply chain; Law
= Sustainability at work :: Small steps, real effect
= Carbon accounting :: Scope one, two and three
= ESG reporting standards :: For listed companies
Others # solar sustainability electrical # Panels; Sizing; Mounting; Inverters; Safety; Net metering
= Rooftop solar installation :: From site survey to switch on
= Solar system sizing :: Loads, batteries and inverters
= Utility scale solar plants :: Design and finance
Others # waste sustainability # Sorting; Compost; Plastics; Collection; Reuse; Law
= Composting at home :: Kitchen waste to garden soil
= Waste management for housing societies :: Sorting and collection
= Circular economy design :: Products that come back
Others # electrician electrical # Tools; Circuits; Switchboards; Earthing; Faults; Safety
= House wiring for beginners :: Switches, lights and safety
= Industrial electrician :: Motors, panels and drawings
= Electrical safety audits :: Standards and reports
Others # mobilerepair repair # Tools; Screens; Batteries; Soldering; Software; Water damage
= Mobile phone repair at home :: Screens and batteries
= Chip level phone repair :: Soldering and schematics
= Running a repair shop :: Spares, prices and warranty
Others # hardware repair network # Parts; Assembly; Windows; Drivers; Faults; Networks
= Assemble your own PC :: Parts, tools and first boot
= Laptop repair technician :: Boards, screens and power
= Server hardware support :: RAID, racks and spares
Others # office # Windows; Files; Word; Slides; Internet; Typing
= Basic computer course :: Windows, files and the internet
= MS Word and PowerPoint for the office :: Letters and slides
= Google Workspace administration :: Users, drives and rules
Others # accounting # Vouchers; Ledgers; GST; Payroll; Returns; Audit
= Tally Prime for beginners :: Vouchers to balance sheet
= GST return filing :: GSTR 1 and 3B step by step
= Income tax for small firms :: Planning and audits
Others # finance # Budget; Saving; Funds; Shares; Risk; Tax
= Personal finance for young people :: Budget, save, invest
= Stock market investing :: Read a company before you buy
= Options trading strategies :: Greeks and hedging
Others # marketing # Audience; Content; Ads; Email; Analytics; Budget
= Digital marketing for small business :: Customers from the internet
= Facebook and Instagram ads :: Small budgets, good results
= Growth marketing :: Funnels and experiments
Others # seo marketing web # Keywords; Pages; Links; Speed; Local; Audit
= SEO basics :: Be found on Google
= Technical SEO :: Crawling, speed and schema
= SEO for large sites :: Logs, faceting and migration
Others # writing marketing # Ideas; Headlines; Drafts; Editing; Blogs; Scripts
= Content writing for beginners :: Blogs people finish
= Copywriting that sells :: Headlines, offers and mails
= Technical writing for engineers :: Docs as code
Others # video # Cuts; Sound; Colour; Titles; Export; Motion
= Video editing on your phone :: CapCut for reels
= Premiere Pro editing course :: Cuts, sound and colour
= Cinematic colour grading :: DaVinci Resolve for pros
Others # photo # Light; Exposure; Composition; Portraits; Editing; Business
= Photography with any camera :: Light and composition
= Portrait and wedding photography :: Posing and light
= Commercial product photography :: Studio and retouching
Others # graphic design # Shapes; Layers; Logos; Posters; Print; Brand
= Canva for small business :: Posters and posts
= Photoshop and Illustrator :: Logos, posters and photos
= Brand identity systems :: From logo to guidelines
Others # iot programming # Boards; Sensors; WiFi; Relays; Cloud; Power
= Arduino for beginners :: Blink to weather station
= Home automation with ESP32 :: Sensors, relays and phone
= Industrial IoT :: Gateways, protocols and edge
Others # cloud devops # Accounts; Machines; Storage; Networks; Serverless; Cost
= AWS cloud practitioner :: The cloud in plain words
= Deploy on Azure :: Apps, databases and pipelines
= Multi cloud architecture :: Resilience and cost
Others # devops # Git; Docker; Pipelines; Kubernetes; Monitoring; Rollback
= Git and GitHub for beginners :: Never lose work again
= Docker and CI pipelines :: Ship every day
= Kubernetes operations :: Scaling, upgrades and rescue
Others # network # Cables; Addresses; Switching; Routing; WiFi; Security
= Computer networking basics :: How the internet works
= CCNA routing and switching :: Labs with packet tracer
= Data centre networks :: BGP and VXLAN
Others # programming java # Classes; Collections; Exceptions; Streams; Spring; Threads
= Java programming for beginners :: Objects from the start
= Spring Boot web services :: REST, data and security
= Java concurrency :: Threads, locks and virtual threads
Others # programming cpp # Pointers; Memory; Classes; STL; Templates; Performance
= C and C++ for college students :: Pointers made simple
= Modern C++ in practice :: RAII, STL and lambdas
= C++ template metaprogramming :: Concepts and compile time
Others # programming dsa interview # Arrays; Lists; Trees; Graphs; Sorting; Dynamic programming
= Data structures made easy :: Arrays, lists and trees
= Algorithms for coding interviews :: Patterns and practice
= Competitive programming :: Graphs and dynamic programming
Others # yoga wellness # Breath; Postures; Back; Sleep; Stress; Routine
= Yoga for desk workers :: Ten minutes a day
= Meditation and stress relief :: Calm for busy people
= Yoga teacher foundation :: Anatomy and sequencing
Others # cooking # Knives; Rice; Curries; Bread; Sweets; Menu
= Indian home cooking :: Dal, rice and curry
= Baking bread and cakes :: Ovens and oven-free
= Run a cloud kitchen :: Menu, cost and delivery
Others # tailoring # Machine; Measuring; Cutting; Blouse; Kurta; Finishing
= Sewing machine basics :: Stitch your first bag
= Blouse and kurta cutting :: Measure, cut, stitch
= Fashion draping and pattern making :: For designers
Others # startup business # Idea; Customers; Plan; Money; Team; Launch
= Start a small business :: From idea to first customer
= Business plan workshop :: Numbers banks believe
= Raising venture capital :: Pitch, terms and board
`;
