/** Later requests of the same judge, aimed at what the first ones had shown to be weak. As they came: nDCG@10 0.830. */
export const SEVENTEENTH_AUTHOR_AIMED_QUERY_LINES = `
trap > I have 10 years of experience in java and want to learn microservices > Spring Boot Microservices >  > Docker and Kubernetes Hands-on; Core Java for Beginners
trap > speak english in 30 days without hesitation > Spoken English for Hindi Speakers >  > Public Speaking and Stage Confidence; Business English for Professionals
trap > how can I speak without fear on stage > Public Speaking and Stage Confidence >  > Spoken English for Hindi Speakers
trap > stress free life > Meditation and Stress Relief > Yoga for Beginners at Home > 
trap > what can I do in my free time at home with my hands > Crochet for Beginners; Hand Embroidery Stitches > Scented Candle Making; Handmade Soap at Home; Pencil Sketching and Drawing; Terrace Gardening; Ladies Tailoring: Blouse, Kurti and Salwar; Watercolour Landscapes; Mehndi Designs Step by Step > 
trap > debt free in one year > Personal Budgeting and Getting out of Debt >  > 
trap > chemical free farming > Organic Farming and Vermicompost >  > 
trap > short videos for instagram > Reels Editing on Your Phone with CapCut >  > Grow a YouTube Channel; Video Editing in Adobe Premiere Pro; Digital Marketing Complete Course
trap > make apps without writing code twice for iphone and android > React Native: One Code for Android and iPhone; Flutter and Dart Complete Guide >  > 
trap > I am not a beginner in guitar, want to learn solos > Electric Guitar: Lead and Solos >  > Acoustic Guitar for Beginners
trap > I have no experience in coding, where do I start > Python Programming from Zero; HTML and CSS: Your First Web Page; Python Basics in 90 Minutes; JavaScript for Absolute Beginners > Core Java for Beginners > Coding for Kids with Scratch; C Language for First Year Engineering
trap > website without knowing html > WordPress Website Without Coding >  > 
trap > make money while I sleep > Mutual Funds and SIP Planning > Stock Market for Beginners; Grow a YouTube Channel > 
trap > typing 40 wpm for clerk exam > Typing Speed: English and Hindi >  > 
trap > maths tricks to calculate without calculator > Vedic Maths Tricks >  > CSAT for UPSC Paper 2
trap > AZ-900 > Microsoft Azure Fundamentals AZ-900 >  > 
trap > excel 2016 > Excel Basics for Office Jobs; Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > 
trap > python 3 in 24 hours > Python Programming from Zero; Python Basics in 90 Minutes > Automate Boring Office Work with Python > Advanced Python: Decorators, Generators and Async
trap > learn blender, no animation > Blender 3D Modelling >  > 
trap > dance for a 5 year old wedding anniversary > Bollywood Dance for Beginners >  > 
trap > class 8 english grammar > English Grammar for Class 6 to 8 >  > 
trap > long term investment > Mutual Funds and SIP Planning > Stock Market for Beginners > 
trap > level up my chess > Chess Openings and Tactics >  > 
trap > high paying job without degree >  > Software Testing: Manual to Selenium; MERN Full Stack Bootcamp; DevOps Engineer Roadmap; Digital Marketing Complete Course > Power BI Dashboards for Business
trap > feel free to suggest anything on stars and planets in my birth chart > Vedic Astrology: Read a Kundli >  > 
trap > I cannot afford much, best tailoring course within 400 > Ladies Tailoring: Blouse, Kurti and Salwar >  > 
trap > not interested in theory, only practical docker labs > Docker and Kubernetes Hands-on >  > DevOps Engineer Roadmap
trap > I don't like reading, want to draw > Pencil Sketching and Drawing > Watercolour Landscapes > 
trap > anything but coding for IT jobs > Software Testing: Manual to Selenium > AWS Cloud Practitioner to Solutions Architect; Microsoft Azure Fundamentals AZ-900; Power BI Dashboards for Business; UX Research and Design Thinking; Figma UI Design; Project Management and Agile Scrum; Networking and CCNA Preparation > 
trap > is 500 enough to learn stitching > Ladies Tailoring: Blouse, Kurti and Salwar >  > Hand Embroidery Stitches
goal > how can I get into Infosys or TCS > Data Structures and Algorithms for Placements; Job Interview Preparation for Freshers > Core Java for Beginners; Software Testing: Manual to Selenium > 
goal > want to go to Canada for study > IELTS Academic Band 7+ >  > 
goal > become a bank clerk > IBPS PO and SBI Clerk Preparation >  > 
goal > make my own indie game > Unity Game Development >  > Coding for Kids with Scratch
goal > launch my own brand of candles online > Scented Candle Making; Sell Online: Amazon, Flipkart and Meesho >  > 
goal > shift from support to cloud engineer > AWS Cloud Practitioner to Solutions Architect; DevOps Engineer Roadmap > Microsoft Azure Fundamentals AZ-900; Docker and Kubernetes Hands-on; Linux Command Line Essentials > 
goal > I want to be a wedding makeup artist > Professional Bridal Makeup >  > Beauty Parlour Course at Home; Mehndi Designs Step by Step
goal > work as a nurse in AIIMS > Nursing Officer Exam (NORCET) >  > 
goal > be a smart contract developer > Blockchain and Solidity >  > 
goal > open a mobile shop and fix phones > Mobile Phone Repairing Course >  > 
goal > join the police or government clerk post > SSC CGL Complete Course > Typing Speed: English and Hindi; Railway Group D and NTPC > MPSC Rajyaseva Preparation in Marathi
goal > raise money for my startup from angel investors > Startup Basics: Idea to Company >  > 
goal > sell spices to Dubai > Import Export Business >  > 
goal > become a music producer > Music Production in FL Studio >  > 
goal > play for my college cricket team > Cricket Batting Technique >  > 
goal > get rid of belly fat before my wedding > Home Workout for Weight Loss >  > Nutrition and Diet Planning
goal > become an interior decorator > Interior Design for Your Home >  > 
goal > retire early > Mutual Funds and SIP Planning > Stock Market for Beginners; Personal Budgeting and Getting out of Debt > 
goal > work from home using my phone only >  > Reels Editing on Your Phone with CapCut; Sell Online: Amazon, Flipkart and Meesho; Grow a YouTube Channel > Mobile Photography
goal > become deputy collector in maharashtra > MPSC Rajyaseva Preparation in Marathi >  > UPSC Civil Services Foundation
goal > pass the driving test at the RTO > Car Driving Theory and Confidence >  > 
goal > cook like my mother in law from Tamil Nadu > South Indian Breakfast >  > North Indian Home Cooking
goal > prepare my resume and interview > Job Interview Preparation for Freshers; MS Word: Letters, Reports and Resumes >  > MERN Full Stack Bootcamp
goal > build a robot > Arduino and IoT Projects >  > 
problem > my husband has high blood sugar > Cooking with Millets for Diabetics > Nutrition and Diet Planning > 
problem > phone screen is broken > Mobile Phone Repairing Course >  > 
problem > I lost all my files when my computer got a virus > Laptop and Desktop Repair >  > Cyber Safety for Families; Basic Computer Course
problem > power keeps tripping at home > House Wiring and Electrician Basics >  > 
problem > my bike does not start in the morning > Two-Wheeler Mechanic Course >  > 
problem > nobody buys from my shop, how do I get customers online > Digital Marketing Complete Course; Sell Online: Amazon, Flipkart and Meesho > SEO Mastery; WordPress Website Without Coding > 
problem > my baby refuses to eat vegetables > Positive Parenting of Toddlers >  > 
problem > I feel tired and heavy, clothes don't fit any more > Home Workout for Weight Loss > Nutrition and Diet Planning; Yoga for Beginners at Home > 
problem > my presentation slides look boring > PowerPoint Presentations That Impress > Canva in One Evening > 
problem > pictures from my phone come out dark and blurry > Mobile Photography > DSLR Photography Basics > 
problem > I spend more than I earn > Personal Budgeting and Getting out of Debt >  > Mutual Funds and SIP Planning
problem > afraid of parking the car in tight spots > Car Driving Theory and Confidence >  > 
problem > my team does not listen to me > Leadership for New Managers >  > Public Speaking and Stage Confidence
problem > my website does not show up on google > SEO Mastery; Digital Marketing Complete Course >  > 
problem > income tax notice aaya hai samajh nahi aata > File Your Own Income Tax Return >  > 
problem > don't understand my neighbours in Bangalore > Spoken Kannada for Newcomers to Bengaluru >  > 
problem > I get nervous in job interviews > Job Interview Preparation for Freshers > Public Speaking and Stage Confidence > 
problem > excel sheet me ek hi kaam bar bar karna padta hai > Advanced Excel: Pivot Tables, VLOOKUP and Macros; Automate Boring Office Work with Python >  > 
problem > electricity bill is too high, can the sun help > Solar Panel Installation >  > 
problem > my grandfather choked on food and I did not know what to do > First Aid and CPR >  > 
problem > too many bugs reach our customers > Software Testing: Manual to Selenium >  > 
problem > my app crashes when many users come >  > Docker and Kubernetes Hands-on; Spring Boot Microservices; DevOps Engineer Roadmap > 
indic > tamil la excel solli kudunga > Excel Basics for Office Jobs; Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > 
indic > ghare bose ki kore taka aay korbo >  > Ladies Tailoring: Blouse, Kurti and Salwar; Sell Online: Amazon, Flipkart and Meesho; Handmade Soap at Home; Scented Candle Making; Eggless Cake Baking; Mushroom Farming Business; Grow a YouTube Channel > 
indic > malayalam speaking, mobile nannakkan padikkanam > Mobile Phone Repairing Course >  > 
indic > jevan banvayla shikaycha aahe > North Indian Home Cooking; South Indian Breakfast >  > Cooking with Millets for Diabetics
indic > photo edit panna kathukanum > Photoshop for Graphic Design > Mobile Photography > 
indic > rasoi banavta shikhvu chhe > North Indian Home Cooking; South Indian Breakfast >  > Cooking with Millets for Diabetics
indic > sangeet shikhbo > Hindustani Vocal Music; Carnatic Vocal Basics > Acoustic Guitar for Beginners; Tabla for Beginners; Bansuri Flute for Everyone; Piano and Keyboard from Scratch > 
indic > vyavasayam nerchukovali organic > Organic Farming and Vermicompost >  > Mushroom Farming Business
indic > mujhe stage par bolne se dar lagta hai > Public Speaking and Stage Confidence >  > Spoken English for Hindi Speakers
indic > bachche ko maths me kamzor hai class 10 > Class 10 Maths CBSE >  > Vedic Maths Tricks
indic > paise bachane ka tarika batao > Personal Budgeting and Getting out of Debt; Mutual Funds and SIP Planning >  > 
indic > neend nahi aati kya karu > Meditation and Stress Relief >  > Yoga for Beginners at Home
indic > kapde silna sikhna hai ghar par machine hai > Ladies Tailoring: Blouse, Kurti and Salwar >  > Hand Embroidery Stitches
indic > ladki ki shaadi me mehendi aur makeup dono > Mehndi Designs Step by Step; Professional Bridal Makeup > Beauty Parlour Course at Home > 
indic > gaon me kaunsa business kare > Mushroom Farming Business; Dairy Farming with 10 Cows > Organic Farming and Vermicompost > Startup Basics: Idea to Company
indic > fridge thik karna sikhna hai > AC and Fridge Repair Technician >  > 
indic > nal theek karna > Plumbing Skills for Home and Trade >  > 
indic > youtube channel se kamai > Grow a YouTube Channel >  > 
indic > dsa ki taiyari kaise kare placement ke liye > Data Structures and Algorithms for Placements > C++ and STL for Competitive Programming > Core Java for Beginners
indic > 12vi physics board exam > Class 12 Physics CBSE >  > 
indic > mala ingraji bolaycha aahe > Spoken English for Hindi Speakers >  > Business English for Professionals
indic > मुझे वजन कम करना है > Home Workout for Weight Loss > Nutrition and Diet Planning > Yoga for Beginners at Home
indic > बच्चों को कोडिंग सिखाना > Coding for Kids with Scratch >  > 
indic > वेबसाइट कैसे बनाएं > HTML and CSS: Your First Web Page; WordPress Website Without Coding > PHP and MySQL for Small Business Websites; JavaScript for Absolute Beginners; MERN Full Stack Bootcamp > 
indic > कार चलाना सीखना > Car Driving Theory and Confidence >  > 
indic > गिटार बजाना सीखें ५०० रुपये से कम > Acoustic Guitar for Beginners >  > 
indic > ஆங்கிலம் பேச > Spoken English for Hindi Speakers >  > Business English for Professionals
indic > గిటార్ నేర్చుకోవాలి > Acoustic Guitar for Beginners > Electric Guitar: Lead and Solos > 
indic > রান্না শিখতে চাই > North Indian Home Cooking; South Indian Breakfast >  > Cooking with Millets for Diabetics
indic > मला शिवणकाम शिकायचे आहे > Ladies Tailoring: Blouse, Kurti and Salwar >  > Hand Embroidery Stitches
indic > ਖੇਤੀ > Organic Farming and Vermicompost; Mushroom Farming Business; Dairy Farming with 10 Cows > Hydroponics for Beginners > 
indic > ગુજરાતી માં એક્સેલ > Excel Basics for Office Jobs; Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > 
syn > soilless gardening > Hydroponics for Beginners >  > Terrace Gardening
syn > container orchestration > Docker and Kubernetes Hands-on >  > DevOps Engineer Roadmap
syn > tax consultant work > GST Filing Practical; File Your Own Income Tax Return > Tally Prime with GST > 
syn > handicraft with wool > Crochet for Beginners >  > Hand Embroidery Stitches
syn > physical fitness > Home Workout for Weight Loss; Yoga for Beginners at Home >  > Nutrition and Diet Planning
syn > neural nets > Deep Learning with PyTorch >  > Build Apps with Large Language Models; Machine Learning A to Z with Scikit-learn
syn > logo designing > Canva in One Evening > Photoshop for Graphic Design; Motion Graphics with After Effects > 
syn > surveillance camera setup > CCTV Camera Installation >  > 
syn > bamboo flute > Bansuri Flute for Everyone >  > 
syn > moviemaking > Video Editing in Adobe Premiere Pro > Reels Editing on Your Phone with CapCut > Motion Graphics with After Effects
syn > cloth stitching machine work > Ladies Tailoring: Blouse, Kurti and Salwar >  > Hand Embroidery Stitches
syn > home loans and emi too much > Personal Budgeting and Getting out of Debt >  > 
syn > web scraping > Automate Boring Office Work with Python >  > 
syn > motor mechanic > Two-Wheeler Mechanic Course >  > 
syn > spiritual books explained > Bhagavad Gita for Daily Life >  > Sanskrit Through Simple Sentences
syn > mental health > Meditation and Stress Relief >  > Yoga for Beginners at Home
syn > baby care > Positive Parenting of Toddlers > Healthy Pregnancy Guide > 
syn > e-commerce website > WordPress Website Without Coding > Sell Online: Amazon, Flipkart and Meesho; MERN Full Stack Bootcamp; React: Build Modern Web Apps > 
syn > smart home > Arduino and IoT Projects >  > 
syn > crypto > Blockchain and Solidity >  > 
syn > voice training > Hindustani Vocal Music; Carnatic Vocal Basics >  > Public Speaking and Stage Confidence
syn > sales dashboards > Power BI Dashboards for Business > Tableau for Data Visualisation; Advanced Excel: Pivot Tables, VLOOKUP and Macros > 
syn > drawing of building plans on computer > AutoCAD 2D and 3D for Civil and Mechanical >  > 
syn > graphic designer > Photoshop for Graphic Design; Canva in One Evening >  > Motion Graphics with After Effects
syn > SDET > Software Testing: Manual to Selenium >  > 
syn > infra automation > DevOps Engineer Roadmap >  > Docker and Kubernetes Hands-on
syn > chatbot > Build Apps with Large Language Models > ChatGPT for Everyday Work > 
syn > emergency medical help > First Aid and CPR >  > 
syn > remedies for house directions > Vastu Shastra for Home and Office >  > 
syn > balcony > Terrace Gardening >  > 
syn > sourdough and pastries > Eggless Cake Baking >  > 
syn > self employment for women > Ladies Tailoring: Blouse, Kurti and Salwar; Beauty Parlour Course at Home > Eggless Cake Baking; Handmade Soap at Home; Scented Candle Making; Mehndi Designs Step by Step; Hand Embroidery Stitches > 
con > anything by Tenzin Dolma under 400 > Tabla for Beginners; Bansuri Flute for Everyone; Yoga for Beginners at Home; Meditation and Stress Relief; Mobile Photography >  > 
con > tenzin dolma yoga > Yoga for Beginners at Home; Yoga Teacher Training 200 Hours > Meditation and Stress Relief > 
con > free courses under 90 minutes > First Aid and CPR; Cyber Safety for Families; Mobile Photography; Canva in One Evening; Python Basics in 90 Minutes >  > 
con > advanced courses above 2000 rupees > Deep Learning with PyTorch; Build Apps with Large Language Models; Options Trading Strategies; Yoga Teacher Training 200 Hours >  > 
con > react course under 15 hours and below 1000 > React: Build Modern Web Apps >  > React Native: One Code for Android and iPhone
con > music between 300 and 500 rupees > Acoustic Guitar for Beginners; Tabla for Beginners; Bansuri Flute for Everyone >  > 
con > language courses rated above 4.5 > Japanese JLPT N5; Sanskrit Through Simple Sentences > Spoken English for Hindi Speakers; IELTS Academic Band 7+; German A1 for Beginners > 
con > hindi me computer course 100 rupaye tak > Basic Computer Course >  > 
con > guitar course by Priya >  > Acoustic Guitar for Beginners; Electric Guitar: Lead and Solos > 
con > marathi language course > MPSC Rajyaseva Preparation in Marathi > Mushroom Farming Business > 
con > less than 1k data analytics for beginners > SQL for Beginners; Excel Basics for Office Jobs; Tableau for Data Visualisation >  > Power BI Dashboards for Business
con > most popular cooking course > North Indian Home Cooking > Eggless Cake Baking; South Indian Breakfast > 
con > costliest upsc course > UPSC Civil Services Foundation >  > CSAT for UPSC Paper 2
con > one hour photography > Mobile Photography >  > DSLR Photography Basics
con > python, any level, max ₹500, no longer than 10 hours > Python Programming from Zero; Python Basics in 90 Minutes >  > 
con > yoga teacher training under 1000 >  > Yoga for Beginners at Home > Yoga Teacher Training 200 Hours
con > intermediate french >  >  > French Conversation for Travellers
con > neha guta english > Spoken English for Hindi Speakers; English Grammar for Class 6 to 8 >  > Learn Hindi through English
con > weekend course in design > Canva in One Evening > Figma UI Design; Photoshop for Graphic Design > Interior Design for Your Home
con > courses by Deepak Yadav for SSC > SSC CGL Complete Course >  > Vedic Maths Tricks
con > java for beginners not more than 15 hours, in budget of six hundred > Core Java for Beginners >  > 
con > free AI course >  >  > ChatGPT for Everyday Work
problem > water is dripping from the kitchen pipe > Plumbing Skills for Home and Trade >  > 
problem > I forget everything I planned and miss deadlines > Time Management and Productivity >  > Project Management and Agile Scrum
problem > my knees and neck are stiff in the morning > Yoga for Beginners at Home >  > 
problem > customers return my cakes because they collapse > Eggless Cake Baking >  > 
problem > my salary finishes by the 10th of every month > Personal Budgeting and Getting out of Debt >  > Mutual Funds and SIP Planning
problem > I have a good voice but no training > Hindustani Vocal Music; Carnatic Vocal Basics >  > 
problem > my kurtis never fit, want to make them myself > Ladies Tailoring: Blouse, Kurti and Salwar >  > 
problem > my team argues all the time and I am the new boss > Leadership for New Managers >  > 
problem > server deployments break every time > DevOps Engineer Roadmap; Docker and Kubernetes Hands-on >  > 
problem > I always blank out during group discussion > Job Interview Preparation for Freshers; Public Speaking and Stage Confidence >  > Spoken English for Hindi Speakers
problem > my mother got cheated on phone by fake bank officer > Cyber Safety for Families >  > 
problem > kitchen waste smells, can I turn it into something useful > Terrace Gardening; Organic Farming and Vermicompost >  > 
problem > I can cook nothing and moved to a hostel > North Indian Home Cooking > South Indian Breakfast > 
problem > our query takes 40 seconds > Advanced SQL: Window Functions and Query Tuning >  > SQL for Beginners
problem > my child watches the phone all day and is not interested in studies >  > Coding for Kids with Scratch > Positive Parenting of Toddlers; Chess Openings and Tactics
problem > phone not charging > Mobile Phone Repairing Course >  > 
problem > fan and lights stopped working in one room > House Wiring and Electrician Basics >  > 
problem > refrigerator makes noise and no cooling > AC and Fridge Repair Technician >  > 
problem > I overthink at night > Meditation and Stress Relief >  > Yoga for Beginners at Home
problem > panic attacks > Meditation and Stress Relief >  > Yoga for Beginners at Home
problem > people laugh at my english > Spoken English for Hindi Speakers >  > Business English for Professionals; Public Speaking and Stage Confidence
problem > what to do when somebody gets burned by hot oil > First Aid and CPR >  > 
problem > merge conflicts > Git and GitHub for Teams >  > 
problem > too much manual work copying data between files > Automate Boring Office Work with Python; Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > 
problem > I don't know which mutual fund to buy > Mutual Funds and SIP Planning >  > Stock Market for Beginners
problem > my room looks dull and cluttered > Interior Design for Your Home >  > Vastu Shastra for Home and Office
problem > my photos look flat > DSLR Photography Basics; Mobile Photography >  > Photoshop for Graphic Design
problem > I got zero views on my channel > Grow a YouTube Channel >  > Reels Editing on Your Phone with CapCut
problem > I do not understand derivatives and integration > JEE Maths Masterclass >  > 
problem > pregnant, what should I eat > Healthy Pregnancy Guide >  > Nutrition and Diet Planning
goal > want to be collector > UPSC Civil Services Foundation > CSAT for UPSC Paper 2; MPSC Rajyaseva Preparation in Marathi > 
goal > get selected in LIC or RBI > IBPS PO and SBI Clerk Preparation >  > 
goal > speak fluently with foreigners clients on call > Business English for Professionals; Spoken English for Hindi Speakers >  > 
goal > earn from trading daily > Options Trading Strategies; Technical Analysis with Candlesticks > Stock Market for Beginners > 
goal > learn enough Japanese to work in Tokyo > Japanese JLPT N5 >  > 
goal > make a mobile game and put on play store > Unity Game Development >  > Android App Development with Kotlin; Coding for Kids with Scratch
goal > I want to be a chef > North Indian Home Cooking; South Indian Breakfast > Eggless Cake Baking; Start a Cloud Kitchen > Cooking with Millets for Diabetics
goal > become an electrician with own license > House Wiring and Electrician Basics >  > Solar Panel Installation
goal > start a boutique > Ladies Tailoring: Blouse, Kurti and Salwar > Hand Embroidery Stitches > 
goal > start a small factory of handmade soaps > Handmade Soap at Home >  > Scented Candle Making
goal > open a coaching for kids maths > Vedic Maths Tricks > Class 10 Maths CBSE > CTET and TET Teacher Eligibility
goal > sing bhajans in temple > Hindustani Vocal Music > Tabla for Beginners > 
goal > be a freelance video editor > Video Editing in Adobe Premiere Pro > Reels Editing on Your Phone with CapCut; Motion Graphics with After Effects > 
goal > be a hacker who works for companies > Web Application Penetration Testing; Ethical Hacking for Beginners >  > 
goal > make chatgpt like bot for my company > Build Apps with Large Language Models >  > ChatGPT for Everyday Work
goal > perform at my sister's sangeet > Bollywood Dance for Beginners >  > 
goal > improve my rating in chess tournaments > Chess Openings and Tactics >  > 
goal > reduce electricity bill using sun > Solar Panel Installation >  > 
goal > my own farm with cows and milk business > Dairy Farming with 10 Cows >  > 
goal > switch from manual testing to automation > Software Testing: Manual to Selenium >  > 
goal > become data engineer >  > Advanced SQL: Window Functions and Query Tuning; Data Science Career Track; SQL for Beginners > DevOps Engineer Roadmap
goal > learn AI without coding > ChatGPT for Everyday Work; AI Image Creation with Midjourney >  > 
goal > create portfolio of designs for job > Figma UI Design; UX Research and Design Thinking > Photoshop for Graphic Design > 
goal > draw floor plans like an architect > AutoCAD 2D and 3D for Civil and Mechanical > Interior Design for Your Home > 
goal > score 90 percent in class 10 maths > Class 10 Maths CBSE >  > Vedic Maths Tricks
goal > get a licence to drive > Car Driving Theory and Confidence >  > 
vague > gift for my wife who likes art and craft > Pencil Sketching and Drawing; Watercolour Landscapes; Crochet for Beginners; Scented Candle Making; Hand Embroidery Stitches; Handmade Soap at Home > Mehndi Designs Step by Step > 
vague > hobby >  > Pencil Sketching and Drawing; Watercolour Landscapes; Crochet for Beginners; Acoustic Guitar for Beginners; DSLR Photography Basics; Chess Openings and Tactics; Terrace Gardening; Scented Candle Making; Handmade Soap at Home; Hand Embroidery Stitches; Bollywood Dance for Beginners; Bansuri Flute for Everyone; Mobile Photography; Eggless Cake Baking > North Indian Home Cooking
vague > music > Acoustic Guitar for Beginners; Electric Guitar: Lead and Solos; Tabla for Beginners; Piano and Keyboard from Scratch; Hindustani Vocal Music; Carnatic Vocal Basics; Bansuri Flute for Everyone; Music Production in FL Studio >  > 
vague > computer > Basic Computer Course > Laptop and Desktop Repair; Excel Basics for Office Jobs; MS Word: Letters, Reports and Resumes; Typing Speed: English and Hindi; PowerPoint Presentations That Impress > Linux Command Line Essentials
vague > technology for old people > Basic Computer Course; Cyber Safety for Families >  > Mobile Photography
vague > design > Figma UI Design; Photoshop for Graphic Design; Canva in One Evening; UX Research and Design Thinking; Interior Design for Your Home > Blender 3D Modelling; AutoCAD 2D and 3D for Civil and Mechanical; Motion Graphics with After Effects > 
vague > money > Personal Budgeting and Getting out of Debt; Mutual Funds and SIP Planning; Stock Market for Beginners >  > File Your Own Income Tax Return; Technical Analysis with Candlesticks; Options Trading Strategies
vague > skills that pay well >  > MERN Full Stack Bootcamp; DevOps Engineer Roadmap; Data Structures and Algorithms for Placements; AWS Cloud Practitioner to Solutions Architect; Machine Learning A to Z with Scikit-learn; Digital Marketing Complete Course; Build Apps with Large Language Models; Data Science Career Track > 
vague > personality development > Public Speaking and Stage Confidence > Spoken English for Hindi Speakers; Leadership for New Managers; Time Management and Productivity; Job Interview Preparation for Freshers > 
vague > for kids > Coding for Kids with Scratch > English Grammar for Class 6 to 8; Vedic Maths Tricks > 
vague > govt job > SSC CGL Complete Course; IBPS PO and SBI Clerk Preparation; Railway Group D and NTPC; UPSC Civil Services Foundation; MPSC Rajyaseva Preparation in Marathi; CTET and TET Teacher Eligibility; Nursing Officer Exam (NORCET) > Typing Speed: English and Hindi; CSAT for UPSC Paper 2 > 
vague > IT course after 12th > Python Programming from Zero > MERN Full Stack Bootcamp; Core Java for Beginners; C Language for First Year Engineering; HTML and CSS: Your First Web Page; Software Testing: Manual to Selenium; Data Science Career Track; Ethical Hacking for Beginners; Networking and CCNA Preparation > 
vague > small business ideas at home > Scented Candle Making; Handmade Soap at Home; Mushroom Farming Business; Eggless Cake Baking; Ladies Tailoring: Blouse, Kurti and Salwar; Start a Cloud Kitchen; Sell Online: Amazon, Flipkart and Meesho > Beauty Parlour Course at Home > Hand Embroidery Stitches
vague > languages spoken in south india > Spoken Kannada for Newcomers to Bengaluru >  > 
vague > foreign language > German A1 for Beginners; French Conversation for Travellers; Japanese JLPT N5 >  > 
vague > farming > Mushroom Farming Business; Organic Farming and Vermicompost; Dairy Farming with 10 Cows; Hydroponics for Beginners > Terrace Gardening > 
vague > classical arts of india > Kathak Foundation; Hindustani Vocal Music; Carnatic Vocal Basics; Tabla for Beginners > Bansuri Flute for Everyone > 
vague > fitness > Home Workout for Weight Loss; Yoga for Beginners at Home > Yoga Teacher Training 200 Hours; Nutrition and Diet Planning > 
vague > after office >  >  > Acoustic Guitar for Beginners; Yoga for Beginners at Home; Meditation and Stress Relief
odd > guitr lsn chp > Acoustic Guitar for Beginners >  > Electric Guitar: Lead and Solos
odd > i m a housewife n want 2 learn cakes > Eggless Cake Baking >  > 
odd > js > JavaScript for Absolute Beginners; Modern JavaScript Deep Dive >  > 
odd > ml > Machine Learning A to Z with Scikit-learn > Deep Learning with PyTorch > 
odd > dbms > SQL for Beginners; Advanced SQL: Window Functions and Query Tuning >  > PHP and MySQL for Small Business Websites
odd > oops concepts > Core Java for Beginners >  > 
odd > ds algo > Data Structures and Algorithms for Placements > C++ and STL for Competitive Programming > 
odd > k8s > Docker and Kubernetes Hands-on >  > DevOps Engineer Roadmap
odd > CA foundation accounting >  > Tally Prime with GST; GST Filing Practical > 
odd > pubg game making > Unity Game Development >  > Coding for Kids with Scratch
odd > insta marketing > Digital Marketing Complete Course > Reels Editing on Your Phone with CapCut > 
odd > WFH jobs typing > Typing Speed: English and Hindi >  > 
odd > PPT > PowerPoint Presentations That Impress >  > 
odd > RO water purifier repair >  >  > Plumbing Skills for Home and Trade; AC and Fridge Repair Technician
odd > resume > MS Word: Letters, Reports and Resumes > Job Interview Preparation for Freshers > MERN Full Stack Bootcamp
odd > 3d > Blender 3D Modelling > AutoCAD 2D and 3D for Civil and Mechanical; Unity Game Development > 
odd > sql injection > Web Application Penetration Testing >  > 
odd > neural network in python for images > Deep Learning with PyTorch >  > Machine Learning A to Z with Scikit-learn
odd > cnn > Deep Learning with PyTorch >  > 
odd > lathe and cnc operator >  >  > AutoCAD 2D and 3D for Civil and Mechanical
odd > excel vba > Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > 
odd > vlookup > Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > 
odd > pandas > Data Science Career Track >  > 
odd > jeevamrut > Organic Farming and Vermicompost >  > 
odd > alankar > Hindustani Vocal Music > Carnatic Vocal Basics > 
odd > teental > Tabla for Beginners >  > 
odd > subnetting > Networking and CCNA Preparation >  > 
odd > JWT security > Spring Boot Microservices >  > 
odd > redux > React: Build Modern Web Apps >  > 
odd > hiragana > Japanese JLPT N5 >  > 
odd > Krutidev > Typing Speed: English and Hindi >  > 
odd > FSSAI licence > Start a Cloud Kitchen >  > 
odd > surya namaskar > Yoga for Beginners at Home >  > 
odd > GSTR-3B > GST Filing Practical >  > 
odd > form 16 > File Your Own Income Tax Return >  > 
odd > aari work > Hand Embroidery Stitches >  > 
odd > tablet repair > Mobile Phone Repairing Course >  > 
odd > barre chords > Acoustic Guitar for Beginners >  > 
odd > airbrush bridal > Professional Bridal Makeup >  > 
odd > genetics mcq > NEET Biology Crash Course >  > 
odd > conics > JEE Maths Masterclass >  > 
odd > BS6 > Two-Wheeler Mechanic Course >  > 
odd > jira > Project Management and Agile Scrum >  > 
odd > PF and ESI > HR Management and Payroll >  > 
odd > wet on wet > Watercolour Landscapes >  > 
`;
