import { type Subject, subject } from './subject.js';

/**
 * Kinds of farming, crafts and trades, each with its own teachers: somebody who wants hens does not want goats first,
 * though both are animal husbandry. The wider subject keeps only its own names.
 */
export const KINDS_OF_WORK: readonly Subject[] = [
  subject(
    'agriculture',
    '',
    'agriculture, krishi, agri business, agribusiness, agri startup, rural business, gaon ka business, gaon me business, gaanv me business, village business, कृषि, गांव का बिजनेस',
  ),
  subject(
    'poultry',
    'livestock agriculture homebusiness',
    'poultry farming, poultry, poultry farm, murgi palan, murgi, murgi farm, murga, broiler, broiler farming, layer farming, desi murgi, kadaknath, hens, hen, chickens, chicken farm, chicken farming, egg business, egg production, ande ka business, anda, duck farming, batakh palan, quail, quail farming, bater palan, turkey farming, hatchery, chicks, मुर्गी, मुर्गी पालन, पोल्ट्री, पोल्ट्री फार्म, अंडा',
  ),
  subject(
    'goats',
    'livestock agriculture',
    'goat farming, goat, goats, goat farm, bakri, bakri palan, bakra, bakra palan, bakre, sheep, sheep farming, bhed palan, boer goat, barbari, black bengal, बकरी, बकरी पालन, बकरा, भेड़ पालन',
  ),
  subject(
    'beekeeping',
    'livestock agriculture',
    'beekeeping, bee keeping, bee farming, bees, honey bee, honey bees, honey, honey business, honey farming, apiary, apiculture, madhumakhi, madhumakhi palan, madhumakkhi, madhumakkhi palan, madhu makhi, maun palan, shahad, shehad, shahad ka business, मधुमक्खी, मधुमक्खी पालन, मधुमक्खीपालन, शहद, मौन पालन',
  ),
  subject(
    'fishfarming',
    'livestock agriculture',
    'fish farming, fishery, fisheries, fish farm, fish pond, pisciculture, aquaculture, biofloc, biofloc fish farming, prawn farming, prawn, shrimp farming, shrimp, crab farming, machli palan, machhli palan, matsya palan, machli, machhli, ornamental fish farming, pearl farming, moti ki kheti, मछली, मछली पालन, मत्स्य पालन',
  ),
  subject(
    'candles',
    'handicraft art homebusiness hobbies',
    'candle making, candles, candle, candle business, scented candles, soy candles, gel candles, wax melts, mombatti, mombatti banana, mombatti ka business, mombati, मोमबत्ती, मोमबत्ती बनाना, कैंडल',
  ),
  subject(
    'soapmaking',
    'handicraft art homebusiness hobbies',
    'soap making, soaps, soap, handmade soap, organic soap, cold process soap, melt and pour, sabun, sabun banana, sabun ka business, saabun, handmade cosmetics, handmade skincare, homemade skincare, cosmetics making, lip balm making, bath bombs, detergent making, phenyl making, साबुन, साबुन बनाना',
  ),
  subject(
    'resinart',
    'handicraft art homebusiness hobbies',
    'resin art, resin, epoxy, epoxy resin, resin jewellery, resin coasters, resin clock, resin course, preservation art, varmala preservation, रेजिन आर्ट',
  ),
  subject(
    'pottery',
    'handicraft art hobbies',
    'pottery, ceramics, ceramic, clay, clay modelling, clay art, clay work, air dry clay, pottery wheel, wheel throwing, hand building, terracotta, mitti ke bartan, mitti ka kaam, mitti ki murti, murti banana, kumhar, chaak, मिट्टी के बर्तन, कुम्हार',
  ),
  subject(
    'jewellerymaking',
    'handicraft jewellery art homebusiness hobbies',
    'jewellery making, jewelry making, handmade jewellery, handmade jewelry, make jewellery, terracotta jewellery, silk thread, silk thread bangles, silk thread jewellery, beaded jewellery, beads jewellery, bead work, beading, artificial jewellery, artificial jewelry, imitation jewellery, oxidised jewellery, fashion jewellery, earrings making, earring making, jhumka, jhumke, jhumka banana, bangle making, chudi banana, gehne banana, gehna banana, jewellery banana, आभूषण बनाना, गहने बनाना',
  ),
  subject(
    'floristry',
    'handicraft art eventmgmt hobbies',
    'flower arrangement, flower arranging, floristry, florist, bouquet making, bouquet, bouquets, ikebana, flower making, flower jewellery, flower decoration, floral design, floral art, phool sajana, guldasta, varmala making, garland making, mala banana, gajra, फूलों की सजावट, गुलदस्ता',
  ),
  subject(
    'papercraft',
    'handicraft art hobbies',
    'paper craft, paper crafts, paper folding, origami, paper quilling, quilling, kirigami, kagaz ka kaam, kagaz ke phool, card making, greeting card making, scrapbook, scrapbooking, best out of waste, कागज के फूल, ओरिगामी',
  ),
  subject(
    'embroidery',
    'tailoring trades handicraft homebusiness hobbies',
    'embroidery, hand embroidery, machine embroidery, embroidery stitches, kadhai ka kaam, hath ki kadhai, haath ki kadhai, kadhai ke taanke, kadhai ke tanke, kasida, kasida kari, kashidakari, aari work, aari, maggam work, zardozi, zardosi, chikankari, phulkari, kantha, mirror work, sequin work, bead embroidery, gota patti, कढ़ाई, कसीदा, आरी वर्क, जरदोजी, needlework, needle work',
  ),
  subject(
    'knitting',
    'tailoring handicraft hobbies',
    'knitting, knit, crochet, crocheting, amigurumi, wool, woollen, sweater, sweater banana, sweater bunna, bunai, bunayi, bunaai, oon ka kaam, kroshiya, krosia, crosia, बुनाई, क्रोशिया, स्वेटर, ऊन, needlework, croshay, crosha, krosha, croche, crochey, kroshiye, baby cap, baby sweater',
  ),
  subject(
    'fashiondesign',
    'tailoring trades',
    'fashion design, fashion designing, fashion designer, fashion, fashion illustration, draping, fashion course, fashion sketching, clothing label, clothing brand, fashion stylist, fashion styling, styling clothes, dress designing, dress design, croquis, फैशन डिजाइन, फैशन डिजाइनिंग, फैशन डिज़ाइनिंग',
  ),
  subject(
    'gentstailoring',
    'tailoring trades',
    'gents tailor, gents tailoring, mens tailor, mens tailoring, men tailoring, tailoring for men, mens wear, menswear, gents cutting, pant shirt, pant shirt cutting, shirt cutting, pant cutting, shirt silai, pant silai, kurta pajama, kurta pyjama, coat pant, sherwani, safari suit, gents kapde, जेंट्स टेलर, पैंट शर्ट',
  ),
  subject(
    'makeupart',
    'beauty',
    'makeup, make up, makeup artist, make up artist, makeup artistry, self makeup, party makeup, everyday makeup, daily makeup, makeup course, airbrush makeup, hd makeup, makeup tutorial, contouring, eye makeup, eyeliner, mekup, मेकअप, मेकअप कोर्स, मेकअप आर्टिस्ट',
  ),
  subject(
    'bridalmakeup',
    'makeupart beauty',
    'bridal makeup, bride makeup, bridal, bride, dulhan, dulhan ka makeup, dulhan makeup, wedding makeup, saree draping, bridal look, bridal looks, दुल्हन मेकअप, ब्राइडल मेकअप, दुल्हन',
  ),
  subject(
    'nailart',
    'beauty',
    'nail art, nail extension, nail extensions, nail technician, gel nails, acrylic nails, gel polish, nails, nail, nail course, nail salon, nakhoon, nakhun, manicure, pedicure, नाखून, नेल आर्ट',
  ),
  subject(
    'weddingphotography',
    'photography hobbies',
    'wedding photography, wedding photographer, wedding shoot, wedding films, wedding cinematography, wedding video, candid photography, candid, pre wedding, pre wedding shoot, prewedding, shaadi ki photography, shaadi ki photo, shaadi ke photo, वेडिंग फोटोग्राफी, शादी की फोटोग्राफी',
  ),
  subject(
    'mobilephotography',
    'photography hobbies',
    'mobile photography, phone photography, smartphone photography, iphone photography, photos with phone, photography with phone, photos from phone, phone se photo, mobile se photo, mobile se photography, phone camera, mobile camera photography, मोबाइल फोटोग्राफी, मोबाइल से फोटो',
  ),
  subject(
    'productphotography',
    'photography hobbies',
    'product photography, product photos, product photo, product shoot, photos of products, food photography, food photos, food styling, ecommerce photography, catalogue shoot, catalog photography, amazon product photos, jewellery photography, प्रोडक्ट फोटोग्राफी, फूड फोटोग्राफी',
  ),
  subject(
    'travelbusiness',
    'travel entrepreneurship',
    'travel agency, travel agent, travel business, tour business, tour operator, tours and travels, tour and travel business, start a travel agency, tour package, tour packages, ticketing, ticket booking agent, iata, galileo gds, amadeus, irctc agent, visa agent, ट्रैवल एजेंसी, ट्रैवल एजेंट',
  ),
  subject(
    'bikerepair',
    'automobile trades',
    'bike repair, bike repairing, bike mechanic, two wheeler, two wheelers, two wheeler mechanic, two wheeler repair, scooter repair, scooty repair, scooter mechanic, motorcycle, motorcycle repair, motorcycle mechanic, bike servicing, bike service, fix my bike, fix bikes, bike theek karna, bike ka kaam, bike mistri, carburettor, carburetor, बाइक रिपेयर, बाइक मैकेनिक, बाइक रिपेयरिंग',
  ),
  subject(
    'carrepair',
    'automobile trades',
    'car repair, car repairing, car mechanic, car servicing, car service, car engine, car electrical, car ac, car denting, denting painting, four wheeler, four wheeler mechanic, obd scanner, car diagnostics, wheel alignment, car theek karna, car mistri, car ka kaam, कार मैकेनिक, कार रिपेयर',
  ),
  subject(
    'drivinglicence',
    'driving automobile',
    'driving licence, driving license, licence test, license test, driving test, rto, rto test, rto exam, learner licence, learner license, learners licence, learning licence, ll test, traffic rules, traffic signs, traffic sign, traffic signals, road signs, ड्राइविंग लाइसेंस, लर्निंग लाइसेंस, ट्रैफिक नियम',
  ),
  subject(
    'housepainting',
    'construction trades',
    'house painting, wall painting, house painter, wall painter, wall paint, wall texture, texture painting, texture paint, texture design, wall putty, putty, distemper, whitewash, pop work, putai, putai ka kaam, ghar ki putai, deewar ki putai, diwar paint, rang rogan, painter ka kaam, paint ka kaam, asian paints, पुताई, दीवार पेंटिंग, पेंटर का काम',
  ),
  subject(
    'fridgerepair',
    'homeappliances acrepair trades',
    'fridge repair, refrigerator repair, fridge, refrigerator, fridge mechanic, fridge theek, fridge theek karna, fridge repairing, deep freezer, freezer, fridj, फ्रिज, फ्रिज रिपेयर, ac fridge, ac and fridge, ac fridge repair, ac and fridge repair, fridge ac, fridge and ac, fridge ac repair, fridge and ac repair, एसी फ्रिज',
  ),
  subject(
    'preserves',
    'cooking homebusiness hobbies',
    'pickle making, pickle, pickles, pickle business, achar, achaar, achar banana, aachar, achar ka business, papad, papad banana, papad business, badi papad, murabba, jam making, squash making, masala making, masala business, masala udyog, food preservation, अचार, अचार बनाना, पापड़, मसाला उद्योग',
  ),
];
