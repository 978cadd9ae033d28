/**
 * The subjects of the judged catalogue, one a block: category # tags # lectures # three courses, from the easiest to the
 * hardest, each `title :: subtitle`. Tags are what judges go by; nothing of the product knows them.
 */
export const FIRST_TOPICS = `
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
`;
