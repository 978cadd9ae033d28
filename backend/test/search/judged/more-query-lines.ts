/** The rest of `query-lines.ts`. */
export const MORE_QUERY_LINES = `
hinglish > ghar ki wiring kaise kare > electrician > electrical >
hinglish > tally sikhna hai > accounting > >
hinglish > data analyst kaise bane > analytics > datascience >
hinglish > roti sabzi banana sikhao > cooking > >
hinglish > camera se acchi photo kaise le > photo > >
hinglish > chota business kaise start kare > startup > marketing >
hinglish > youtube ke liye video edit karna > video > >
hinglish > gusse wale customer ko kaise handle kare > custservice > softskills >
hinglish > bacchon ko nahi mujhe programming sikhni hai > programming > python >
hinglish > android app banana sikhna hai kam paise me > android > app >
hinglish > interview me kya bole > interview > career softskills >
hinglish > solar panel lagane ka kaam > solar > sustainability >
hinglish > cctv camera kharab ho jaye to theek kaise kare > cctvrepair > cctv >
hinglish > online fraud se kaise bache > cybersafety > security >
hinglish > ek ghante se kam me chatgpt sikhna > chatgpt > aitools > mins=60
hinglish > kapde silna > tailoring > >
hinglish > time waste hota hai kaise manage kare > timemgmt > softskills >
hinglish > resume kaise banaye > resume > career >
hinglish > paisa bachana aur invest karna > finance > >
hinglish > sarkari pariksha center me computer operator > examops > office >
hindi > मशीन लर्निंग > ml > ai >
hindi > डिजिटल मार्केटिंग सीखना है > marketing > seo >
hindi > अंग्रेजी बोलना सीखना है > english > communication >
hindi > फोटोग्राफी > photo > >
hindi > सिलाई मशीन > tailoring > >
hindi > मोबाइल रिपेयरिंग कोर्स > mobilerepair > repair >
hindi > योग > yoga > wellness >
hindi > बिजली का काम > electrician > electrical >
typo > recat js > react > web >
typo > djnago > django > python web >
typo > tensorflw pytorch > deeplearning > ml ai >
typo > postgre sql > sql > analytics >
typo > tabelau > tableau > dashboard analytics >
typo > powerbi dashbaord > powerbi > dashboard analytics >
typo > phising pasword safety > cybersafety > security >
typo > pentration testing > pentest > hacking security >
typo > figmaa > figma > design >
typo > usabilty testing > research > design >
typo > bimetric attendance > nonaadhaar > biometric >
typo > adhar update client > aadhaar > biometric >
typo > pubic speaking > speaking > communication >
typo > meditaton > yoga > >
typo > fotography > photo > >
typo > premier pro > video > >
typo > canvaa posters > graphic > design >
typo > solr panel > solar > sustainability >
typo > ardiuno > iot > >
typo > kotln > kotlin > android app >
limits > react course for free > react > web > free
limits > sql under ₹500 > sql > > max=500
limits > short yoga video less than 1 hour > yoga > > mins=60
limits > advanced android > android > app > Advanced
limits > beginner friendly tally course below 1000 rupees > accounting > > Beginner max=1000
limits > free public speaking > speaking > communication > free
limits > python for experts > python > programming > Advanced
limits > hacking courses that cost nothing > hacking > security > free
limits > intermediate level power bi > powerbi > analytics > Intermediate
limits > kubernetes for people who already know docker > devops > cloud > Intermediate
limits > photography between 300 and 1000 rupees > photo > > max=1000
limits > cheap seo > seo > marketing >
limits > course not more than 2 hours on stock market > finance > > mins=120
limits > cctv course 1 ghante ka > cctv > > mins=75
limits > zero cost english speaking for beginners > english > communication > Beginner free
limits > top rated machine learning > ml > ai >
name > Arjun Mehta python > python > programming > by=Arjun
name > courses taught by Rohan Deshpande > > > by=Rohan
name > lakshmi narayanan > > > by=Lakshmi
name > what does Harish Chandra teach > > > by=Harish
synonym > machine vision > vision > ai ml >
synonym > neural nets > deeplearning > ml ai >
synonym > text analytics sentiment > nlp > ai >
synonym > robotic process automation > automation > aitools >
synonym > spreadsheet > excel > office analytics >
synonym > etl > dataeng > datascience >
synonym > hacker attacks on web apps > websecurity > hacking security >
synonym > wifi cracking > netsecurity > hacking security >
synonym > security camera > cctvinstall/cctvmonitor/cctvrepair > >
synonym > mental wellness > yoga > >
synonym > bookkeeping > accounting > >
synonym > cv writing > resume > career >
synonym > entrepreneurship > startup > >
synonym > call center > custservice > communication >
synonym > green energy > solar > sustainability >
synonym > electrical wiring > electrician > electrical >
synonym > sewing > tailoring > >
synonym > motivation and productivity > timemgmt > softskills >
synonym > corporate trainer > orgtraining/protraining > >
synonym > serverless > cloud > devops >
synonym > logo design > graphic > design >
synonym > user interviews > research > design ux >
synonym > oop > java/cpp/python > programming >
synonym > time and attendance machine > nonaadhaar > biometric >
plain > build a blog > web/writing > php django >
plain > swiftui > ios > app >
plain > unreal engine > game > app >
plain > yolo object detection > vision > ai ml >
plain > langchain rag > genai > aitools ai >
plain > stable diffusion > aiimage > aitools >
plain > uipath rpa > automation > aitools >
plain > kafka streaming > bigdata > dataeng datascience >
plain > shiny dashboard in r > r > datascience dashboard >
plain > window functions > sql > analytics database >
plain > ga4 > webanalytics > analytics marketing >
plain > burp suite > websecurity > hacking security >
plain > metasploit > pentest > hacking security >
plain > incident response > forensics > security >
plain > design systems > figma > design ux >
plain > motion design > uitheory > design >
plain > nvr poe cameras > cctvinstall > cctv cctvrepair >
plain > e-kyc > aadhaar > biometric >
plain > hall ticket exam centre > examops > >
plain > scope 3 emissions > sustainability > >
plain > gstr 3b > accounting > >
plain > premiere pro > video > >
plain > esp32 > iot > >
plain > azure > cloud > devops >
plain > kubernetes > devops > cloud >
plain > java threads > java > programming >
sentence > I want to know what my users are thinking when they use my app > research > design ux >
sentence > I would like to become a penetration tester > pentest > hacking security >
sentence > how do I make my phone app work offline > app > >
sentence > my camera recorder shows no picture, how do I repair it > cctvrepair > cctv >
sentence > what is the difference between supervised and unsupervised learning > ml > ai >
sentence > teach me to write code in an object oriented way > java/cpp/python > programming >
sentence > I need nice charts for my presentation to the management > dashboard/excel > analytics tableau powerbi >
sentence > I want to grow my instagram page and get more customers > marketing > seo >
sentence > we are hiring many people and want to train them quickly > orgtraining > protraining >
sentence > I want to trade shares every day > finance > >
sentence > help me speak better english on phone calls > english > communication >
sentence > I want my kids to stop clicking on bad links > cybersafety > security >
sentence > how to fit solar panels on my roof > solar > sustainability electrical >
sentence > make an online store for my handmade bags > ecommerce > web startup tailoring >
sentence > I keep forgetting things and my day is a mess > timemgmt > softskills >
sentence > what questions will they ask me at the interview > interview > career softskills >
sentence > I want to write for blogs and earn > writing > marketing >
sentence > explain containers and pipelines to me > devops > cloud >
sentence > my laptop is dead, can I repair it > hardware > repair >
filler > umm hello can you like show me python stuff > python > programming >
filler > so I was wondering if there is maybe a course on tally or something > accounting > >
filler > okay so uh premiere pro please > video > >
filler > hi there I kinda need to get better at powerpoint and word > office > >
hinglish > website ka design karna sikhna hai > web/uitheory/figma > design frontend >
hinglish > bina coding ke website > wordpress/nocode > web >
hinglish > mobile ki dukan kholni hai repair wali > mobilerepair > repair >
hinglish > camera dekhne ki naukri > cctvmonitor > cctv >
hinglish > stock market me paise kaise kamaye > finance > >
hinglish > aadhar center kholna hai > aadhaar > biometric >
hinglish > acchi english kaise bole > english > communication >
hinglish > logo aur poster banana > graphic > design >
hinglish > instagram par ads kaise chalaye > marketing > >
hinglish > ghar pe cake banana > cooking > >
hinglish > ladies suit ki cutting aur silai > tailoring > >
hinglish > data entry aur typing > office > >
hinglish > muft me english seekhni hai > english > communication > free
hinglish > dimag shant karne ke liye > yoga > wellness >
hindi > सौर ऊर्जा > solar > sustainability >
hindi > खाना बनाना सीखना है > cooking > >
hindi > हैकिंग कोर्स > hacking > security >
hindi > शेयर बाजार > finance > >
hindi > कंप्यूटर कोर्स > office > hardware >
typo > reactt nativ > reactnative > app react >
typo > kubernetis > devops > cloud >
typo > natral langauge procesing > nlp > ai ml >
typo > ilustrator > graphic > design >
typo > accesibility > accessibility > design >
typo > cybr safty > cybersafety/security > hacking >
typo > tailring > tailoring > >
typo > servelliance camra > cctvinstall/cctvmonitor/cctvrepair > >
typo > exell macro > excel > office analytics >
typo > resumee writting > resume > career >
typo > electrition > electrician > electrical >
limits > free figma > figma > design > free
limits > ethical hacking below 1000 rupees for beginners > hacking > security > Beginner max=1000
limits > docker under 3 hours > devops > cloud > mins=180
limits > advanced ux > ux > design > Advanced
limits > seo course around one hour > seo > marketing > mins=75
limits > public speaking for professionals advanced > speaking > communication softskills > Advanced
limits > something short about time management > timemgmt > softskills >
name > zoya siddiqui design > design > > by=Zoya
name > classes by vikram > > > by=Vikram
synonym > ui designer > ux/figma/uitheory > design >
synonym > bi tools > powerbi/tableau > dashboard analytics >
synonym > soc analyst > security > >
synonym > trainer certification > protraining > orgtraining >
synonym > web scraping > python > programming >
synonym > stress management > yoga > wellness >
synonym > customer care > custservice > communication >
synonym > people management > leadership > softskills >
synonym > face recognition attendance > nonaadhaar > biometric >
synonym > garbage segregation > waste > sustainability >
synonym > home electrician > electrician > electrical >
hinglish > bhai excel me vlookup aur pivot table samajh nahi aata > excel > analytics office >
hinglish > ghar baithe online paise kamane wala course > ecommerce/marketing/writing/finance/startup > chatgpt >
hinglish > phone ka display badalna sikhao > mobilerepair > repair >
hinglish > cctv ka password bhool gaye DVR reset > cctvrepair/cctvinstall > cctv >
hinglish > GST return kaise bharte hain > accounting > >
hinglish > demat account kholke share kharidna > finance > >
hinglish > english bolne me jhijhak hoti hai > english/speaking > communication >
hinglish > reels edit karna sikhna hai mobile se > video > marketing aivideo >
hinglish > blouse cutting stitching > tailoring > >
hinglish > AI se photo kaise banaye > aiimage > aitools >
hinglish > python me data saaf karna > pandas > python datascience >
hinglish > wifi router setting aur LAN > network > hardware netsecurity >
hinglish > ghar ki wiring khud kaise kare > electrician > electrical >
hinglish > gussa aur tension kam karna hai > yoga > wellness >
hinglish > interview me apne bare me kya bole > interview > career softskills >
hinglish > dukaan ka hisab kitab computer pe > accounting > office excel >
hinglish > hotel jaisa paneer banana ghar par > cooking > >
hinglish > computer format karna windows dalna > hardware > repair >
sentence > my wedding photos come out blurry on my DSLR > photo > >
sentence > our team misses every deadline, I have to run the project now > project/leadership > timemgmt >
sentence > I got selected in TCS but don't know coding > programming > python java >
sentence > what is the thing where the car or robot learns by rewards > reinforcement > ml ai >
sentence > how do companies guess next month's demand from old numbers > timeseries > datascience statistics >
sentence > my website does not come on the first page of google > seo > marketing webanalytics >
sentence > screen reader users cannot use our site > accessibility > design web >
sentence > I have 2 hours this weekend, something on git hub copilot > copilot > aitools programming > mins=150
sentence > teach me the language that apple phones are programmed in > ios > app >
sentence > who can teach me to make 2d games > game > app programming >
sentence > I run a coaching centre and must manage online exam day > examops > >
sentence > customers shout at me on the helpline > custservice > communication softskills >
sentence > how do police find deleted whatsapp chats on a phone > forensics > security >
sentence > my resume gets rejected by ATS software > resume > career >
sentence > want to host my app on AWS > cloud/devops > >
sentence > composting kitchen waste at home > waste > sustainability >
sentence > I want to put sensors on my farm and see moisture on phone > iot > >
sentence > gpt keeps giving me rubbish answers, how to ask properly > prompting/chatgpt > aitools >
hindi > वीडियो एडिटिंग > video > >
hindi > पायथन प्रोग्रामिंग शुरू से > python > programming >
hindi > सिलाई मशीन चलाना > tailoring > >
hindi > टैली और जीएसटी > accounting > >
typo > cyber securty for begginers > security > hacking > Beginner
typo > wordpres website bildng > wordpress > web >
typo > deep lerning with pytorc > deeplearning > ml ai >
typo > grafic desining corel draw > graphic > design >
typo > data enginer spark haddop > dataeng/bigdata > datascience >
limits > 500 se kam me flutter > flutter > app > max=500
limits > koi lamba advanced java course > java > programming > Advanced
limits > AI tools course for teachers, not costly, one hour max > aitools > > mins=75
limits > tableau intermediate paid or free anything under 1k > tableau > analytics dashboard > Intermediate max=1000
synonym > MERN stack > fullstack/react/node > web backend >
synonym > jetpack compose > android/kotlin > app >
synonym > burp suite > websecurity > hacking security >
synonym > KYC fingerprint operator > aadhaar/nonaadhaar > biometric >
synonym > mutual funds SIP > finance > >
synonym > low code automation zapier > automation > aitools >
`;
