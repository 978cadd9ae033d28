/**
 * One query a line: kind > what is asked > tags of which a course needs all (several sets apart by a slash) > tags that make
 * it answer in part > conditions. Conditions: a level, free, max=rupees, mins=minutes, by=name,
 * popular=enrollments, fresh=days, stars=rating, not=tag; after `soft:` they are wishes.
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
`;
