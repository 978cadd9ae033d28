import { type Subject, subject } from './subject.js';

/** Work and pastimes that fewer people teach. */
export const MORE_TRADES: readonly Subject[] = [
  subject(
    'eventmgmt',
    '',
    'event management, event planner, wedding planner, event planning, wedding planning, events, wedding decoration, event organiser, shaadi planning',
  ),
  subject(
    'travel',
    '',
    'travel, tourism, travel agent, tour guide, travel agency, ticketing, tour operator, travel planning, iata',
  ),
  subject(
    'hotel',
    'proskills',
    'hotel management, front office, housekeeping, hospitality management, hotel staff, room service, waiter, food and beverage, hotel job, hotel',
  ),
  subject(
    'aviation',
    '',
    'aviation, cabin crew, air hostess, airport, ground staff, pilot training, airline, flight attendant',
  ),
  subject(
    'retail',
    'sales',
    'retail, store manager, retail sales, visual merchandising, cashier, pos machine, supermarket, showroom, billing counter',
  ),
  subject(
    'realestate',
    'sales',
    'real estate, property dealer, property, real estate agent, rera, real estate sales, property investment, flat, plots',
  ),
  subject(
    'insuranceagent',
    'finance sales',
    'insurance agent, lic, lic agent, insurance advisor, irda, insurance sales, general insurance',
  ),
  subject(
    'astrology',
    '',
    'astrology, jyotish, kundli, numerology, tarot, tarot reading, palmistry, horoscope, vastu shastra, rashifal',
  ),
  subject(
    'ayurveda',
    'healthcare',
    'ayurveda, ayurvedic, homeopathy, herbal, naturopathy, gharelu nuskhe, nadi pariksha, panchakarma, acupressure',
  ),
  subject(
    'arvr',
    'gamedev',
    'augmented reality, virtual reality, ar vr, vr, metaverse, arcore, arkit, mixed reality, oculus',
  ),
  subject(
    'gis',
    '',
    'gis, qgis, arcgis, remote sensing, mapping, geospatial, satellite images, maps, land survey',
  ),
  subject('quantum', '', 'quantum, quantum computing, qiskit, quantum mechanics'),
  subject('threedprinting', 'threed', '3d printing, 3d printer, slicer, additive manufacturing'),
  subject(
    'jewellery',
    '',
    'jewellery design, jewelry design, jewellery, gold testing, gemstone, gemology, sunar, diamond grading',
  ),
  subject(
    'pestcontrol',
    '',
    'pest control, termite, cleaning business, deep cleaning, laundry, car wash, car detailing',
  ),
  subject(
    'waterpurifier',
    '',
    'ro repair, water purifier, ro technician, water treatment, ro service, ro water',
  ),
  subject(
    'inverter',
    'electrical',
    'inverter repair, ups repair, stabilizer, inverter service, battery repair, inverter battery',
  ),
  subject(
    'motorwinding',
    'electrical',
    'motor winding, motor rewinding, fan winding, cooler repair, mixer repair, pump repair, water pump',
  ),
  subject(
    'beverages',
    'cooking',
    'beverages, coffee, barista, bartending, mocktails, juice, tea making, chai, coffee brewing, latte art, bartender',
  ),
  subject(
    'meditech',
    'healthcare',
    'medical lab, lab technician, dmlt, x ray technician, phlebotomy, blood collection, radiology, ecg, ot technician, pathology',
  ),
  subject(
    'medicalcoding',
    'healthcare',
    'medical coding, medical billing, medical transcription, icd, cpc, clinical research, pharmacovigilance',
  ),
  subject(
    'eldercare',
    'healthcare',
    'elderly care, caregiver, patient care, old age care, home nurse, care taker, caretaker, bedridden, elder care, nursing assistant',
  ),
  subject(
    'earlychild',
    'teaching',
    'montessori, nursery teacher, ntt, preschool, anganwadi, playschool, kindergarten, early childhood, phonics for kids',
  ),
  subject(
    'ngo',
    '',
    'ngo, social work, fundraising, csr projects, grant proposal, volunteering, community work, samaj seva, self help group, shg',
  ),
  subject(
    'apiintegration',
    'backend',
    'api integration, third party api, webhooks, payment gateway integration, razorpay, stripe',
  ),
  subject(
    'embeddedlinux',
    'embedded linux',
    'embedded linux, yocto, device drivers, kernel programming, linux kernel',
  ),
];
