/**
 * Requests to these courses, in the form of `../eleventh-author/query-lines.ts`, by a judge who had not seen how the search
 * works. Measured as they came: nDCG@10 0.908, recall@24 0.950, 1.8 % without an answer. The search was then tuned on what
 * went wrong, so that this is no longer unseen.
 */
export const SEVENTEENTH_AUTHOR_QUERY_LINES = `
keyword > python > Python Programming from Zero; Python Basics in 90 Minutes; Advanced Python: Decorators, Generators and Async; Automate Boring Office Work with Python >  > Data Science Career Track; Machine Learning A to Z with Scikit-learn
keyword > excel > Excel Basics for Office Jobs; Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > Automate Boring Office Work with Python
keyword > java > Core Java for Beginners; Spring Boot Microservices >  > Data Structures and Algorithms for Placements
keyword > react > React: Build Modern Web Apps > React Native: One Code for Android and iPhone; MERN Full Stack Bootcamp > 
keyword > guitar lessons > Acoustic Guitar for Beginners; Electric Guitar: Lead and Solos >  > 
keyword > tabla > Tabla for Beginners >  > 
keyword > gst > GST Filing Practical; Tally Prime with GST >  > Sell Online: Amazon, Flipkart and Meesho
keyword > upsc > UPSC Civil Services Foundation; CSAT for UPSC Paper 2 >  > 
keyword > yoga > Yoga for Beginners at Home; Yoga Teacher Training 200 Hours >  > Meditation and Stress Relief
keyword > neet chemistry > Chemistry for NEET and JEE >  > NEET Biology Crash Course
keyword > kubernetes > Docker and Kubernetes Hands-on >  > DevOps Engineer Roadmap
keyword > soap making > Handmade Soap at Home >  > Scented Candle Making
keyword > C language > C Language for First Year Engineering >  > C++ and STL for Competitive Programming
keyword > c++ > C++ and STL for Competitive Programming >  > Data Structures and Algorithms for Placements
keyword > SEO > SEO Mastery > Digital Marketing Complete Course > 
keyword > photoshop > Photoshop for Graphic Design >  > 
keyword > android app development > Android App Development with Kotlin; React Native: One Code for Android and iPhone; Flutter and Dart Complete Guide >  > 
keyword > options trading > Options Trading Strategies >  > Technical Analysis with Candlesticks; Stock Market for Beginners
sentence > I want to learn how to build websites from scratch > HTML and CSS: Your First Web Page; WordPress Website Without Coding; MERN Full Stack Bootcamp > JavaScript for Absolute Beginners; PHP and MySQL for Small Business Websites > React: Build Modern Web Apps
sentence > I would like to learn playing the piano with both hands > Piano and Keyboard from Scratch >  > 
sentence > teach me to cook everyday Indian food > North Indian Home Cooking > South Indian Breakfast > Cooking with Millets for Diabetics
sentence > I need a course about testing software for bugs > Software Testing: Manual to Selenium >  > Web Application Penetration Testing
sentence > I want to understand how neural networks work > Deep Learning with PyTorch >  > Machine Learning A to Z with Scikit-learn; Build Apps with Large Language Models
sentence > show me courses for repairing mobile phones > Mobile Phone Repairing Course >  > Laptop and Desktop Repair
sentence > I'd like to grow vegetables on my balcony > Terrace Gardening > Hydroponics for Beginners > Organic Farming and Vermicompost
sentence > help me prepare for the class 10 board exam in mathematics > Class 10 Maths CBSE >  > Vedic Maths Tricks
sentence > I want to design app screens and prototypes > Figma UI Design >  > UX Research and Design Thinking; Android App Development with Kotlin
sentence > I'm looking for something that teaches me to read stock charts > Technical Analysis with Candlesticks >  > Stock Market for Beginners; Options Trading Strategies
sentence > my daughter is 9 and wants to make games on the computer > Coding for Kids with Scratch >  > Unity Game Development
sentence > learn to sell my products on Amazon and Flipkart > Sell Online: Amazon, Flipkart and Meesho >  > Import Export Business
sentence > I want to draw realistic portraits of people > Pencil Sketching and Drawing >  > 
sentence > course on installing solar panels on the roof > Solar Panel Installation >  > 
spoken > umm so i was thinking like maybe learn a bit of guitar you know for bollywood songs > Acoustic Guitar for Beginners >  > Electric Guitar: Lead and Solos
spoken > hey can you find me uh something for um excel pivot tables please > Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > Excel Basics for Office Jobs
spoken > ok so basically i have to give the ielts next month and i need like a good band > IELTS Academic Band 7+ >  > 
spoken > hi lectern please suggest me one good course for stitching blouse > Ladies Tailoring: Blouse, Kurti and Salwar >  > Hand Embroidery Stitches
spoken > yeah i actually want you know to lose some weight at home without any gym > Home Workout for Weight Loss > Nutrition and Diet Planning > Yoga for Beginners at Home
spoken > so my boss says i should learn power bi or whatever it is called > Power BI Dashboards for Business >  > Tableau for Data Visualisation
spoken > er what do you have on um photography with a dslr > DSLR Photography Basics >  > Mobile Photography
spoken > listen i need something for my kid who is in twelfth and weak in physics > Class 12 Physics CBSE >  > 
spoken > could you maybe show me stuff about docker containers thanks > Docker and Kubernetes Hands-on >  > DevOps Engineer Roadmap
spoken > actually no wait i mean javascript not java > JavaScript for Absolute Beginners; Modern JavaScript Deep Dive >  > 
hinglish > mujhe python sikhna hai > Python Programming from Zero; Python Basics in 90 Minutes > Advanced Python: Decorators, Generators and Async; Automate Boring Office Work with Python > 
hinglish > guitar bajana kaise sikhe > Acoustic Guitar for Beginners > Electric Guitar: Lead and Solos > 
hinglish > ghar baithe paise kaise kamaye silai se > Ladies Tailoring: Blouse, Kurti and Salwar >  > Hand Embroidery Stitches
hinglish > computer chalana sikhna hai bilkul shuru se > Basic Computer Course >  > Typing Speed: English and Hindi
hinglish > share market me paisa kaise lagaye > Stock Market for Beginners > Mutual Funds and SIP Planning > Technical Analysis with Candlesticks
hinglish > mobile repairing ka course chahiye hindi me > Mobile Phone Repairing Course >  > 
hinglish > english bolna sikhna hai > Spoken English for Hindi Speakers >  > Business English for Professionals
hinglish > eggless cake banana sikhao > Eggless Cake Baking >  > 
hinglish > bijli ka kaam sikhna hai > House Wiring and Electrician Basics >  > Solar Panel Installation
hinglish > gaadi chalana sikhna hai > Car Driving Theory and Confidence >  > 
hinglish > khana banana sikhna hai mujhe kuch bhi nahi aata > North Indian Home Cooking > South Indian Breakfast > Cooking with Millets for Diabetics
hinglish > wazan kam karna hai ghar pe > Home Workout for Weight Loss > Nutrition and Diet Planning > Yoga for Beginners at Home; Cooking with Millets for Diabetics
hinglish > mehndi lagana sikhna hai > Mehndi Designs Step by Step >  > 
hinglish > sarkari naukri ki taiyari > SSC CGL Complete Course; IBPS PO and SBI Clerk Preparation; Railway Group D and NTPC > UPSC Civil Services Foundation; MPSC Rajyaseva Preparation in Marathi; CTET and TET Teacher Eligibility > Nursing Officer Exam (NORCET); CSAT for UPSC Paper 2; Typing Speed: English and Hindi
hinglish > bacchon ke liye coding > Coding for Kids with Scratch >  > 
hinglish > dukan ka hisab kitab computer pe kaise kare > Tally Prime with GST >  > GST Filing Practical; Excel Basics for Office Jobs
hinglish > machli palan ya murgi palan nahi, gaay palan > Dairy Farming with 10 Cows >  > 
hinglish > reels kaise banaye viral wali > Reels Editing on Your Phone with CapCut >  > Grow a YouTube Channel; Video Editing in Adobe Premiere Pro
hinglish > photo khichna sikhna hai mobile se > Mobile Photography >  > DSLR Photography Basics
devanagari > पायथन सीखना है > Python Programming from Zero; Python Basics in 90 Minutes > Advanced Python: Decorators, Generators and Async; Automate Boring Office Work with Python > 
devanagari > सिलाई सीखनी है > Ladies Tailoring: Blouse, Kurti and Salwar >  > Hand Embroidery Stitches
devanagari > शेयर बाजार > Stock Market for Beginners > Technical Analysis with Candlesticks; Options Trading Strategies > 
devanagari > अंग्रेजी बोलना सीखें > Spoken English for Hindi Speakers >  > Business English for Professionals
devanagari > मोबाइल रिपेयरिंग कोर्स > Mobile Phone Repairing Course >  > 
devanagari > योग > Yoga for Beginners at Home; Yoga Teacher Training 200 Hours >  > 
devanagari > मशरूम की खेती कैसे करें > Mushroom Farming Business >  > 
devanagari > टैली और जीएसटी > Tally Prime with GST; GST Filing Practical >  > 
devanagari > यूपीएससी की तैयारी > UPSC Civil Services Foundation; CSAT for UPSC Paper 2 >  > 
devanagari > मुफ्त कंप्यूटर कोर्स >  >  > Linux Command Line Essentials; Basic Computer Course; HTML and CSS: Your First Web Page; Python Basics in 90 Minutes
devanagari > गाना सीखना > Hindustani Vocal Music; Carnatic Vocal Basics >  > 
devanagari > भगवद गीता > Bhagavad Gita for Daily Life >  > Sanskrit Through Simple Sentences
devanagari > बिजली वायरिंग > House Wiring and Electrician Basics >  > 
devanagari > केक बनाना सिखाइए > Eggless Cake Baking >  > 
devanagari > स्वयंपाक शिकायचा आहे > North Indian Home Cooking; South Indian Breakfast >  > Cooking with Millets for Diabetics
regional > samayal kathukanum > South Indian Breakfast; North Indian Home Cooking >  > Cooking with Millets for Diabetics
regional > english pesa kathukanum >  > Spoken English for Hindi Speakers; Business English for Professionals > 
regional > mala tailoring shikaychi ahe > Ladies Tailoring: Blouse, Kurti and Salwar >  > Hand Embroidery Stitches
regional > ami gaan shikhte chai > Hindustani Vocal Music; Carnatic Vocal Basics >  > 
regional > naku python nerchukovali undi > Python Programming from Zero; Python Basics in 90 Minutes > Advanced Python: Decorators, Generators and Async; Automate Boring Office Work with Python > 
regional > enakku guitar kathukka venum > Acoustic Guitar for Beginners > Electric Guitar: Lead and Solos > 
regional > mane computer sikhvu che > Basic Computer Course >  > 
regional > nanage kannada kalibeku > Spoken Kannada for Newcomers to Bengaluru >  > 
regional > main punjabi vich excel sikhna chaunda haan > Excel Basics for Office Jobs; Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > 
regional > ghar ka kaam chhod ke vyapar suru karvo che > Startup Basics: Idea to Company > Import Export Business; Sell Online: Amazon, Flipkart and Meesho > Start a Cloud Kitchen
misspelled > pyhton programing > Python Programming from Zero; Python Basics in 90 Minutes; Advanced Python: Decorators, Generators and Async > Automate Boring Office Work with Python > 
misspelled > java scrpit begginer > JavaScript for Absolute Beginners >  > 
misspelled > machin lerning > Machine Learning A to Z with Scikit-learn >  > Deep Learning with PyTorch; Data Science Career Track
misspelled > excell advansed pivote tabel > Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > Excel Basics for Office Jobs
misspelled > gutar for biginers > Acoustic Guitar for Beginners >  > 
misspelled > etical haking > Ethical Hacking for Beginners > Web Application Penetration Testing > 
misspelled > kuberntes dokcer > Docker and Kubernetes Hands-on >  > DevOps Engineer Roadmap
misspelled > photografy > DSLR Photography Basics; Mobile Photography >  > 
misspelled > tayloring kurti bluse > Ladies Tailoring: Blouse, Kurti and Salwar >  > 
misspelled > spokan inglish > Spoken English for Hindi Speakers >  > Business English for Professionals
misspelled > mutal funds sip > Mutual Funds and SIP Planning >  > Stock Market for Beginners
misspelled > vidio editting > Video Editing in Adobe Premiere Pro; Reels Editing on Your Phone with CapCut >  > Motion Graphics with After Effects
misspelled > meditaion for stres > Meditation and Stress Relief >  > Yoga for Beginners at Home
misspelled > digital marketting seo > Digital Marketing Complete Course; SEO Mastery >  > 
misspelled > electrision course > House Wiring and Electrician Basics >  > 
misspelled > astrolgy kundali > Vedic Astrology: Read a Kundli >  > 
misspelled > data sciance > Data Science Career Track; Statistics for Data Science > Machine Learning A to Z with Scikit-learn > 
misspelled > blendar 3d modeling > Blender 3D Modelling >  > 
misspelled > pubic speeking > Public Speaking and Stage Confidence >  > 
misspelled > wordpres webiste > WordPress Website Without Coding >  > 
misspelled > mashroom farmimg > Mushroom Farming Business >  > 
constraint > free python course > Python Basics in 90 Minutes >  > Python Programming from Zero
constraint > python for advanced developers > Advanced Python: Decorators, Generators and Async >  > Automate Boring Office Work with Python
constraint > excel course under 500 rupees > Excel Basics for Office Jobs >  > Advanced Excel: Pivot Tables, VLOOKUP and Macros
constraint > short yoga or meditation course less than 2 hours > Meditation and Stress Relief >  > Yoga for Beginners at Home
constraint > beginner guitar course below 1000 > Acoustic Guitar for Beginners >  > 
constraint > courses by Priya Nair > JavaScript for Absolute Beginners; Modern JavaScript Deep Dive; React: Build Modern Web Apps; Coding for Kids with Scratch >  > 
constraint > Vikram Rathore docker > Docker and Kubernetes Hands-on >  > DevOps Engineer Roadmap
constraint > long detailed full stack course more than 20 hours > MERN Full Stack Bootcamp >  > React: Build Modern Web Apps; Spring Boot Microservices
constraint > stock market course in hindi > Stock Market for Beginners >  > Technical Analysis with Candlesticks; Options Trading Strategies
constraint > web development free > HTML and CSS: Your First Web Page >  > WordPress Website Without Coding; JavaScript for Absolute Beginners; PHP and MySQL for Small Business Websites
constraint > top rated machine learning courses 4.5 and above > Machine Learning A to Z with Scikit-learn; Deep Learning with PyTorch > Build Apps with Large Language Models > Data Science Career Track
constraint > video editing under 300 rupees > Reels Editing on Your Phone with CapCut >  > Video Editing in Adobe Premiere Pro
constraint > sql in less than 5 hours > SQL for Beginners >  > Advanced SQL: Window Functions and Query Tuning
constraint > advanced sql > Advanced SQL: Window Functions and Query Tuning >  > SQL for Beginners
constraint > cheap digital marketing course under ₹1000 > Digital Marketing Complete Course >  > SEO Mastery
constraint > cooking course below 200 rs > North Indian Home Cooking >  > South Indian Breakfast; Cooking with Millets for Diabetics
constraint > intermediate cloud certification > AWS Cloud Practitioner to Solutions Architect > DevOps Engineer Roadmap; Docker and Kubernetes Hands-on > Microsoft Azure Fundamentals AZ-900
constraint > free design course > Canva in One Evening >  > Figma UI Design; Photoshop for Graphic Design
constraint > Kavita Deshmukh ke course > Ladies Tailoring: Blouse, Kurti and Salwar; Hand Embroidery Stitches; Terrace Gardening; Interior Design for Your Home; MPSC Rajyaseva Preparation in Marathi; First Aid and CPR; Positive Parenting of Toddlers; Handmade Soap at Home; Scented Candle Making; Crochet for Beginners >  > 
constraint > speak english course 300 to 500 rupees > Spoken English for Hindi Speakers >  > Business English for Professionals
constraint > hacking course not more than 700 > Ethical Hacking for Beginners > Cyber Safety for Families > Web Application Penetration Testing
constraint > sasta tally course 500 ke andar > Tally Prime with GST >  > 
constraint > ek ghante se kam ka first aid >  >  > First Aid and CPR
constraint > japanese beginner N5 under 1500 > Japanese JLPT N5 >  > 
constraint > muft me yoga > Yoga for Beginners at Home >  > Yoga Teacher Training 200 Hours; Meditation and Stress Relief
constraint > best rated upsc course > UPSC Civil Services Foundation > CSAT for UPSC Paper 2 > 
constraint > piano class by Joseph > Piano and Keyboard from Scratch >  > 
constraint > income tax in 2 hours > File Your Own Income Tax Return >  > GST Filing Practical
exclusion > javascript without react > JavaScript for Absolute Beginners; Modern JavaScript Deep Dive >  > 
exclusion > mobile app development but not flutter > Android App Development with Kotlin; React Native: One Code for Android and iPhone; iOS Apps with Swift and SwiftUI >  > 
exclusion > bank exams except SSC > IBPS PO and SBI Clerk Preparation >  > 
exclusion > guitar but not electric > Acoustic Guitar for Beginners >  > 
exclusion > website banana hai coding nahi chahiye > WordPress Website Without Coding >  > 
exclusion > music course, no singing, instruments only > Acoustic Guitar for Beginners; Electric Guitar: Lead and Solos; Tabla for Beginners; Piano and Keyboard from Scratch; Bansuri Flute for Everyone >  > 
exclusion > java not javascript > Core Java for Beginners; Spring Boot Microservices >  > 
exclusion > stock market not options > Stock Market for Beginners > Technical Analysis with Candlesticks > Mutual Funds and SIP Planning
exclusion > cloud other than aws > Microsoft Azure Fundamentals AZ-900 > Docker and Kubernetes Hands-on; DevOps Engineer Roadmap > 
exclusion > crafts to sell from home, not soap > Scented Candle Making; Crochet for Beginners > Hand Embroidery Stitches; Ladies Tailoring: Blouse, Kurti and Salwar > 
exclusion > cooking courses excluding baking > North Indian Home Cooking; South Indian Breakfast; Cooking with Millets for Diabetics >  > 
exclusion > excel basics no macros > Excel Basics for Office Jobs >  > 
exclusion > photo editing, but photoshop nahi chahiye >  > Mobile Photography > Canva in One Evening
goal > get a job as data analyst > Power BI Dashboards for Business; SQL for Beginners; Advanced Excel: Pivot Tables, VLOOKUP and Macros; Tableau for Data Visualisation > Advanced SQL: Window Functions and Query Tuning; Data Science Career Track > Excel Basics for Office Jobs; Statistics for Data Science
goal > become a full stack developer > MERN Full Stack Bootcamp > React: Build Modern Web Apps; Spring Boot Microservices > JavaScript for Absolute Beginners; HTML and CSS: Your First Web Page
goal > crack SSC CGL > SSC CGL Complete Course >  > 
goal > start my own beauty parlour > Beauty Parlour Course at Home > Professional Bridal Makeup > Mehndi Designs Step by Step
goal > clear google and amazon coding interviews > Data Structures and Algorithms for Placements > C++ and STL for Competitive Programming > Modern JavaScript Deep Dive; Job Interview Preparation for Freshers
goal > become a doctor > NEET Biology Crash Course; Chemistry for NEET and JEE >  > 
goal > I want to become an IAS officer > UPSC Civil Services Foundation; CSAT for UPSC Paper 2 >  > 
goal > open a restaurant that only delivers > Start a Cloud Kitchen >  > 
goal > earn money from home as a housewife > Ladies Tailoring: Blouse, Kurti and Salwar; Eggless Cake Baking; Handmade Soap at Home; Scented Candle Making; Beauty Parlour Course at Home; Sell Online: Amazon, Flipkart and Meesho > Hand Embroidery Stitches; Mehndi Designs Step by Step; Crochet for Beginners; Mushroom Farming Business; Start a Cloud Kitchen > 
goal > move to Germany for work > German A1 for Beginners >  > 
goal > become a certified yoga instructor > Yoga Teacher Training 200 Hours >  > Yoga for Beginners at Home
goal > get promoted to manager and lead a team > Leadership for New Managers > Project Management and Agile Scrum > Business English for Professionals
goal > become a youtuber > Grow a YouTube Channel > Reels Editing on Your Phone with CapCut; Video Editing in Adobe Premiere Pro > 
goal > teach in a government school > CTET and TET Teacher Eligibility >  > 
goal > get into IIT > JEE Maths Masterclass; Chemistry for NEET and JEE > Class 12 Physics CBSE > 
goal > find bugs in websites and earn bounties > Web Application Penetration Testing > Ethical Hacking for Beginners > 
problem > my laptop is slow > Laptop and Desktop Repair >  > 
problem > I can't speak in meetings > Business English for Professionals; Public Speaking and Stage Confidence > Spoken English for Hindi Speakers > 
problem > my child throws tantrums all day > Positive Parenting of Toddlers >  > 
problem > I am drowning in credit card debt > Personal Budgeting and Getting out of Debt >  > 
problem > my back hurts from sitting all day > Yoga for Beginners at Home >  > 
problem > I keep putting things off until the last minute > Time Management and Productivity >  > 
problem > I can't sleep and feel anxious > Meditation and Stress Relief >  > Yoga for Beginners at Home
problem > our tap is leaking and the plumber never comes > Plumbing Skills for Home and Trade >  > 
problem > my code got overwritten by a colleague > Git and GitHub for Teams >  > 
problem > someone took money from my account by asking for an OTP > Cyber Safety for Families >  > 
problem > I freeze when I stand on a stage > Public Speaking and Stage Confidence >  > 
problem > my mother has sugar, what should she eat > Cooking with Millets for Diabetics > Nutrition and Diet Planning > 
problem > reports from our database take forever > Advanced SQL: Window Functions and Query Tuning >  > SQL for Beginners
problem > ac is not cooling > AC and Fridge Repair Technician >  > 
problem > I don't know what to say when they ask tell me about yourself > Job Interview Preparation for Freshers >  > 
vague > something creative for the weekend > Pencil Sketching and Drawing; Watercolour Landscapes; Crochet for Beginners; Scented Candle Making; Handmade Soap at Home > Hand Embroidery Stitches; Canva in One Evening; Mobile Photography; DSLR Photography Basics; Mehndi Designs Step by Step > Blender 3D Modelling
vague > something for my mother who has free time >  > Crochet for Beginners; Hand Embroidery Stitches; Bhagavad Gita for Daily Life; Terrace Gardening; Yoga for Beginners at Home; Ladies Tailoring: Blouse, Kurti and Salwar; Meditation and Stress Relief; Eggless Cake Baking; Basic Computer Course > South Indian Breakfast
vague > learn an instrument > Acoustic Guitar for Beginners; Tabla for Beginners; Piano and Keyboard from Scratch; Bansuri Flute for Everyone > Electric Guitar: Lead and Solos > 
vague > AI > ChatGPT for Everyday Work; Machine Learning A to Z with Scikit-learn; Deep Learning with PyTorch; Build Apps with Large Language Models; AI Image Creation with Midjourney >  > Data Science Career Track
vague > new language > German A1 for Beginners; French Conversation for Travellers; Japanese JLPT N5; Sanskrit Through Simple Sentences; Spoken Kannada for Newcomers to Bengaluru; Learn Hindi through English > Spoken English for Hindi Speakers > IELTS Academic Band 7+
vague > be healthier > Yoga for Beginners at Home; Home Workout for Weight Loss; Nutrition and Diet Planning; Meditation and Stress Relief > Cooking with Millets for Diabetics > Yoga Teacher Training 200 Hours
vague > business > Startup Basics: Idea to Company; Import Export Business > Start a Cloud Kitchen; Sell Online: Amazon, Flipkart and Meesho; Mushroom Farming Business > Business English for Professionals; Power BI Dashboards for Business; PHP and MySQL for Small Business Websites; Digital Marketing Complete Course
long > I completed my BCom last year and I want to learn accounting software that small companies in India use, how to enter bills, do GST returns and salaries, preferably taught in Hindi and not too costly > Tally Prime with GST > GST Filing Practical > HR Management and Payroll
long > Hello, I am a mechanical engineer with five years of experience and I want to shift to IT in cloud and automation of deployments, I know a little Linux but nothing about pipelines or infrastructure as code, what should I take > DevOps Engineer Roadmap > Docker and Kubernetes Hands-on; AWS Cloud Practitioner to Solutions Architect > Linux Command Line Essentials; Microsoft Azure Fundamentals AZ-900
long > I have been working as a front end person for 3 years with plain JavaScript and now every company asks for hooks and state management so I want a project based course where we build a real shop > React: Build Modern Web Apps > MERN Full Stack Bootcamp > Modern JavaScript Deep Dive
long > I am a retired person of 62 years and my children live abroad, I want to learn how to use a computer, send emails and browse the internet safely, please tell slowly and simply > Basic Computer Course > Cyber Safety for Families > 
long > My son wants to be a doctor and he is in class 12, he needs revision of botany and zoology with lots of multiple choice questions from NCERT before the entrance exam in May > NEET Biology Crash Course > Chemistry for NEET and JEE > Class 12 Physics CBSE
long > We are getting married in December and my sisters want to dance at the sangeet, none of us has ever danced so it should be simple steps on film songs, under 500 rupees > Bollywood Dance for Beginners >  > 
two > python and sql > Python Programming from Zero; SQL for Beginners; Python Basics in 90 Minutes > Advanced Python: Decorators, Generators and Async; Advanced SQL: Window Functions and Query Tuning; Data Science Career Track; Automate Boring Office Work with Python > 
two > excel and tally for office job > Excel Basics for Office Jobs; Tally Prime with GST > Advanced Excel: Pivot Tables, VLOOKUP and Macros > 
two > yoga and meditation > Yoga for Beginners at Home; Meditation and Stress Relief; Yoga Teacher Training 200 Hours >  > 
two > react with node > MERN Full Stack Bootcamp; React: Build Modern Web Apps >  > 
two > german or japanese > German A1 for Beginners; Japanese JLPT N5 >  > 
two > photography and video editing > DSLR Photography Basics; Mobile Photography; Video Editing in Adobe Premiere Pro; Reels Editing on Your Phone with CapCut >  > 
two > soap and candle making > Handmade Soap at Home; Scented Candle Making >  > 
question > what is the difference between react and react native > React: Build Modern Web Apps; React Native: One Code for Android and iPhone >  > 
question > how do I file my income tax return myself? > File Your Own Income Tax Return >  > GST Filing Practical
question > which course is best for beginners in coding? > Python Programming from Zero; Python Basics in 90 Minutes; JavaScript for Absolute Beginners; HTML and CSS: Your First Web Page > C Language for First Year Engineering; Core Java for Beginners; Coding for Kids with Scratch > Android App Development with Kotlin
question > how to invest 5000 per month? > Mutual Funds and SIP Planning > Stock Market for Beginners > Personal Budgeting and Getting out of Debt
question > can I learn singing at the age of 50 > Hindustani Vocal Music; Carnatic Vocal Basics >  > 
question > how much time does it take to learn german? > German A1 for Beginners >  > 
question > is there any course for CCTV fitting? > CCTV Camera Installation >  > 
question > kya aapke paas railway exam ka course hai? > Railway Group D and NTPC >  > 
synonym > coding for placement season > Data Structures and Algorithms for Placements > Core Java for Beginners; C++ and STL for Competitive Programming > Job Interview Preparation for Freshers; C Language for First Year Engineering
synonym > needlework > Hand Embroidery Stitches; Crochet for Beginners > Ladies Tailoring: Blouse, Kurti and Salwar > 
synonym > sewing clothes for women > Ladies Tailoring: Blouse, Kurti and Salwar >  > Hand Embroidery Stitches
synonym > getting slim > Home Workout for Weight Loss > Nutrition and Diet Planning > Yoga for Beginners at Home
synonym > infant and small kid upbringing > Positive Parenting of Toddlers >  > Healthy Pregnancy Guide
synonym > bookkeeping software > Tally Prime with GST >  > 
synonym > spreadsheets > Excel Basics for Office Jobs; Advanced Excel: Pivot Tables, VLOOKUP and Macros >  > Automate Boring Office Work with Python
synonym > henna art > Mehndi Designs Step by Step >  > 
synonym > artificial intelligence chatbots for my documents > Build Apps with Large Language Models >  > ChatGPT for Everyday Work
synonym > penetration tester > Web Application Penetration Testing > Ethical Hacking for Beginners > 
synonym > UI designer > Figma UI Design > UX Research and Design Thinking > 
synonym > cow rearing > Dairy Farming with 10 Cows >  > 
synonym > horoscope reading > Vedic Astrology: Read a Kundli >  > 
synonym > scooter repair > Two-Wheeler Mechanic Course >  > 
synonym > refrigerator mechanic > AC and Fridge Repair Technician >  > 
synonym > deutsch lernen > German A1 for Beginners >  > 
synonym > cybersecurity > Ethical Hacking for Beginners; Web Application Penetration Testing > Cyber Safety for Families > Networking and CCNA Preparation
synonym > equity investing for newbies > Stock Market for Beginners > Mutual Funds and SIP Planning > Technical Analysis with Candlesticks
synonym > CV writing > MS Word: Letters, Reports and Resumes > Job Interview Preparation for Freshers > MERN Full Stack Bootcamp
synonym > civil services > UPSC Civil Services Foundation; CSAT for UPSC Paper 2 > MPSC Rajyaseva Preparation in Marathi > 
`;
