/**
 * Requests to these courses, in the form of `../query-lines.ts`; the courses are dated. Measured once as they came: nDCG@10 0.873,
 * recall@24 0.949, six of 225 without an answer; spoken requests 0.65 (recall 0.75), oblique ones 0.73, Devanagari 0.80, refusals
 * 0.86, sentences 0.89, the rest 0.91 to 0.98. Every second of them, from the second on, was looked at and mended for: 0.867 to
 * 0.937; the others, at which nobody looked, went from 0.878 to 0.893.
 */
export const EIGHTH_AUTHOR_QUERY_LINES = `
plain > react > react web > reactnative > 
plain > django > django > fastapi > 
plain > spring boot java > springboot > java > 
plain > wordpress website > wordpress > website > 
plain > flutter app development > flutter > mobileapp > 
plain > kotlin > kotlin > android > 
plain > deep learning > deeplearning > computervision nlp > 
plain > prompt engineering > promptengineering > chatgpt > 
plain > pandas > pandas > dataanalysis > 
plain > statistics and probability > statistics probability > statistics probability > 
plain > power bi > powerbi > dashboard > 
plain > tableau > tableau > datavisualization > 
plain > penetration testing > webpentesting/pentesting > ethicalhacking > 
plain > figma > figma > uidesign > 
plain > ux research > uxresearch > uxdesign > 
plain > cctv installation > cctvinstallation > cctv > 
plain > solar panel installation > solar > renewable > 
plain > ielts preparation > ielts > english > 
plain > guitar lessons > guitar > music > 
plain > mutual funds > mutualfunds > investing personalfinance > 
plain > docker and kubernetes > kubernetes > docker devops > 
plain > unity game development > unity > gamedev > 
plain > project management certification > projectmanagement > pmp > 
plain > computer networking > networking cybersecurity > networking > 
plain > digital forensics > forensics > investigation > 
sentence > I want to switch from support to data work, no maths please > dataanalytics careerswitch > dataanalytics > not=maths
sentence > I have never written a line of code and want to make my first web page > html website > website > Beginner not=backend not=php
sentence > How do I build an Android app and publish it on the Play Store? > android mobileapp/playstore > kotlin appsheet > 
sentence > I know React already and would like to write mobile apps with it > reactnative > mobileapp > 
sentence > My manager wants dashboards every week, which tool should I learn? > dashboard > datavisualization excel > 
sentence > I need to learn SQL from the very beginning for my new job > sql database > sql > Beginner
sentence > Please suggest something that explains machine learning without writing any programs > machinelearning nocode > machinelearning > not=coding soft:not=kids
sentence > I teach in a school and want AI to prepare my question papers > teachers > chatgpt aitools > 
sentence > I would like to automate the boring reports I send every month from Excel > excel automation > excel googlesheets zapier > 
sentence > I'm a designer preparing my portfolio for interviews > portfolio design > uxdesign > 
sentence > Looking for a course that prepares me for the OSCP exam > oscp > pentesting webpentesting ethicalhacking > 
sentence > We want to split our monolith into services written in Node > microservices > nodejs > 
sentence > I want to file my own tax return this year > incometax > tax > 
sentence > My daughter is nine and loves games, can she learn programming? > kids scratch > kids > 
sentence > I sit at a desk all day and my back hurts > backpain > fitness > 
sentence > I want to learn how to talk to foreign clients in meetings > businessenglish > english communication > 
sentence > How can I get my first job watching alerts as a security analyst? > soc > cybersecurity > 
sentence > I'd like to take better pictures with just my phone > mobilephotography > photography > 
sentence > I run a cafe and need more customers from Instagram > digitalmarketing > socialmedia canva > 
sentence > Teach me enough Python to collect prices from websites automatically > webscraping > pythonbasics > 
sentence > I am a nurse moving to Germany and need the language > german > language > 
sentence > Is there any course on fine-tuning language models with LoRA? > finetuning > llm > 
sentence > I would like to deploy and monitor my models in production > mlops > devops docker > 
sentence > Help me crack coding interviews with data structures > dsa > interview > 
sentence > I want to create faceless videos for YouTube using AI > aivideo > youtube videoediting > 
sentence > Our dairy needs somebody who can forecast demand > timeseries > forecasting > 
sentence > I want to set up my own online shop but I am not a technical person > ecommerce nocode > ecommerce onlineselling > 
sentence > I know the basics of Flutter and want to go deeper into architecture > flutter > architecture > Advanced
sentence > What should I study to become a full stack engineer? > fullstack > react nodejs backend > 
sentence > Could you recommend something for clearing the civil services exam? > upsc > govtexam > 
spoken > um i want to learn jawa script from the start > javascript programming > javascript > Beginner
spoken > show me no wait not react i mean angular courses > angular > typescript frontend > not=react
spoken > i need a course on sequel for beginners > sql database > sql > Beginner
spoken > uh what is the best course for for power b i > powerbi > dashboard > 
spoken > find me a python course under one thousand rupees > python programming > python > max=1000
spoken > i want to do c c t v camera fitting work > cctvinstallation > cctv > 
spoken > how to make a mobile app with flutter or kotlin or something like that > flutter mobileapp/kotlin mobileapp > mobileapp kotlin > 
spoken > hey can you show me free excel courses please > excel > spreadsheet > free
spoken > i am looking for a um a hacking course but for beginners like me > ethicalhacking > cybersecurity > Beginner
spoken > give me something less than two hours on chat g p t > chatgpt > aitools > mins=120
spoken > machine learning in hindi please in hindi > machinelearning hindi > machinelearning > 
spoken > i want to learn guitar no sorry tabla > tabla >  > 
spoken > uh node jay ess and express > nodejs express > nodejs > 
spoken > see plus plus and data structures > cpp > dsa > 
spoken > see sharp for beginners > csharp programming > csharp > Beginner
spoken > how do i file my gee s t returns > gst tax > gst > 
spoken > fig ma fig ma course for a beginner > figma > uidesign > Beginner
spoken > i want a course by sachin deshmukh on excel > excel >  > by=Sachin
spoken > something on artificial intelligence that is not more than five hundred rupees and for beginners > ai > machinelearning > max=500 Beginner
spoken > i wanna learn how to invest in the stock market not options just shares > stockmarket > investing > not=options
spoken > um my a c is not cooling i want to learn to repair it myself > acrepair > refrigeration > 
spoken > i want to learn wordpress uh actually no shopify > shopify > ecommerce onlineselling > not=wordpress
spoken > i want to prepare for eye elts in two months > ielts > english > 
spoken > a w s course for cloud beginners > aws > cloud > Beginner
spoken > show me u x design courses with no coding and under one thousand two hundred rupees > uxdesign > uidesign > not=coding max=1200
hinglish > website banana seekhna hai hindi me > html website hindi/website nocode hindi > website > 
hinglish > python sikhna hai zero se > python programming > python > Beginner
hinglish > excel me salary sheet kaise banaye > excel spreadsheet dataanalytics > excel spreadsheet > 
hinglish > silai sikhni hai ghar baithe > tailoring sewing > tailoring > 
hinglish > mobile theek karne ka kaam seekhna hai > mobilerepair > electronics > 
hinglish > AC ki gas kaise bharte hain > acrepair refrigeration > acrepair > 
hinglish > share bazaar kya hota hai samjhao > stockmarket investing > stockmarket investing > 
hinglish > angrezi bolne me jhijhak hoti hai > spokenenglish > english publicspeaking > 
hinglish > mushroom ki kheti se kamai > mushroom > farming > 
hinglish > hacking seekhni hai hindi mein > ethicalhacking hindi > ethicalhacking > 
hinglish > UPI fraud se kaise bache > scams > cybersafety > 
hinglish > dukaan ka hisaab computer pe kaise rakhe > tally/bookkeeping > accounting excel > 
hinglish > mudra loan kaise milega > mudra > governmentschemes > 
hinglish > nal aur pipe ka kaam > plumbing >  > 
hinglish > youtube se paise kaise kamaye > youtube > aivideo freelancing > 
hinglish > ghar ki wiring karni seekhni hai > housewiring > electrical > 
hinglish > mehndi lagana sikhao > mehndi > beauty > 
hinglish > sarkari naukri ki taiyari ssc > ssc > govtexam > 
hinglish > AI se video kaise banate hai > aivideo > videoediting > 
hinglish > chatgpt ka istemal dukaan ke liye > chatgpt hindi > chatgpt > 
hinglish > computer bilkul nahi aata kahan se shuru karu > computerbasics > internet > 
hinglish > bachcho ko coding sikhani hai > kids coding > kids > 
hinglish > wazan kam karna hai ghar par > weightloss > fitness > 
hinglish > sugar ke mareez kya khaye > diabetes > nutrition > 
hinglish > data analyst banne ke liye kya seekhe > dataanalytics careerswitch/dataanalysis dataanalytics > dataanalytics > 
hinglish > logo aur poster banana sikhna hai > photoshop/canva > graphicdesign aiimages > 
hinglish > solar panel lagane ka business karna hai > solar > renewable > 
hinglish > react sikhna hai par javascript thoda hi aata hai > react web > javascript > Beginner
hinglish > achar papad bechne ka business > pickle/foodbusiness > cooking > 
hinglish > cake banana seekhna hai bina ande ke > cake > cooking > 
devanagari > मोबाइल रिपेयरिंग सीखना है > mobilerepair > electronics > 
devanagari > सिलाई मशीन चलाना > sewing > tailoring > 
devanagari > हिंदी में पायथन > pythonbasics hindi > python > 
devanagari > एक्सेल सीखना है मुफ्त में > excel > spreadsheet > free
devanagari > शेयर बाजार > stockmarket > investing > 
devanagari > वेबसाइट कैसे बनाएं > html website/website nocode > website frontend > 
devanagari > मधुमेह में क्या खाएं > diabetes > nutrition > 
devanagari > एंड्रॉइड ऐप बनाना सीखें > android mobileapp > kotlin playstore appsheet > 
typo > javscript beginer > javascript programming > javascript > Beginner
typo > reactjs typscript > react typescript > react > 
typo > machin lerning pyhton > machinelearning scikitlearn > machinelearning > 
typo > etical hackng > ethicalhacking > cybersecurity > 
typo > excell macro > macros > excel > 
typo > powr bi dashbord > powerbi dashboard > dashboard powerbi > 
typo > fluter ap devlopment > flutter > mobileapp > 
typo > andriod kotln > android kotlin > android > 
typo > wordpres websit > wordpress > website > 
typo > photoshp > photoshop > graphicdesign > 
typo > premier pro vidoe editing > premiere > videoediting > 
typo > guiter for begginers > guitar > music > Beginner
typo > tabelau > tableau > datavisualization > 
typo > kuberntes dokcer > kubernetes > docker devops > 
typo > figmaa desgin > figma > uidesign > 
typo > digtal marketng > digitalmarketing > socialmedia > 
typo > data scince carrer > datascience job > datascience > 
typo > neet biolgy > neet > biology > 
typo > incom tax retrun > incometax > tax > 
typo > sprnig boot > springboot > java > 
typo > mutal fund sip > mutualfunds > investing personalfinance > 
typo > spokn inglish > spokenenglish > english > 
typo > compter vison opncv > computervision > deeplearning > 
typo > bussiness analist > businessanalysis > requirements > 
typo > blose cuting tailring > blouse > tailoring > 
constraint > free python course > python >  > free
constraint > excel under 500 rupees > excel > spreadsheet > max=500
constraint > react course under 1000 > react web > react > max=1000
constraint > advanced sql > sql database > sql > Advanced
constraint > short figma course under 2 hours > figma > design > mins=120
constraint > machine learning course more than 10 hours long > machinelearning scikitlearn/deeplearning pytorch > machinelearning > minmins=600
constraint > free ai tools course of less than an hour > aitools > ai > free mins=60
constraint > courses by karthik raman >  >  > by=Karthik
constraint > aparna nair java > java >  > by=Aparna
constraint > ethical hacking rated 4.5 and above > ethicalhacking > cybersecurity > stars=4.5
constraint > newest flutter course > flutter >  > soft:fresh=400
constraint > ethical hacking in hindi under 1000 for beginners > ethicalhacking hindi > ethicalhacking cybersecurity > max=1000 Beginner
constraint > intermediate react with typescript > react typescript > react > Intermediate
constraint > android course for beginners rated 4 or more > android mobileapp > kotlin playstore appsheet > Beginner stars=4
constraint > data science course between 1000 and 2000 rupees > datascience > dataengineering dataanalysis > min=1000 max=2000
constraint > cheap tailoring course > tailoring >  > soft:cheap=600
constraint > free courses in hindi > hindi >  > free
constraint > web development up to 300 minutes > web >  > mins=300
constraint > ui ux course by zubin mistry > uxdesign > design > by=Zubin
constraint > most popular power bi course > powerbi dashboard > powerbi > soft:popular=4000
constraint > sql i have only 7 hours > sql database > sql > mins=420
constraint > full stack course minimum 20 hours > fullstack > web > minmins=1200
constraint > photography for beginners below 500 rupees and below 2 hours > photography >  > max=500 mins=120 Beginner
constraint > free hindi course for shop owners > smallbusiness hindi > smallbusiness > free
constraint > stock market course not more than 600 > stockmarket > investing > max=600
constraint > english medium python data course under 1500 > python datascience/python dataanalysis > python > not=hindi max=1500
constraint > tableau or power bi for beginners under ₹1000 > tableau/powerbi dashboard > dashboard > Beginner max=1000
constraint > advanced ios programming > swift ios > ios > Advanced
constraint > guitar beginner 700 tak > guitar > music > max=700 Beginner
constraint > ai course 4 star plus under 500 > ai > machinelearning > stars=4 max=500
constraint > english course rated 3.5 or more > english > communication > stars=3.5
constraint > sabse sasta react course > react web > react > soft:cheap=799
constraint > python backend for intermediate developers above 1000 rupees > python backend > backend > Intermediate min=1000
constraint > saurabh kulkarni ai course 6 hours or longer > ai >  > by=Saurabh minmins=360
constraint > gst course in english not hindi > gst >  > not=hindi
refusal > website but not wordpress > html website/website nocode > website frontend > not=wordpress
refusal > mobile app without coding > mobileapp nocode > app > not=coding
refusal > data science bina python ke > datascience > dataanalytics > not=python
refusal > anything except excel for data analysis > dataanalytics > datavisualization datascience > not=excel
refusal > frontend framework other than react > angular/vue > frontend > not=react
refusal > ai course no coding please > ai > machinelearning > not=coding soft:not=kids
refusal > cyber security but not hacking > cybersecurity >  > not=hacking
refusal > dashboard tool but not power bi > dashboard > datavisualization > not=powerbi
refusal > sarkari exam ki taiyari lekin upsc nahi > govtexam >  > not=upsc
refusal > photography but not wedding > photography >  > not=wedding
refusal > backend development without javascript > backend > api > not=javascript
refusal > android app banana hai par flutter nahi > android mobileapp > kotlin playstore appsheet > not=flutter
refusal > earn from home but no cooking > homeearn > earn > not=cooking
refusal > graphic design without photoshop > graphicdesign > aiimages > not=photoshop
refusal > python but not for data science or machine learning > pythonbasics/python backend/python webscraping > python > not=datascience not=machinelearning
oblique > my shop's books are a mess > bookkeeping/tally > accounting > 
oblique > ghar baithe kamana hai > homeearn > earn onlineselling > 
oblique > I forget everything as soon as I stand in front of people > publicspeaking > communication > 
oblique > phone par ajnabi log otp maangte hain > scams > cybersafety > 
oblique > electricity bill is too high and my roof is empty > solar > renewable > 
oblique > my two year old screams for the mobile > parenting > toddlers > 
oblique > the salary is gone before the month is > budgeting > personalfinance > 
oblique > companies never reply to my applications > resume > jobsearch portfolio > 
oblique > I type the same reply to customers a hundred times a day > zapier > automation chatgpt > 
oblique > works on my laptop but dies on the server > kubernetes/docker deployment > docker devops > 
oblique > nobody reads my reports because they are all numbers > datavisualization > excel > 
oblique > shaadi ke season me apne hunar se kamai > mehndi/bridal > wedding tailoring > 
oblique > doctor ne kaha sugar badh gayi hai > diabetes > nutrition fitness > 
oblique > blind people cannot use our website > accessibility > uxdesign > 
oblique > we keep overwriting each other's code > git > versioncontrol > 
synonym > LLM > llm > transformers chatgpt > 
synonym > ITR filing > incometax > tax > 
synonym > VAPT > webpentesting/pentesting > ethicalhacking > 
synonym > search engine optimisation > seo > digitalmarketing aso > 
synonym > relational database queries > sql database > sql > 
synonym > k8s > kubernetes > docker devops > 
synonym > version control > git > versioncontrol > 
synonym > air conditioner servicing > acrepair > refrigeration > 
synonym > CEH certification > ceh > ethicalhacking > 
synonym > NLP > nlp > llm > 
hard > C++ > cpp > dsa > 
hard > c# > csharp dotnet > csharp > 
hard > .net > dotnet > csharp > 
hard > 🎸 guitar seekhna hai 🙏 > guitar > music > 
hard > एक्सेल VBA macros > vba > excel > 
hard > Python 🐍 हिंदी में > pythonbasics hindi > python > 
hard > ci/cd!! > cicd > devops docker > 
`;
