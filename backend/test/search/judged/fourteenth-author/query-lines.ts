/**
 * Requests to these courses and the first ones together, in the form of `../eleventh-author/query-lines.ts`, by a judge who had
 * not seen how the search works and looked for what its makers would not think of. Measured as they came: nDCG@10 0.742,
 * recall@24 0.807, 7 % without an answer. The search was then tuned on what went wrong, so that this is no longer unseen.
 */
export const FOURTEENTH_AUTHOR_QUERY_LINES = `
short > sql > SQL for beginners; SQL joins and window functions; Query tuning in PostgreSQL >  > Become a data analyst; Business analytics case studies
short > shorthand > Hindi typing and shorthand for court exams >  > 
short > angular > Getting started with Angular; Angular in the enterprise; RxJS and Angular deep dive >  > TypeScript first steps
short > lift > Lift and escalator technician >  > 
short > wiring > House wiring for beginners > Industrial electrician > E-rickshaw and electric scooter repair; Electrical safety audits
short > stress > Meditation and stress relief > Yoga for desk workers; Sleep well without tablets > Manage your time; Deep focus habits
short > chai > Tea tasting and blending >  > 
short > broker > Real estate agent with RERA licence >  > Stock market investing; Customs clearance and freight documents
short > mandap > Stage and flower decoration for weddings >  > 
short > negotiation > Difficult conversations >  > Executive communication; Real estate agent with RERA licence; Business English; HR round practice
short > painting > Warli and Madhubani painting >  > 
short > crypto trading >  > Options trading strategies; Stock market investing > Personal finance for young people
short > solar > Rooftop solar installation; Solar system sizing; Utility scale solar plants >  > Sustainability at work
short > tax > Income tax for small firms; GST return filing >  > Tally Prime for beginners
short > fluency > Spoken English from zero; Speak without stammering > Business English > Communication skills at work; Public speaking without fear
short > music > Dholak and dhol for functions >  > Garba and dandiya steps for Navratri
short > dance > Garba and dandiya steps for Navratri >  > Dholak and dhol for functions
short > animation > Motion design for products >  > Make videos with AI; Interactive prototypes; Text to video pipelines
short > freight forwarding > Customs clearance and freight documents >  > 
short > nursing > Home attendant for elderly patients >  > 
short > caregiver > Home attendant for elderly patients >  > 
short > site engineer > Bar bending schedule and site quantities; AutoCAD 2D for civil site drawings >  > 
short > cad > AutoCAD 2D for civil site drawings; Jewellery CAD with Rhino and MatrixGold >  > 
short > 3d modelling > Jewellery CAD with Rhino and MatrixGold >  > Your first game with Unity; AutoCAD 2D for civil site drawings; Multiplayer games with Unreal
short > ev repair > E-rickshaw and electric scooter repair >  > Motor rewinding and submersible pumps; Mobile phone repair at home
short > backend > Node.js for newcomers; REST APIs with Node and Express; Scaling Node services; Django basics; Build a blog with Django; Django REST framework masterclass; PHP for absolute starters; Laravel from the ground up; Laravel queues and packages; Full stack web developer path; MERN stack project; Production full stack architecture; Spring Boot web services >  > SQL for beginners; SQL joins and window functions; Query tuning in PostgreSQL
short > cloud > AWS cloud practitioner; Deploy on Azure; Multi cloud architecture > Kubernetes operations > Docker and CI pipelines; Lakehouse architecture; Google Workspace administration
short > pivot table > Pivot tables and dashboards in Excel > Excel from scratch > Data wrangling with pandas and NumPy; Excel VBA and macros
short > kids > Chess openings for school children > Teenagers, phones and studies; Montessori and preschool teacher training > 
short > parenting > Teenagers, phones and studies >  > Montessori and preschool teacher training
short > bread > Baking bread and cakes >  > Indian home cooking
short > embroidery >  > Sewing machine basics; Blouse and kurta cutting; Fashion draping and pattern making > Warli and Madhubani painting
short > steno > Hindi typing and shorthand for court exams >  > 
short > deaf > Indian Sign Language first signs >  > Accessible design for everybody
short > insomnia > Sleep well without tablets > Meditation and stress relief > 
short > boss > Difficult conversations > Executive communication; Communication skills at work > Senior manager interviews; First time team leader
short > thumb impression machine > Biometric attendance without Aadhaar > Aadhaar authentication for operators > Aadhaar enrolment and update client; UIDAI compliance and audits; Face and iris recognition systems; Multi-modal biometrics
short > event management > Stage and flower decoration for weddings >  > Project management basics; Start a small business
short > iot projects > Arduino for beginners; Home automation with ESP32; Industrial IoT >  > 
short > shop > Kirana shop billing and stock; Open your online store with Shopify; WooCommerce shop setup > Conversion tuning for online shops; Running a repair shop > Build a shopping cart with React; Start a small business
short > hiring >  > Onboarding that works; HR round practice > Crack your first job interview; UX case studies that get you hired; Design leadership interviews; Write a resume that gets calls
short > wildlife > Birdwatching and nature guide training >  > Sustainability at work
short > mechanic > E-rickshaw and electric scooter repair; RO water purifier service; Motor rewinding and submersible pumps; Lift and escalator technician > Mobile phone repair at home; Chip level phone repair; Running a repair shop; Assemble your own PC; Laptop repair technician; Server hardware support; Industrial electrician > JCB and excavator operator
brand > kent aquaguard > RO water purifier service >  > 
brand > ola electric > E-rickshaw and electric scooter repair >  > 
brand > hikvision dvr > CCTV installation for beginners; Fix common camera faults; DVR and NVR maintenance > IP camera networks; Large site surveillance design; CCTV live monitoring operator; Control room practice; Managing a surveillance centre; Service contracts for security systems > 
brand > zomato swiggy > Run a cloud kitchen; Food delivery app in React Native >  > 
brand > reels capcut > Video editing on your phone > Make videos with AI; Facebook and Instagram ads > Premiere Pro editing course; AI voice over studio
brand > zerodha > Stock market investing; Options trading strategies >  > Personal finance for young people
brand > otis > Lift and escalator technician >  > 
sentence > I want to learn how to talk to someone who cannot hear > Indian Sign Language first signs >  > 
sentence > which course teaches me to prepare the maintenance bill of our apartment > Housing society secretary and treasurer >  > Waste management for housing societies
sentence > how to grow more than ten thousand followers on instagram > Facebook and Instagram ads > Digital marketing for small business; Growth marketing > Video editing on your phone; Content writing for beginners
sentence > best way to learn coding when you are a commerce student > Python for beginners > JavaScript from zero; HTML and CSS for complete beginners; Java programming for beginners; SQL for beginners > Full stack web developer path; C and C++ for college students; Data structures made easy; Become a data analyst
sentence > course on finding vulnerabilities in websites and getting paid for it > Bug bounty starter > OWASP top ten in practice; Advanced web exploitation > Ethical hacking for beginners; Penetration testing first steps; Hands-on white hat hacking lab
sentence > I have a Samsung washing machine shop, want to add purifier repairing > RO water purifier service > Running a repair shop > Motor rewinding and submersible pumps
sentence > how do I make my website come first on google > SEO basics; Technical SEO; SEO for large sites >  > Google Analytics 4 setup; Content writing for beginners
sentence > teach me to design an engagement ring on computer > Jewellery CAD with Rhino and MatrixGold >  > 
sentence > learn to make a mobile application for both android and iphone > Flutter for everyone; React Native quick start > Flutter and Firebase chat app; Flutter performance and architecture; Food delivery app in React Native; React Native under the hood; Kotlin multiplatform > Make your first Android app; iPhone apps with SwiftUI
sentence > how to file a complaint against a company that sold me a faulty fridge > RTI and consumer complaints yourself >  > 
sentence > something to help my son win in a chess competition > Chess openings for school children >  > 
sentence > predict next month sales from old data > Forecasting basics; Time series with ARIMA and Prophet; Probabilistic forecasting >  > Machine learning with scikit-learn; Machine learning without fear; Customer lifetime value modelling; Statistics you will actually use
voice > um can you show me something about um tea business like how to taste tea > Tea tasting and blending >  > Start a small business
voice > okay search for courses where they teach you to drive a jcb machine > JCB and excavator operator >  > 
voice > hello I am looking for uh power bi and excel both for my office reports > Power BI in a week; Excel from scratch; Pivot tables and dashboards in Excel > DAX formulas that matter; Excel VBA and macros > Power BI administration; Tableau starter kit; Tableau dashboards for business; Tableau level of detail expressions; Dashboard storytelling
voice > hey tell me a course for speaking in front of people I get very nervous > Public speaking without fear > Storytelling for presenters; Keynote craft; Speak without stammering; Communication skills at work > 
voice > please find java spring boot course not for complete beginners > Spring Boot web services > Java concurrency > 
voice > so basically I need um docker kubernetes all that devops stuff > Docker and CI pipelines; Kubernetes operations > AWS cloud practitioner; Deploy on Azure; Multi cloud architecture; Git and GitHub for beginners > MLOps with MLflow and Docker
voice > what is there for old age people care like my mother is bedridden > Home attendant for elderly patients >  > 
voice > I want to learn are programming for statistics > R for statistics students; Data visualisation in R; Shiny apps and packages >  > Statistics you will actually use; Hypothesis testing and A/B experiments; Bayesian modelling
voice > see plus plus for college > C and C++ for college students > Modern C++ in practice; C++ template metaprogramming > Data structures made easy
hinglish > neend nahi aati raat ko > Sleep well without tablets > Meditation and stress relief > 
hinglish > bhains palan kaise kare > Dairy farming with ten buffaloes >  > 
hinglish > haklana kaise theek kare > Speak without stammering >  > Public speaking without fear
hinglish > ghar ka naksha banana sikhna hai > AutoCAD 2D for civil site drawings >  > 
hinglish > kirane ki dukan ka hisab computer pe > Kirana shop billing and stock > Tally Prime for beginners > Basic computer course; Excel from scratch
hinglish > bijli ka kaam > House wiring for beginners; Industrial electrician > Electrical safety audits > Rooftop solar installation; Solar system sizing; Utility scale solar plants; Motor rewinding and submersible pumps
hinglish > panipuri aur chaat nahi ghar ka khana banana > Indian home cooking >  > Baking bread and cakes
hinglish > lift me koi fas jaye to kaise nikale > Lift and escalator technician >  > 
hinglish > website banane ka course batao bina coding ke > WordPress website in a day; Design with Elementor; Open your online store with Shopify > WooCommerce shop setup > 
hinglish > bacche ko mobile ki lat chhudani hai > Teenagers, phones and studies >  > 
hinglish > dandiya khelna sikhna h > Garba and dandiya steps for Navratri >  > 
hinglish > sarkari naukri ke liye typing > Hindi typing and shorthand for court exams >  > Basic computer course
hinglish > jamin makan ki dalali ka kaam > Real estate agent with RERA licence >  > 
devanagari > ढोलक बजाना > Dholak and dhol for functions >  > 
devanagari > मधुबनी पेंटिंग > Warli and Madhubani painting >  > 
devanagari > डेयरी फार्मिंग > Dairy farming with ten buffaloes >  > 
devanagari > पानी की मोटर रिवाइंडिंग > Motor rewinding and submersible pumps >  > 
devanagari > सूचना का अधिकार आवेदन कैसे लिखें > RTI and consumer complaints yourself >  > 
devanagari > इलेक्ट्रिक स्कूटर रिपेयर > E-rickshaw and electric scooter repair >  > 
devanagari > जापानी भाषा > Japanese for JLPT N5 >  > 
devanagari > पायथन मुफ्त में > Python scripting for daily tasks >  > PySpark in practice
devanagari > बुजुर्गों की देखभाल > Home attendant for elderly patients >  > 
devanagari > शेयर बाजार सीखना है > Stock market investing; Options trading strategies > Personal finance for young people > 
typo > madhubni paiting > Warli and Madhubani painting >  > 
typo > montesory techer > Montessori and preschool teacher training >  > Train the trainer; ChatGPT for teachers and trainers
typo > kuberntes > Kubernetes operations >  > Docker and CI pipelines
typo > custum clearence > Customs clearance and freight documents >  > 
typo > autocadd > AutoCAD 2D for civil site drawings >  > Jewellery CAD with Rhino and MatrixGold
typo > japnese lanuage > Japanese for JLPT N5 >  > 
typo > jwellery desine > Jewellery CAD with Rhino and MatrixGold >  > 
typo > pyspak > PySpark in practice > Streaming with Kafka and Spark; Big data for the curious > 
typo > excavater oprator > JCB and excavator operator >  > 
typo > acounting sofware > Tally Prime for beginners > Kirana shop billing and stock > GST return filing; Income tax for small firms; Excel from scratch
limit > python course below 500 rupees for starters >  > Python scripting for daily tasks > Python under the hood; Build a blog with Django; Python for beginners
limit > quick lessons under one hour on ux > UX design fundamentals; Wireframing on paper and screen > Testing with screen readers > 
limit > free hacking courses > CEH exam preparation; Wireshark and Nmap workshop > Digital forensics introduction > 
limit > advanced excel less than 300 > Excel VBA and macros >  > Pivot tables and dashboards in Excel
limit > repair course under 300 rs > RO water purifier service > Running a repair shop; Assemble your own PC > Server hardware support
limit > technician course for freshers upto 1000 rupees > RO water purifier service; E-rickshaw and electric scooter repair; House wiring for beginners; Mobile phone repair at home; CCTV installation for beginners; Rooftop solar installation > Assemble your own PC; Laptop repair technician; JCB and excavator operator; Motor rewinding and submersible pumps > Industrial electrician; DVR and NVR maintenance
limit > dance class in hundred rupees > Garba and dandiya steps for Navratri >  > 
limit > long detailed course on data engineering more than 10 hours > Data engineering foundations > Big data for the curious > ETL with Airflow and dbt
limit > free course for my hobby > Warli and Madhubani painting > Ham radio licence ASOC exam; Blouse and kurta cutting; Arduino for beginners > Midjourney for beginners; Indian Sign Language first signs; Photoshop and Illustrator
limit > intermediate react under 3 hours > TypeScript for React developers > MERN stack project > Build a shopping cart with React
educator > dr anjali deshmukh > Speak without stammering; Teenagers, phones and studies; Sleep well without tablets >  > 
educator > murugesan sir ka motor wala course > Motor rewinding and submersible pumps > Lift and escalator technician > 
educator > sandeep yadav civil > AutoCAD 2D for civil site drawings; Bar bending schedule and site quantities >  > 
educator > meera iyer cooking >  > Indian home cooking; Baking bread and cakes > Getting started with Angular; Build a blog with Django; Conversion tuning for online shops; iPhone apps with SwiftUI; 2D platformer development; Transformers from scratch; From notebook to service; Prompt patterns for marketers; AI assisted engineering for teams; Data science in plain words; PySpark in practice; Probabilistic forecasting; Tableau starter kit; Dashboard storytelling; Advanced web exploitation; Kali Linux tour; Usability testing; Accessibility programmes in large firms; Fix common camera faults; Exam software handling; Executive communication; Write a resume that gets calls; Handling angry customers; Utility scale solar plants; Assemble your own PC; Stock market investing; Technical writing for engineers; CCNA routing and switching; Competitive programming; Start a small business; Run a cloud kitchen
refusal > digital marketing but not seo > Digital marketing for small business; Facebook and Instagram ads; Growth marketing > Copywriting that sells; Content writing for beginners > Canva for small business; Google Analytics 4 setup; Marketing attribution; Prompt patterns for marketers
refusal > frontend framework except react and angular > Vue.js essentials; Vue 3 composition API workshop; Nuxt in production >  > TypeScript first steps; Interactive visuals with D3
refusal > machine learning without python >  > Machine learning without fear; Neural networks explained; R for statistics students > Reinforcement learning intro; Data science in plain words; Natural language processing basics
refusal > office software no excel > MS Word and PowerPoint for the office; Google Workspace administration; Basic computer course > Tally Prime for beginners; Automate your office with Zapier > ChatGPT for everyday work
refusal > farming but not dairy >  > Composting at home > 
refusal > repairing work no mobile no laptop > RO water purifier service; E-rickshaw and electric scooter repair; Motor rewinding and submersible pumps > Lift and escalator technician; Fix common camera faults; DVR and NVR maintenance > Server hardware support; Running a repair shop; Assemble your own PC
goal > job in japan > Japanese for JLPT N5 >  > 
goal > i want to become an air hostess >  > Customer care executive course; Spoken English from zero; Communication skills at work; Crack your first job interview > Handling angry customers; Business English
goal > work at airport cargo > Customs clearance and freight documents >  > 
goal > become nature guide in jim corbett > Birdwatching and nature guide training >  > 
goal > start earning from home after marriage no degree > Sewing machine basics; Blouse and kurta cutting; Baking bread and cakes > Content writing for beginners; Indian home cooking; Canva for small business; Open your online store with Shopify; Run a cloud kitchen; Start a small business > Mobile phone repair at home; Video editing on your phone; Fashion draping and pattern making; WooCommerce shop setup; Copywriting that sells
goal > want to be lecturer of corporate trainings > Train the trainer; Certified master trainer; Designing corporate training > Learning strategy for organisations; Vocational training for job seekers > Public speaking without fear; Onboarding that works
goal > work in a crèche or play school > Montessori and preschool teacher training >  > 
problem > my words get stuck when I answer the phone > Speak without stammering >  > Communication skills at work; Public speaking without fear
problem > sales report takes me two days every month by hand > Excel VBA and macros; Pivot tables and dashboards in Excel; Python scripting for daily tasks; Automate your office with Zapier > Power BI in a week > n8n automation workshop; Excel from scratch; Tableau starter kit
problem > our flat owners do not pay and fight in every meeting > Housing society secretary and treasurer >  > Difficult conversations; Handling angry customers
problem > water tastes salty and the machine makes noise > RO water purifier service >  > 
problem > my website is too slow and people leave > Conversion tuning for online shops > Technical SEO; React performance patterns; Scaling Node services > Google Analytics 4 setup; SEO for large sites
problem > government office is not replying to my letter > RTI and consumer complaints yourself >  > 
problem > people click on bad links in our office mail > Security awareness at the workplace; Stay safe online >  > Incident response playbooks; Network security basics
problem > goods expire on the shelf before I sell them > Kirana shop billing and stock >  > 
problem > mummy forgets everything and falls in the bathroom > Home attendant for elderly patients >  > 
`;
