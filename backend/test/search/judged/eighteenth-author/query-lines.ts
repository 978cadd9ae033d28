/**
 * Requests to these courses, in the form of `../eleventh-author/query-lines.ts`, by a judge who had not seen how the search
 * works. Measured as they came: nDCG@10 0.890, recall@24 0.948, 0.5 % without an answer.
 * The search was then tuned on what went wrong, so that this is no longer unseen.
 */
export const EIGHTEENTH_AUTHOR_QUERY_LINES = `
keyword > python > Python from Zero; Python for Working Developers; Automate Office Work with Python > Data Science Career Track > Machine Learning Foundations; Build LLM Agents with LangChain; Deep Learning with PyTorch
keyword > excel pivot table > Advanced Excel: Pivot Tables, XLOOKUP and Power Query >  > Excel Macros and VBA; Excel for Beginners in Hindi; Power BI Dashboards
keyword > gst filing > GST Return Filing Masterclass; TallyPrime with GST >  > File Your Own Income Tax Return
keyword > docker kubernetes > DevOps: Docker, Kubernetes and CI/CD >  > Node.js APIs with Express and PostgreSQL
keyword > flutter > Flutter App Development >  >
keyword > subnetting vlan > CCNA Networking Essentials >  >
keyword > bridal mehndi > Mehndi Designs for Bridal Work >  > Self Makeup and Bridal Makeup
keyword > ielts writing task > IELTS Preparation: Band 7 and Above >  > Business English and E-mail Writing
keyword > pranayama > Yoga for Beginners > Prenatal Yoga and Breathing > Yoga Teacher Training Foundations; Meditation for a Restless Mind
keyword > RSI MACD candlestick > Technical Analysis and Intraday Trading >  > Stock Market for Beginners
keyword > dosa batter > South Indian Cooking > Cooking with Millets >
keyword > oyster mushroom > Mushroom Cultivation at Home >  >
keyword > burp suite > Web Application Penetration Testing >  > Bug Bounty Hunting
keyword > figma > UI Design with Figma >  > UX Research and Usability Testing
keyword > seating arrangement puzzles > Bank PO and Clerk Reasoning >  >
keyword > raag yaman > Hindustani Classical Singing >  >
keyword > autocad > AutoCAD 2D and 3D >  >
keyword > neural networks > Deep Learning with PyTorch >  > Machine Learning Foundations; Artificial Intelligence Explained to Everyone
keyword > class 10 trigonometry > Class 10 Maths CBSE Board >  > SSC CGL Quantitative Aptitude
keyword > mudra loan > Start a Small Business in India >  > Dairy Farming Business
keyword > CPR > First Aid and CPR >  >
keyword > SEO > Advanced SEO; Digital Marketing Complete Course >  > Start and Grow a YouTube Channel
keyword > kundli > Vedic Astrology Basics >  >
keyword > power query > Advanced Excel: Pivot Tables, XLOOKUP and Power Query; Power BI Dashboards >  >
keyword > payroll PF ESI > HR Generalist: Payroll, PF and ESI >  >
sentence > I want to learn how to make my own website without coding > WordPress for Small Businesses >  > HTML and CSS: Make Your First Website
sentence > How do I build mobile apps that run on both Android and iPhone? > Flutter App Development >  > Android Apps with Kotlin for Beginners; iOS Development with SwiftUI
sentence > Looking for a course that teaches me to edit wedding videos > Video Editing in Premiere Pro >  > Mobile Video Editing with CapCut; After Effects Motion Graphics
sentence > I need to clean survey data and run ANOVA for my PhD thesis > R for Research Scholars >  > Statistics Without Tears
sentence > Please teach me how to cut and stitch a blouse > Tailoring: Blouse and Salwar Cutting >  >
sentence > I would like to play the guitar, I have never touched one > Acoustic Guitar for Beginners >  >
sentence > Which course will help me pass the Goethe A1 exam? > German A1 for Nurses and Students >  >
sentence > Can someone teach my mother how to use a computer and the internet? > Basic Computer Course for Everyone > Stay Safe Online: UPI Fraud and Scams >
sentence > I already know machine learning and want to train transformers > Deep Learning with PyTorch >  > Build LLM Agents with LangChain; Machine Learning Foundations
sentence > teach me how to read a balance sheet before buying shares > Stock Market for Beginners >  > Technical Analysis and Intraday Trading; Class 11 Accountancy Made Easy
sentence > I want to understand the Indian Constitution for prelims > UPSC Prelims: Indian Polity >  > UPSC Essay and Answer Writing
sentence > How can I repair phones and open a shop? > Mobile Phone Repairing Course >  > Laptop and Desktop Repair; Start a Small Business in India
sentence > I'm looking for something on pricing an export shipment and getting an IEC code > Export Import Business Guide >  >
sentence > How to make interactive dashboards for the sales team > Power BI Dashboards; Tableau in One Weekend > Advanced Excel: Pivot Tables, XLOOKUP and Power Query >
sentence > I have to give a speech at my cousin's wedding and I freeze on stage > Public Speaking Without Stage Fear >  >
sentence > I want to write cleaner tested backend code in JavaScript > Node.js APIs with Express and PostgreSQL >  > React in Practice; JavaScript Basics for Absolute Beginners
sentence > My daughter is 9, what could she use to make simple games? > Coding for Kids with Scratch >  > Unity Game Development for Teens
sentence > help me set up rooftop solar at home > Solar Panel Installation >  > House Wiring and Electrician Course
sentence > I want to grow tomatoes and chillies on my balcony > Terrace and Kitchen Gardening >  > Organic Farming for Small Farmers
sentence > I am pregnant and would like gentle exercise > Prenatal Yoga and Breathing >  > Yoga for Beginners
sentence > how do I retouch skin and change the background of a portrait photo > Photoshop for Photographers >  > DSLR Photography for Beginners
sentence > I want to bake cakes without eggs and sell them > Eggless Cake Baking at Home > Instagram Marketing for Home Businesses >
sentence > how to fix a leaking tap and a flush tank > Plumbing Basics for Home and Work >  >
sentence > Course about large language model agents and retrieval > Build LLM Agents with LangChain >  > ChatGPT for Office Work; Deep Learning with PyTorch
sentence > We had a baby last week, how do we bathe and feed her > Newborn Care for New Parents >  >
sentence > I'd like to sing Carnatic music from the very first lesson > Carnatic Vocal: Varisai to Varnam >  > Hindustani Classical Singing
sentence > how to write better answers in the civil services mains > UPSC Essay and Answer Writing >  > UPSC Prelims: Indian Polity
sentence > Can I learn to do house wiring and install an MCB safely? > House Wiring and Electrician Course >  > Solar Panel Installation
sentence > I moved to Bangalore and can't talk to the auto driver > Spoken Kannada for Newcomers to Bengaluru >  >
sentence > What should a person with high sugar eat every day? > Living Well with Diabetes > Cooking with Millets; Nutrition and Weight Loss, Indian Diet >
sentence > want to run sponsored ads for my products on Amazon > Sell on Amazon and Flipkart >  > Digital Marketing Complete Course
sentence > I want to become a yoga instructor > Yoga Teacher Training Foundations >  > Yoga for Beginners
sentence > How do I plan user interviews and usability tests? > UX Research and Usability Testing >  > UI Design with Figma
sentence > I want to draw realistic faces with a pencil > Pencil Sketching and Portraits >  >
sentence > something to prepare me for the AWS practitioner certificate > AWS Cloud Practitioner in Plain Words >  > DevOps: Docker, Kubernetes and CI/CD
hinglish > excel sikhna hai bilkul shuru se > Excel for Beginners in Hindi >  > Google Sheets for Teams; Advanced Excel: Pivot Tables, XLOOKUP and Power Query
hinglish > ghar baithe silai kaise seekhe > Tailoring: Blouse and Salwar Cutting >  > Hand Embroidery Stitches
hinglish > mobile repairing ka course chahiye > Mobile Phone Repairing Course >  > Laptop and Desktop Repair
hinglish > angrezi bolna sikhna hai mujhe > Spoken English for Hindi Speakers >  > Business English and E-mail Writing
hinglish > share market mein paisa kaise lagaye > Stock Market for Beginners > Mutual Funds and SIP Made Simple > Technical Analysis and Intraday Trading
hinglish > apna youtube channel kaise shuru karu > Start and Grow a YouTube Channel >  > Mobile Video Editing with CapCut
hinglish > computer chalana nahi aata, kahan se shuru karu > Basic Computer Course for Everyone >  >
hinglish > bina gym ke ghar par body kaise banaye > Home Workout Without Equipment >  > Yoga for Beginners; Nutrition and Weight Loss, Indian Diet
hinglish > achar banane ka business > Pickles and Papad as a Home Business >  > Start a Small Business in India
hinglish > gaay palan aur dudh ka dhandha > Dairy Farming Business >  >
hinglish > jaivik kheti kaise kare > Organic Farming for Small Farmers >  > Terrace and Kitchen Gardening
hinglish > gadi chalana sikhao > Learn Car Driving and RTO Test >  >
hinglish > vazan kam karne ke liye kya khaye > Nutrition and Weight Loss, Indian Diet >  > Home Workout Without Equipment; Cooking with Millets
hinglish > bachcha bahut zid karta hai kya karu > Positive Parenting: Toddlers and Tantrums >  > Parenting Teenagers
hinglish > income tax return khud kaise bhare > File Your Own Income Tax Return >  > GST Return Filing Masterclass
hinglish > interview ki taiyari fresher ke liye > Job Interview Preparation for Freshers >  > Spoken English for Hindi Speakers
hinglish > reels editing phone se karni hai > Mobile Video Editing with CapCut > Instagram Marketing for Home Businesses > Video Editing in Premiere Pro
hinglish > sarkari naukri ke liye typing speed badhani hai > Hindi and English Typing >  >
hinglish > ssc ki maths hindi me > SSC CGL Quantitative Aptitude >  > Vedic Maths for Fast Calculation
hinglish > website banana seekhna hai > HTML and CSS: Make Your First Website; WordPress for Small Businesses > JavaScript Basics for Absolute Beginners > React in Practice
hinglish > fridge aur AC thik karna seekhna hai > AC and Refrigerator Repair >  > House Wiring and Electrician Course
hinglish > dadi ko online fraud se kaise bachaye > Stay Safe Online: UPI Fraud and Scams >  >
hinglish > dhyan lagana seekhna hai mann shant nahi rehta > Meditation for a Restless Mind > Yoga for Beginners; Managing Anxiety and Exam Stress >
hinglish > bijli ka kaam sikhna hai > House Wiring and Electrician Course >  > Solar Panel Installation; AC and Refrigerator Repair
hinglish > shaadi ke liye dulhan ka makeup karna > Self Makeup and Bridal Makeup >  > Mehndi Designs for Bridal Work
devanagari > पाइथन सीखना है > Python from Zero > Python for Working Developers; Automate Office Work with Python; Data Science Career Track > Machine Learning Foundations
devanagari > योग शुरू करने वालों के लिए > Yoga for Beginners >  > Prenatal Yoga and Breathing; Yoga Teacher Training Foundations
devanagari > मोबाइल रिपेयरिंग > Mobile Phone Repairing Course >  > Laptop and Desktop Repair
devanagari > अंग्रेजी बोलना कैसे सीखें > Spoken English for Hindi Speakers >  > Business English and E-mail Writing
devanagari > भगवद गीता > Bhagavad Gita for Daily Life > Learn Sanskrit Through Stories >
devanagari > एक्सेल में चार्ट बनाना > Excel for Beginners in Hindi >  > Advanced Excel: Pivot Tables, XLOOKUP and Power Query; Google Sheets for Teams; Tableau in One Weekend
devanagari > मशरूम की खेती > Mushroom Cultivation at Home >  >
devanagari > संस्कृत सीखें कहानियों से > Learn Sanskrit Through Stories >  >
devanagari > शेयर बाजार की शुरुआत > Stock Market for Beginners >  > Technical Analysis and Intraday Trading; Mutual Funds and SIP Made Simple
devanagari > सिलाई और ब्लाउज कटिंग > Tailoring: Blouse and Salwar Cutting >  >
devanagari > बिना अंडे का केक > Eggless Cake Baking at Home >  >
devanagari > टैली और जीएसटी > TallyPrime with GST > GST Return Filing Masterclass >
otherlang > guitar vasikka kathukanum > Acoustic Guitar for Beginners >  > Fingerstyle Guitar
otherlang > samayal kathukka venum dosai sambar > South Indian Cooking >  > Cooking with Millets
otherlang > photography nerchukovali > DSLR Photography for Beginners >  > Photoshop for Photographers
otherlang > naaku python nerchukovali > Python from Zero > Python for Working Developers; Automate Office Work with Python; Data Science Career Track > Machine Learning Foundations
otherlang > ami chobi aanka shikhte chai > Pencil Sketching and Portraits; Watercolour Landscapes >  >
otherlang > mala shivankaam shikaycha aahe > Tailoring: Blouse and Salwar Cutting >  > Hand Embroidery Stitches
otherlang > mane share bazar shikhvu che > Stock Market for Beginners >  > Technical Analysis and Intraday Trading; Mutual Funds and SIP Made Simple
otherlang > nanage english mathadalu kaliyabeku > Spoken English for Hindi Speakers >  > Business English and E-mail Writing
otherlang > main angrezi bolni sikhni hai ji, punjabi haan > Spoken English for Hindi Speakers >  > Business English and E-mail Writing
otherlang > enikku yoga padikkanam > Yoga for Beginners >  > Prenatal Yoga and Breathing; Yoga Teacher Training Foundations; Meditation for a Restless Mind
misspelled > pyhton for begginers > Python from Zero >  > Data Science Career Track; Automate Office Work with Python; Python for Working Developers
misspelled > machin lerning > Machine Learning Foundations > Deep Learning with PyTorch; Artificial Intelligence Explained to Everyone; Data Science Career Track >
misspelled > photoshp retuching > Photoshop for Photographers >  >
misspelled > ethcal hackin > Ethical Hacking for Beginners > Web Application Penetration Testing; Bug Bounty Hunting >
misspelled > javasript bascis > JavaScript Basics for Absolute Beginners >  > React in Practice; Node.js APIs with Express and PostgreSQL
misspelled > digitel marketting > Digital Marketing Complete Course > Advanced SEO; Instagram Marketing for Home Businesses >
misspelled > tabla lerning bols > Tabla for Beginners >  >
misspelled > kubernets and dokcer > DevOps: Docker, Kubernetes and CI/CD >  >
misspelled > premeire pro editing > Video Editing in Premiere Pro >  > After Effects Motion Graphics
misspelled > germen langauge > German A1 for Nurses and Students >  >
misspelled > accoutancy class 11 > Class 11 Accountancy Made Easy >  >
misspelled > autocadd drawing > AutoCAD 2D and 3D >  > Pencil Sketching and Portraits
misspelled > watercolor landscap painting > Watercolour Landscapes >  > Pencil Sketching and Portraits
misspelled > bharatnatyam > Bharatanatyam Basics >  >
misspelled > embroidary stiches > Hand Embroidery Stitches >  > Tailoring: Blouse and Salwar Cutting
misspelled > dairy frming > Dairy Farming Business >  >
misspelled > grafic desine canva > Graphic Design with Canva >  >
misspelled > spokn english > Spoken English for Hindi Speakers >  > Business English and E-mail Writing
misspelled > croshay baby cap > Crochet for Beginners >  >
misspelled > tecnical analisys intraday > Technical Analysis and Intraday Trading >  > Stock Market for Beginners
constraint > free yoga or meditation course > Meditation for a Restless Mind >  > Yoga for Beginners; Prenatal Yoga and Breathing; Yoga Teacher Training Foundations
constraint > python course under 500 rupees > Python from Zero >  > Python for Working Developers; Automate Office Work with Python; Data Science Career Track
constraint > advanced excel course > Advanced Excel: Pivot Tables, XLOOKUP and Power Query; Excel Macros and VBA >  > Excel for Beginners in Hindi
constraint > cooking course less than 3 hours > Cooking with Millets > Pickles and Papad as a Home Business > South Indian Cooking; Eggless Cake Baking at Home; North Indian Restaurant Gravies
constraint > courses by Joseph D'Souza > Video Editing in Premiere Pro; Mobile Video Editing with CapCut; After Effects Motion Graphics; DSLR Photography for Beginners; Photoshop for Photographers >  >
constraint > free design course > Graphic Design with Canva >  > 3D Modelling in Blender; UI Design with Figma
constraint > guitar for advanced players > Fingerstyle Guitar >  > Acoustic Guitar for Beginners
constraint > machine learning under 2000 > Machine Learning Foundations > Artificial Intelligence Explained to Everyone > Deep Learning with PyTorch; Data Science Career Track
constraint > Kavita Deshpande english course > Spoken English for Hindi Speakers; Business English and E-mail Writing >  > Public Speaking Without Stage Fear; Job Interview Preparation for Freshers; PowerPoint Presentations that Persuade
constraint > excel course in hindi > Excel for Beginners in Hindi >  > Advanced Excel: Pivot Tables, XLOOKUP and Power Query; Excel Macros and VBA; Google Sheets for Teams
constraint > short course on investing, under 2 hours > Mutual Funds and SIP Made Simple >  > Stock Market for Beginners; Technical Analysis and Intraday Trading; Personal Finance for Young Earners
constraint > programming in hindi > Core Java in Hindi >  > Python from Zero; JavaScript Basics for Absolute Beginners
constraint > beginner app development below 1000 > Android Apps with Kotlin for Beginners > Unity Game Development for Teens > Flutter App Development; iOS Development with SwiftUI
constraint > free class for school science > Class 8 Science with Home Experiments >  > NEET Biology: Human Physiology; Class 12 Organic Chemistry
constraint > hacking course for intermediate level > Bug Bounty Hunting >  > Ethical Hacking for Beginners; Web Application Penetration Testing
constraint > Zubair Ansari courses > Ethical Hacking for Beginners; Web Application Penetration Testing; Bug Bounty Hunting; Stay Safe Online: UPI Fraud and Scams >  >
constraint > complete data science programme of more than 20 hours > Data Science Career Track >  > Statistics Without Tears; R for Research Scholars
constraint > language course between 500 and 1000 rupees > French for Absolute Beginners > Business English and E-mail Writing > German A1 for Nurses and Students; Japanese N5 Complete; Spoken Kannada for Newcomers to Bengaluru; Learn Tamil Through English
constraint > video editing upto 300 rs > Mobile Video Editing with CapCut >  > Video Editing in Premiere Pro; After Effects Motion Graphics
constraint > advanced web development > Node.js APIs with Express and PostgreSQL > Python for Working Developers > React in Practice; HTML and CSS: Make Your First Website
constraint > farming course free of cost > Terrace and Kitchen Gardening >  > Organic Farming for Small Farmers; Dairy Farming Business; Mushroom Cultivation at Home
constraint > 2 ghante se kam ka ChatGPT course > ChatGPT for Office Work; AI for Teachers: Lesson Plans and Worksheets >  > Build LLM Agents with LangChain
constraint > 500 rupaye tak ka music course > Keyboard and Piano Basics >  > Acoustic Guitar for Beginners; Hindustani Classical Singing; Tabla for Beginners; Carnatic Vocal: Varisai to Varnam; Music Production in FL Studio; Fingerstyle Guitar
constraint > carnatic music taught in tamil > Carnatic Vocal: Varisai to Varnam >  > Hindustani Classical Singing
constraint > mahesh patil repair courses under 1000 > Laptop and Desktop Repair > Plumbing Basics for Home and Work; House Wiring and Electrician Course > Mobile Phone Repairing Course; AC and Refrigerator Repair
constraint > beginner level data analytics, free > Tableau in One Weekend >  > SQL from Scratch; Excel for Beginners in Hindi; Power BI Dashboards
constraint > parenting course less than 2 hours > Positive Parenting: Toddlers and Tantrums >  > Newborn Care for New Parents; Parenting Teenagers
constraint > tarun bhatia free course > Mutual Funds and SIP Made Simple; Time Management and Beating Procrastination >  > Stock Market for Beginners; Technical Analysis and Intraday Trading; Personal Finance for Young Earners; Project Management with Agile and Scrum; Leadership for First-Time Managers; Negotiation Skills for Sales People
exclusion > programming course but not python > Core Java in Hindi; JavaScript Basics for Absolute Beginners; Data Structures and Algorithms for Placements > Node.js APIs with Express and PostgreSQL; React in Practice; Android Apps with Kotlin for Beginners; Coding for Kids with Scratch; Flutter App Development; iOS Development with SwiftUI > HTML and CSS: Make Your First Website
exclusion > excel without macros > Excel for Beginners in Hindi; Advanced Excel: Pivot Tables, XLOOKUP and Power Query >  > Google Sheets for Teams
exclusion > dance, not bollywood > Bharatanatyam Basics >  >
exclusion > make a website without wordpress > HTML and CSS: Make Your First Website > JavaScript Basics for Absolute Beginners; React in Practice >
exclusion > stock market but no intraday trading > Stock Market for Beginners > Mutual Funds and SIP Made Simple >
exclusion > yoga not prenatal > Yoga for Beginners; Yoga Teacher Training Foundations >  > Meditation for a Restless Mind
exclusion > foreign language except german > French for Absolute Beginners; Japanese N5 Complete >  > IELTS Preparation: Band 7 and Above
exclusion > video editing course other than premiere pro > Mobile Video Editing with CapCut > After Effects Motion Graphics >
exclusion > ai course that is not about coding > Artificial Intelligence Explained to Everyone; ChatGPT for Office Work; AI for Teachers: Lesson Plans and Worksheets; AI Image Making with Midjourney and Firefly >  >
exclusion > guitar nahi, koi aur instrument sikhna hai > Keyboard and Piano Basics; Tabla for Beginners >  >
exclusion > baking or cooking but no meat, eggless > Eggless Cake Baking at Home; Cooking with Millets; South Indian Cooking > Pickles and Papad as a Home Business >
exclusion > painting or drawing but not pencil > Watercolour Landscapes >  > Pencil Sketching and Portraits
goal > I keep putting things off and miss every deadline > Time Management and Beating Procrastination >  > Managing Anxiety and Exam Stress; Project Management with Agile and Scrum
goal > my salary is gone by the 20th every month > Personal Finance for Young Earners >  > Mutual Funds and SIP Made Simple
goal > got promoted and now my old colleagues don't listen to me > Leadership for First-Time Managers >  > Negotiation Skills for Sales People
goal > can't sleep, my head keeps spinning at night > Meditation for a Restless Mind > Managing Anxiety and Exam Stress > Yoga for Beginners
goal > I want a job as a data analyst > SQL from Scratch; Power BI Dashboards > Advanced Excel: Pivot Tables, XLOOKUP and Power Query; Tableau in One Weekend; Data Science Career Track; Statistics Without Tears >
goal > placement season is coming and I am weak in coding rounds > Data Structures and Algorithms for Placements >  > Core Java in Hindi; Job Interview Preparation for Freshers
goal > my son is glued to his phone and won't talk to us > Parenting Teenagers >  > Positive Parenting: Toddlers and Tantrums
goal > want to earn from home as a housewife > Pickles and Papad as a Home Business; Instagram Marketing for Home Businesses; Eggless Cake Baking at Home > Tailoring: Blouse and Salwar Cutting; Mushroom Cultivation at Home; Mehndi Designs for Bridal Work; Copywriting and Content Writing > Self Makeup and Bridal Makeup
goal > customers always ask for a discount and I give in > Negotiation Skills for Sales People >  >
goal > someone took money from my account through a fake call > Stay Safe Online: UPI Fraud and Scams >  >
goal > I get panic before exams > Managing Anxiety and Exam Stress > Meditation for a Restless Mind > Parenting Teenagers
goal > need to move to Germany as a nurse > German A1 for Nurses and Students >  >
goal > I copy paste the same data into spreadsheets every day and hate it > Excel Macros and VBA; Automate Office Work with Python > Advanced Excel: Pivot Tables, XLOOKUP and Power Query; Google Sheets for Teams >
goal > our village has land but the chemical fertiliser costs too much > Organic Farming for Small Farmers >  > Terrace and Kitchen Gardening
goal > I want to be able to help when somebody collapses > First Aid and CPR >  >
goal > my photos always come out dark and blurry > DSLR Photography for Beginners >  > Photoshop for Photographers
goal > want to get visitors to my site from Google > Advanced SEO; Digital Marketing Complete Course >  >
goal > I am always out of breath on the stairs, want to get fit > Home Workout Without Equipment; Run Your First 10K > Yoga for Beginners > Nutrition and Weight Loss, Indian Diet
goal > get paid for finding security holes > Bug Bounty Hunting > Web Application Penetration Testing > Ethical Hacking for Beginners
goal > I want to teach my class with less time spent on preparing question papers > AI for Teachers: Lesson Plans and Worksheets >  > ChatGPT for Office Work
vague > something creative for weekends > Pencil Sketching and Portraits; Watercolour Landscapes; Crochet for Beginners; Hand Embroidery Stitches > DSLR Photography for Beginners; Graphic Design with Canva; Acoustic Guitar for Beginners; Bollywood Dance at Home > Eggless Cake Baking at Home
vague > want to earn more money >  > Start and Grow a YouTube Channel; Stock Market for Beginners; Start a Small Business in India; Copywriting and Content Writing; Instagram Marketing for Home Businesses; Sell on Amazon and Flipkart; Mutual Funds and SIP Made Simple > Personal Finance for Young Earners; Bug Bounty Hunting; Mobile Phone Repairing Course; Pickles and Papad as a Home Business
vague > improve myself > Time Management and Beating Procrastination; Public Speaking Without Stage Fear > Meditation for a Restless Mind; Spoken English for Hindi Speakers > Job Interview Preparation for Freshers; Leadership for First-Time Managers; Negotiation Skills for Sales People; Personal Finance for Young Earners
vague > something spiritual > Bhagavad Gita for Daily Life; Meditation for a Restless Mind > Vedic Astrology Basics > Learn Sanskrit Through Stories; Yoga for Beginners
vague > computer course for job >  > Basic Computer Course for Everyone; Advanced Excel: Pivot Tables, XLOOKUP and Power Query; TallyPrime with GST; Hindi and English Typing; Excel for Beginners in Hindi > Laptop and Desktop Repair; Data Science Career Track; Job Interview Preparation for Freshers; SQL from Scratch
vague > healthy life > Nutrition and Weight Loss, Indian Diet; Yoga for Beginners; Home Workout Without Equipment > Cooking with Millets; Living Well with Diabetes; Run Your First 10K; Meditation for a Restless Mind >
two > excel and tally > Excel for Beginners in Hindi; Advanced Excel: Pivot Tables, XLOOKUP and Power Query; TallyPrime with GST > Excel Macros and VBA > GST Return Filing Masterclass; Google Sheets for Teams
two > photography and video editing > DSLR Photography for Beginners; Video Editing in Premiere Pro; Mobile Video Editing with CapCut > Photoshop for Photographers > After Effects Motion Graphics
two > yoga and diet for weight loss > Nutrition and Weight Loss, Indian Diet; Yoga for Beginners >  > Home Workout Without Equipment; Cooking with Millets
two > python aur sql dono > Data Science Career Track; Python from Zero; SQL from Scratch > Python for Working Developers; Automate Office Work with Python >
two > mehndi and makeup > Mehndi Designs for Bridal Work; Self Makeup and Bridal Makeup >  >
two > html css and javascript > HTML and CSS: Make Your First Website; JavaScript Basics for Absolute Beginners >  > React in Practice; Node.js APIs with Express and PostgreSQL
two > dairy and organic farming > Dairy Farming Business; Organic Farming for Small Farmers >  > Terrace and Kitchen Gardening; Mushroom Cultivation at Home
`;
