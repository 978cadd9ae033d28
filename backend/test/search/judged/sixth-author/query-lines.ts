/**
 * Requests to these courses, in the form of `../query-lines.ts`. Measured once as they came: nDCG@10 0.921, recall@24 0.98, none
 * without an answer; sentences 0.79, goals 0.89, the rest 0.90 to 0.97. What they showed was then mended.
 */
export const SIXTH_AUTHOR_QUERY_LINES = `
plain > react > react > javascript >
plain > python > pythoncore > python >
plain > ethical hacking course > ethicalhacking > hacking >
plain > power bi > powerbi > tableau >
plain > figma > figma > ui ux >
plain > machine learning > ml python/ml sklearn > ml deeplearning llm >
plain > sql > sql database > sql >
plain > flutter app development > flutter > app mobile >
plain > aws certification > aws > cloud >
plain > docker kubernetes > kubernetes > docker devops >
plain > data structures and algorithms > dsa > >
plain > excel vlookup pivot table > excel spreadsheet > excel >
plain > bug bounty > bugbounty > hacking pentest >
plain > prompt engineering > promptengineering > chatgpt gemini genai >
plain > langchain rag > rag > genai >
plain > tally prime gst > tally > tax accounting >
plain > ielts > ielts > english >
plain > cctv installation > cctv > >
plain > spoken english > spokenenglish > english >
plain > ui ux design > ui/ux > colour >
plain > upsc prelims > upsc > governmentjob >
plain > deep learning pytorch > deeplearning pytorch > deeplearning neuralnetworks >
plain > mern stack > mern > react node fullstack >
plain > mushroom cultivation > mushroom > >
plain > posh training for employees > posh > compliance >
plain > video editing premiere pro > premierepro > videoediting >
plain > wireshark > wireshark > networksecurity networking >
hinglish > website banana sikhna hai > html web/website > frontend django fullstack >
hinglish > hacking kaise sikhe > ethicalhacking > hacking pentest >
hinglish > cctv kamera lagana sikhna hai > cctv > >
hinglish > app banana sikhao bina coding ke > nocode app > >
hinglish > excel sikhna hai office ke kaam ke liye > excel spreadsheet > excel >
hinglish > angrezi bolna sikhna hai > spokenenglish > english >
hinglish > mobile theek karna sikhna hai > mobilerepair > >
hinglish > ghar ki bijli ka kaam sikhna > wiring > electrical >
hinglish > silai ka course ghar baithe > tailoring > >
hinglish > share market kya hai sikhna hai > stockmarket investing > trading investing stockmarket >
hinglish > sarkari naukri ki taiyari > governmentjob > >
hinglish > data analyst kaise bane > analytics career > analytics >
hinglish > chatgpt kaise use kare > chatgpt > gemini teachers nontechnical >
hinglish > instagram par followers kaise badhaye > instagram > socialmedia digitalmarketing >
hinglish > cake banana sikhna hai bina ande ke > baking > cooking >
hinglish > income tax return khud kaise bhare > incometax > tax accounting >
hinglish > gaay bhains ka dairy farm kholna hai > dairy > >
hinglish > java me coding sikhni hai > java programming/java springboot > java >
hinglish > c language hindi me padhna hai > c programming students > >
hinglish > dulhan ka makeup karna sikhna hai > makeup > beauty >
hinglish > online dukaan kaise khole > ecommerce > wordpress instagram >
hinglish > computer network ka course batao > networking > networksecurity >
hinglish > photo edit karna sikhna hai > photoediting > canva >
hinglish > upi fraud se kaise bache > cyberawareness > >
hinglish > ai se video kaise banaye > aivideo > videoediting imagegeneration >
hinglish > kannada bolna sikhna hai bangalore me naya hoon > kannada > >
hinglish > sip me paisa kaise lagaye > sip > investing >
typo > javscript > javascript programming/javascript frontend > javascript frontend >
typo > machin lerning > ml python/ml sklearn > ml deeplearning llm >
typo > pyhton for beginers > pythoncore > python > soft:Beginner
typo > ethcal haking > ethicalhacking > hacking >
typo > exel formulas > excel spreadsheet > excel >
typo > fluter > flutter > app >
typo > kubernets > kubernetes > docker devops >
typo > tabelau > tableau > visualization >
typo > photoshp > photoshop > canva >
typo > figmaa desing > figma > ui ux >
typo > digtal marketting > digitalmarketing > marketing >
typo > androd app devlopment > android app > app mobile >
typo > chat gtp promts > chatgpt promptengineering > chatgpt gemini teachers >
typo > spocken inglish > spokenenglish > english >
typo > artifical inteligence > ai > aitools ml >
typo > statstics > statistics > probability datascience >
typo > sybersecurity > security > >
typo > tailwnd css responsiv > tailwind > css frontend >
typo > dijango rest framwork > django > api >
sentence > I want to build websites, I am a beginner > html web/website > frontend django fullstack > soft:Beginner
sentence > I know HTML and CSS, what should I learn next for interactive pages? > javascript frontend > react frontend >
sentence > I want to make an app for iPhone > ios > flutter mobileui >
sentence > how do I deploy a machine learning model to production > mlops > sklearn docker devops >
sentence > teach me to make dashboards for my manager > dashboard > powerbi googleanalytics spreadsheet >
sentence > my mother keeps getting OTP scam calls, something to teach her safety > cyberawareness > >
sentence > I teach in a school and want to prepare question papers using AI > teachers > chatgpt gemini >
sentence > I want to understand what artificial intelligence is without any maths > nontechnical ai > gemini chatgpt >
sentence > help me brush up linear algebra and calculus before I start ML > linearalgebra > statistics >
sentence > I want to detect faces and number plates in a video > computervision > deeplearning >
sentence > need to find what users think of our product by interviewing them > uxresearch > ux >
sentence > how can I get my website to show up on the first page of Google > seo > digitalmarketing >
sentence > I run a small shop and want to sell online with UPI payment > ecommerce > wordpress instagram >
sentence > I already know React and want to make mobile apps > reactnative > flutter >
sentence > I want to write REST APIs for a login system > node api/backend api > backend >
sentence > automate my WhatsApp and Gmail replies with AI agents > n8n > rag chatgpt >
sentence > how to design a good looking mobile app screen > mobileui > ui >
sentence > my back hurts from sitting, looking for gentle exercises > yoga > health fitness >
sentence > our company has to follow the new data protection law > dpdp > >
sentence > I get nervous when I speak on stage > publicspeaking > communication softskills >
sentence > my son is 12 and wants to build robots > robotics > >
sentence > how to write polite emails in office > businessenglish > spokenenglish >
sentence > I have to draw house plans for my interior design diploma > autocad > drafting >
sentence > macro recording and automating monthly reports in excel > vba > excel >
sentence > which course will help me clear coding rounds in campus placement > dsa > interview >
sentence > I want to pick nice colours and fonts for my slides > colour typography > canva >
sentence > want to understand how many visitors come to my site and from where > googleanalytics > digitalmarketing seo >
spoken > umm so like I want to learn coding but I have never done it > pythoncore/c programming/web programming > html gamedev kotlin dart > soft:Beginner
spoken > okay so show me some courses on cyber security please > security > networking >
spoken > hey can you uh find me something for bank exams > banking > governmentjob >
spoken > haan to mujhe na wo video editing sikhna tha youtube ke liye > videoediting > youtube contentcreation >
spoken > like you know that AI thing that makes pictures > imagegeneration > aivideo >
spoken > so basically I am an engineer and I want to switch to design > uiux > ui ux visualdesign >
spoken > arre yaar woh docker wala course dikhao na > docker containers > docker cicd >
spoken > um I think I want to learn japanese because of anime > japanese > >
spoken > okay listen I need to prepare for jee physics quickly > jee > physics >
spoken > actually I was looking for well a class on the linux command line > linux commandline > cicd >
spoken > hello please tell me a course about mutual funds and so on > mutualfunds > investing personalfinance >
spoken > achha suno ek resume banane ka course batao interview bhi > resume > spokenenglish publicspeaking >
limits > free course on hacking under 2 hours > hacking > security > free mins=120
limits > free web development course > web > > free
limits > python course free > pythoncore > python > free
limits > excel course under 300 rupees > excel > > max=300
limits > advanced sql > sql database > sql > Advanced
limits > beginner machine learning below 1000 rupees > ml > > Beginner max=1000
limits > design course under 500 > design > > max=500
limits > short course on ai tools less than 4 hours > aitools > ai > mins=240
limits > free ai course > ai > > free
limits > advanced react course > react > frontend > Advanced
limits > intermediate devops courses under 2000 rupees > devops > cloud > Intermediate max=2000
limits > long course on data science at least 15 hours > datascience > ml > minmins=900
limits > learn sql in 3 to 4 hours for free > sql database > sql > free mins=240
limits > app development courses for beginners under 700 > app > mobile > Beginner max=700
limits > security courses above 2000 rupees > security > > min=2000
limits > 500 rupees se kam me koi language course > language > > max=500
limits > free farming course in hindi > farming > > free
limits > trade skills under 400 rupees > trade > > max=400
limits > premium advanced courses on AI above 2500 > ai > ml > Advanced min=2500
limits > 2 ghante se kam ka free course paise invest karne par > investing > finance > free mins=120
educator > courses by Anita D'Souza > security/networking > > by=Anita
educator > Mira Fernandes figma > figma > ui ux > by=Mira
educator > Prof Ganesh Bhat statistics > statistics > maths > by=Prof.
educator > Vikram Rathore ka hacking course > hacking > > by=Vikram
educator > Gaurav Bansal devops > devops > cloud > by=Gaurav
educator > show me everything taught by Tanvi Deshmukh > marketing > > by=Tanvi
synonym > infosec > security > >
synonym > artificial neural nets > neuralnetworks > deeplearning >
synonym > front end engineering > frontend > mern >
synonym > pen testing > pentest > ethicalhacking hacking >
synonym > product designer course > uiux/ui ux > ui ux >
synonym > spreadsheets for newbies > spreadsheet > excel > soft:Beginner
synonym > server side programming > backend/mern > >
synonym > sewing classes > sewing > >
synonym > surveillance camera technician > cctv > >
synonym > large language models > llm > genai chatgpt promptengineering >
negation > web development but not wordpress > web programming/web frontend/web backend/mern > web > not=wordpress
negation > mobile app development without flutter > app mobile > app > not=flutter
negation > data visualization other than tableau > visualization > powerbi dashboard > not=tableau
negation > english course not for ielts > english > > not=ielts
negation > government exams except upsc > governmentjob > > not=upsc
negation > backend development not java > backend/mern > > not=java
goal > I want to become a data scientist > datascience career > datascience sklearn deeplearning statistics >
goal > get a job in cyber security > soc/security career > hacking networksecurity >
goal > I want to become a full stack developer > fullstack > frontend backend >
goal > want to be an ethical hacker > ethicalhacking > hacking pentest >
goal > how to become a devops engineer > devops career > devops cloud docker >
goal > I am a commerce graduate and want an accountant job > accounting > tax spreadsheet >
goal > start a youtube channel and earn > youtube > videoediting contentcreation >
goal > work as a ui designer in a startup > uiux/ui figma > ux colour >
goal > I want to open my own beauty parlour > parlour > >
goal > ghar se chhota business shuru karna hai kheti ka > farming business > farming >
devanagari > वेबसाइट बनाना सीखना है > html web/website > frontend django fullstack >
devanagari > एथिकल हैकिंग कोर्स > ethicalhacking > hacking >
devanagari > मोबाइल रिपेयरिंग > mobilerepair > >
devanagari > अंग्रेजी बोलना सीखें > spokenenglish > english >
devanagari > मुफ्त पाइथन कोर्स > pythoncore > python > free
devanagari > सिलाई सीखनी है > tailoring > >
`;
