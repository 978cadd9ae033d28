/**
 * Requests to these courses and the first ones together, in the form of `../query-lines.ts`. Written before looking at how the
 * search works or at what others asked. Measured as they came: nDCG@10 0.844, recall@24 0.938, 1.2 % without an answer; with one
 * of six judgments revised since, 0.846. It was then tuned on what
 * went wrong, so that this is no longer unseen.
 */
export const TWELFTH_AUTHOR_QUERY_LINES = `
short > vedic maths > vedic >  > 
short > mental maths for kids > vedic > kids > 
short > sanskrit > sanskrit > language > 
short > handwriting > handwriting > calligraphy > 
short > cursive writing > handwriting > calligraphy > 
short > neet > neet >  > 
short > biology class 12 > neet > class10 > 
short > iit jee > jee > neet > 
short > physics > jee / class10 >  > 
short > class 10 science > class10 >  > 
short > cbse boards > class10 > neet > 
short > jolly phonics > phonics > kids > 
short > ctet > ctet > phonics > 
short > teacher training > ctet / phonics / protraining > orgtraining > 
short > drone > drone >  > 
short > uav pilot license > drone >  > 
short > tabla > tabla > music > 
short > music > music > voiceover bharatanatyam > 
short > classical dance > bharatanatyam >  > 
short > kathak >  > bharatanatyam > 
short > piano lessons >  > music > 
short > chess > chess >  > 
short > astrology > astrology > vastu > 
short > horoscope matching > astrology > vastu > 
short > vastu > vastu > astrology > 
short > madhubani > madhubani > art > 
short > painting > madhubani > art > 
short > art and craft > craft / art > handwritingpart > 
short > candle making > candle > resin > 
short > soap > candle >  > 
short > resin jewellery > resin > candle > 
short > terrace gardening > terracegarden > hydroponics waste > 
short > gardening > terracegarden > hydroponics waste > 
short > hydroponics > hydroponics > terracegarden > 
short > agriculture > agriculture > terracegarden > 
short > animal husbandry > goat > agriculture > 
short > fssai licence > pickle >  > 
short > homemade food business > pickle > cooking homebusiness > 
short > patient care > caregiver > firstaid > 
short > nursing > caregiver > healthcare > 
short > cpr > firstaid > caregiver > 
short > medical coder > medicalcoding >  > 
short > icd 10 > medicalcoding >  > 
short > electric vehicle repair > ev > automobile > 
short > lithium battery pack > ev > solar > 
short > driving licence > driving >  > 
short > plumber > plumbing >  > 
short > autocad > autocad > interiordesign > 
short > house plan drawing > autocad > interiordesign > 
short > interior designing > interiordesign > vastu autocad > 
short > sketchup > interiordesign > autocad > 
short > property dealing > realestate >  > 
short > export import > exportimport >  > 
short > pf esi > payroll > accounting > 
short > payroll management > payroll > accounting > 
short > hr course > payroll > orgtraining leadership > 
short > rti > rti >  > 
short > consumer court > rti >  > 
short > german language > german > japanese > 
short > goethe a1 > german >  > 
short > jlpt > japanese > german > 
short > french >  > german japanese language > 
short > foreign language > german / japanese > kannada sanskrit english > 
short > paper folding > origami > craft > 
short > kannada speaking > kannada > sanskrit > 
short > voice over artist > voiceover > aivideo > 
short > start a podcast > voiceover >  > 
short > fl studio > musicproduction > music > 
short > beat making > musicproduction > music > 
short > toddler tantrums > parenting >  > 
short > pregnancy exercise > pregnancy > fitness yoga > 
short > nda > defence > agniveer > 
short > ssb interview > defence > interview agniveer > 
short > sarkari naukri > govtexam > aadhaar > 
short > self defence > selfdefense >  > 
short > weight loss > weightloss > fitness yoga > 
short > gym > weightloss > agniveer > 
short > sap fico > sap > accounting > 
short > erp > sap > accounting > 
short > selenium > testing >  > 
short > qa tester > testing > devops > 
short > web3 > blockchain >  > 
short > smart contract audit > blockchain >  > 
short > cryptocurrency > blockchain > finance > 
short > qgis > gis >  > 
short > satellite imagery > gis > vision > 
short > wedding planner > eventmanagement >  > 
short > event management > eventmanagement > project > 
short > gel nails > nailart > beauty > 
short > lic agent > insurance >  > 
short > retirement planning > willpension > finance > 
short > shayari > creativewriting > writing > 
short > novel writing > creativewriting > writing > 
short > brush lettering > calligraphy > handwriting > 
short > puppy training > dogtraining >  > 
short > barista > barista > cooking > 
short > open a cafe > barista > cooking business > 
short > sign language > isl > accessibility > 
short > react > react > fullstack > 
short > aws > cloud > devops > 
short > photo and video editing > video / photo > graphic aivideo aiimage > 
short > kubernetes > devops > cloud > 
short > scrum > project >  > 
short > solar > solar >  > 
sentence > my child is in class 7 and very slow in calculations, what can help > vedic > kids > 
sentence > I want to talk to my grandmother's priest in sanskrit > sanskrit >  > 
sentence > my son writes so badly the teacher cannot read it > handwriting > calligraphy > 
sentence > preparing for medical entrance second attempt need biology > neet > class10 > 
sentence > how do I become a government school teacher > ctet > phonics > 
sentence > I want to teach small kids reading at home and earn > phonics > kids > 
sentence > how to fly a drone legally in india > drone >  > 
sentence > something fun to do with kids in summer vacation > kids craft / kids chess > art craft kids > 
sentence > can you please suggest a hobby class like drawing or painting > madhubani > art craft > 
sentence > i want to start a small business from home without much money > homebusiness > business craft tailoring cooking > 
sentence > umm so i was thinking like maybe i should learn to make candles and sell them on diwali > candle > homebusiness > 
sentence > I have a balcony and want to grow tomatoes > terracegarden > hydroponics > 
sentence > my father is bedridden after stroke and I have to take care of him > caregiver > firstaid > 
sentence > what to do when somebody has a heart attack > firstaid > caregiver > 
sentence > I did BSc life science, is there any work from home job > medicalcoding > career > 
sentence > my scooty is electric and nobody repairs it here, I want to open a workshop > ev > automobile repair > 
sentence > I am scared of driving, just got a car > driving >  > 
sentence > hey can you show me courses on designing my new flat > interiordesign > vastu autocad > 
sentence > I want to sell handicrafts to america > exportimport > homebusiness ecommerce > 
sentence > shopkeeper cheated me and refuses refund what can i do legally > rti > custservice > 
sentence > we are moving to bangalore and need to speak with the local people > kannada >  > 
sentence > going to germany for nursing job need the language > german > japanese > 
sentence > people say my voice is good can I make money from it > voiceover > speaking > 
sentence > my 3 year old does not sleep and watches phone all day > parenting > kids > 
sentence > my wife is expecting our first baby > pregnancy > parenting > 
sentence > teach my mother how to use whatsapp and paytm > seniorphone > cybersafety > 
sentence > I want to join indian army as an officer > defence > agniveer > 
sentence > how can a girl protect herself on the street > selfdefense > safety > 
sentence > lose belly fat without going to gym > weightloss > fitness yoga > 
sentence > I am an accountant and want to move to a bigger company's software > sap > accounting > 
sentence > non coder wants to enter IT as a tester > testing > career > 
sentence > how to make my own crypto token > blockchain >  > 
sentence > okay so basically I need to make maps of village land from satellite pictures > gis >  > 
sentence > how do I manage stock and credit in my grocery shop > kirana > accounting business > 
sentence > I am 58 and worried about monthly income after retirement > willpension > finance > 
sentence > how do I write a will > willpension > rti > 
sentence > I have a story in my mind and want to publish a book > creativewriting > writing > 
sentence > my dog barks all night > dogtraining >  > 
sentence > a deaf person joined our team how do I talk to him > isl > communication accessibility > 
sentence > learn machine learning without maths > ml >  > Beginner
sentence > i want to make apps but i don't like java > app >  > not=java
sentence > which one is good for someone who wants to speak on stage > speaking > communication > 
sentence > my laptop is not starting I want to repair it myself > hardware > repair > 
sentence > how to rank my shop website on google > seo > marketing > 
sentence > customers keep shouting at me at work > custservice > communication > 
sentence > I keep wasting time on my phone and cannot study > timemgmt > wellness > 
sentence > is there anything to learn about saving the environment > sustainability >  > 
sentence > want to become a data analyst, from commerce background > analytics > datascience > 
hinglish > handwriting kaise sudhare > handwriting > calligraphy > 
hinglish > bakri palan > goat > agriculture > 
hinglish > nal ka kaam sikhna hai > plumbing >  > 
hinglish > gadi chalana sikhna hai > driving >  > 
hinglish > kundli dekhna sikhaye > astrology > vastu > 
hinglish > ghar baithe kya kaam kare ladies ke liye > homebusiness > business earn craft tailoring cooking > 
hinglish > achar ka business > pickle > homebusiness > 
hinglish > shaadi ki planning ka course > eventmanagement >  > 
hinglish > dukaan kaise sambhale > kirana > business > 
hinglish > bacche ko padhna kaise sikhaye > phonics > kids parenting > 
hinglish > army ki daud ki taiyari > agniveer > defence > 
hinglish > pet kam karna hai > weightloss > fitness yoga > 
hinglish > bima agent banna hai > insurance >  > 
hinglish > budhape ki pension > willpension > finance > 
hinglish > chhat par sabzi > terracegarden > hydroponics > 
hinglish > bijli ki scooter repair > ev > automobile electrical > 
hinglish > garbhavastha me kya khaye > pregnancy > parenting > 
hinglish > kanoon ki jaankari > rti >  > 
hinglish > bangalore me kannada bolna sikhna hai > kannada > sanskrit > 
hinglish > gaana banana computer par > musicproduction > music > 
hinglish > dadi ko phone chalana sikhana hai > seniorphone >  > 
hinglish > ladkiyon ke liye aatm raksha > selfdefense >  > 
hinglish > mombatti banana > candle > homebusiness > 
hinglish > nritya > bharatanatyam >  > 
hinglish > kahani likhna > creativewriting > writing > 
hindi > तबला > tabla > music > 
hindi > जर्मन भाषा > german > japanese > 
hindi > बकरी पालन > goat > agriculture > 
hindi > शतरंज कैसे खेलें > chess >  > 
hindi > ज्योतिष सीखना है > astrology > vastu > 
hindi > प्राथमिक उपचार > firstaid >  > 
hindi > छत पर सब्जी उगाना > terracegarden > hydroponics > 
hindi > ड्रोन उड़ाना > drone >  > 
hindi > सरकारी शिक्षक कैसे बनें > ctet > phonics > 
hindi > बीमा एजेंट > insurance >  > 
hindi > वजन घटाना > weightloss > fitness > 
typo > hydroponix > hydroponics > terracegarden > 
typo > bharatnatyam > bharatanatyam >  > 
typo > jyotis > astrology > vastu > 
typo > callygraphy > calligraphy > handwriting > 
typo > handwritting improvment > handwriting > calligraphy > 
typo > intirior design > interiordesign > vastu autocad > 
typo > selinium testing > testing >  > 
typo > solidty > blockchain >  > 
typo > japanees language > japanese > german > 
typo > medical codding > medicalcoding >  > 
typo > autocadd civil > autocad > interiordesign > 
typo > drown pilot course > drone >  > 
typo > pregnency diet > pregnancy > weightloss > 
typo > madubani paintng > madhubani > art > 
typo > chees openings > chess >  > 
typo > weeding planner > eventmanagement >  > 
typo > pyaroll > payroll >  > 
typo > blokchain > blockchain >  > 
typo > parantng > parenting >  > 
typo > hidroponic farming > hydroponics > agriculture > 
typo > retirment pention > willpension > finance > 
typo > exel shortcuts > excel > office > 
constraint > free course on legal rights > rti >  > free
constraint > free courses in hindi > hindi >  > free
constraint > free course for kids > kids >  > free
constraint > language course under 500 > language / english communication >  > max=500
constraint > handicraft under 400 rupees > craft / art >  > max=400
constraint > japanese under ₹2000 > japanese >  > max=2000
constraint > music course below 1000 > music > voiceover > max=1000
constraint > home business course less than 3 hours > homebusiness > business craft tailoring cooking > mins=180
constraint > first aid under 2 hours free > firstaid >  > free mins=120
constraint > exam preparation in hindi > exam hindi > exam > 
constraint > astrology in hindi > astrology hindi > vastu > 
constraint > farming beginner course in hindi > agriculture hindi > terracegarden agriculture > soft:Beginner
constraint > cheap fitness course for women > fitness > health > max=700
constraint > courses by Dr. Niharika Saxena >  >  > by=Dr._Niharika_Saxena
constraint > acharya devdutt shastri >  >  > by=Acharya_Devdutt_Shastri
constraint > jagdish tanwar car driving > driving >  > by=Jagdish_Tanwar
constraint > fiza merchant resin > resin > candle > by=Fiza_Merchant
constraint > dog training by nyla d'mello > dogtraining >  > by=Nyla_D'Mello
constraint > anjali nambiar german > german >  > by=Frau_Anjali_Nambiar
constraint > physics by anirudh kaul > jee / class10 >  > by=Prof._Anirudh_Kaul
constraint > top rated dance class > bharatanatyam >  > 
constraint > short course on photography under 2 hours > photo >  > mins=120
constraint > beginner python free > python > programming > Beginner free
constraint > advanced exam coaching above 2000 > neet / jee >  > min=2000
constraint > something for senior citizens free > seniors >  > free
constraint > ghar ka business 300 se kam me > homebusiness > earn business craft tailoring cooking > max=300
constraint > muft me angrezi ya koi bhasha > language > english > free
constraint > 1 ghante se kam ka free course >  >  > free mins=60
constraint > kids art under 2 hours > origami > art craft > mins=120
constraint > online course on first aid with captions > firstaid >  > 
constraint > sabse sasta army physical course > agniveer > defence > 
constraint > not astrology but vastu > vastu >  > not=astrology
constraint > interior design not ui design > interiordesign > autocad vastu > 
short > cad software > autocad > interiordesign > 
short > hospital jobs > caregiver / medicalcoding > healthcare > 
short > competitive exam > govtexam / entrance > exam > 
short > school subjects > class10 / jee / neet > vedic school > 
short > hobby classes > art / craft / music / dance / chess / photo / cooking > garden tailoring calligraphypart handwritingpart > 
short > tailoring > tailoring >  > 
short > quantum knitting >  > tailoring craft > 
sentence > suggest me a good course for getting promoted to manager > leadership > project softskills > 
sentence > how to click good pictures of my products for the online shop > photo > aiimage ecommerce > 
sentence > I have one hour every evening and want to learn some instrument > tabla > music > 
sentence > actually my problem is i cannot talk in english in front of clients > english communication > communication > 
hinglish > meri beti ko computer engineering karni hai kaunsa course le > programming > jee web > 
hinglish > video banake paise kaise kamaye > video / voiceover > aivideo marketing > 
typo > accounting tallly > accounting > sap > 
constraint > german for less than 1500 rs > german >  > max=1500
constraint > dj course under 2000 > musicproduction > music > max=2000
`;
