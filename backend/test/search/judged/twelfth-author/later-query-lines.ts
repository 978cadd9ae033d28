/**
 * Requests to the same courses by the same author, written after the search was mended by what went wrong of the first ones. Measured
 * as they came: nDCG@10 0.883, recall@24 0.980, none without an answer. Every second one was looked at afterwards; the others, from the
 * first on, were not, and reach 0.892.
 */
export const TWELFTH_AUTHOR_LATER_QUERY_LINES = `
short > square root tricks > vedic >  > 
short > human physiology > neet > healthcare > 
short > electrostatics > jee > class10 > 
short > acids and bases > class10 > jee > 
short > bal vikas > ctet > parenting > 
short > aerial survey > drone > gis > 
short > teentaal > tabla >  > 
short > checkmate > chess >  > 
short > birth chart > astrology >  > 
short > main door direction > vastu >  > 
short > peacock painting > madhubani > art > 
short > diwali gift ideas handmade > candle / resin > craft > 
short > lettuce farming > hydroponics > agriculture garden > 
short > masala brand > pickle > cooking > 
short > attendant job > caregiver > healthcare > 
short > snake bite > firstaid >  > 
short > e rickshaw > ev > automobile > 
short > traffic signs > driving >  > 
short > bathroom fitting > plumbing >  > 
short > elevation drawing > autocad > interiordesign > 
short > false ceiling design > interiordesign >  > 
short > stamp duty > realestate > rti > 
short > customs clearance > exportimport >  > 
short > gratuity calculation > payroll >  > 
short > cheque bounce > rti >  > 
short > ausbildung > german >  > 
short > hiragana > japanese >  > 
short > radio jockey > voiceover > musicproduction > 
short > song mixing > musicproduction > music > 
short > cds exam > defence > agniveer govtexam > 
short > hardhat > blockchain >  > 
short > postman api testing > testing >  > 
short > sangeet night planning > eventmanagement >  > 
short > health insurance > insurance > willpension finance > 
short > ghazal > creativewriting > music > 
short > latte > barista >  > 
sentence > my dog bites everyone who comes home > dogtraining >  > 
sentence > how to breathe and talk to the baby in the womb > pregnancy > parenting > 
sentence > I run a small coaching centre and want question papers made by AI > chatgpt > aitools teaching > 
sentence > I cannot park my car > driving >  > 
sentence > my tap is leaking and plumber charges too much > plumbing >  > 
sentence > how can I be a broker for flats > realestate >  > 
sentence > want to speak with my japanese boss > japanese >  > 
sentence > I am a housewife with two free hours a day, what can I earn from > homebusiness / voiceover > earn craft tailoring cooking > 
sentence > help my father understand his pension and nomination papers > willpension > finance > 
sentence > I got a cyber crime message and my bank account is empty > cybersafety > rti security > 
sentence > my daughter wants to learn classical dancing > bharatanatyam >  > 
sentence > teach me to read the stars and planets of a person > astrology > vastu > 
sentence > why do my seedlings die on the roof > terracegarden > garden > 
sentence > I failed the ssb twice > defence > agniveer > 
sentence > company wants me to move from manual testing to automation > testing > automation > 
hinglish > ghar ki bani mombatti kaise beche > candle > homebusiness > 
hinglish > bachche ki likhai kharab hai > handwriting > calligraphy > 
hinglish > bhains aur bakri ka loan > goat > agriculture > 
hinglish > police bharti ki physical ki taiyari > agniveer > defence > 
hinglish > ghar ka naksha banana > autocad > interiordesign vastu > 
hinglish > pehli baar maa banne wali hu > pregnancy > parenting > 
hinglish > dukan ka udhaar wapas kaise le > kirana > business > 
hinglish > photo khinchne ka course sasta > photo >  > 
hindi > सुलेख > handwriting > calligraphy > 
hindi > अचार का बिजनेस > pickle > homebusiness cooking > 
hindi > गर्भावस्था में व्यायाम > pregnancy > yoga fitness > 
typo > kundali milaan > astrology > vastu > 
typo > origammi > origami > craft > 
typo > podcst mic > voiceover >  > 
typo > elderly car training > caregiver >  > 
typo > sketch up interior > interiordesign > autocad > 
typo > bussiness export > exportimport > business > 
constraint > free self defence for girls in one hour or so > selfdefense > firstaid > free
constraint > any craft below 300 > craft / art >  > max=300
constraint > kabir sabharwal consumer complaint > rti >  > by=Adv._Kabir_Sabharwal
constraint > ranvijay shekhawat courses >  >  > by=Col._Ranvijay_Shekhawat
constraint > german in less than 10 hours > german >  > 
constraint > health course free > health / healthcare / wellness > safety > free
constraint > music in hindi for beginners > tabla > music > 
`;
