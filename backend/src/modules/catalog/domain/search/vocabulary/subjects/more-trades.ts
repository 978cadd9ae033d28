import { type Subject, subject } from './subject.js';

/** Less common jobs and pastimes. */
export const MORE_TRADES: readonly Subject[] = [
  subject(
    'eventmgmt',
    '',
    'event management, event planner, wedding planner, event planning, wedding planning, events, wedding decoration, event organiser, shaadi planning, party decoration, balloon decoration, stage decoration, shaadi ki planning, event host planning, birthday party planner, balloon decor, birthday decoration, event company, wedding planner course, शादी प्लानिंग, इवेंट मैनेजमेंट',
  ),
  subject(
    'travel',
    '',
    'travel, tourism, tour guide, travel planning, travel blogging, travel vlogging, solo travel, travel alone, travelling alone, budget travel, backpacking trip, ghumna, ghoomna',
  ),
  subject(
    'hotel',
    'proskills',
    'hotel management, front office, housekeeping, hospitality management, hotel staff, room service, waiter, food and beverage, hotel job, hotel, f and b service, restaurant service, restaurant manager, hospitality course, cruise ship job, homestay, airbnb hosting, steward, होटल मैनेजमेंट, front desk, hotel front office, hotel reception',
  ),
  subject(
    'aviation',
    '',
    'aviation, airline, flight dispatcher, airlines, airline jobs, aviation course, aviation management, विमानन, air traffic controller, aircraft maintenance, aircraft maintenance engineering',
  ),
  subject(
    'cabincrew',
    'aviation',
    'cabin crew, air hostess, airhostess, flight attendant, cabin crew interview, flight stewardess, inflight service, air steward, एयर होस्टेस, केबिन क्रू',
  ),
  subject(
    'groundstaff',
    'aviation',
    'airport ground staff, airport, airports, ground staff, airport job, airport jobs, airport me naukri, ground handling, passenger handling, air ticketing course, airline ticketing, amadeus gds, baggage handling, ramp agent, check in agent, एयरपोर्ट, ग्राउंड स्टाफ',
  ),
  subject(
    'pilottraining',
    'aviation',
    'pilot training, pilot, pilots, pilot banna, commercial pilot, commercial pilot licence, become a pilot, pilot course, cpl, ppl, atpl, dgca, dgca exam, dgca ground classes, air navigation, air regulations, aviation meteorology, flying school, flight school, hawai jahaz udana, plane udana, fly a plane, पायलट, airline pilot, pilot license, pilot licence, flying license',
  ),
  subject(
    'merchantnavy',
    '',
    'merchant navy, seafarer, imu cet, gp rating, deck cadet, marine engineering, stcw, ship job, ship par naukri, sailor, मर्चेंट नेवी, ship captain',
  ),
  subject(
    'retail',
    'sales',
    'retail, store manager, retail sales, visual merchandising, cashier, pos machine, supermarket, showroom, billing counter, kirana, kirana store, kirana shop, grocery, grocery store, grocery shop, general store, shop management, store management, manage my shop, dukaan sambhalna, dukan sambhalna, dukaan chalana, dukan chalana, udhaar, udhaar khata, medical store, किराना, किराना दुकान, retail store, sales associate, retail associate, store associate, store executive, shop assistant, mall job, showroom job, departmental store, retail management, शोरूम, रिटेल, petrol pump, barcode, barcode billing, cashier job, shop job, dukan me naukri, dukan me kaam, dukan me job, dukan ki naukri, store job, shop me kaam, salesman, sales boy, store assistant, mall me job',
  ),
  subject(
    'realestate',
    'sales',
    'real estate, property dealer, property, real estate agent, rera, real estate sales, property investment, flat kharidna, buy a flat, sell a flat, flats and plots, plots, real estate marketing, property law, home buying, ghar kharidna, land buying, zameen kharidna, zameen bechna, buy a house, buy a home, buy property, buying a house, sell my house, sell my home, sell a house, sell house, plot kharidna',
  ),
  subject(
    'insuranceagent',
    'finance sales',
    'insurance agent, lic, lic agent, insurance advisor, irda, insurance sales, general insurance, ic38, ic 38, insurance selling, posp, motor insurance, health insurance, life insurance, term insurance, insurance policy, insurance claim, insurance claims, mediclaim, bima, बीमा, bima policy',
  ),
  subject(
    'astrology',
    '',
    'astrology, jyotish, kundli, horoscope, rashifal, lal kitab, ज्योतिष, कुंडली, rashi, kundali, fortune telling, fortune teller, bhavishya, bhavishya jaanna, bhavishya dekhna, predict my future, jyotishi, kundli dekhna, kundli padhna, janam kundli, graha, भविष्य, future prediction, janam patri, janampatri, janam kundali, birth chart, birth charts, natal chart, stars and planets, planets and stars, see my future, know my future, gemstones, which stone, rashi ratna, lucky stone',
  ),
  subject(
    'ayurveda',
    'healthcare health',
    'ayurveda, ayurvedic, homeopathy, herbal, naturopathy, gharelu nuskhe, nadi pariksha, panchakarma, acupressure, homoeopathy, जड़ी बूटी, hair fall, hairfall, hair loss, dandruff, baal jhadna, baalon ka jhadna, बाल झड़ना, naturopathy doctor',
  ),
  subject(
    'arvr',
    'gamedev',
    'augmented reality, virtual reality, ar vr, vr, metaverse, arcore, arkit, mixed reality, oculus, augmented reality app, spark ar, ar filter, instagram filter, lens studio, unity vr, xr',
  ),
  subject(
    'gis',
    '',
    'gis, qgis, arcgis, remote sensing, mapping, geospatial, satellite images, maps, land survey, gis analyst, google earth engine, spatial data, gps survey, cartography, drone mapping',
  ),
  subject(
    'quantum',
    '',
    'quantum, quantum computing, qiskit, quantum mechanics, qubits, quantum machine learning',
  ),
  subject(
    'threedprinting',
    'threed',
    '3d printing, 3d printer, slicer, additive manufacturing, resin printing, stl files',
  ),
  subject(
    'jewellery',
    '',
    'jewellery design, jewelry design, jewellery, gold testing, gemstone, gemology, sunar, diamond grading, gold smith, goldsmith, sonar ka kaam, gems, hallmark, anguthi',
  ),
  subject(
    'pestcontrol',
    'trades',
    'pest control, termite, cleaning business, deep cleaning, laundry, car wash, car detailing, sofa cleaning, cleaning service, tank cleaning',
  ),
  subject(
    'waterpurifier',
    'trades',
    'ro repair, water purifier, ro technician, water treatment, ro service, ro water, water filter, ro plant, water plant, water treatment plant, stp, etp',
  ),
  subject(
    'inverter',
    'electrical trades',
    'inverter repair, ups repair, stabilizer, inverter service, battery repair, inverter battery, battery service, inverter banana',
  ),
  subject(
    'motorwinding',
    'electrical trades',
    'motor winding, motor rewinding, fan winding, cooler repair, mixer repair, pump repair, water pump, submersible, submersible pump, fan rewinding, pump set, motor repair, mixer motor, pankha, pankhe, pankhe ki winding, cooler motor, motor ki winding, मोटर वाइंडिंग, पंखा, पंखे, fan repair',
  ),
  subject(
    'beverages',
    'cooking',
    'beverages, coffee, barista, bartending, mocktails, juice, tea making, tea, tea tasting, tea business, chai, coffee brewing, latte art, bartender, tea stall, cafe drinks, cocktail, mixology, cafe, cafe business, coffee shop, open a cafe, cafe kholna, espresso, cappuccino, latte, wine tasting, cocktails, whisky, juice shop, tea shop',
  ),
  subject(
    'meditech',
    'healthcare',
    'medical lab, lab technician, dmlt, x ray technician, phlebotomy, blood collection, radiology, ecg, ot technician, pathology, blood test, x ray course, ct scan, mri technician, dialysis technician, dialysis, microbiology lab, sonography, ultrasound, cath lab, lab assistant',
  ),
  subject(
    'medicalcoding',
    'healthcare',
    'medical coding, medical billing, medical transcription, icd, cpc, clinical research, pharmacovigilance, medical writing, regulatory affairs, medical scribe',
  ),
  subject(
    'stammering',
    'communication publicspeaking',
    'stammering, stammer, stutter, stuttering, haklana, haklahat, haklate, speech therapy, words get stuck, हकलाना, हकलाहट',
  ),
  subject(
    'eldercare',
    'healthcare health',
    'elderly care, caregiver, patient care, old age care, home nurse, care taker, caretaker, bedridden, elder care, nursing assistant, buzurgo ki dekhbhal, mareez ki dekhbhal, patient attendant, home care, home health aide, palliative care, senior care, bedsore, care for my parents, care for elderly, बुजुर्गों की देखभाल, patient ki seva, budhe maa baap ki seva',
  ),
  subject(
    'earlychild',
    'teaching',
    'montessori, nursery teacher, ntt, preschool, anganwadi, playschool, kindergarten, early childhood, phonics for kids, play school kholna, phonics course, jolly phonics, pre primary, abacus teacher, nursery school, nursery class, nursery kids, children in nursery',
  ),
  subject(
    'ngo',
    '',
    'ngo, social work, fundraising, csr projects, grant proposal, volunteering, community work, samaj seva, self help group, shg, csr funding, msw, mahila mandal, swayam sahayata samuh, rural development, community development, social impact, social entrepreneurship, grant writing ngo, panchayat, एनजीओ, स्वयं सहायता समूह, swayam sahayata',
  ),
  subject(
    'apiintegration',
    'backend',
    'api integration, third party api, webhooks, payment gateway integration, razorpay, stripe, payment integration, whatsapp api, sms gateway, google maps api',
  ),
  subject(
    'embeddedlinux',
    'embedded linux',
    'embedded linux, yocto, device drivers, kernel programming, linux kernel',
  ),
  subject(
    'vastu',
    'interiordesign astrology',
    'vastu, vastu shastra, vastu course, vastu sikhna, vastu design, feng shui, vaastu, वास्तु, वास्तु शास्त्र',
  ),
];
