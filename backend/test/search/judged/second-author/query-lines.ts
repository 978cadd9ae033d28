/**
 * Requests to these courses, in the form of `../query-lines.ts`. Measured once as they came: nDCG@10 0.88, recall@24 0.96. Those
 * that failed were then looked at.
 */
export const SECOND_AUTHOR_QUERY_LINES = `
plain > mern stack > fullstack > react node >
plain > spring boot api > spring > java backend >
plain > docker and kubernetes > devops > docker mlops >
plain > aws > aws > cloud >
plain > deep learning > deeplearning > ml ai >
plain > sentiment analysis > nlp > ai >
plain > demand forecasting > timeseries > ml datascience >
plain > ai agents > agents > genai automation >
plain > prompt engineering > prompting > chatgpt aitools >
plain > sql for data analysis > sql > analytics database >
plain > data pipelines > dataengineering > bigdata >
plain > bug bounty > bugbounty > hacking websec >
plain > siem > soc > security >
plain > design tokens > designsystem > figma >
plain > stage fear > publicspeaking > communication >
plain > smart contracts > blockchain > web3 >
plain > core java > java > programming >
plain > animation css > css > frontend >
plain > ekyc api > auth > aadhaar >
plain > drone > drone > >
plain > makeup artist > makeup > beauty >
plain > mutual funds > mutualfund > investing finance >
plain > weight loss diet > nutrition > wellness >
plain > web performance > performance frontend > web frontend >
plain > arduino sensors > arduino > iot electronics >
plain > payroll > hr > >
plain > caregiver > eldercare > healthcare >
sentence > I have never written a line of code, where do I begin with making web pages > html > web frontend javascript >
sentence > I need a job as data analyst in three months > analytics career > analytics >
sentence > how does an app like zomato show where the delivery boy is > reactnative/app > flutter >
sentence > build one app that works on iPhone as well as Android phones > flutter/reactnative > app ios android >
sentence > make the computer read thousands of customer reviews and say who is unhappy > nlp > ai ml >
sentence > I want to ask questions to all our office documents > rag > genai llm >
sentence > doctor wants software that finds disease in x rays > vision > deeplearning ai >
sentence > which customers will leave us next month > ml > datascience >
sentence > stop copying numbers from one sheet to another every evening > vba/automation > excel >
sentence > I'd like to open an online clothing store without a programmer > wordpress nocode > ecommerce web nocode >
sentence > our website takes ten seconds to open > performance > frontend seo >
sentence > when ten lakh people open our app at once it goes down > systemdesign > architecture devops cloud >
sentence > keep my mother safe from people who call pretending to be from the bank > cybersafety > security >
sentence > how do police recover chats from a seized phone > forensics > security >
sentence > I freeze whenever I have to speak on stage > publicspeaking > communication >
sentence > recruiters never call me back after I apply > resume > career interview portfolio >
sentence > people shout at me on the phone at my job, how to deal with it > customerservice > communication >
sentence > I waste the whole day scrolling and never finish my work > timemgmt > softskills >
sentence > electricity bill is too high, want panels on my roof > solar > electrical sustainability >
sentence > the recorder of our shop cameras is dead > cctvrepair > cctv >
sentence > we want staff to mark presence by thumb > attendance > nonaadhaar biometric >
sentence > my grandmother cannot get out of bed, how do I look after her > eldercare > healthcare firstaid >
sentence > my son cries and screams when I take away the phone > parenting > >
sentence > I want to click good pictures of food with my mobile > photography > >
sentence > earn by designing posts for shops from my phone > canva > graphic >
sentence > what should diabetics eat > nutrition > wellness >
sentence > someone collapsed and is not breathing what do I do > firstaid > safety >
sentence > I want to invest small amount every month > mutualfund/investing > stockmarket finance >
sentence > write better instructions to the AI so that replies are useful > prompting > chatgpt aitools >
sentence > explain to my team what users really want before we build > uxresearch > ux design >
sentence > conduct computer exams at our centre > examops > >
sentence > teach new employees properly > orgtraining > training leadership >
sentence > I make music on a casio > piano > music >
hinglish > website banana sikhna hai zero se > html/wordpress/web > frontend >
hinglish > ghar baithe computer seekhna > office computer > >
hinglish > coding seekhni hai hindi me > programming > python java >
hinglish > AI kya hota hai > ai basics > aitools ml >
hinglish > bijli ka kaam seekhna hai > electrician > electrical solar >
hinglish > mobile ka display kaise badle > mobilerepair > >
hinglish > kapde silna > tailoring > fashion >
hinglish > chart dekh ke trading kaise kare > stockmarket > finance >
hinglish > apna khata aur gst sambhalna > tally/gst > accounting tax >
hinglish > income tax bharna > tax > accounting gst >
hinglish > stage par bolne ka dar > publicspeaking > communication >
hinglish > angrezi bolna > english > communication >
hinglish > camera lagane ka kaam > cctvinstall > cctv >
hinglish > kheti bina rasayan ke > organic > farming >
hinglish > cake banana ghar par > baking > cooking >
hinglish > subah jaldi uthna aur time manage karna > timemgmt > softskills >
hinglish > youtube channel kaise shuru kare > youtube > video content >
hinglish > excel me report banana > excel > analytics vba powerbi >
hinglish > mushroom ka dhandha > mushroom > farming business >
hinglish > fridge theek karna > ac > >
hinglish > naukri ke liye cv > resume > career interview >
hinglish > photo edit karna photoshop me > photoshop > graphic >
hinglish > hacking ghar par practice > hacking > security >
hinglish > bachche ki zid kaise sambhale > parenting > >
hindi > कंप्यूटर सीखना है > office computer > >
hindi > वेबसाइट कैसे बनाएं > html/wordpress/web > frontend >
hindi > मशरूम की खेती > mushroom > farming >
hindi > अंग्रेजी बोलना सीखें > english > communication >
typo > javascrpit basics > javascript > frontend >
typo > pyhton > python > programming >
typo > andriod app > android > app >
typo > kubernates > devops > docker mlops cloud >
typo > machne learing > ml > ai >
typo > tablaeu > tableau > dashboard >
typo > potoshop > photoshop > graphic >
typo > adhar operater > aadhaar > biometric >
typo > mutul fund > mutualfund > investing >
typo > interveiw preparation > interview > career >
typo > elctrician > electrician > electrical >
typo > solidty > blockchain > web3 >
typo > wordpess > wordpress > web >
typo > speking english > english > communication >
typo > forensik > forensics > security >
typo > chat gtp > chatgpt > aitools prompting >
typo > djagno rest > django > python backend >
typo > accounant > accounting > gst >
limits > free AI course > ai/aitools > ml > free
limits > react under 600 > react > frontend > max=600
limits > machine learning below 1000 rupees > ml > ai > max=1000
limits > android 1000 se kam > android > app > max=1000
limits > courses between 300 and 500 for software jobs > programming/web/app > analytics > min=300 max=500
limits > canva less than 4 hours > canva > graphic > mins=240
limits > 2 ghante se kam free course > > > free mins=120
limits > advanced ios > ios > app > Advanced
limits > react for beginners > react > frontend > Beginner
limits > hacking expert level > hacking > security > Advanced
limits > security but not hacking > security > > not=hacking
limits > excel without vba > excel > analytics > not=vba
limits > design course other than figma > design > ui ux > not=figma
limits > paid python course > python > programming > min=1
limits > python not for beginners > python > programming > Advanced
limits > data analytics more than 10 hours > analytics > datascience > minmins=600
limits > free git > git > > free
educator > nafisa begum > > > by=Nafisa
educator > varun grover automation > automation > agents > by=Varun
educator > who teaches guitar, Maria Gomes? > guitar > music > by=Maria
educator > sowmia nair deep learning > deeplearning > ai > by=Sowmya
educator > Brig Sandeep Rana leadership > leadership > softskills > by=Brig
abbrev > ITR > tax > gst accounting >
abbrev > CBT exam staff > examops > >
abbrev > SIP > mutualfund > investing finance >
abbrev > OWASP > websec > hacking >
abbrev > ESG > esg > sustainability >
abbrev > DSA in c++ > dsa > cpp programming >
abbrev > HR > hr > >
`;

/** More of them, written after all of that and measured once: nDCG@10 0.79, recall@24 0.90. Nothing was mended for them. */
export const UNTOUCHED_QUERY_LINES = `
plain > fullstack developer > fullstack > react node web >
plain > flutter > flutter > app >
plain > llamaindex > rag > llm genai >
plain > airflow > dataengineering > mlops bigdata >
plain > tableau > tableau > dashboard >
plain > red team > pentest > hacking >
plain > retouching > photoshop > graphic >
plain > employee training > orgtraining > training >
plain > labour law > hr > >
plain > japanese > japanese > language >
sentence > I know a little Java and want to make a booking website's server side > spring > java backend >
sentence > my college asks for a project where the phone tracks a delivery > reactnative > app flutter >
sentence > teach my machine to notice cracks or tumours in scans > vision deeplearning > ai ml >
sentence > I hate maths but want to understand how computers predict things > ml ai > maths >
sentence > write code quicker with an assistant inside the editor > copilot > aitools >
sentence > need decks for clients without spending hours on them > presentation > aitools >
sentence > find out why fewer people buy after landing on our page > webanalytics > marketing analytics >
sentence > give my portfolio a better chance with hiring managers > portfolio > resume career >
sentence > I want to be hired to watch screens in a mall > cctvmonitor > cctv >
sentence > fit cameras in my uncle's godown > cctvinstall > cctv >
sentence > cooking gas is dear, can waste from the kitchen become something useful > compost > waste >
sentence > my cake orders are growing, how should I price them > baking > startup >
sentence > I get breathless and stiff in the morning > yoga > wellness nutrition >
sentence > put my idea before people with money > startup > business >
sentence > look after patients at their homes as a job > eldercare > healthcare >
sentence > the team keeps missing dates and nobody knows who does what > pm > leadership >
hinglish > dukaan ka hisaab computer me > tally > accounting gst excel sheets >
hinglish > ladki ki shaadi me makeup khud karna > makeup > beauty >
hinglish > gaon me kam zameen me kheti > organic > mushroom farming >
hinglish > phone se achhi photo kaise le > photography > >
hinglish > job chahiye data wali > analytics career > analytics datascience >
hinglish > bijli bill kam karna solar se > solar > >
hinglish > hacker banna hai > hacking > security >
hinglish > casio bajana > piano > music >
hinglish > naye staff ko kaise sikhaye > orgtraining > training leadership >
hinglish > ac ki gas bharna > ac > >
typo > unitty game > unity > game >
typo > mashroom farming > mushroom > farming >
typo > ethicl hakcing lab > hacking > security >
typo > exel formulla > excel > analytics sheets >
typo > retoching photo > photoshop > photography graphic >
typo > sollar pannel > solar > >
limits > free app course > app > > free
limits > english below 400 > english > communication > max=400
limits > intermediate react > react > frontend > Intermediate
limits > ai tools under 2 hours > aitools > ai > mins=120
limits > data science but not python > datascience/statistics > analytics > not=python
limits > security course above 1000 > security > > min=1000
`;
