/** Another catalogue, mostly of subjects the first one lacks, with requests for it; blocks as in `topics.ts`. */
export const OTHER_TOPICS = `
Web Development # webdev frontend # Setting up; Semantic pages; Styling; Interactivity; Going live; Accessibility
= The Complete Web Developer Bootcamp :: Become a developer with one course
= Practical Web Components :: Reusable elements without a framework
= Web Performance Engineering :: Core web vitals for demanding sites
Web Development # nextjs react frontend # Pages and layouts; Server actions; Data fetching; Caching; Deployment; Auth
= Next.js step by step :: Ship your first app on Vercel
= Next.js dashboard project :: Tables, charts and login
= Server components in production :: Streaming and caching
Web Development # svelte frontend # Components; Stores; Transitions; Routing; Forms; Adapters
= SvelteKit for curious coders :: Less code, more fun
= Animated interfaces in Svelte :: Transitions and gestures
= Compiler secrets of Svelte :: How it works inside
Web Development # go backend programming # Types; Goroutines; Channels; HTTP servers; Databases; Profiling
= Golang crash course :: From hello world to a web server
= Microservices in Go :: gRPC, queues and observability
= High performance Go :: Profiling and memory
Web Development # csharp backend programming # Syntax; Classes; LINQ; Web API; Entity Framework; Azure
= C# fundamentals :: Your first .NET program
= ASP.NET Core web API :: Identity, EF Core and testing
= Clean architecture in .NET :: CQRS and domain driven design
App Development # unity game csharp # Editor; Scripting; Physics; UI; Audio; Build
= Make a mobile runner in Unity :: C# for game makers
= Unity multiplayer shooter :: Netcode and lobbies
= Shader magic :: Rendering tricks for game artists
App Development # lowcode app # Sheets as data; Screens; Actions; Users; Automations; Publishing
= Build apps without code :: Glide, AppSheet and friends
= FlutterFlow zero to launch :: A dating app in ten days
= Bubble for founders :: Marketplace without engineers
AI/ML # ml python ai # Data; Regression; Classification; Clustering; Validation; Deployment
= Machine Learning A to Z :: Hands-on Python and R
= Credit risk modelling :: Scorecards for banks
= Kaggle grandmaster tactics :: Stacking and features
AI/ML # speech ai deeplearning # Sound; Spectrograms; Recognition; Synthesis; Wake words; Devices
= Speech recognition for everyone :: Turn voice into text
= Build a voice assistant on Raspberry Pi :: Offline and private
= Neural speech synthesis :: Tacotron to diffusion
AI/ML # agents genai ai # Tools; Memory; Planning; Evaluation; Safety; Cost
= LangGraph agents :: Workflows that think
= Chat with your PDF :: Embeddings and vector stores
= Evaluating language model apps :: Judges, traces and tests
AI Tools # canvaai design aitools # Magic design; Text effects; Brand kit; Resizing; Video; Print
= Social posts with Canva and AI :: A month of content in a day
= Presentations in minutes with AI :: Gamma and Tome
= AI branding studio :: Consistent campaigns
AI Tools # musicai aitools music # Prompts; Lyrics; Stems; Mixing; Rights; Release
= Make songs with AI :: Suno and Udio for beginners
= Podcast production with AI :: Clean sound and show notes
= AI mastering chain :: Loudness and licensing
Data Science # bioinfo datascience # Sequences; Alignment; Variants; Expression; Pipelines; Plots
= Bioinformatics for biologists :: Sequences without tears
= RNA-seq in R :: From reads to pathways
= Genomic pipelines with Nextflow :: Reproducible at scale
Data Science # sports datascience python # Scraping; Match data; Ratings; Shot maps; Betting odds; Reports
= Cricket analytics with Python :: IPL data from ball to insight
= Football expected goals :: Build your own model
= Fantasy team optimisation :: Integer programming in practice
Data Analytics # sheets analytics # Cells; Functions; Filters; Pivot; Charts; Apps Script
= Google Sheets for office work :: Everyday formulas
= Apps Script automation :: Mail, forms and reports
= Looker Studio reports :: Live dashboards for clients
Data Analytics # financeanalytics finance analytics # Statements; Ratios; Forecast; Valuation; Scenarios; Decks
= Financial modelling in Excel :: Three statements from zero
= Equity research toolkit :: Valuation and reports
= Portfolio risk analytics :: VaR and stress tests
Ethical Hacking # cloudsec security cloud # Identity; Storage leaks; Logging; Attack paths; Containers; Reports
= Cloud security essentials :: Lock down your AWS account
= Hacking the cloud :: Misconfigurations and pivots
= Kubernetes attack and defence :: Escape and harden
Ethical Hacking # osint security # Search operators; People; Images; Domains; Maps; Ethics
= OSINT investigator :: Find anything in the open
= Geolocation challenges :: Where was this photo taken
= Threat intelligence analyst :: Actors, feeds and reports
UI UX Designing # webflow design nocode # Boxes; Classes; CMS; Interactions; SEO; Handover
= Webflow masterclass :: Design and launch without code
= Framer portfolio in a weekend :: Animated and responsive
= Scroll animations with GSAP :: Award winning sites
UI UX Designing # blender threed design # Interface; Modelling; Materials; Lights; Animation; Render
= Blender donut and beyond :: 3D for total beginners
= Product renders in Blender :: Sell before you build
= Geometry nodes deep dive :: Procedural worlds
Others # guitar music # Tuning; Chords; Strumming; Songs; Barre chords; Solos
= Guitar for beginners :: Your first ten songs
= Fingerstyle Bollywood guitar :: Arrange and play
= Jazz improvisation :: Modes and phrasing
Others # drone photo # Rules; Flight; Camera; Shots; Editing; Business
= Drone pilot ground school :: DGCA rules made simple
= Aerial photography :: Light from above
= Drone mapping and survey :: Orthomosaics for land records
Others # french language # Greetings; Numbers; Verbs; Cafe; Travel; Exams
= French for travellers :: Speak from day one
= German A1 goethe exam :: Pass with confidence
= Japanese N5 in 60 days :: Kana, kanji and grammar
Others # ev automobile # Batteries; Motors; Controllers; Charging; Diagnosis; Safety
= Electric vehicle technician :: Repair e-rickshaws and scooters
= EV charging station business :: Site, permits and profit
= Battery pack design :: Cells, BMS and thermal
Others # gardening farming # Soil; Seeds; Pots; Watering; Pests; Harvest
= Terrace gardening :: Vegetables on your roof
= Mushroom farming at home :: From spawn to sale
= Hydroponics commercial setup :: Nutrients and polyhouse
Others # makeup beauty # Skin; Base; Eyes; Lips; Hair; Bridal
= Self makeup :: Everyday and party looks
= Professional bridal makeup :: HD and airbrush
= Salon business :: Staff, stock and clients
Others # hr career # Hiring; Payroll; Policies; Labour law; Appraisal; Exit
= HR generalist :: Hire to retire
= Payroll and PF compliance :: ESI, PF and gratuity
= People analytics :: Attrition and pay equity
Others # parenting family # Sleep; Food; Screens; Anger; School; Teens
= Calm parenting :: Tantrums without shouting
= Screen time for children :: Rules that work
= Raising confident teenagers :: Talk so they listen
`;

/** Measured once as they came: nDCG@10 0.64, recall@24 0.73. The even ones were then looked at, the odd ones were not. */
export const OTHER_QUERY_LINES = `
plain > web developer course > webdev > nextjs svelte frontend >
plain > next js > nextjs > react frontend >
plain > svelte > svelte > frontend >
plain > golang microservices > go > backend >
plain > c# > csharp > programming >
plain > .net core api > csharp > backend >
plain > unity > unity > game >
plain > voice assistant > speech > ai >
plain > langchain agents > agents > genai ai >
plain > google sheets > sheets > analytics >
plain > financial modeling excel > financeanalytics > finance analytics >
plain > cloud security > cloudsec > security cloud >
plain > osint > osint > security >
plain > webflow > webflow > design >
plain > blender 3d > blender > design >
plain > guitar > guitar > music >
plain > drone > drone > >
plain > german language > french > language >
plain > electric vehicle repair > ev > >
plain > payroll > hr > >
sentence > I want to learn how to make an app but I cannot code > lowcode > app webflow >
sentence > I am a biologist who wants to analyse gene data > bioinfo > datascience >
sentence > how do I predict which team will win the match > sports > datascience ml >
sentence > I want to grow vegetables on my terrace > gardening > >
sentence > make a song without playing an instrument > musicai > music >
sentence > I want to know who posted this picture and where > osint > security >
sentence > my three year old throws tantrums and I end up shouting > parenting > >
sentence > make my website load faster > webdev > frontend nextjs >
sentence > I want to fly a camera over fields and take pictures > drone > photo >
sentence > turn recordings of meetings into text > speech > ai >
sentence > get hired as a hr > hr > career >
sentence > slides for my boss made by artificial intelligence > canvaai > aitools >
sentence > I want to talk to people in Paris > french > language >
sentence > repair e rickshaw and electric scooter > ev > >
sentence > will this borrower pay back the loan, prediction > ml > ai financeanalytics >
hinglish > gaana banana ai se > musicai > music aitools >
hinglish > gitar bajana sikhna hai > guitar > music >
hinglish > mashroom ki kheti > gardening > farming >
hinglish > dulhan ka makeup > makeup > beauty >
hinglish > bachcha mobile bahut dekhta hai kya karu > parenting > >
hinglish > chhat par sabzi ugana > gardening > >
hinglish > drone udana sikhna hai > drone > >
hinglish > electric scooter theek karna > ev > automobile >
hinglish > bina coding app > lowcode > app >
hinglish > ipl ka data analysis > sports > datascience >
hindi > गिटार सीखना है > guitar > music >
hindi > मशरूम की खेती > gardening > >
hindi > मेकअप कोर्स > makeup > beauty >
typo > golnag > go > backend >
typo > svelet > svelte > frontend >
typo > blendar modeling > blender > design >
typo > japnese language > french > language >
typo > hydroponiks > gardening > farming >
typo > bioinformatix > bioinfo > datascience >
typo > bridel makup > makeup > beauty >
typo > nextjss > nextjs > react frontend >
typo > geoloction > osint > security >
limits > c# for beginners > csharp > programming > Beginner
limits > blender less than 2 hours > blender > design > mins=120
limits > advanced golang > go > backend > Advanced
abbrev > EV > ev > automobile >
abbrev > HR > hr > career >
abbrev > xG model > sports > datascience >
`;
