/**
 * Requests to these courses, in the form of `../query-lines.ts`. Measured once as they came: nDCG@10 0.88, recall@24 0.97, one
 * without an answer. What they showed was then mended: Hindi words taken for misspelled names, English heard and written in
 * another script, refusals of what is only a kind of the subject, trades named beside a business.
 */
export const FIFTH_AUTHOR_QUERY_LINES = `
plain > django > django > python backend >
plain > digital marketing course > googleads/seo/instagram > marketing youtube >
plain > artificial intelligence for beginners > ai basics > aitools ml > Beginner
plain > spring boot kafka > spring > java >
plain > data engineer > dataengineering > datascience sql >
plain > spoken english > english speaking > english communication >
plain > iot projects with esp32 > iot > electronics >
plain > game development > game > programming >
plain > share market technical analysis > stock > finance >
plain > video editing > videoediting > video >
plain > power bi > powerbi > dashboard analytics >
plain > gst return filing > gst > accounting >
plain > aws certification > aws > cloud devops >
plain > ccna > ccna > networking >
plain > data structures and algorithms > dsa > interview programming >
plain > elderly care > caregiving > health >
hinglish > youtube se paise kaise kamaye > youtube > instagram content >
hinglish > ghar baithe cake ka business > baking > cooking >
hinglish > fridge thik karna sikhna hai > acrepair > trade >
hinglish > bijli mistri ka kaam > electrical wiring > electrical solar trade >
hinglish > kapde silna sikhao > sewing > fashion >
hinglish > angrezi bolna seekhna hai > english speaking > english communication >
hinglish > sarkari naukri ki taiyari > govtexam > aptitude >
hinglish > bank po ka exam hindi me > bankexam > govtexam >
hinglish > mobile banana nahi, mobile repair karna hai > mobilerepair > electronics >
hinglish > website banani hai apni dukaan ke liye > ecommerce/wordpress > web > soft:Beginner
hinglish > bina coding ke automation > automation nocode > aitools wordpress >
hinglish > gaay palan ka loan aur dairy > dairy > farming >
hinglish > khumbi ki kheti > mushroom > farming >
hinglish > online fraud se kaise bache > cybersafety > security >
hinglish > mujhe excel me dashboard banana hai > excel dashboard/powerbi > excel dashboard analytics >
hinglish > kamar dard ke liye yoga > yoga > health >
hinglish > bachcha zid karta hai kya karu > parenting > childcare >
hinglish > company register kaise kare > business law > law startup business >
devanagari > कंप्यूटर प्रोग्रामिंग शुरू से > python programming/javascript programming > programming web >
devanagari > मेहंदी लगाना सीखना है > mehndi > beauty >
devanagari > जैविक खेती मुफ्त > organic > farming > free
devanagari > सीसीटीवी कैमरा लगाना > cctv > electronics >
devanagari > इंग्लिश बोलना > english speaking > english >
devanagari > नीट की तैयारी बायोलॉजी > neet > biology exam >
devanagari > डोसा बनाना सिखाओ > southindian > cooking >
typo > figma dizain > figma > ui design >
typo > pyhton begginer > python programming > python > soft:Beginner
typo > kubernets and doker > kubernetes > devops >
typo > guiter lessons > guitar > music >
typo > ethikal haking kali linx > hacking > security linux >
typo > autocadd civill > autocad > engineering >
typo > pubic speking confidence > publicspeaking > communication >
typo > mashroom farming > mushroom > farming >
typo > instagarm reels adds > instagram > marketing videoediting googleads >
constraint > free excel course > excel > office > free
constraint > makeup course under 1000 rupees > makeup > beauty mehndi > max=1000
constraint > something short on chatgpt, not more than 90 minutes > chatgpt > aitools > mins=90
constraint > advanced react native or web course above 2000 > fullstack > web > min=2000
constraint > Suresh Yadav repair courses > repair/acrepair/mobilerepair/ev > trade > by=Suresh
constraint > courses by Dr. Anjali Menon for beginners > ai/python/ml/deeplearning > > by=Dr. Beginner
constraint > cooking under 300 > cooking > baking > max=300
constraint > anything free under 1 hour and 30 minutes > > > free mins=90
constraint > java course for experienced people > java > programming > soft:Advanced
constraint > long detailed course on physics more than 10 hours > physics > jee exam > minmins=600
constraint > top rated design course with 4 stars and above > design > ui > stars=4
constraint > 500 se kam me tally > tally > accounting > max=500
constraint > do ghante se chhota farming course > farming > organic > mins=120
constraint > intermediate level security > security > hacking > Intermediate
job > I want to become an android developer > android > app mobile kotlin >
job > how to be a solar technician > solar > electrical trade >
job > mujhe caretaker ki naukri chahiye old age home me > caregiving > nursing health >
job > want to work as a security analyst at night in a soc > soc > security >
job > I want to be a product designer > figma/ux > ui design >
job > site engineer drawing software > autocad > engineering >
job > beauty parlour kholna hai > parlour > beauty mehndi >
job > government job after graduation > govtexam > aptitude exam >
problem > my excel is slow and hangs > excel > office >
problem > I freeze when I have to talk in front of people > publicspeaking > communication speaking >
problem > nobody replies to my job applications > resume > interview career >
problem > salary khatam ho jati hai mahine ke beech > personalfinance > finance >
problem > my website does not show up on google > seo > marketing >
problem > someone stole money from my grandfather's upi > cybersafety > security >
problem > i do the same copy paste work every day > automation > aitools excel >
problem > shopkeeper cheated me how to complain > rti/citizen > law >
problem > can't sleep because of stress > yoga > health >
problem > our app takes hours to deploy on servers > docker/devops > cloud >
negation > security but not hacking > cybersafety/security > ccna > not=hacking
negation > web development without javascript > django/wordpress/html css/spring > web > not=javascript
negation > marketing but no google ads > seo/instagram > marketing youtube > not=googleads
negation > trading nahi, sirf bachat aur budget > personalfinance > finance > not=trading
negation > programming except python > programming/java/javascript > web app > not=python
negation > government exam other than ssc > upsc/bankexam > govtexam exam > not=ssc
negation > app development not flutter > android/ios > app mobile > not=flutter
negation > design course that is not about photoshop > figma/ux > design > not=photoshop
spoken > um hello can you please show me like some courses for making reels > videoediting/instagram > video youtube >
spoken > hey so basically I was thinking that maybe I could learn some guitar you know > guitar > music >
spoken > okay tell me what is there for a girl who wants to do bridal makeup at home > makeup > beauty mehndi >
spoken > bhai koi accha sa course batao share market ka jo mehenga na ho > stock > finance >
spoken > my daughter is in class twelve and wants to be a doctor > neet > biology exam >
spoken > my father is a farmer and wants to earn more > farming > organic business dairy >
spoken > I have an idea for a startup and need the paperwork > startup > business law >
spoken > want to go to canada for study english test > ielts > english >
`;
