const REGIONAL = `
    enakku kathukka kathukkanum kathukanum kathuka katru padikka padikanum padikkanum venum vendum eppadi epdi kudunga kodunga solli sollunga seyya pannanum panna irukku theriyum theriyathu romba ennoda pathi
    naku nenu nerchukovali nerchukovalanu nerchukovadam nerpinchandi nerpandi kavali kaavali cheyali cheyadam chesi undi ledu chala gurinchi konchem telugulo
    nanage naanu kalibeku kaliyabeku kaliyoke kaliyalu kalisi beku hege maadodu madodu maduvudu helikodi gottilla tumba yavudu bagge swalpa
    enikku enikk padikkanam padikkan padikkaan venam engane cheyyan cheyyam ariyilla paranju tharumo kurichu
    shikaycha shikaychay shikayche shikaychi shikayla shikayachi shikava shikavto shikva shikavaycha shikavayche aahe ahe aahet pahije kasa karaycha karayche karaychi banvaycha banavaycha banvayla banvayche sathi madhye majha majhi majhya nako havay
    mane shikhvu sikhvu sikhvun shikhvun shikhva sikhva shikhvanu sikhvanu che joie joiye kevi karvu karvanu banavvu banavva banavta maru nathi chhe
    ami amake shikhte sikhte shekhte korbo korte korar kore kivabe kibhabe bhalo bhabe ghore jonno chaai shekha
    mainu chaunda chaundi chahida chahidi kiven kidan saanu sanu dasso hunda hundi
`;

/**
 * Everyday words of Indian languages in Latin letters that name no subject: in requests, these words are neither searched for nor taken
 * for misspelled names ("sirf" is no SSRF, "mahine" no machine). In courses they are indexed like any other word. Hindi first, then
 * those that mean nothing in it or English, of Tamil, Telugu, Kannada, Malayalam, Marathi, Gujarati, Bengali and Punjabi.
 */
export const INDIAN_WORDS: ReadonlySet<string> = new Set(
  `banakar bechkar seekhkar sikhkar likhkar bolkar dekhkar thanda thandi raat chhodta chhodti sirf siraf keval kewal kaafi kafi zyada jyada jada itna itni itne utna utni bada badi bade purana purani purane nayaa
    jo jis jisme jismein jiska jiski jiske jisse jinhe kisi kisko kiska kiski kiske kis kaunsi konsi inhe unhe inhein unhein unko inko uski
    mujhse tumko tumhe tumhari aapko aapki aapke aapse hamara hamare hamari humein hamein humse inme unme isme usme isey usey tujhe teri tera tere
    jaata jati jaati jate jaate jaana jaane jane jaa jaaye jayega jayegi jaenge gayee gye aata aati aate aaya aayi aaye aana aane aaun aayega
    deta deti dete diya diye dena dene denge dijiyega leta leti lete liya lelo lenge lijiye karti kiya kiye karunga karungi karenge karaye karao
    bharna bharne bhare bharen bharein bharo bharte chunna chunne chune chunein chuno badle badlein badlo nikale nikalein jode jodein
    rehna rahna rehta rahta rehti rahti rehte rahte rahega hua hui hue huye hoga hogi honge chuka chuki chuke pata paata paati paate paya paunga
    milna milti milte milegi bolta bolti bolte kehta kehte kehna kahna kaha puchna puchta sochta sochti socha lagne laga lagi lagega
    rakhna rakhne rakhta rakho banau banaun banoon bani banega hone chal chalta chalti chale karwani karwane nikalna nikalta nikle dalna dalne
    beech bich saath sath baad pehle pahle pehla pahla pehli andar bahar oopar neeche paas taraf baare dwara wajah kaaran karan bagair
    mahina mahine mahino mahinon saal saalo hafte hafta roz rozana aaj turant
    yahi yehi wahi wohi aisa aise aisi waisa waisi kaisa kaisi jaisa jaisi dono sabhi sabko sabka hamesha kabhi shayad
    haan haanji arre warna varna taaki taki jabki tabhi phirbhi kyuki kyoki isiliye islie
    mehenga mehnga mahanga mehengi mehnge mehenge khatam khatm koshish pasand dikkat pareshani samasya
    suno sunno suniye suniyega upyog istemal istemaal bete mammi ladka ladki ladke ladkiyan ladkiyon chacha bhaiya behen bahan pati patni biwi
    bole bolo bolu bata dikh dikhe gusse gussa bachen sawal saval pani paani hath haath
    padta padti padte padega padegi padne karte mushkil mushkile asaani aasani dheere dhire samajh samjh samjha samajhta lagbhag thik bas chahun sakun banwani banwana
    khaye khaaye khayen khaayen khaun khaate khati khao piye piyen pina peena pite
    karun karoon karoo kren krna krne krni kr hne chaahiye chahunga chahungi chahata sakenge saktey paogi paoge batayen bataiyega ${REGIONAL}`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * Words that show that a course is written in Hindi: function words, and those used to announce courses. "Me", "to" and
 * "is" are left out, because they are English as well.
 */
export const TELLING_HINDI_WORDS: ReadonlySet<string> = new Set(
  `hai hain mein ka ki ke ko aur se nahi nahin kya kaise kaisey kyun bhi tak ek apna apni apne aap aapka aapko hum yeh woh wala wale wali
    ho hota hoti hote hoga karna karne karke karein karenge kare karo kiya liye saath sath sirf bina pehle baad wahi jo jise
    seekhe seekhen seekhein seekho seekhiye seekhenge seekhna sikhe sikhen sikhein sikho sikhiye sikhna sikhaya sikhenge
    banana banane banaye banayein banao banayenge samjhe samjho samjhiye samajh chahiye zaroorat shuru sabse bilkul asaan aasan
    bane banein banne bano kamaye kamaiye kamao badhaye badhao chalaye chalana lagaye lagana ugaye ugana bolna bolo likhna likhe taiyari bhasha ghar`.split(
    /\s+/,
  ),
);
