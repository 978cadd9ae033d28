/**
 * Requests to these courses and the first ones together, in the form of `../eleventh-author/query-lines.ts`, by a judge who had
 * not seen how the search works. Measured as they came: nDCG@10 0.914, recall@24 0.954, 1.2 % without an answer. The search was
 * then tuned on what went wrong, so that this is no longer unseen.
 */
export const THIRTEENTH_AUTHOR_QUERY_LINES = `
english > how to install solar panels on my roof > Rooftop solar installation > Solar system sizing > Utility scale solar plants
english > course for mobile phone repairing > Mobile phone repair at home; Chip level phone repair > Running a repair shop > 
english > learn to bake eggless cakes at home and sell them > Eggless Cake Baking and Icing > Baking bread and cakes > Run a cloud kitchen
english > data entry and typing > Learn Hindi Typing and Data Entry > Basic computer course > MS Word and PowerPoint for the office
english > mushroom cultivation at home > Oyster and Button Mushroom Farming >  > Poultry Farming: Broiler and Desi Murgi Palan
english > i want to learn guitar > Guitar for Absolute Beginners: Bollywood Chords >  > Harmonium and Sargam for Beginners
english > civil engineering estimation and bar bending schedule > Civil Site Engineer: Estimation and BBS > AutoCAD 2D and 3D for Civil and Mechanical > 
english > make a website without coding > WordPress website in a day > Design with Elementor; Open your online store with Shopify; WooCommerce shop setup > HTML and CSS for complete beginners; Full stack web developer path
english > how to register as amazon seller > Amazon and Flipkart Seller Masterclass > Open your online store with Shopify; WooCommerce shop setup > Digital marketing for small business
english > how to file rti > Know Your Rights: RTI, Consumer Court and FIR >  > 
voice > umm please show me some courses about video editing on mobile > Video editing on your phone > Premiere Pro editing course > Make videos with AI; YouTube Channel: Start, Grow and Earn
voice > hello can you find me something for learning tabla or harmonium > Harmonium and Sargam for Beginners >  > Guitar for Absolute Beginners: Bollywood Chords; Carnatic Vocal: Sarali Varisai and Geethams
voice > okay so i am looking for a course on how to talk in english at the hotel reception > English for Receptionists and Front Office > Spoken English from zero; Business English > Communication skills at work; Customer care executive course
voice > uh i think i want like an app making course for android phones > Make your first Android app; Android with Jetpack Compose > Android architecture for experts; Flutter for everyone > React Native quick start; Flutter and Firebase chat app; Kotlin language basics; Kotlin coroutines
voice > hey show me the best course for stock market but the share buying one not the option thing > Stock market investing > Price Action Trading: Intraday and Swing; Mutual Funds and SIP: Invest Step by Step > Personal finance for young people
voice > i wanna know how to how to cut hair like in a salon > Professional Hair Cutting for Men and Women > Self and Bridal Makeup Artist Course > 
voice > please suggest me one good course of ethical hacking for starting > Ethical hacking for beginners > Penetration testing first steps; Hands-on white hat hacking lab; Bug bounty starter; Kali Linux tour > CEH exam preparation; Metasploit and privilege escalation; OWASP top ten in practice; Network security basics
voice > my son is in class seven show me something about artificial intelligence for him > AI for School Students: Scratch to Teachable Machine >  > Machine learning without fear; Neural networks explained
voice > so basically i have to learn excel for my office job please tell > Excel from scratch; Pivot tables and dashboards in Excel > Excel VBA and macros > MS Word and PowerPoint for the office; Basic computer course
voice > mujhe woh dikhao jisme cake banana sikhate hain > Eggless Cake Baking and Icing; Baking bread and cakes >  > 
hinglish > murgi palan kaise kare > Poultry Farming: Broiler and Desi Murgi Palan >  > Oyster and Button Mushroom Farming
hinglish > sabse sasta excel course > Excel VBA and macros; Excel from scratch > Pivot tables and dashboards in Excel > 
hinglish > ghar baithe paise kaise kamaye > YouTube Channel: Start, Grow and Earn; Eggless Cake Baking and Icing; Resin Art for Gifts: Trays, Clocks and Keychains > Amazon and Flipkart Seller Masterclass; Agarbatti and Dhoop Making Business; Oyster and Button Mushroom Farming; Bridal and Arabic Mehndi Design > Self and Bridal Makeup Artist Course; Content writing for beginners; Run a cloud kitchen; Start a small business
hinglish > angrezi bolna seekhna hai > Spoken English from zero > Business English; English for Receptionists and Front Office > Communication skills at work; Public speaking without fear; IELTS band 8 strategy
hinglish > computer chalana sikhna hai bilkul zero se > Basic computer course >  > MS Word and PowerPoint for the office; Learn Hindi Typing and Data Entry; Assemble your own PC
hinglish > bijli ka kaam sikhna hai > House wiring for beginners > Industrial electrician; Rooftop solar installation > Electrical safety audits; Solar system sizing
hinglish > silai machine chalana > Sewing machine basics > Blouse and kurta cutting > Fashion draping and pattern making
hinglish > naukri ke interview ki taiyari > Crack your first job interview; HR round practice > Vocational training for job seekers; Senior manager interviews; Write a resume that gets calls > LinkedIn profile makeover
hinglish > shaadi ki photography kaise kare > Portrait and wedding photography > Photography with any camera > Commercial product photography; Drone Piloting and Aerial Cinematography
hinglish > bike repair karna sikhao > Two Wheeler Mechanic: Bike and Scooter Repair >  > 
hinglish > ac ki gas bharna > AC and Refrigerator Repair Technician >  > 
hinglish > bank po ki tyari > IBPS PO and SBI Clerk Bank Exam Preparation > SSC CGL Quantitative Aptitude and Reasoning > 
hinglish > dukan ke liye hisab kitab > Tally Prime for beginners; TallyPrime with GST: Complete Accounts Job Course > GST return filing; Income tax for small firms > Start a small business
hinglish > video banane ke liye ai tool > Make videos with AI > Text to video pipelines; AI voice over studio > Video editing on your phone; YouTube Channel: Start, Grow and Earn
hinglish > motapa kam karne ke liye exercise > Home Workout and Weight Loss in 8 Weeks > Yoga for desk workers > Yoga teacher foundation; Garbh Sanskar and Pregnancy Yoga
hinglish > gussa aur tension kam karna > Meditation and stress relief > Yoga for desk workers > Difficult conversations; Handling angry customers
devanagari > पायथन सीखना है > Python for beginners > Python scripting for daily tasks > Python under the hood; Pandas first look
devanagari > मशरूम की खेती > Oyster and Button Mushroom Farming >  > 
devanagari > मेहंदी डिजाइन > Bridal and Arabic Mehndi Design >  > Self and Bridal Makeup Artist Course
devanagari > मुफ्त एसक्यूएल कोर्स > SQL for beginners > Query tuning in PostgreSQL > 
devanagari > शेयर बाजार सीखें > Stock market investing; Price Action Trading: Intraday and Swing > Options trading strategies; Mutual Funds and SIP: Invest Step by Step > Personal finance for young people
devanagari > सिलाई और ब्लाउज कटिंग > Blouse and kurta cutting > Sewing machine basics > Fashion draping and pattern making
devanagari > अंग्रेजी बोलना सीखें पाँच सौ रुपये से कम > Spoken English from zero; English for Receptionists and Front Office >  > IELTS band 8 strategy
devanagari > बाल काटना > Professional Hair Cutting for Men and Women >  > Self and Bridal Makeup Artist Course
devanagari > गूगल एनालिटिक्स > Google Analytics 4 setup > Marketing attribution > 
devanagari > टैली और जीएसटी > TallyPrime with GST: Complete Accounts Job Course; Tally Prime for beginners; GST return filing >  > Income tax for small firms
typo > pyhton for begginers > Python for beginners > Python scripting for daily tasks > Python under the hood; Pandas first look
typo > kubernets > Kubernetes operations > Docker and CI pipelines > 
typo > machien lerning > Machine learning without fear; Machine learning with scikit-learn > Gradient boosting and ensembles; Deep learning with PyTorch > Neural networks explained; From notebook to service; MLOps with MLflow and Docker; Reinforcement learning intro
typo > phtoshop > Photoshop and Illustrator >  > Canva for small business; Brand identity systems
typo > javscript basics > JavaScript from zero > Modern JavaScript in practice > JavaScript internals; TypeScript first steps
typo > teli prime > Tally Prime for beginners; TallyPrime with GST: Complete Accounts Job Course > GST return filing > 
typo > powerbi dashbord > Power BI in a week > DAX formulas that matter; Dashboard storytelling; Pivot tables and dashboards in Excel > Power BI administration; Tableau dashboards for business; Charts that tell the truth
typo > mehandi desine > Bridal and Arabic Mehndi Design >  > 
typo > autocadd > AutoCAD 2D and 3D for Civil and Mechanical >  > 
typo > wordpres websit > WordPress website in a day > Design with Elementor; WordPress plugin development; WooCommerce shop setup > 
typo > comunication skil > Communication skills at work > Difficult conversations; Executive communication; Public speaking without fear > Storytelling for presenters; English for Receptionists and Front Office
typo > etical haking > Ethical hacking for beginners; Hands-on white hat hacking lab > CEH exam preparation; Penetration testing first steps; Bug bounty starter > Metasploit and privilege escalation; OWASP top ten in practice; Red team operations; Kali Linux tour
typo > excell formulla > Excel from scratch > Pivot tables and dashboards in Excel; Excel VBA and macros > 
typo > sharemarkettrading > Stock market investing; Price Action Trading: Intraday and Swing > Options trading strategies > Mutual Funds and SIP: Invest Step by Step
typo > digitalmarketing course > Digital marketing for small business > Facebook and Instagram ads; Growth marketing > SEO basics; Prompt patterns for marketers; Marketing attribution
typo > fotography > Photography with any camera > Portrait and wedding photography; Commercial product photography > 
typo > dron flying > Drone Piloting and Aerial Cinematography >  > 
typo > blendar 3d animasion > Blender 3D: Modelling and Animation from Scratch >  > Motion design for products
price > web development courses under five hundred rupees > Full stack web developer path; HTML and CSS for complete beginners; JavaScript from zero; MERN stack project; REST APIs with Node and Express; Build a blog with Django; WordPress website in a day > CSS architecture at scale; JavaScript internals; Angular in the enterprise; Vue 3 composition API workshop; Nuxt in production; Scaling Node services; Design with Elementor; Open your online store with Shopify; WooCommerce shop setup; TypeScript first steps > 
price > python course 1000 rupaye tak > Python for beginners; Python scripting for daily tasks; Python under the hood >  > Data wrangling with pandas and NumPy; Build a blog with Django
price > yoga ka course 600 ke andar > Yoga teacher foundation; Garbh Sanskar and Pregnancy Yoga >  > 
price > photography between 500 and 1000 rupees > Portrait and wedding photography >  > 
price > hacking course less than rs 300 > Hands-on white hat hacking lab; CEH exam preparation > Network security basics > Wireshark and Nmap workshop; Digital forensics introduction
price > graphic design sasta wala > Canva for small business; Photoshop and Illustrator > Brand identity systems > 
price > mobile repairing course budget 700 > Mobile phone repair at home > Running a repair shop > 
price > 50 rupaye se 250 rupaye tak ke farming course > Poultry Farming: Broiler and Desi Murgi Palan >  > 
length > short excel course do ghante se kam > Excel VBA and macros >  > 
length > power bi under 1 hour > Power BI in a week >  > 
length > public speaking half hour se ek ghanta > Public speaking without fear >  > 
length > long detailed course on machine learning more than 5 hours > Gradient boosting and ensembles > From notebook to service > Reinforcement learning intro; Transformers from scratch
length > leadership course that i can finish in 2 hours > Coaching your team >  > 
length > weekend me khatam hone wala react course > React JS crash course > React performance patterns > Build a shopping cart with React; TypeScript for React developers; React Native quick start
free > free machine learning > Machine learning with scikit-learn > Transformers from scratch; From notebook to service > Deep Q networks; Build a RAG assistant
free > muft me java sikhao > Java programming for beginners > Java concurrency > 
free > free spoken english > Spoken English from zero >  > Communication skills at work
free > free courses for housewives > Blouse and kurta cutting > Run a cloud kitchen; Garbh Sanskar and Pregnancy Yoga; Harmonium and Sargam for Beginners; Learn Hindi Typing and Data Entry > Spoken English from zero; Open your online store with Shopify
free > zero cost ui ux course > UX design fundamentals > Wireframing on paper and screen; UX case studies that get you hired > UX strategy for leads; Accessibility programmes in large firms
free > फ्री हारमोनियम क्लास > Harmonium and Sargam for Beginners >  > 
level > bilkul basic hacking > Ethical hacking for beginners; Penetration testing first steps > Bug bounty starter; Network security basics; Kali Linux tour > Hands-on white hat hacking lab
level > javascript advanced wala > JavaScript internals > Modern JavaScript in practice > Advanced types in TypeScript
level > sql from scratch > SQL for beginners >  > SQL joins and window functions
level > expert level kubernetes > Kubernetes operations >  > Docker and CI pipelines; Multi cloud architecture
level > intermediate flutter > Flutter and Firebase chat app > Flutter for everyone; Flutter performance and architecture > 
level > statistics for dummies > Statistics you will actually use > R for statistics students > Hypothesis testing and A/B experiments; Data science in plain words
level > pro level photo retouching > Commercial product photography > Photoshop and Illustrator; Portrait and wedding photography > 
educator > nandini bose ke courses > Build a shopping cart with React; Scaling Node services; Open your online store with Shopify; Android with Jetpack Compose; React Native under the hood; Neural networks explained; Build a RAG assistant; Custom GPT assistants; GitHub Copilot quick guide; Python scripting for daily tasks; High performance data frames; Forecasting basics; DAX formulas that matter; Customer lifetime value modelling; Bug bounty starter; Security awareness at the workplace; UX strategy for leads; Accessible design for everybody; Control room practice; Multi-modal biometrics; Communication skills at work; HR round practice; Productivity systems for managers; Rooftop solar installation; Chip level phone repair; Income tax for small firms; Content writing for beginners; Photoshop and Illustrator; Kubernetes operations; Data structures made easy; Blouse and kurta cutting >  > 
educator > shubhra tripathi upsc > UPSC GS Paper 4: Ethics, Integrity and Aptitude > SSC CGL Quantitative Aptitude and Reasoning; IBPS PO and SBI Clerk Bank Exam Preparation > 
educator > arjun mehta ki data wali class > Become a data analyst; Statistics you will actually use; ETL with Airflow and dbt > Excel VBA and macros > Fine-tuning language models
educator > anything taught by jaswinder bhullar > Two Wheeler Mechanic: Bike and Scooter Repair; AC and Refrigerator Repair Technician >  > 
educator > ramesh chaudhary mushroom > Oyster and Button Mushroom Farming > Agarbatti and Dhoop Making Business > 
educator > gurprit singh > Modern JavaScript in practice; Nuxt in production; WordPress website in a day; TypeScript for React developers; Flutter performance and architecture; Machine learning without fear; Object detection with YOLO; Policy optimization methods; Make videos with AI; Customer support chatbots; Bayesian modelling; R for statistics students; SQL joins and window functions; Product metrics and experimentation; Penetration testing first steps; Incident response playbooks; Design systems in Figma; Colour and typography for screens; IP camera networks; UIDAI compliance and audits; Train the trainer; Business English; Leading change; Sustainability at work; Industrial electrician; Google Workspace administration; SEO basics; Portrait and wedding photography; Multi cloud architecture; C and C++ for college students; Baking bread and cakes >  > 
negation > python but not for data science > Python for beginners; Python scripting for daily tasks > Python under the hood > Django basics; Build a blog with Django; Django REST framework masterclass; Custom attack tooling in Bash and Python
negation > excel without vba > Excel from scratch; Pivot tables and dashboards in Excel >  > 
negation > app development not flutter > Make your first Android app; Android with Jetpack Compose; iPhone apps with SwiftUI; React Native quick start; Food delivery app in React Native > Android architecture for experts; iOS networking and storage; Swift concurrency in depth; React Native under the hood > Kotlin language basics; Kotlin coroutines; Kotlin multiplatform; Your first game with Unity
negation > cake course without egg > Eggless Cake Baking and Icing >  > Baking bread and cakes
negation > yoga but not teacher training > Yoga for desk workers; Garbh Sanskar and Pregnancy Yoga > Meditation and stress relief > 
negation > biometric attendance aadhaar nahi chahiye > Biometric attendance without Aadhaar; Face and iris recognition systems > Multi-modal biometrics > 
negation > trading nahi long term investing > Mutual Funds and SIP: Invest Step by Step; Stock market investing > Personal finance for young people > 
abbreviation > pmp > PMP exam preparation > Project management basics; Scrum master practice > 
abbreviation > bbs for site engineer > Civil Site Engineer: Estimation and BBS >  > 
abbreviation > ssc cgl maths > SSC CGL Quantitative Aptitude and Reasoning > IBPS PO and SBI Clerk Bank Exam Preparation > 
abbreviation > ccna > CCNA routing and switching > Computer networking basics > Data centre networks
abbreviation > seo > SEO basics; Technical SEO; SEO for large sites >  > 
abbreviation > jlpt n5 > Japanese JLPT N5 from Zero >  > 
abbreviation > dsa for placement > Data structures made easy; Algorithms for coding interviews > Competitive programming > 
abbreviation > gst > GST return filing; TallyPrime with GST: Complete Accounts Job Course > Tally Prime for beginners > Income tax for small firms; Amazon and Flipkart Seller Masterclass
comparison > react vs angular > React JS crash course; Getting started with Angular > Build a shopping cart with React; React performance patterns; Angular in the enterprise; RxJS and Angular deep dive > TypeScript for React developers
comparison > power bi or tableau which is better > Power BI in a week; Tableau starter kit > DAX formulas that matter; Tableau dashboards for business > Power BI administration; Tableau level of detail expressions
comparison > aws ya azure > AWS cloud practitioner; Deploy on Azure > Multi cloud architecture > 
comparison > shopify or woocommerce store > Open your online store with Shopify; WooCommerce shop setup > Conversion tuning for online shops > Amazon and Flipkart Seller Masterclass
job > i want to become a data analyst > Become a data analyst > Excel from scratch; Pivot tables and dashboards in Excel; SQL for beginners; SQL joins and window functions; Power BI in a week; Business analytics case studies > Tableau starter kit; Python for beginners; Statistics you will actually use; Charts that tell the truth; Data science project lab
job > how to get job in call center > Customer care executive course; Handling angry customers > English for Receptionists and Front Office; Spoken English from zero > Support team metrics; Crack your first job interview; Vocational training for job seekers
job > cyber security me career > Ethical hacking for beginners; Network security basics; Building a security operations centre > Hands-on white hat hacking lab; CEH exam preparation; Penetration testing first steps; Bug bounty starter; Incident response playbooks > Digital forensics introduction; Stay safe online; OWASP top ten in practice
job > commerce graduate fresher job course > SAP FICO for Freshers; TallyPrime with GST: Complete Accounts Job Course > Tally Prime for beginners; GST return filing > Vocational training for job seekers; Crack your first job interview; Income tax for small firms
job > manual tester to automation testing > Selenium Automation Testing with Java >  > 
job > receptionist job ke liye > English for Receptionists and Front Office > Customer care executive course > Communication skills at work; Business English; Crack your first job interview
problem > my english is weak in interviews > Spoken English from zero; Crack your first job interview > Business English; HR round practice > Communication skills at work; Public speaking without fear; IELTS band 8 strategy
problem > people do not listen to me in meetings > Communication skills at work; Executive communication > Difficult conversations; Public speaking without fear; Storytelling for presenters > Business English
problem > my camera is showing no signal > Fix common camera faults > DVR and NVR maintenance; IP camera networks > CCTV installation for beginners
problem > i waste too much time on phone and cannot focus > Deep focus habits > Manage your time > Productivity systems for managers; Meditation and stress relief
problem > my teenage daughter shouts and always on mobile > Mindful Parenting of Teenagers >  > 
problem > customers keep shouting at me > Handling angry customers > Difficult conversations; Customer care executive course > 
problem > laptop on nahi ho raha hai theek kaise kare > Laptop repair technician > Assemble your own PC > Server hardware support
problem > my website does not come on google > SEO basics > Technical SEO; SEO for large sites > Digital marketing for small business
problem > budhe papa ko online payment karna sikhana hai > UPI, Net Banking and Online Forms for Senior Citizens > Stay safe online > Basic computer course
problem > back pain from sitting in office > Yoga for desk workers > Meditation and stress relief; Yoga teacher foundation > 
form > negotiating salary > HR round practice > Crack your first job interview; Senior manager interviews > 
form > investors pitch > Raising venture capital > Business plan workshop > Start a small business
form > compost making > Composting at home > Waste management for housing societies > 
form > interviewing users > Talk to your users > Usability testing; Mixed method research > 
form > tailors course > Sewing machine basics; Blouse and kurta cutting > Fashion draping and pattern making > 
brand > canva > Canva for small business >  > 
brand > figma ui > Figma from the first click > Figma components and auto layout; Design systems in Figma > UX design fundamentals; UI UX design bootcamp
brand > chatgpt for school teacher > ChatGPT for teachers and trainers > ChatGPT for everyday work > Custom GPT assistants; Prompt engineering essentials
brand > capcut reels > Video editing on your phone > YouTube Channel: Start, Grow and Earn; Premiere Pro editing course > 
brand > zapier vs n8n > Automate your office with Zapier; n8n automation workshop > Enterprise RPA with UiPath > 
brand > bank nifty intraday > Price Action Trading: Intraday and Swing > Options trading strategies > Stock market investing
brand > whatsapp bot > Build a WhatsApp bot > Customer support chatbots > Voice bots with LLMs; n8n automation workshop
english > course on making money from drone videos > Drone Piloting and Aerial Cinematography >  > 
english > how do i fill my gst returns myself > GST return filing > TallyPrime with GST: Complete Accounts Job Course > Tally Prime for beginners
english > learn to cut a blouse > Blouse and kurta cutting > Fashion draping and pattern making; Sewing machine basics > 
english > teach my kid to read english > Jolly Phonics for Kids: Read in 60 Days >  > Spoken English from zero
english > dealing with rude people at office > Difficult conversations > Handling angry customers; Communication skills at work > 
english > something for a pregnant woman > Garbh Sanskar and Pregnancy Yoga >  > Yoga for desk workers
english > singing classes > Carnatic Vocal: Sarali Varisai and Geethams > Harmonium and Sargam for Beginners > 
english > working on construction sites > Civil Site Engineer: Estimation and BBS > AutoCAD 2D and 3D for Civil and Mechanical > 
english > make cartoons on computer > Blender 3D: Modelling and Animation from Scratch >  > 
english > house map drawing software > AutoCAD 2D and 3D for Civil and Mechanical >  > 
english > how to save income tax > Income tax for small firms > Mutual Funds and SIP: Invest Step by Step; Personal finance for young people > 
english > legal help for tenants > Know Your Rights: RTI, Consumer Court and FIR >  > 
english > repair of fridge > AC and Refrigerator Repair Technician >  > 
hinglish > ghar ka naksha banana > AutoCAD 2D and 3D for Civil and Mechanical > Civil Site Engineer: Estimation and BBS > 
hinglish > gaana gana seekhna hai > Carnatic Vocal: Sarali Varisai and Geethams; Harmonium and Sargam for Beginners >  > Guitar for Absolute Beginners: Bollywood Chords
hinglish > bachcho ko padhna sikhana > Jolly Phonics for Kids: Read in 60 Days >  > ChatGPT for teachers and trainers
hinglish > sarkari naukri ki taiyari > SSC CGL Quantitative Aptitude and Reasoning; IBPS PO and SBI Clerk Bank Exam Preparation > UPSC GS Paper 4: Ethics, Integrity and Aptitude > Learn Hindi Typing and Data Entry; Exam operator training; Aadhaar enrolment and update client
hinglish > hindi typing speed badhana > Learn Hindi Typing and Data Entry >  > 
hinglish > khana banana sikhao > Indian home cooking > Baking bread and cakes; Eggless Cake Baking and Icing > Run a cloud kitchen
hinglish > papa ko mobile chalana sikhana > UPI, Net Banking and Online Forms for Senior Citizens >  > Stay safe online; Basic computer course
hinglish > kam paise me business kaise shuru kare > Start a small business > Agarbatti and Dhoop Making Business; Business plan workshop > Oyster and Button Mushroom Farming; Poultry Farming: Broiler and Desi Murgi Palan; Resin Art for Gifts: Trays, Clocks and Keychains
hinglish > dulhan ka makeup > Self and Bridal Makeup Artist Course > Bridal and Arabic Mehndi Design > 
hinglish > online saman bechna > Amazon and Flipkart Seller Masterclass; Open your online store with Shopify > WooCommerce shop setup > Digital marketing for small business
hinglish > gaadi ka mistri banna hai > Two Wheeler Mechanic: Bike and Scooter Repair >  > 
hinglish > phone ki screen badalna > Mobile phone repair at home > Chip level phone repair > Running a repair shop
hinglish > consumer court me shikayat kaise kare > Know Your Rights: RTI, Consumer Court and FIR >  > 
hinglish > boss se baat karne me dar lagta hai > Communication skills at work > Difficult conversations; Executive communication; Public speaking without fear > 
hinglish > log mujhe hack na kar sake > Stay safe online > Security awareness at the workplace > Network security basics
hinglish > resume kaise banaye > Write a resume that gets calls > LinkedIn profile makeover; Executive CV and personal brand > 
hinglish > videsh jana hai ielts > IELTS band 8 strategy >  > German A1: Start Speaking Deutsch; Japanese JLPT N5 from Zero
hinglish > germany me nursing job ke liye bhasha > German A1: Start Speaking Deutsch >  > 
hinglish > ghar ke kachre se khad > Composting at home > Waste management for housing societies > Circular economy design
devanagari > मुर्गी पालन > Poultry Farming: Broiler and Desi Murgi Palan >  > 
devanagari > गाना सीखना > Carnatic Vocal: Sarali Varisai and Geethams; Harmonium and Sargam for Beginners >  > Guitar for Absolute Beginners: Bollywood Chords
devanagari > घर बैठे पैसे कमाने का तरीका > YouTube Channel: Start, Grow and Earn; Eggless Cake Baking and Icing; Resin Art for Gifts: Trays, Clocks and Keychains > Amazon and Flipkart Seller Masterclass; Agarbatti and Dhoop Making Business; Oyster and Button Mushroom Farming; Bridal and Arabic Mehndi Design > Self and Bridal Makeup Artist Course; Content writing for beginners; Start a small business
devanagari > सरकारी नौकरी की तैयारी > SSC CGL Quantitative Aptitude and Reasoning; IBPS PO and SBI Clerk Bank Exam Preparation > UPSC GS Paper 4: Ethics, Integrity and Aptitude > Learn Hindi Typing and Data Entry
devanagari > कंप्यूटर बेसिक कोर्स > Basic computer course >  > Learn Hindi Typing and Data Entry; Assemble your own PC
devanagari > मोबाइल रिपेयरिंग दो घंटे से कम > Mobile phone repair at home >  > 
devanagari > एक्सेल एडवांस > Excel VBA and macros > Pivot tables and dashboards in Excel > Excel from scratch
devanagari > तनाव कम कैसे करें > Meditation and stress relief > Yoga for desk workers > 
typo > spokan inglish > Spoken English from zero > Business English; English for Receptionists and Front Office > 
typo > fotoshop ilustrator > Photoshop and Illustrator >  > 
typo > kimistry jee > Organic Chemistry for JEE Main and Advanced >  > 
typo > harmonum > Harmonium and Sargam for Beginners >  > 
typo > germen langwage > German A1: Start Speaking Deutsch >  > 
typo > selinium testting > Selenium Automation Testing with Java >  > 
typo > mutual fand sip > Mutual Funds and SIP: Invest Step by Step >  > Personal finance for young people
typo > saree draping makup > Self and Bridal Makeup Artist Course >  > 
typo > gitar bolliwood songs > Guitar for Absolute Beginners: Bollywood Chords >  > 
typo > aotocad civil > AutoCAD 2D and 3D for Civil and Mechanical > Civil Site Engineer: Estimation and BBS > 
typo > poltry form > Poultry Farming: Broiler and Desi Murgi Palan >  > 
typo > datascience projct > Data science project lab > Data science in plain words > 
typo > restapi nod > REST APIs with Node and Express > Node.js for newcomers > Scaling Node services; Django REST framework masterclass
typo > cybr securty awarness > Security awareness at the workplace > Stay safe online > Network security basics
typo > artifical inteligence for kids > AI for School Students: Scratch to Teachable Machine >  > Machine learning without fear; Neural networks explained
typo > intervew prepration > Crack your first job interview; HR round practice > Senior manager interviews > Vocational training for job seekers; Write a resume that gets calls
price > mujhe 300 se kam me kuch business wala course chahiye > Agarbatti and Dhoop Making Business; Poultry Farming: Broiler and Desi Murgi Palan; Business plan workshop > Bridal and Arabic Mehndi Design > 
price > excel sasta aur accha hazaar ke neeche > Excel from scratch; Excel VBA and macros >  > 
price > language courses below rs.850 > Japanese JLPT N5 from Zero > Spoken English from zero; IELTS band 8 strategy; English for Receptionists and Front Office > 
price > most expensive stock trading course > Price Action Trading: Intraday and Swing > Stock market investing > Options trading strategies
length > 30 ghante se lambi jee ki class > Organic Chemistry for JEE Main and Advanced >  > 
length > typing course not longer than five hours > Learn Hindi Typing and Data Entry >  > 
voice > yaar mujhe na woh chahiye jisme excel me macro vagairah hota hai > Excel VBA and macros > Excel from scratch; Pivot tables and dashboards in Excel > 
voice > ok google find python course for absolute beginners please > Python for beginners >  > Python scripting for daily tasks
voice > can you uh suggest what should i learn to become a web developer > Full stack web developer path > HTML and CSS for complete beginners; JavaScript from zero; MERN stack project; Production full stack architecture; React JS crash course > Modern JavaScript in practice; Vue.js essentials; Getting started with Angular; Node.js for newcomers
voice > actually i don't want marketing i want sales copy writing > Copywriting that sells > Content writing for beginners > 
voice > मुझे ना कोई अच्छा सा फोटोग्राफी का कोर्स दिखाओ > Photography with any camera > Portrait and wedding photography; Commercial product photography > 
negation > web development without php > Full stack web developer path > HTML and CSS for complete beginners; JavaScript from zero; React JS crash course; Getting started with Angular; Vue.js essentials; Node.js for newcomers; MERN stack project > Django basics; WordPress website in a day; Open your online store with Shopify; TypeScript first steps
negation > cooking but no cakes > Indian home cooking > Run a cloud kitchen > 
negation > koi bhi game course but unity nahi > 2D platformer development; Multiplayer games with Unreal >  > 
negation > stock market without options trading > Stock market investing > Price Action Trading: Intraday and Swing; Mutual Funds and SIP: Invest Step by Step > 
negation > non coding ai course > ChatGPT for everyday work; Prompt engineering essentials; Midjourney for beginners; Make videos with AI > Automate your office with Zapier; ChatGPT for teachers and trainers; Prompt patterns for marketers > Machine learning without fear; Neural networks explained
comparison > flutter or react native > Flutter for everyone; React Native quick start > Flutter and Firebase chat app; Food delivery app in React Native > Flutter performance and architecture; React Native under the hood
comparison > sql vs python for analyst > SQL for beginners; Python for beginners > SQL joins and window functions; Become a data analyst > Python scripting for daily tasks; Excel from scratch; Power BI in a week
comparison > difference between ux and ui > UX design fundamentals; UI UX design bootcamp > Colour and typography for screens; Visual hierarchy in interfaces > 
job > i am a bcom student which course will get me a job > SAP FICO for Freshers; TallyPrime with GST: Complete Accounts Job Course > Tally Prime for beginners; GST return filing > Income tax for small firms; Customer care executive course
job > 12th pass job course > Customer care executive course; Learn Hindi Typing and Data Entry; Basic computer course > Vocational training for job seekers; AC and Refrigerator Repair Technician; Two Wheeler Mechanic: Bike and Scooter Repair; CCTV live monitoring operator; Forklift Operator Training > Exam operator training; Mobile phone repair at home; TallyPrime with GST: Complete Accounts Job Course
job > i want to work in a warehouse > Forklift Operator Training >  > 
job > security guard control room job > CCTV live monitoring operator; Control room practice > Managing a surveillance centre > CCTV installation for beginners
job > freelancing from home for students > Content writing for beginners; YouTube Channel: Start, Grow and Earn > Copywriting that sells; Photoshop and Illustrator > HTML and CSS for complete beginners; Video editing on your phone
job > beauty parlour kholna hai > Self and Bridal Makeup Artist Course; Professional Hair Cutting for Men and Women > Bridal and Arabic Mehndi Design > Start a small business
job > full stack developer kaise bane > Full stack web developer path > MERN stack project; Production full stack architecture > JavaScript from zero; React JS crash course; Node.js for newcomers
problem > i get nervous on stage > Public speaking without fear > Storytelling for presenters; Keynote craft > 
problem > my hdd full dvr not recording > DVR and NVR maintenance > Fix common camera faults > IP camera networks
problem > i forget to save my code versions > Git and GitHub for beginners >  > Docker and CI pipelines
problem > my team does not listen to me > First time team leader; Coaching your team > Leading change > Communication skills at work; Difficult conversations
problem > i can't sleep because of stress > Meditation and stress relief > Yoga for desk workers > 
problem > salary negotiate karna nahi aata > HR round practice > Crack your first job interview; Senior manager interviews > 
problem > bijli ka bill bahut aata hai > Rooftop solar installation > Solar system sizing > Sustainability at work
problem > my instagram page gets no customers > Facebook and Instagram ads > Digital marketing for small business > Prompt patterns for marketers; Growth marketing
educator > farah khan ka seo course > Technical SEO >  > SEO basics
educator > capt rohit menon > Drone Piloting and Aerial Cinematography >  > 
educator > dr mishra chemistry > Organic Chemistry for JEE Main and Advanced >  > 
educator > excel by vikram rathore > Excel from scratch >  > Pivot tables and dashboards in Excel; Excel VBA and macros
level > next level excel after basics > Pivot tables and dashboards in Excel > Excel VBA and macros > 
level > docker for someone who already knows linux > Docker and CI pipelines > Kubernetes operations > 
level > master class python expert > Python under the hood >  > Python scripting for daily tasks; Django REST framework masterclass
brand > photoshop lightroom > Photoshop and Illustrator > Commercial product photography > 
brand > otg oven cake > Eggless Cake Baking and Icing > Baking bread and cakes > 
brand > morpho fingerprint device > Biometric attendance without Aadhaar; Aadhaar authentication for operators > Face and iris recognition systems > Aadhaar enrolment and update client; Multi-modal biometrics
brand > google sheets course >  > Excel from scratch; Google Workspace administration > Automate your office with Zapier
`;
