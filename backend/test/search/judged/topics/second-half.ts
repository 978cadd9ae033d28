/** The rest of the subjects of `first-half.ts`. */
export const SECOND_TOPICS = `
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
