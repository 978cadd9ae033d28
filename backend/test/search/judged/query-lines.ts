/**
 * One query a line: kind > what is asked > tags of which a course needs all (several sets apart by a slash) > tags that make
 * it answer in part > conditions. Conditions: a level, free, max=rupees, mins=minutes, by=name.
 */
export const QUERY_LINES = `
plain > web development > web > >
plain > machine learning > ml > ai >
plain > learn CCTV installation > cctvinstall > cctv >
plain > ethical hacking > hacking > security >
plain > figma > figma > design >
plain > excel > excel > analytics office >
plain > power bi dashboard > powerbi > dashboard analytics >
plain > digital marketing > marketing > seo >
plain > public speaking > speaking > communication >
plain > aadhaar authentication > aadhaar > biometric >
plain > exam operator > examops > >
plain > react > react > >
plain > android app development > android > app >
plain > sql queries > sql > analytics >
plain > chatgpt > chatgpt > aitools >
plain > penetration testing > pentest > hacking >
plain > data structures and algorithms > dsa > programming >
plain > spoken english > english > communication >
plain > solar panel installation > solar > sustainability electrical >
plain > tally gst > accounting > >
plain > computer vision > vision > ai ml >
plain > project management > project > >
plain > video editing > video > >
plain > photoshop > graphic > design >
plain > node js backend > node > backend >
plain > docker kubernetes > devops > cloud >
plain > cctv monitoring control room > cctvmonitor > cctv >
plain > mobile repair > mobilerepair > repair >
plain > c++ > cpp > programming >
plain > bug bounty > websecurity > hacking security >
plain > forecasting sales > timeseries > datascience >
plain > usability testing > research > design >
plain > time management > timemgmt > softskills >
plain > flutter app > flutter > app >
plain > natural language processing > nlp > ai ml >
plain > home automation arduino > iot > >
sentence > I want to build websites, I am a beginner > web > > Beginner
sentence > I would like to become a data analyst > analytics > datascience >
sentence > how do I make an app for my phone > app > >
sentence > teach me how to use AI to make pictures > aiimage > aitools >
sentence > I need to prepare for a job interview > interview > career softskills >
sentence > show me something about protecting my family from online fraud > cybersafety > security >
sentence > I am looking for a course on stock market and investing > finance > >
sentence > can you help me understand neural networks > deeplearning > ml ai >
sentence > my boss wants nice reports from spreadsheets > excel > analytics dashboard office >
sentence > I want to start my own small business > startup > marketing >
sentence > I am scared of speaking in front of people > speaking > communication >
sentence > how can I train new employees in my company > orgtraining > protraining >
sentence > I want to learn how to bake bread and cakes > cooking > >
sentence > what should I study to work as an electrician > electrician > electrical >
sentence > please find a course that teaches me to write a good resume > resume > career >
sentence > I want my online shop to sell more > ecommerce > marketing >
sentence > help me lead my first team > leadership > softskills >
sentence > how to make chatbots for whatsapp > chatbot > aitools >
sentence > I want to automate boring office work without coding > automation > aitools excel >
sentence > how do hackers break into wifi and how do I stop them > netsecurity > hacking security >
sentence > I want to talk to users and test my design > research > design ux >
sentence > where do I learn to stitch my own clothes > tailoring > >
sentence > something to reduce my stress > yoga > wellness >
sentence > I want to make games > game > >
filler > um so I was like looking for uh python you know > python > programming >
filler > hey can you please show me some good courses about photography thanks > photo > >
filler > ok so basically I want to do java > java > programming >
filler > hmm maybe something on sustainability I guess > sustainability > >
filler > hello I need um help with customer service calls please > custservice > softskills >
filler > so yeah I kind of want to get into devops > devops > cloud >
filler > please please teach me seo okay > seo > marketing >
filler > uh where can I find uh angular > angular > frontend web >
hinglish > cctv kamera lagana sikhna hai > cctvinstall > cctv >
hinglish > mujhe website banana sikhna hai > web > >
hinglish > mobile app kaise banate hain > app > >
hinglish > hacking sikhao bhai > hacking > security >
hinglish > english bolna sikhna hai > english > communication >
hinglish > computer chalana sikhna hai shuru se > office > hardware > Beginner
hinglish > silai machine ka course > tailoring > >
hinglish > excel sikhna hai zero se > excel > analytics office > Beginner
hinglish > bijli ka kaam sikhna hai > electrician > electrical >
hinglish > share bazar me paisa kaise lagaye > finance > >
hinglish > video banana aur edit karna sikhna hai > video > >
hinglish > mujhe python sikhni hai bilkul naya hu > python > programming > Beginner
hinglish > aadhar card operator ka course chahiye > aadhaar > biometric >
hinglish > stage pe bolne se dar lagta hai > speaking > communication >
hinglish > naukri ke liye interview ki taiyari > interview > career >
hinglish > mobile theek karna sikhna hai > mobilerepair > repair >
hinglish > khana banana sikhna hai > cooking > >
hinglish > data science kaise sikhe > datascience > >
hinglish > photo khichna sikhna chahta hu > photo > >
hinglish > apna business shuru karna hai > startup > marketing >
hinglish > muft web development course > web > > free
hinglish > 500 se kam me graphic design > graphic > design > max=500
hinglish > do ghante se kam ka yoga course > yoga > wellness > mins=120
hinglish > online dukan kaise khole > ecommerce > marketing >
hinglish > angutha machine attendance lagana > nonaadhaar > biometric aadhaar >
hinglish > saur urja solar panel lagana > solar > sustainability >
hinglish > ai se photo banana > aiimage > aitools >
hinglish > samay prabandhan > timemgmt > softskills >
hindi > मुझे पाइथन सीखना है > python > programming >
hindi > वेबसाइट बनाना सीखना है > web > >
hindi > सीसीटीवी कैमरा > cctvinstall/cctvmonitor/cctvrepair > >
hindi > एक्सेल कोर्स > excel > analytics office >
typo > javscript > javascript > frontend web >
typo > machin lerning > ml > ai >
typo > pyhton begginer > python > programming > Beginner
typo > etical haking > hacking > security >
typo > photoshp > graphic > design >
typo > kubernets > devops > cloud >
typo > excell pivot tabels > excel > analytics >
typo > graphc desgin > graphic > design >
typo > wordpres website > wordpress > web >
typo > artifical inteligence > ai > ml aitools >
typo > cctv instalation > cctvinstall > cctv >
typo > comunication skils > communication > softskills >
typo > digtal marketing > marketing > seo >
typo > fluter > flutter > app >
typo > biometrik attendence > nonaadhaar > biometric >
typo > acounting > accounting > >
typo > angularr > angular > frontend web >
typo > blockhain or stok market > finance > >
typo > tablau dashbord > tableau > dashboard analytics >
typo > deep lerning with pytorh > deeplearning > ml ai >
typo > datascience > datascience > >
typo > sustainibility > sustainability > >
typo > leadrship > leadership > softskills >
typo > prompt enginering > prompting > aitools >
typo > cyber securty > security > hacking >
typo > wirefames > wireframe > design >
limits > free course on hacking under 2 hours > hacking > > free mins=120
limits > web development under 500 rupees > web > > max=500
limits > free python > python > programming > free
limits > data science below ₹1000 > datascience > > max=1000
limits > short design course less than 90 minutes > design > > mins=90
limits > app development within 3 hours > app > > mins=180
limits > advanced machine learning > ml > ai > Advanced
limits > beginner cctv course under 1000 > cctv > > Beginner max=1000
limits > intermediate javascript > javascript > > Intermediate
limits > free AI tools > aitools > > free
limits > security course for experts > security > > Advanced
limits > marketing for less than rs 600 > marketing > > max=600
limits > excel basics free of cost > excel > analytics office > Beginner free
limits > learn sql in under two hours > sql > > mins=120
limits > analytics course max 400 > analytics > > max=400
limits > free beginner course > > > free Beginner
limits > advanced courses under 1000 > > > Advanced max=1000
limits > web design for newbies, no payment > web > > Beginner free
limits > deep dive into react > react > > Advanced
limits > ui ux from scratch > design > > Beginner
limits > courses between 200 and 500 rupees on softskills > softskills > > max=500
limits > cloud or devops for someone with some experience > devops/cloud > > Intermediate
limits > data analytics upto 1k > analytics > > max=1000
limits > half hour to one hour ai course > ai/aitools > > mins=60
name > courses by Meera Iyer > > > by=Meera
name > Farah Khan hacking > hacking > > by=Farah
name > anything from Vikram Rathore > > > by=Vikram
name > web development by Gurpreet Singh > web > > by=Gurpreet
name > zoya siddiqui > > > by=Zoya
name > Nandini Bose design course > design > > by=Nandini
synonym > coding for newcomers > programming > > Beginner
synonym > white hat > hacking > security >
synonym > front end developer > frontend > web >
synonym > artificial intelligence > ai > ml aitools >
synonym > surveillance camera operator > cctvmonitor > cctv >
synonym > fingerprint scanner > nonaadhaar/aadhaar > biometric >
synonym > employee onboarding > orgtraining > >
synonym > soft skills > softskills > communication >
synonym > user experience > ux/research > design >
synonym > ML model deployment > mlops > ml ai >
synonym > large language models > genai > nlp ai >
synonym > business intelligence > powerbi/tableau/analytics > dashboard >
synonym > iphone > ios > app >
synonym > share market trading > finance > >
synonym > rest api > node/django > backend >
synonym > wireframes and prototypes > wireframe > design >
synonym > environment and climate > sustainability > >
synonym > personality and workplace skills > softskills > communication >
synonym > infosec > security > hacking >
synonym > vlookup > excel > >
synonym > online proctoring and invigilation > examops > >
synonym > make money work from home > startup > career marketing >
plain > website design course > web > design >
plain > php mysql > php > backend web >
plain > laravel > php > backend web >
plain > swift ios development > ios > app >
plain > unity game development > game > app >
plain > reinforcement learning > reinforcement > ml ai >
plain > midjourney > aiimage > aitools >
plain > github copilot > copilot > aitools >
plain > zapier automation > automation > aitools >
plain > pandas dataframe > pandas > python datascience >
plain > apache spark > bigdata > datascience >
plain > airflow etl pipelines > dataeng > datascience >
plain > hypothesis testing > statistics > datascience >
plain > dax measures > powerbi > analytics >
plain > google analytics > webanalytics > analytics marketing >
plain > nmap wireshark > netsecurity > hacking security >
plain > digital forensics > forensics > security >
plain > kali linux > kali > hacking security >
plain > screen readers wcag > accessibility > design >
plain > design portfolio > portfolio > design >
plain > dvr not recording fix > cctvrepair > cctv >
plain > ielts preparation > english > >
plain > linkedin profile > resume > career >
plain > scrum master certification > project > >
plain > carbon footprint > sustainability > >
plain > compost > waste > sustainability >
plain > arduino sensors > iot > >
plain > aws > cloud > devops >
plain > git > devops > >
plain > ccna > network > >
plain > spring boot > java > programming >
plain > competitive programming > dsa > programming >
plain > meditation > yoga > wellness >
plain > copywriting > writing > marketing >
plain > instagram ads > marketing > >
plain > ms word powerpoint > office > >
plain > income tax > accounting > finance >
plain > options trading > finance > >
plain > bayesian statistics > statistics > datascience >
plain > color theory typography > uitheory > design >
sentence > I want to make my own portfolio website > web > portfolio frontend >
sentence > which course will teach me to find bugs in websites and get paid for it > websecurity > hacking security >
sentence > my computer is slow and broken and I want to fix it myself > hardware > repair >
sentence > I run a shop and need to file GST returns > accounting > >
sentence > I want to be able to predict next month's sales > timeseries > datascience analytics >
sentence > how can I put my machine learning model on a server > mlops > ml cloud >
sentence > something for a total beginner who wants to understand computers > office > hardware > Beginner
sentence > show me how to draw app screens before coding them > wireframe/figma > design ux >
sentence > I manage a housing society and we have a garbage problem > waste > sustainability >
sentence > I get angry calls from customers all day > custservice > communication softskills >
sentence > I want to get a job as a security guard watching cameras > cctvmonitor > cctv >
sentence > how do I speak confidently in meetings > communication/speaking > softskills >
sentence > teach me how to shoot weddings with my camera > photo > >
sentence > I want to sell clothes that I stitch at home > tailoring > startup ecommerce >
sentence > I need to convince investors to fund my company > startup > >
sentence > I want a robot to do my boring computer tasks > automation > aitools >
sentence > how does the internet actually work > network > web >
sentence > can I make cartoons and images with artificial intelligence > aiimage > aitools >
sentence > I would like my website to rank higher on Google > seo > marketing web >
sentence > I want to count cars in a video using a computer > vision > ai ml >
sentence > I am a teacher, how can ChatGPT help me > chatgpt > aitools >
sentence > I want to make an app that runs on both iPhone and Android > flutter/reactnative > app >
sentence > our exam centre needs staff who can run online tests > examops > >
sentence > how to wire a house safely > electrician > electrical >
sentence > I always miss deadlines and feel overwhelmed > timemgmt > softskills >
sentence > I want to understand my salary slip, saving and investments > finance > accounting >
sentence > learn how to store and query data in tables > sql > analytics database >
sentence > how to keep my parents safe from online scams > cybersafety > security >
filler > hi um I want to like learn some figma stuff if possible > figma > design >
filler > so can you maybe find me uh a good docker course > devops > cloud >
filler > yeah hello please I need like a course for excel formulas > excel > office analytics >
filler > okay google find me guitar no wait find me photography > photo > >
filler > umm anything on tableau would be great thank you so much > tableau > dashboard analytics >
filler > well you know I was thinking about kotlin actually > kotlin > android app programming >
hinglish > mujhe hacker banna hai > hacking > security >
hinglish > phone ki screen badalna sikhna hai > mobilerepair > repair >
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
