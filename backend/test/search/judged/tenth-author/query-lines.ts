/**
 * Requests to these courses, in the form of `../query-lines.ts`; the courses are dated. Written to what the search promises
 * alone, by somebody who had not seen it. Measured once as they came: nDCG@10 0.957, recall@24 0.990, none of 160 without
 * an answer; synonyms 0.89, refusals 0.91, sentences 0.93, the rest 0.96 to 0.98. Nobody looked at which of them went wrong.
 */
export const TENTH_AUTHOR_QUERY_LINES = `
plain > web development > web websites / web frontend / web backend > web > 
plain > python > pythonbasics > python > 
plain > react js > react > reactnative > 
plain > figma > figma > ui > 
plain > excel > excel spreadsheet > excel > 
plain > ethical hacking > ethicalhacking > cybersecurity > 
plain > tally prime > tally > accounting > 
plain > cctv installation > cctv >  > 
plain > spoken english > english spoken > english communication > 
plain > flutter > flutter > crossplatform flutterflow > 
plain > machine learning > ml machinelearning > machinelearning deeplearning math > 
plain > yoga > yoga >  > 
plain > stock market > stockmarket > investing > 
plain > power bi > powerbi dashboard > powerbi > 
plain > sql > sql database > sql mysql > 
plain > video editing > videoediting > video > 
plain > upsc > upsc >  > 
plain > mobile repairing > mobilerepair >  > 
plain > chatgpt > chatgpt > prompt gemini > 
plain > digital marketing > digitalmarketing > marketing > 
plain > wordpress > wordpress >  > 
plain > guitar > guitar >  > 
plain > data science > datascience > ds machinelearning dataanalyst > 
plain > mehndi design > mehndi >  > 
plain > photoshop > photoshop > graphicdesign > 
sentence > I want to build websites, I am a beginner > web websites > web webdesign > Beginner
sentence > I want to learn how to make android apps from scratch > app android > app > soft:Beginner
sentence > how do I start a career in data analytics without a coding background > dataanalyst > da > soft:Beginner
sentence > I am a commerce student and I want to learn GST return filing > gst returns > gst > 
sentence > how to become an ethical hacker > ethicalhacking > cybersecurity > 
sentence > I want to open my own mobile repairing shop > mobilerepair >  > 
sentence > teach me to use AI in my office work > tools productivity > chatgpt n8n canva > 
sentence > I can't speak English fluently, please help > english spoken > english communication > 
sentence > I want to start a cake business from home > cake >  > 
sentence > I need a job as a data scientist > datascience > ds machinelearning > 
sentence > learn to design mobile app screens > uidesign > ui > 
sentence > how can I sell my products on Amazon and Flipkart > amazon > ecommerce > 
sentence > I want to build a chatbot using large language models > llm > genai agents > 
sentence > which course should I do to crack bank PO exam > bank > quant > 
sentence > I know javascript and now I want to learn backend > backend javascript > backend > 
sentence > I want to make a website for my shop without coding > websites nocode >  > 
sentence > I want to understand how AI works, I am not from a technical background > ai basics > chatgpt > soft:Beginner
sentence > I'd like to do freelancing in graphic design > graphicdesign > canva image uidesign > 
sentence > I want to invest in mutual funds but don't know anything about it > mutualfunds > investing > soft:Beginner
sentence > learn to install solar panels on rooftops > solar > electrician > 
sentence > I have a DSLR and want to take better pictures > photography >  > 
sentence > I want to grow mushrooms at home and earn from it > mushroom > farming > 
sentence > I want to prepare for coding interviews and campus placement > dsa > interview > 
sentence > how to find bugs in websites and earn bounty > bugbounty > pentest websecurity ethicalhacking > 
sentence > I want to learn beauty parlour work and start my own salon > beauty parlour > beauty > 
sentence > I want to automate my daily work using AI > ai automation > productivity automation > 
sentence > best course to learn full stack development with projects > fullstack > frontend backend > 
sentence > I am a teacher and I want to make lesson plans and question papers with AI > teachers > chatgpt canva > 
sentence > I want to edit videos for my YouTube channel > videoediting > video > 
sentence > I want to learn stitching blouses and suits at home > tailoring >  > 
sentence > help me reduce stress with breathing and meditation > meditation > yoga > 
sentence > I want to make iPhone apps > ios swift > ios > 
sentence > I have an interview next week and I get nervous while speaking > softskills interview > communication > 
sentence > I want to make dashboards from company sales data > dashboard > da > 
sentence > I want to learn how to file my income tax return myself > itr >  > 
hinglish > ghar me cctv camera lagane ka kaam sikhna hai > cctv >  > 
hinglish > website banana sikhna hai > web websites > web webdesign > 
hinglish > mobile app kaise banaye > app android / app ios > app > 
hinglish > english bolna sikhna hai > english spoken > english communication > 
hinglish > hacking sikhni hai bilkul shuru se > ethicalhacking > cybersecurity > Beginner
hinglish > share market me paisa kaise lagaye > stockmarket > investing > soft:Beginner
hinglish > computer chalana sikhna hai > computerbasics >  > 
hinglish > tally aur gst ka course hindi me > tally gst hindi > tally gst > 
hinglish > silai sikhna hai ghar baithe > tailoring >  > 
hinglish > makeup sikhna hai parlour kholne ke liye > makeup / parlour > beauty > 
hinglish > python hindi mein sikhao > pythonbasics hindi > python > 
hinglish > AC repair ka kaam sikhna hai > ac repair >  > 
hinglish > ghar ki wiring karna kaise sikhe > wiring house >  > 
hinglish > data analyst banna hai > dataanalyst > da > 
hinglish > sarkari naukri ki taiyari > govtexam >  > 
hinglish > ssc ka maths kaise taiyar kare > ssc maths > quant > 
hinglish > mobile se video edit karna sikhna hai > videoediting phone > videoediting > 
hinglish > meesho par saman kaise beche > meesho > ecommerce > 
hinglish > AI se photo aur video kaise banaye > ai image / ai video > poster > 
hinglish > cake banana sikhna hai > cake >  > 
hinglish > gaana gaana sikhna hai > singing >  > 
hinglish > khana banana sikhna hai > cooking recipes > cooking > 
hinglish > online fraud se kaise bache > cybersafety >  > 
hinglish > ghar baithe paise kamane wala course > earn > freelancing makeup digitalmarketing bugbounty wordpress > 
hinglish > react js hindi me free > react hindi > react > free
typo > javasript for beginers > jsbasics > javascript > Beginner
typo > machne lerning > ml machinelearning > machinelearning deeplearning math > 
typo > pyhton programing > pythonbasics > python > 
typo > ethicl haking > ethicalhacking > cybersecurity > 
typo > fluter app develpment > flutter > crossplatform flutterflow app > 
typo > exel formulas > excel spreadsheet > excel > 
typo > wordpres website > wordpress > websites > 
typo > grafic desinging > graphicdesign > canva image uidesign > 
typo > digtal marketting > digitalmarketing > marketing > 
typo > figma desgin > figma > ui > 
typo > stok market for bigners > stockmarket > investing > Beginner
typo > spokn inglish > english spoken > english communication > 
typo > deep lerning with tensrflow > deeplearning tensorflow > deeplearning > 
typo > powar bi dashbord > powerbi dashboard > powerbi dashboard > 
typo > moblie reparing > mobilerepair >  > 
typo > beuty parler course > beauty parlour > beauty > 
typo > andriod devlopment kotlin > android kotlin > android > 
typo > cybar securty > cybersecurity > cybersafety > 
typo > artifical inteligence > ml ai > ai > 
typo > accountig course > accounting > tax > 
typo > yogaa for begginers > yoga >  > Beginner
typo > chat gtp prompts > chatgpt > prompt > 
constraint > free hacking course less than 2 hours > ethicalhacking > cybersecurity cybersafety > free mins=120
constraint > web development course under 500 rupees > web websites / web frontend / web backend > web > max=500
constraint > free react course > react > reactnative > free
constraint > python course under 1000 rs for beginners > pythonbasics > python > max=1000 Beginner
constraint > advanced android course > android kotlin > android > Advanced
constraint > short course on power bi less than 2 hours > powerbi dashboard > powerbi > mins=120
constraint > machine learning course by Ananya Bose > ml machinelearning > ml machinelearning > by=Ananya
constraint > Arjun Mehta courses >  >  > by=Arjun
constraint > advanced sql course > sql database > sql > Advanced
constraint > free ai course > ai >  > free
constraint > free courses >  >  > free
constraint > excel course below 300 > excel spreadsheet > excel > max=300
constraint > figma free course for beginners > figma > ui > free Beginner
constraint > digital marketing under 2000 > digitalmarketing > marketing > max=2000
constraint > data science course more than 30 hours > datascience > ds machinelearning > minmins=1800
constraint > free english speaking course > english spoken > english > free
constraint > advanced trading course by Rakesh Bansal > stockmarket trading > investing > Advanced by=Rakesh
constraint > javascript by Nidhi Saxena under 500 > jsbasics > javascript > by=Nidhi max=500
constraint > ai tools crash course within 1 hour > tools >  > mins=60
constraint > flutter course between 1000 and 2000 rupees > flutter > crossplatform > min=1000 max=2000
constraint > video editing course free in hindi > videoediting hindi > videoediting > free
constraint > beginner ui ux course under 700 > ui >  > Beginner max=700
constraint > cctv course free > cctv >  > free
constraint > upsc course under 500 rs > upsc >  > max=500
constraint > deep learning course longer than 20 hours > deeplearning > ml > minmins=1200
spoken > um so basically i want to learn like how to make websites you know from the very start > web websites > web webdesign > Beginner
spoken > hello can you please show me some free courses for learning chatgpt > chatgpt > prompt > free
spoken > okay so actually i am looking for uh mobile app development maybe flutter > flutter > app > 
spoken > haan mujhe na woh excel sikhna hai office ke kaam ke liye > excel spreadsheet > excel > 
spoken > hey find me something on cyber security for complete beginners please > cybersecurity > cybersafety > Beginner
spoken > actually i was thinking ki stock market seekh lu thoda basic se > stockmarket > investing > Beginner
spoken > show me i mean data science courses under two thousand rupees > datascience > ds machinelearning > max=2000
spoken > so um my mother wants to learn baking cakes at home is there anything > cake >  > 
spoken > can you tell me which course is good for power bi i have only like two hours > powerbi dashboard > powerbi > mins=120
spoken > matlab mujhe english bolne mein problem hoti hai to koi accha course batao > english spoken > english communication > 
synonym > frontend engineer > frontend > git webdesign > 
synonym > penetration testing > pentest > ethicalhacking > 
synonym > bookkeeping > accounting > tax > 
synonym > trading in shares > stockmarket > investing > 
synonym > neural networks > neural > deeplearning > 
synonym > user experience design > ux > ui > 
synonym > computer programming for absolute newbies > pythonbasics / jsbasics / html / java / programming > dom kotlin dart git > Beginner
synonym > refrigerator and air conditioner technician > ac repair >  > 
devanagari > वेब डेवलपमेंट कोर्स हिंदी में > web hindi > web > 
devanagari > सीसीटीवी कैमरा लगाना सीखें > cctv >  > 
devanagari > अंग्रेजी बोलना सीखना है > english spoken > english communication > 
devanagari > पाइथन सीखना है शुरुआत से > pythonbasics > python > Beginner
devanagari > सिलाई सीखना है > tailoring >  > 
refusal > web development but not wordpress > web websites / web frontend / web backend > web > not=wordpress
refusal > machine learning course but not in hindi > ml machinelearning > machinelearning deeplearning > not=hindi
refusal > data analytics but not excel > da >  > not=excel
refusal > government exam preparation but not upsc > govtexam >  > not=upsc
refusal > ai tools but not chatgpt > tools >  > not=chatgpt
`;
