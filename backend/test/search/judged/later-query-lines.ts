/**
 * Written on 2026-11-21 before anything was tuned for them, and measured once as they came: nDCG@10 0.76, recall@24 0.81.
 * The even ones (from 0) were then looked at while the vocabulary grew; the odd ones were not, and tell what to expect of
 * requests nobody foresaw. Lines as in `query-lines.ts`; further conditions: min=rupees, minmins=minutes, stars=mean, not=tag.
 */
export const LATER_QUERY_LINES = `
goal > I want to become a hacker, legally of course > hacking > security pentest >
goal > which course should I take to get a job in IT > programming/cloud/network/analytics/hardware > office web app python >
goal > make apps and put them on the play store > android/flutter/reactnative/app > kotlin >
goal > I want to earn from home with a sewing machine > tailoring > startup ecommerce >
goal > I want to be a youtuber > video > marketing aivideo >
goal > become a cloud engineer > cloud > devops >
goal > I want to get into AI but have no math > ml/ai > aitools >
goal > I dream of making the next PUBG > game > app >
goal > prepare for campus placement coding rounds > dsa > programming interview >
goal > switch career from testing to data > datascience/analytics/dataeng > python sql >
goal > I want to open a mobile repair shop in my village > mobilerepair > repair startup >
goal > start my own bakery from home > cooking > startup >
goal > I want to work as a receptionist and talk nicely to guests > custservice/communication > english softskills >
goal > how to become a scrum master > project > >
goal > learn to trade > finance > >
abbrev > ML > ml > ai >
abbrev > DSA > dsa > programming >
abbrev > NLP with transformers > nlp/deeplearning > ai ml >
abbrev > JS for absolute beginners > javascript > web frontend > Beginner
abbrev > TS generics > typescript > javascript web >
abbrev > DL using pytorch > deeplearning > ml ai >
abbrev > k8s > devops > cloud >
abbrev > RL > reinforcement > ml ai >
abbrev > UI/UX > design > >
abbrev > PPT and MS word > office > >
abbrev > DB queries > sql > analytics database >
abbrev > a11y > accessibility > design >
abbrev > CI/CD > devops > cloud >
abbrev > LLM apps > genai > ai nlp >
abbrev > CV kaise likhe > resume > career >
abbrev > PM certification > project > >
hinglish > mujhe paise bachane ka tarika sikhao > finance > >
hinglish > AI sikhni hai par coding nahi aati > ai/aitools > ml >
hinglish > kya main 2 ghante me excel seekh sakta hu > excel > analytics office > mins=150
hinglish > ghar pe camera lagwana hai khud se > cctvinstall > cctv >
hinglish > laptop on nahi ho raha khud theek karna > hardware > repair >
hinglish > log ke saamne bolne me ghabrahat hoti hai > speaking > communication english >
hinglish > boss kaise bane team ka > leadership > softskills >
hinglish > kam price wala digital marketing > marketing > seo >
hinglish > bachhe ko internet ke khatre se bachana > cybersafety > security >
hinglish > shaadi ki photography > photo > >
hinglish > mobile app kese banaye bina coding ke > app/nocode > wordpress automation >
hinglish > data science me career banana hai > datascience > analytics ml python >
hinglish > kheti me sensor lagana > iot > >
hinglish > chhat par solar lagwane ka kharcha aur tarika > solar > sustainability electrical >
hinglish > muft mein website banane ka course > web > > free
hinglish > angrezi me baat karna sikhaiye > english > communication >
hinglish > sabse sasta java course > java > programming >
hinglish > naya phone kholna aur screen lagana > mobilerepair > repair >
hinglish > subah uthke karne wali kasrat aur pranayam > yoga > wellness >
hinglish > hisab kitab aur gst > accounting > >
hinglish > paanch sau rupaye se kam me photoshop > graphic > design > max=500
hinglish > website ko google me upar lana > seo > marketing web >
hinglish > customer gussa ho to kya kare > custservice > communication softskills >
hinglish > machine lerning hindi me samjhao > ml > ai >
hinglish > ghar ka kachra khaad banana > waste > sustainability >
hinglish > haking sikhni h free me > hacking > security > free
hinglish > vebsait dizain > web/design > frontend >
hinglish > kampyutar sikhna he > office > hardware >
hinglish > jaava program > java > programming >
hinglish > fotoshop > graphic > design >
hinglish > vidiyo editing sikhni hai > video > >
hinglish > imtihan kendra me kaam > examops > >
hindi > मुझे वेब डिज़ाइन सीखना है > web/design > frontend >
hindi > मुफ्त में कंप्यूटर सीखें > office > hardware > free
hindi > डेटा साइंस कोर्स शुरुआती लोगों के लिए > datascience > analytics > Beginner
hindi > गुस्सा कम करने के लिए ध्यान > yoga > wellness >
hindi > ऑनलाइन धोखाधड़ी से कैसे बचें > cybersafety > security >
hindi > सीसीटीवी कैमरा लगाना सीखें > cctvinstall > cctv >
hindi > ऐप बनाना > app > >
hindi > लोगो डिजाइन > graphic > design >
hindi > समय का सही उपयोग > timemgmt > softskills >
hindi > इंटरव्यू की तैयारी > interview > career softskills >
indic > veetile wiring padikkanam > electrician > electrical >
indic > python kaththukanum > python > programming >
indic > photography nerchukovali > photo > >
indic > ami web design shikhte chai > web/design > frontend >
indic > mala excel shikaycha aahe > excel > analytics office >
typo > javascrit > javascript > web frontend >
typo > mashin lurning > ml > ai >
typo > ethcal hackng > hacking > security >
typo > photograpy > photo > >
typo > tablaeu > tableau > dashboard analytics >
typo > djanggo rest > django > python web >
typo > kuberentes helm > devops > cloud >
typo > sprign boot > java > programming >
typo > pubic speeking > speaking > communication >
typo > acccounting with taly > accounting > >
typo > wirefarming > wireframe > design >
typo > entreprenuership > startup > >
typo > cyber forensiks > forensics > security >
typo > recurrent nueral netwroks > deeplearning > ml ai nlp >
typo > midjurney promts > aiimage/prompting > aitools >
typo > sollar pannel > solar > sustainability >
typo > andriod aplication > android > app >
typo > intervew qestions > interview > career >
typo > powr bi > powerbi > dashboard analytics >
typo > machinelerning > ml > ai >
compound > java script > javascript > web frontend >
compound > back-end > backend > web >
compound > word press > wordpress > web >
compound > deeplearning > deeplearning > ml ai >
compound > data base > sql > analytics database >
compound > photo graphy > photo > >
compound > type script > typescript > javascript web >
compound > fullstackdeveloper > fullstack > web >
limits > under five hundred rupees python > python > programming > max=500
limits > web development between 300 and 700 > web > > min=300 max=700
limits > machine learning rated more than 4 stars > ml > ai > stars=4
limits > shortest course on sql > sql > analytics database >
limits > design course no longer than an hour and a half > design > > mins=90
limits > anything on security for at most 400 bucks > security > > max=400
limits > data courses that are not free but below 800 > datascience/analytics > > min=1 max=800
limits > I have only 45 minutes, teach me something about AI tools > aitools > > mins=60
limits > hacking course with certificate, intermediate, less than 1k > hacking > security > Intermediate max=1000
limits > 1000 rupees tak ka marketing course > marketing > > max=1000
limits > long and detailed python course, at least 5 hours > python > programming > minmins=300
limits > not a beginner, want hard react stuff > react > web frontend > Advanced
limits > first course ever in electronics please no cost > iot > > Beginner free
limits > a quick one hour intro to figma > figma > design > mins=75
negation > backend development but not php > backend > web > not=php
negation > machine learning without python > ml > ai > not=python
negation > mobile apps, not android > app > > not=android
negation > cctv course except installation > cctv > > not=cctvinstall
negation > design tools other than figma > design > > not=figma
sentence > my parents just got a smartphone and someone may cheat them > cybersafety > security >
sentence > I have to give a talk to 200 people next week and I am terrified > speaking > communication >
sentence > our office burns too much electricity and the boss wants it green > sustainability > solar >
sentence > how do Netflix and Amazon guess what I like > ml > ai datascience deeplearning >
sentence > we get thousands of customer comments, I want a program to tell which are negative > nlp > ai ml >
sentence > I copy the same numbers between spreadsheets every Monday, make it stop > automation/excel > aitools analytics python >
sentence > I need to know which ad brought the customer > webanalytics > marketing analytics >
sentence > the punching machine for staff attendance, how to set it up > nonaadhaar > biometric >
sentence > want my page to look good on mobile as well as desktop > html > web frontend design >
sentence > how do I keep the site running when one server dies > cloud/devops > fullstack >
sentence > I took notes by hand all my life, now office wants typing and mails > office > >
sentence > picking fonts and colours that go together > uitheory > design graphic >
sentence > I was promoted and now I have to manage my old friends > leadership > softskills >
sentence > show me how banks decide if a business plan is good > startup > finance >
sentence > learn to ask a database questions > sql > analytics database >
sentence > can a computer read x ray pictures > vision > ai ml deeplearning >
sentence > I want to make tutorials where a fake person talks > aivideo > aitools video >
sentence > how do I find out who is connected to my wifi and keep them out > netsecurity/network > security hacking >
sentence > a course so I don't forget to save versions of my code > devops > programming >
`;

/**
 * Wishes told by their symptoms, written on the same day after all of that, and measured once as they came: nDCG@10 0.68,
 * recall@24 0.77. No word was added for them; a fault of the spelling they showed was mended.
 */
export const LATEST_QUERY_LINES = `
symptom > my shop's security recorder keeps beeping and shows nothing > cctvrepair > cctv >
symptom > want to guard a mall from the screen room > cctvmonitor > cctv >
symptom > how to write queries that do not take forever > sql > database analytics >
symptom > need a page for my dance class with a contact form > html/wordpress/web > frontend >
symptom > teach me the thing behind face unlock > vision > ai ml nonaadhaar deeplearning >
symptom > which app should I use to draw mobile screens > figma/wireframe > design >
symptom > apni kahani likhkar paise kamana > writing > marketing >
symptom > naukri chhod kar khud ka kaam > startup > marketing finance >
symptom > bank ka message aaya paisa kat gaya kya karu > cybersafety > security finance >
symptom > pita ji ko mobile banking sikhana safe tarike se > cybersafety > office security finance >
symptom > cofee shop menu poster > graphic > design >
symptom > compare prices of two groups of customers statistically > statistics > datascience >
symptom > make a chat that answers from my company pdfs > genai > chatbot ai aitools nlp >
symptom > phone par hi video kaatna aur gaana daalna > video > aivideo >
symptom > why does my angular form not submit > angular > web frontend >
symptom > low light pictures without noise > photo > >
symptom > PCB and arduino kits for school children > iot > programming >
symptom > how to stand on stage without shaking > speaking > communication >
symptom > aws vs azure which first > cloud > devops >
symptom > SCRUM certification ki taiyari > project > >
symptom > learn to bake sourdough > cooking > >
symptom > ladies kurti cutting for beginners > tailoring > > Beginner
symptom > electricity board exam wireman > electrician > electrical >
symptom > quick excel tricks under an hour > excel > analytics office > mins=75
symptom > power bi ya tableau kaunsa seekhu > powerbi/tableau > dashboard analytics >
symptom > पीठ दर्द के लिए योगासन > yoga > wellness >
symptom > रसोई में रोज का खाना > cooking > >
symptom > पावर बीआई > powerbi > dashboard analytics >
symptom > rreact nativ app > reactnative > app react >
symptom > statistiks for beginers > statistics > datascience > Beginner
symptom > penitration tester > pentest > hacking security >
symptom > accesibilty of websits > accessibility > design web >
symptom > git n github > devops > programming >
symptom > train my sales people in two days > orgtraining > protraining >
symptom > welcome new joiners properly > orgtraining > >
symptom > stop wasting time on instagram > timemgmt > softskills >
symptom > intermediate node course between 200 and 1000 > node > backend web > Intermediate min=200 max=1000
symptom > ui design without figma > ux/wireframe/uitheory > design > not=figma
symptom > longest deep learning course > deeplearning > ml ai >
symptom > highly rated java > java > programming >
`;
