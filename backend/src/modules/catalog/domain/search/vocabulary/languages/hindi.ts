import { languageOf } from './language.js';

/** What the subjects themselves do not have: they have most of Hindi, also in Latin letters. */
export const HINDI = languageOf({
  subjects: `
teachingexam < शिक्षक पात्रता परीक्षा, शिक्षक पात्रता, टीईटी, सीटीईटी
acrepair < एसी मरम्मत, एसी की मरम्मत, एसी ठीक करना
fridgerepair < फ्रिज मरम्मत, फ्रिज की मरम्मत
hardware < कंप्यूटर मरम्मत, कंप्यूटर रिपेयरिंग, लैपटॉप मरम्मत, लैपटॉप रिपेयरिंग
mobilerepair < मोबाइल मरम्मत, मोबाइल की मरम्मत, मोबाइल ठीक करना
bikerepair < बाइक मरम्मत, मोटरसाइकिल मरम्मत
carrepair < कार मरम्मत, गाड़ी मरम्मत
automobile < ट्रैक्टर मरम्मत, ट्रैक्टर मैकेनिक, इंजन
motorwinding < मोटर बाइंडिंग, पंखा मरम्मत
waterpurifier < आरओ मरम्मत, आरओ रिपेयर
electrical < बिजली मिस्त्री
plumbing < नल ठीक करना, नलसाजी, नल मिस्त्री
construction < भवन निर्माण
housepainting < पेंटर, दीवार की पुताई
carpentry < फर्नीचर बनाना, लकड़ी का काम, बढ़ई
debt < ऋण, ब्याज, लोन चुकाना
gst < जीएसटी रिटर्न
incometax < आयकर रिटर्न, टैक्स भरना
insuranceagent < बीमा एजेंट, एलआईसी एजेंट
personalfinance < पैसा बचाना, धन प्रबंधन, पैसे का प्रबंधन
creativewriting < कहानी लेखन, उपन्यास लिखना
englishgrammar < अंग्रेज़ी व्याकरण, अंग्रेजी ग्रामर
hindilanguage < हिंदी व्याकरण, हिन्दी व्याकरण
publicspeaking < भाषण देना, भाषण कला
backpain < पीठ दर्द
weightloss < पेट कम करना, चर्बी घटाना, मोटापा कम करना
gymtraining < बॉडी बनाना
nutrition < खानपान, पौष्टिक आहार
pregnancy < गर्भवती
childcare < शिशु देखभाल, नवजात
beauty < श्रृंगार, सौंदर्य
bridalmakeup < दुल्हन का मेकअप
knitting < ऊन बुनाई, स्वेटर बनाना
fashiondesign < फैशन डिज़ाइन
jewellerymaking < ज्वेलरी बनाना
papercraft < कागज के खिलौने
handicraft < हस्तकला, शिल्पकला
dairy < भैंस पालन, दूध का व्यवसाय
livestock < पशु पालन
compost < केंचुआ खाद, जैविक खाद, खाद बनाना
hydroponics < बिना मिट्टी की खेती
gardening < छत पर बागवानी, गमले, पौधे लगाना
economics < अर्थशास्त्र
class10 < कक्षा दस, कक्षा १०
class12 < कक्षा बारह
militaryexam < सेना भर्ती
govexams < पटवारी
medicalexam < नीट परीक्षा
legal < वकालत, क़ानून
rti < सूचना का अधिकार
govservices < राशन कार्ड, पासपोर्ट, पैन कार्ड
smartphoneuse < स्मार्टफोन चलाना, फोन चलाना
cybersafety < ऑनलाइन धोखाधड़ी
priesthood < पंडिताई, पूजा विधि
islam < नमाज
percussion < ढोल
singing < गाना गाना, गायकी, भजन
flute < बांसुरी
piano < हारमोनियम बजाना
acting < नाटक
eventmgmt < शादी प्रबंधन
cpp < सी प्लस प्लस
clang < सी लैंग्वेज, सी प्रोग्रामिंग
php < पीएचपी
css < सीएसएस
ecommerce < ई कॉमर्स
appdev < ऐप डेवलपमेंट, एप्प बनाना
cloud < क्लाउड कंप्यूटिंग
excel < एमएस एक्सेल
wordprocessing < एमएस वर्ड
office < सीसीसी
seo < एसईओ
stockmarket < शेयर ट्रेडिंग
hr < मानव संसाधन
communication < संवाद कौशल, बातचीत की कला
sales < बिक्री
psychology < साइकोलॉजी
chemistry < केमिस्ट्री
science < साइंस
korean < कोरियाई
chinese < चीनी भाषा
art < स्केचिंग
calligraphy < सुंदर लिखावट
cooking < पकवान
meditech < लैब टेक्नीशियन
homeappliances < टीवी रिपेयर, मिक्सर मरम्मत, घरेलू उपकरण
inverter < इन्वर्टर
ev < इलेक्ट्रिक वाहन
threedprinting < थ्री डी प्रिंटिंग
securityguard < सिक्योरिटी गार्ड
firesafety < अग्नि सुरक्षा
teaching < अध्यापन
upsc < सिविल सेवा
investing < एसआईपी
travel < पर्यटन
beekeeping < शहद उत्पादन
yoga < सूर्य नमस्कार
parenting < बच्चों को पालना
selfdefence < मार्शल आर्ट
problemsolving < समस्या समाधान
telecalling < कॉल सेंटर
contentwriting < लेख लिखना
voiceover < आवाज़ अभिनय
languages < लैंग्वेज, भाषा सीखना
`,
  fillers: `
सीखें सीखो सीख सिखाएं सिखाइए सिखा लगाएं करें बनाएं बनाओ बनाये काम के बारे में बारे शुरू तरीका तरीके आसान सबसे अच्छी नया नई मैंने मेरा मेरी मेरे हमें अपना अपनी अपने वाला वाली चलाना बजाना भरना बढ़ाना रहा रही
`,
  free: 'निःशुल्क, निशुल्क, बिना पैसे, मुफ़्त',
  beginner: 'शुरुआती, शुरू से, बिल्कुल शुरू से, नौसिखिया',
});
