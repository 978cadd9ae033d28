import { languageOf } from './language.js';

/** Written in Devanagari, as Hindi is; words of both are in the subjects. */
export const MARATHI = languageOf({
  subjects: `
webdev < संकेतस्थळ, वेबसाईट
office < संगणक, संगणक शिका, संगणक प्रशिक्षण
accounting < हिशोब, हिशेब
incometax < कर विवरणपत्र
englishgrammar < इंग्रजी व्याकरण
stockmarket < शेअर बाजार, शेअर मार्केट, शेअर्स, शेअर बाजारात
investing < गुंतवणूक, म्युच्युअल फंड
personalfinance < पैशांचे नियोजन
bankexam < बँक परीक्षा, बँक भरती
banking < बँकिंग
insuranceagent < विमा, विमा एजंट
marketing < जाहिरात
youtube < युट्युब
freelancing < घरबसल्या कमाई, घरी बसून कमाई, घरबसल्या काम
entrepreneurship < उद्योजकता, धंदा, स्वतःचा व्यवसाय, उद्योग
exportimport < आयात निर्यात
graphicdesign < ग्राफिक डिझाईन, ग्राफिक डिझाइन
photography < छायाचित्रण
english < इंग्रजी, इंग्रजी बोला, इंग्रजी बोलायला, इंग्रजी संभाषण
hindilanguage < हिंदी भाषा
marathi < मराठी भाषा, मराठी व्याकरण
interview < मुलाखत
publicspeaking < वक्तृत्व, भाषण, भाषण कला
proskills < व्यक्तिमत्व विकास, व्यक्तिमत्त्व विकास
timemanagement < वेळेचे नियोजन, वेळ व्यवस्थापन
cooking < पाककला, पाककृती
baking < केक बनवणे
preserves < लोणचे, लोणची, पापड
tailoring < शिलाई, शिवण काम
embroidery < भरतकाम
knitting < विणकाम
mehndi < मेंदी
beauty < ब्युटी पार्लर, सौंदर्य
hair < केस, केस कापणे
handicraft < हस्तकला
candles < मेणबत्ती
soapmaking < साबण
jewellery < दागिने
yoga < योगासने, योगाभ्यास
meditation < ध्यानधारणा
stress < ताणतणाव, ताण
weightloss < वजन कमी करणे, वजन कमी
fitness < व्यायाम
nutrition < आहार
health < आरोग्य
firstaid < प्रथमोपचार
parenting < बालसंगोपन, पालकत्व
singing < गाणे, गाणी
flute < बासरी
dance < नाच, लावणी
acting < नाटक
calligraphy < सुलेखन
creativewriting < कथालेखन
chess < बुद्धिबळ
swimming < पोहणे
selfdefence < स्वसंरक्षण
driving < गाडी चालवणे, कार चालवणे, वाहन चालवणे
bikerepair < दुचाकी दुरुस्ती, बाईक दुरुस्ती
mobilerepair < मोबाईल दुरुस्ती, मोबाइल दुरुस्ती, मोबाईल रिपेअरिंग, मोबाईल रिपेरिंग
electrical < विद्युत काम, वीज काम, वायरमन
acrepair < एसी दुरुस्ती
carpentry < सुतारकाम
construction < बांधकाम
solar < सौर
farming < शेती, शेती व्यवसाय, पीक, भाजीपाला लागवड
organicfarming < सेंद्रिय शेती, नैसर्गिक शेती
mushroom < अळंबी, मशरूम शेती
poultry < कुक्कुटपालन, कोंबडी पालन, कोंबडीपालन
goats < शेळीपालन, शेळी पालन
dairy < दुग्धव्यवसाय, दुग्ध व्यवसाय, दूध व्यवसाय
fishfarming < मत्स्यपालन, मत्स्यशेती
beekeeping < मधमाशी पालन, मधमाशीपालन
gardening < बागकाम, परसबाग
physics < भौतिकशास्त्र
chemistry < रसायनशास्त्र
biology < जीवशास्त्र
economics < अर्थशास्त्र
exams < स्पर्धा परीक्षा
govexams < सरकारी नोकरी, एमपीएससी, पोलीस भरती, तलाठी भरती
class10 < दहावी
class12 < बारावी
legal < कायदा
`,
  fillers: `
शिका शिकायचे शिकायचं शिकायची शिकवा शिकणे शिकण्यासाठी शिकवणी आहे मला मी माझे माझा माझी कसे कसं कशी काय आणि साठी चा ची चे पाहिजे हवे हवा हवी प्रशिक्षण वर्ग काम मराठीत मराठी चांगला चांगले सोपे सोप्या नवीन करायचे करायची करायचा
बनवणे बनवायला बनवा बोला बोलायला तयारी कमी करणे सुरू करायला
`,
  free: 'मोफत, विनामूल्य, फुकट',
  beginner: 'नवशिक्या, नवशिके, सुरुवात, सुरुवातीपासून, प्राथमिक',
});
