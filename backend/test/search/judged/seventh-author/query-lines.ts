/**
 * Requests to these courses, in the form of `../query-lines.ts`. Measured once as they came: nDCG@10 0.918, recall@24 0.98, none
 * without an answer; refusals 0.84, spoken requests 0.85, sentences and bounds 0.86, the rest 0.94 to 0.99. While the sixth
 * author's were mended nobody looked at them, and they rose to 0.922; then what they showed was mended as well.
 */
export const SEVENTH_AUTHOR_QUERY_LINES = `
plain > html css > html css > frontend website > 
plain > react course > react web > reactnative javascript > 
plain > node js backend > nodejs > backend api > 
plain > flutter > flutter > mobileapp > 
plain > android app development > android > mobileapp > 
plain > machine learning with python > machinelearning python > machinelearning python > 
plain > deep learning > deeplearning > machinelearning > 
plain > prompt engineering > promptengineering > chatgpt > 
plain > power bi dashboard > powerbi dashboard > dashboard datavisualization > 
plain > sql for beginners > sql > database mysql > soft:Beginner
plain > apache spark > spark > bigdata dataengineering > 
plain > ethical hacking > ethicalhacking > hacking cybersecurity > 
plain > burp suite penetration testing > burpsuite > webpentesting ethicalhacking > 
plain > figma > figma > uidesign > 
plain > cctv installation > cctvinstallation > cctv > 
plain > ip camera nvr poe > ipcamera > cctv networking > 
plain > gst notices and appeals > gst tax > gst accounting > 
plain > exam invigilator duties > invigilator > examstaff > 
plain > mushroom cultivation > mushroom > farming > 
plain > solar panel installation > solar > renewable housewiring > 
plain > tally gst > tally > gst accounting > 
plain > nextjs server components > nextjs > react > 
plain > mppsc preparation > mppsc > govtexam > 
plain > ci cd terraform jenkins > cicd terraform > devops > 
plain > aws cloud > aws > cloud > 
plain > first aid cpr > firstaid > emergency > 
plain > fire safety training > firesafety > safety > 
plain > esg reporting brsr > esg > carbon sustainability > 
plain > plc scada automation > plc > engineering > 
hinglish > cctv camera lagana sikhna hai > cctvinstallation > cctv > 
hinglish > website banana sikhna hai shuru se > website > frontend web > soft:Beginner
hinglish > mobile repairing ka course chahiye > mobilerepair > electronics > 
hinglish > ghar baithe kaun sa business kar sakti hu > homebusiness > smallbusiness business > 
hinglish > silai sikhni hai blouse aur suit ki > tailoring > craft > 
hinglish > excel sikhao office ke kaam ke liye > excel > spreadsheet office > 
hinglish > android app kaise banaye > android > mobileapp > 
hinglish > chatgpt ka use kaise kare hindi me > chatgpt hindi > chatgpt > 
hinglish > online fraud se kaise bache > cybersafety > cybersecurity > 
hinglish > bijli ka kaam seekhna hai ghar ki wiring > housewiring > electrical > 
hinglish > jaivik kheti aur kenchua khad > organicfarming/vermicompost > farming composting > 
hinglish > dukan ka online prachar kaise kare > digitalmarketing > onlineselling ecommerce > 
hinglish > bike theek karna sikhna hai > bikerepair > automobile > 
hinglish > AC ki gas bharna aur repair > acrepair > refrigeration > 
hinglish > hindi typing sikhni hai cpct ke liye > typing > computerbasics > 
hinglish > angrezi bolna seekhna hai > spokenenglish > english > 
hinglish > interview me kya bole > interview > communication softskills > 
hinglish > computer chalana nahi aata kahan se shuru karu > computerbasics internet > computerbasics > 
hinglish > hacking seekhni hai legal wali > ethicalhacking > hacking cybersecurity > 
hinglish > cake banane ka course eggless > baking > cooking > 
hinglish > security guard ki training > securityguard > physicalsecurity surveillance > 
hinglish > exam center me biometric lene ka kaam kaise karte hai > biometricoperator > examstaff biometric > 
hinglish > aadhar operator ka exam dena hai > aadhaar > csc biometricoperator > 
hinglish > data analyst banna hai kya seekhu > dataanalytics job > dataanalytics > 
hinglish > gaay bakri palan > dairy/livestock > farming > 
hinglish > bina coding ke app banana hai > nocode mobileapp > nocode > 
hinglish > sugar walo ke liye khana kya khaye > diabetes > nutrition diet > 
hinglish > youtube ke liye video edit karna sikhna hai > videoediting youtube > videoediting contentcreation > 
typo > javscript > javascript > frontend > 
typo > machin lerning > machinelearning > llm datascience > 
typo > ethical hakking > ethicalhacking > hacking cybersecurity > 
typo > wordpres website > wordpress > website > 
typo > pyhton for data sience > python datascience > python datascience > 
typo > advnaced exel > excel spreadsheet pivottables > excel > 
typo > cctv instalation > cctvinstallation > cctv > 
typo > biomatric atendance machine > attendancemachine > biometric > 
typo > kuberntes > kubernetes > docker devops > 
typo > flater app devlopment > flutter > mobileapp > 
typo > figam desgin > figma > design uidesign > 
typo > vermi compst and orgnic farming > organicfarming/vermicompost > composting farming > 
typo > electrition course > electrician > electrical > 
typo > photo genrate with midjurney > midjourney > aiimage graphicdesign > 
typo > pubilc speeking > publicspeaking > communication > 
typo > cyber sequrity > cybersecurity > hacking > 
typo > tabelau > tableau > datavisualization > 
typo > laravle php > laravel > backend > 
sentence > I want to build websites, I am a beginner > website > web frontend > soft:Beginner
sentence > I know JavaScript and want to make mobile apps with it > reactnative > mobileapp > 
sentence > I run a kirana shop and want more customers from Google and WhatsApp > digitalmarketing smallbusiness > digitalmarketing smallbusiness > 
sentence > teach me how to put cameras in shops and see them on my phone > cctvinstallation > cctv > 
sentence > My phone repair shop gets dead phones, I need to learn board level work > mobilerepair soldering > mobilerepair > soft:Advanced
sentence > I am a homemaker looking for something to earn from my kitchen > baking > homebusiness cooking > 
sentence > how do I test my company website for security holes > burpsuite/owasp > webpentesting networksecurity > 
sentence > I need to analyse my PhD data in R > r > statistics research > 
sentence > we want to build a chatbot that answers from our own documents > rag > llm chatbot > 
sentence > how to fine tune a language model on Hindi > finetuning > llm nlp transformers > 
sentence > I am a school teacher and want AI to make my question papers > teachers > chatgpt > 
sentence > my office has asked me to join the POSH committee, what should I learn > posh > law workplace > 
sentence > I want to detect vehicles and number plates with a camera and python > computervision > opencv machinelearning > 
sentence > can I learn to make reels without showing my face > aivideo > videoediting contentcreation > 
sentence > I have to supervise security at an exam venue with jammers and frisking > centremanagement > examstaff > 
sentence > My father has back pain, some gentle exercise at home > yoga > fitness > 
sentence > I want to sell sarees on Meesho > onlineselling/meesho > ecommerce > 
sentence > need a loan and a business plan for my small unit > mudra/businessplan > business entrepreneurship > 
sentence > how to deploy machine learning models and watch for drift > mlops > machinelearning deployment > 
sentence > I want to grow vegetables on my terrace > terracegarden > gardening organicfarming > 
sentence > I want to learn how to repair electric scooters and e-rickshaw > ev > automobile > 
sentence > show me how to interview users before designing an app > uxresearch > ux > 
sentence > I would like to automate invoices and WhatsApp replies in my business > aiautomation > agents whatsapp > 
sentence > I am going to Germany for a nursing job and need the language > german > language > 
sentence > I want to understand AI but I don't know any maths or coding > aibasics > chatgpt > soft:Beginner
sentence > which course teaches assembling a computer and setting up LAN > computerhardware > networking > 
sentence > how do I know if my A/B test really worked > abtesting > statistics > 
spoken > okay so I need umm something on making compost or zero waste at home > composting/wastemanagement > vermicompost sustainability > 
spoken > okay so I have a shop and umm I want to put it online you know > ecommerce/digitalmarketing smallbusiness > website business > 
spoken > haan toh mujhe na woh cctv ka course chahiye > cctv > surveillance camera > 
spoken > hello umm can you please show me some courses on data science > datascience > dataanalytics machinelearning > 
spoken > so basically I'm looking for something like python, from the start > python programming/python machinelearning > python > soft:Beginner
spoken > okay so like I want to do hacking but I am totally new > ethicalhacking/hacking > cybersecurity > soft:Beginner
spoken > arre bhai woh plumber wala kaam sikhna hai > plumbing > waterfitting > 
spoken > uh I want to learn english like speaking properly > spokenenglish > english communication > 
spoken > actually I was thinking umm maybe some course on yoga for morning > yoga > fitness health > 
spoken > achha suno mujhe mehndi lagana seekhna hai > mehndi > beauty craft > 
spoken > okay so umm what do you have on you know designing screens for mobile > mobileui/uidesign > ux design > 
limits > free course on hacking under 2 hours > cybersafety > cybersecurity > free mins=120
limits > free excel course > excel > dataanalytics > free
limits > cctv course under 300 rupees > cctv > surveillance camera > max=300
limits > advanced react > react > frontend > Advanced
limits > machine learning below 1000 rupees > machinelearning > python > max=1000
limits > ai tools course in under 2 hours > aitools > ai > mins=120
limits > intermediate android course > android > mobileapp > Intermediate
limits > free farming or gardening course > gardening > composting farming > free
limits > python under 600 rupees > python > datascience > max=600
limits > web development courses more than 10 hours long > web > frontend backend > minmins=600
limits > free course for exam staff > examstaff > biometric > free
limits > ui design free > uidesign > ux design > free
limits > biometric training within 500 rupees and less than 3 hours > biometric > accesscontrol examstaff > max=500 mins=180
limits > advanced cyber security > cybersecurity > hacking > Advanced
limits > short health course under 200 rs > health > fitness safety > max=200 soft:mins=150
limits > muft course 1 ghante ka AI par > ai > aitools > free mins=60
limits > home business courses 300 se kam me > homebusiness > business > max=300
limits > beginner data analytics under 500 > dataanalytics > excel sql > Beginner max=500
limits > devops advanced level course > devops > cloud > Advanced
educator > Zubair Ansari hacking > hacking > cybersecurity > by=Zubair
educator > courses by Jitendra Yadav > cctv > camera > by=Jitendra
educator > Dr Anand Kulkarni machine learning > machinelearning > ai statistics > by=Dr.
educator > ishita agrawal figma > figma > uidesign > by=Ishita
educator > kubernetes by gaurav bhargava > kubernetes > devops > by=Gaurav
educator > Savitri Chouhan mushroom wala course > mushroom > farming > by=Savitri
synonym > front end engineering > frontend > web javascript > 
synonym > artificial intelligence > ai > machinelearning > 
synonym > infosec > cybersecurity > hacking > 
synonym > iPhone programming > swift > ios mobileapp > 
synonym > surveillance camera fitting > cctvinstallation > cctv camera surveillance > 
synonym > accounting software for billing and tax > tally > accounting gst > 
synonym > user experience > ux > uidesign > 
synonym > pen testing > webpentesting > ethicalhacking hacking > 
synonym > thumb impression machine for staff attendance > attendancemachine > biometric > 
synonym > stage fright > publicspeaking > confidence communication > 
negation > mobile app course but not flutter > mobileapp > app > not=flutter
negation > website without coding > nocode website > nocode > not=html
negation > farming but not dairy > farming > gardening > not=dairy
negation > digital marketing but not for shopkeepers > digitalmarketing > marketing > not=smallbusiness
negation > data visualization other than power bi > datavisualization > dashboard > not=powerbi
negation > cyber security course, no hacking > cybersecurity > cybersafety > not=hacking
goal > I want to become a full stack developer > fullstack > react nodejs backend > 
goal > I want to get a job as a data analyst > dataanalytics job > dataanalytics > 
goal > become a SOC analyst > soc > blueteam cybersecurity > 
goal > I want to work in a hospital taking care of patients > patientcare > nursing firstaid > 
goal > I want to become a devops engineer > devops job/devops containers/devops aws > cloud devops > 
goal > mujhe railway me naukri chahiye > railway > govtexam > 
goal > how to become a CCTV control room operator > controlroom > surveillance cctv > 
goal > get a job as UI UX designer > portfolio ux > uidesign ux > 
goal > earn money from bug bounty > bugbounty > webpentesting ethicalhacking > 
goal > I want to study abroad and need a good English score > ielts > english studyabroad > 
devanagari > सीसीटीवी कैमरा लगाना सीखना है > cctvinstallation > cctv > 
devanagari > वेबसाइट बनाना सीखें > website > web frontend > 
devanagari > सिलाई कोर्स > tailoring > craft > 
devanagari > जैविक खेती > organicfarming > farming > 
devanagari > मोबाइल रिपेयरिंग > mobilerepair > electronics > 
devanagari > एथिकल हैकिंग > ethicalhacking > hacking cybersecurity >
`;
