/**
 * Requests to these courses and the first ones together, in the form of `../eleventh-author/query-lines.ts`, by a judge who had
 * not seen how the search works. Measured as they came: nDCG@10 0.909, recall@24 0.959, 2 % without an answer. The search was
 * then tuned on what went wrong, so that this is no longer unseen.
 */
export const SIXTEENTH_AUTHOR_QUERY_LINES = `
keywords > python > Python for beginners; Python scripting for daily tasks > Python under the hood > Django basics; Pandas first look; Data wrangling with pandas and NumPy; Custom attack tooling in Bash and Python
keywords > excel dashboard > Pivot tables and dashboards in Excel >  > Excel from scratch; Excel VBA and macros; Power BI in a week; Dashboard storytelling
keywords > cctv > CCTV installation for beginners; CCTV live monitoring operator > IP camera networks; Large site surveillance design; Fix common camera faults; DVR and NVR maintenance; Control room practice; Managing a surveillance centre > Service contracts for security systems
keywords > share market > Stock market investing > Options trading strategies > Personal finance for young people
keywords > GST > GST return filing > Tally Prime for beginners > Income tax for small firms; Sell on Amazon, Flipkart and Meesho
keywords > photoshop > Photoshop and Illustrator >  > Canva for small business; Commercial product photography
keywords > docker kubernetes > Kubernetes operations; Docker and CI pipelines >  > Git and GitHub for beginners; MLOps with MLflow and Docker
keywords > yoga > Yoga for desk workers > Yoga teacher foundation > Meditation and stress relief
keywords > resume > Write a resume that gets calls > Executive CV and personal brand > LinkedIn profile makeover
keywords > sql joins > SQL joins and window functions > SQL for beginners > Query tuning in PostgreSQL
keywords > tailoring > Blouse and kurta cutting; Sewing machine basics > Fashion draping and pattern making > 
keywords > reels editing > Video editing on your phone > Premiere Pro editing course > Make videos with AI
keywords > java > Java programming for beginners > Spring Boot web services; Java concurrency > 
keywords > mehndi > Mehndi designs step by step >  > 
keywords > neet bio > NEET biology in ninety days >  > 
keywords > tabla class > Tabla from the first bol >  > 
keywords > ssc cgl > SSC CGL maths shortcuts >  > Bank PO reasoning and puzzles
keywords > AutoCAD > AutoCAD for civil drawing >  > 
keywords > plumber > Home plumbing repairs >  > 
keywords > first aid training > First aid and CPR >  > 
keywords > drone > Drone pilot basics >  > 
natural > um I was thinking that maybe I could learn how to make a website for my shop, but like I don't know any programming at all > WordPress website in a day; Open your online store with Shopify > WooCommerce shop setup; Design with Elementor > HTML and CSS for complete beginners
natural > so basically my boss told me we have to, you know, talk better with customers who are shouting on the phone > Handling angry customers > Customer care executive course; Difficult conversations > Communication skills at work
natural > Hi, I am looking for something where I can learn to click nice photos at weddings > Portrait and wedding photography > Photography with any camera > 
natural > okay so I have just joined college and they are teaching C and pointers and I am not understanding anything > C and C++ for college students >  > Modern C++ in practice; Data structures made easy
natural > can you please suggest me some course for becoming a data analyst, like from where should I start actually > Become a data analyst > Excel from scratch; SQL for beginners; Power BI in a week > Tableau starter kit; Charts that tell the truth; Business analytics case studies; Statistics you will actually use; Data science in plain words
natural > I want to, like, understand how to use this ChatGPT and all in my office for mails and reports > ChatGPT for everyday work > Prompt engineering essentials > Custom GPT assistants; ChatGPT for teachers and trainers; Automate your office with Zapier
natural > is there anything for putting solar panel on the roof of the house, how to fit it and all that > Rooftop solar installation > Solar system sizing > 
natural > I am a bit scared of speaking on stage, my hands start shaking actually > Public speaking without fear > Storytelling for presenters > Keynote craft; Communication skills at work
natural > please I need some help for my interview next week, it is my first job after graduation and I don't know what they will ask > Crack your first job interview > HR round practice > Vocational training for job seekers; Write a resume that gets calls
natural > what should I learn if I want to make mobile apps for both Android and iPhone at one time > Flutter for everyone; React Native quick start > Kotlin multiplatform > Flutter and Firebase chat app; Food delivery app in React Native; Flutter performance and architecture; React Native under the hood
natural > I just wanted to ask if you have something on how companies protect themselves from hackers, like the monitoring team and all > Building a security operations centre > Incident response playbooks; Network security basics; Security awareness at the workplace > Linux hardening
natural > umm something about making cakes at home, without oven if possible > Baking bread and cakes >  > 
natural > uh my daughter is in tenth standard and her science boards are coming so I want some quick revision for her > CBSE class 10 science revision >  > 
natural > I was wondering whether there is any class for learning guitar, just hindi movie songs, nothing fancy > Guitar for Bollywood songs >  > 
natural > so I shifted to Chennai last month and nobody understands my Hindi, I want to talk with auto drivers and shopkeepers > Speak Tamil in thirty days >  > 
natural > Actually my father has sugar, I need to know what food I should give him daily > Eating well with diabetes >  > 
natural > hello I want to prepare for civil services, the constitution part is very weak > UPSC prelims Indian polity >  > 
natural > we have two buffaloes at home and we are thinking to increase and sell milk properly, like as a business > Dairy farm management >  > Start a small business
natural > I need to find out how to grow vegetables on my terrace, you know, in pots and buckets > Terrace vegetable garden >  > Composting at home
natural > I am a manual tester since three years and now in every interview everybody is asking for automation only, so please suggest something which I can do after office hours > Test automation with Selenium >  > 
hinglish > hostel me rehta hu, dal chawal roti banana sikhna hai > Indian home cooking >  > Baking bread and cakes
hinglish > computer chalana nahi aata shuru se sikhao > Basic computer course >  > MS Word and PowerPoint for the office; Excel from scratch
hinglish > english bolna kaise sikhe > Spoken English from zero > Business English > IELTS band 8 strategy; Communication skills at work
hinglish > mobile repairing ka course > Mobile phone repair at home > Chip level phone repair > Running a repair shop
hinglish > ghar ki wiring ka kaam seekhna hai > House wiring for beginners >  > Industrial electrician
hinglish > tally me entry kaise kare > Tally Prime for beginners >  > GST return filing
hinglish > apni dukaan ka prachar online kaise karu > Digital marketing for small business > Facebook and Instagram ads > SEO basics; Canva for small business; Copywriting that sells
hinglish > silai machine chalana > Sewing machine basics >  > Blouse and kurta cutting
hinglish > tension bahut rehta hai, dimag shant karna hai > Meditation and stress relief > Yoga for desk workers > 
hinglish > paise bachana aur invest karna sikhna chahta hu, salary kam hai > Personal finance for young people >  > Stock market investing
hinglish > hacking sikhni hai kahan se start karu > Ethical hacking for beginners > Penetration testing first steps; Kali Linux tour; Bug bounty starter > Network security basics; Hands-on white hat hacking lab; CEH exam preparation
hinglish > kachre se khaad banana > Composting at home >  > Waste management for housing societies
hinglish > whatsapp pe auto reply kaise lagaye customers ke liye > Build a WhatsApp bot > Customer support chatbots > 
hinglish > mushroom ki kheti kaise kare > Mushroom farming for profit >  > 
hinglish > bike repair karna sikhna hai > Two wheeler mechanic >  > 
hinglish > beauty parlour ka kaam ghar se > Beauty parlour course >  > Mehndi designs step by step
hinglish > fridge thanda nahi kar raha, gas kaise bharte hai > AC and fridge repair >  > 
hinglish > bacchon ke liye jaldi calculation wali maths > Vedic maths tricks for kids >  > 
hinglish > LIC agent banna hai exam ki taiyari > Insurance agent IC 38 exam >  > 
hinglish > amazon pe apna saman kaise beche > Sell on Amazon, Flipkart and Meesho >  > Open your online store with Shopify
hinglish > bank ki naukri ke liye reasoning > Bank PO reasoning and puzzles >  > SSC CGL maths shortcuts
devanagari > सिलाई सीखना है > Sewing machine basics > Blouse and kurta cutting > Fashion draping and pattern making
devanagari > सोलर पैनल कैसे लगाएं > Rooftop solar installation > Solar system sizing > 
devanagari > शेयर बाजार में निवेश > Stock market investing > Personal finance for young people > Options trading strategies
devanagari > कंप्यूटर सीखना है शुरू से > Basic computer course >  > MS Word and PowerPoint for the office; Excel from scratch
devanagari > ऑनलाइन ठगी और फ्रॉड से कैसे बचें > Stay safe online > Security awareness at the workplace > 
devanagari > हिंदी टाइपिंग > Hindi typing and steno >  > 
devanagari > मेहंदी लगाना सीखें > Mehndi designs step by step >  > 
devanagari > बुजुर्गों की देखभाल का कोर्स > Elder care attendant training >  > 
devanagari > यूपीएससी की तैयारी > UPSC prelims Indian polity >  > 
misspelling > fluter app devlopment > Flutter for everyone > Flutter and Firebase chat app; Flutter performance and architecture > 
misspelling > machin lerning > Machine learning without fear; Machine learning with scikit-learn >  > Gradient boosting and ensembles; From notebook to service; Deep learning with PyTorch; Neural networks explained; Reinforcement learning intro
misspelling > photografy > Photography with any camera > Portrait and wedding photography; Commercial product photography > Drone pilot basics
misspelling > exel formula > Excel from scratch > Pivot tables and dashboards in Excel > Excel VBA and macros
misspelling > kubernetis > Kubernetes operations > Docker and CI pipelines > Git and GitHub for beginners
misspelling > etical haking > Ethical hacking for beginners > Hands-on white hat hacking lab; CEH exam preparation; Penetration testing first steps > Bug bounty starter; Kali Linux tour; Metasploit and privilege escalation; Red team operations
misspelling > spokan inglish > Spoken English from zero > Business English > IELTS band 8 strategy
misspelling > meditasion > Meditation and stress relief >  > Yoga for desk workers
misspelling > tablau dashbord > Tableau dashboards for business > Tableau starter kit > Tableau level of detail expressions; Dashboard storytelling
misspelling > carbon acounting > Carbon accounting >  > ESG reporting standards; Sustainability at work
misspelling > digtal marketting > Digital marketing for small business > Facebook and Instagram ads; Growth marketing; SEO basics > Marketing attribution; Prompt patterns for marketers; Copywriting that sells
misspelling > adhar operater exam > Aadhaar enrolment and update client > Aadhaar authentication for operators > UIDAI compliance and audits
misspelling > wordpres websit > WordPress website in a day > Design with Elementor > WordPress plugin development; WooCommerce shop setup
misspelling > tabala lesson > Tabla from the first bol >  > 
misspelling > gitar cords > Guitar for Bollywood songs >  > 
misspelling > musroom farmimg > Mushroom farming for profit >  > 
misspelling > diabatic diet plan > Eating well with diabetes >  > 
misspelling > bank po resoning > Bank PO reasoning and puzzles >  > SSC CGL maths shortcuts
misspelling > seleniam testing > Test automation with Selenium >  > 
misspelling > vadic math > Vedic maths tricks for kids >  > 
misspelling > motercycle mecanic > Two wheeler mechanic >  > 
constraints > free python course > Python scripting for daily tasks >  > PySpark in practice; Machine learning with scikit-learn
constraints > sql under 500 rupees > SQL for beginners > Query tuning in PostgreSQL > 
constraints > react course by Gurpreet Singh > TypeScript for React developers >  > Modern JavaScript in practice
constraints > advanced javascript, not more than 2 hours > JavaScript internals >  > React performance patterns; Advanced types in TypeScript
constraints > beginner course in data science within 1000 rupees > Data science in plain words > Python for beginners; R for statistics students > Big data for the curious; Forecasting basics; Data engineering foundations; Machine learning without fear; Become a data analyst; Maps and GIS with QGIS
constraints > ai tools without coding and free of cost > Midjourney for beginners >  > ComfyUI workflows
constraints > kotlin by Zoya Siddiqui > Kotlin multiplatform >  > 
constraints > hacking course that is free, advanced level only > CEH exam preparation >  > 
constraints > excel but not macros or VBA, something short > Excel from scratch >  > Pivot tables and dashboards in Excel
constraints > leadership course less than 1 hour > Coaching your team >  > 
constraints > website banana hai bina coding ke, 500 se kam > WordPress website in a day > Open your online store with Shopify; Design with Elementor > WooCommerce shop setup
constraints > gst or income tax course below 1000 rupees > Income tax for small firms > Tally Prime for beginners > 
constraints > intermediate level machine learning, at least 2 hours > Machine learning with scikit-learn > Deep learning with PyTorch > 
constraints > 12th physics numericals for JEE, max 1000 rupees > Class 12 physics numericals >  > 
constraints > class 10 science below 300 rs > CBSE class 10 science revision >  > 
constraints > any course by Nisha Menon > First aid and CPR; Eating well with diabetes; Elder care attendant training >  > 
constraints > government exam preparation under 800 rupees > SSC CGL maths shortcuts; Bank PO reasoning and puzzles > Hindi typing and steno > 
constraints > AC repair course free >  >  > AC and fridge repair
constraints > something on farming, not dairy > Mushroom farming for profit > Terrace vegetable garden > 
constraints > cheap course for small repair work in the house, under 90 minutes > Home plumbing repairs > House wiring for beginners > 
goal > DVR is not recording and screen is black > Fix common camera faults > DVR and NVR maintenance > CCTV installation for beginners
goal > my laptop hangs and sometimes does not turn on > Laptop repair technician >  > Assemble your own PC
goal > I get distracted by Instagram every five minutes while studying > Deep focus habits > Manage your time > 
goal > became manager last week and the same friends are now reporting to me > First time team leader > Coaching your team > Difficult conversations; Productivity systems for managers
goal > back pain from sitting whole day in office > Yoga for desk workers >  > Meditation and stress relief
goal > nobody is visiting my blog from google > SEO basics > Technical SEO > Content writing for beginners; Google Analytics 4 setup
goal > my code keeps getting lost and my friend overwrites my changes > Git and GitHub for beginners >  > 
goal > want to open home food business on swiggy zomato > Run a cloud kitchen >  > Indian home cooking; Start a small business
goal > recruiters never call me back > Write a resume that gets calls > LinkedIn profile makeover > Crack your first job interview
goal > our society has too much garbage and residents are fighting over it > Waste management for housing societies >  > Composting at home
goal > need to show proper numbers to the bank for a loan to start my shop > Business plan workshop > Start a small business > 
goal > I am a housewife with a small kitchen and two three free hours, want to earn some money from home > Candle and soap making business > Sell on Amazon, Flipkart and Meesho; Mehndi designs step by step; Mushroom farming for profit; Run a cloud kitchen > Beauty parlour course; Baking bread and cakes; Sewing machine basics; Blouse and kurta cutting; Start a small business
goal > grandmother fell and cannot get up from bed, how do we take care of her > Elder care attendant training >  > First aid and CPR
goal > tap is leaking whole night and plumber is not coming > Home plumbing repairs >  > 
goal > what to do if someone gets a heart attack in front of me > First aid and CPR >  > 
goal > want to shoot marriage videos from the sky > Drone pilot basics >  > Portrait and wedding photography
goal > my son takes too long to do sums and he is scared of maths > Vedic maths tricks for kids >  > 
goal > court clerk post needs 30 wpm in hindi > Hindi typing and steno >  > 
goal > scooter not starting in the morning > Two wheeler mechanic >  > 
goal > I have stock lying in my godown and want to sell it all over India > Sell on Amazon, Flipkart and Meesho > Open your online store with Shopify > WooCommerce shop setup
jargon > pentest > Penetration testing first steps > Metasploit and privilege escalation; Hands-on white hat hacking lab; Red team operations; Ethical hacking for beginners > OWASP top ten in practice; Custom attack tooling in Bash and Python; Advanced web exploitation; Bug bounty starter; Kali Linux tour; CEH exam preparation
jargon > LLM chatbot over company pdfs > Build a RAG assistant > Generative AI for developers; Custom GPT assistants > AI agents in production; Customer support chatbots
jargon > WCAG a11y > Accessible design for everybody > Testing with screen readers; Accessibility programmes in large firms > 
jargon > CI/CD devops > Docker and CI pipelines > Kubernetes operations > Git and GitHub for beginners; Deploy on Azure; MLOps with MLflow and Docker; Production full stack architecture
jargon > F&O > Options trading strategies >  > Stock market investing
jargon > DSA for placements > Data structures made easy; Algorithms for coding interviews > Competitive programming > 
jargon > SOC analyst > Building a security operations centre > Incident response playbooks > Network security basics; Wireshark and Nmap workshop
jargon > KYC fingerprint device at CSC centre > Aadhaar authentication for operators > Aadhaar enrolment and update client > UIDAI compliance and audits; Biometric attendance without Aadhaar
jargon > L&D > Designing corporate training; Learning strategy for organisations > Train the trainer; Onboarding that works > Certified master trainer
jargon > nodejs backend auth jwt > REST APIs with Node and Express > Node.js for newcomers > Scaling Node services; MERN stack project
jargon > ethereum dapp development > Smart contracts with Solidity >  > 
jargon > shapefile mapping software > Maps and GIS with QGIS >  > 
jargon > henna artist > Mehndi designs step by step >  > 
jargon > HVAC technician > AC and fridge repair >  > 
jargon > preamble, amendments, articles, DPSP > UPSC prelims Indian polity >  > 
jargon > geriatric caregiver > Elder care attendant training >  > 
jargon > civil draughtsman 2D > AutoCAD for civil drawing >  > 
jargon > IRDA licence > Insurance agent IC 38 exam >  > 
`;
