import { languageOf } from './language.js';

/**
 * As people type languages other than Hindi on English keyboards: Bengali, Gujarati, Kannada, Malayalam, Marathi,
 * Punjabi, Tamil, Telugu. Only words that English and Hindi do not have.
 */
export const IN_LATIN_LETTERS = languageOf({
  subjects: `
cooking < samayal kalai, samaikka, rannar, rannabanna, rasoi banavvi, adugemane, paachakam, swaypak, khana banauna
baking < cake banavvi, cake toiri, cake seivathu, cake tayari
preserves < urugai, oorugai, pachadi, pachallu, athanu, athana, uppinakayi, loncha, lonche, achaar banavvu
tailoring < thaiyal payirchi, kuttu, selai sekha, shelai, sivan kaam, sivan kam, sivankaam, hollige, hoalige, shivan kam
embroidery < maggam, bharatkaam, bharatkam, kasuti, kasuthi
mehndi < marudhani, gorintaku, mailanchi
beauty < azhagu kalai, alagu kalai, azhagukalai, soundarya
english < ingriji, ingrajee, inglish matladadam, english mathaduvudu, engleesh, ingreji bola, angreji bolni
maths < kanitham, ganitham, anko, kanakk
physics < iyarpiyal, bhauthika sastram, bhautik shastra, podarthobidya, bhouthika shastra
chemistry < vethiyiyal, vedhiyiyal, rasayana sastram, rosayon
biology < uyiriyal, jeeva sastram, jibobidya
science < ariviyal
socialscience < varalaru, charitra, itihash
stockmarket < pangu sandhai, pangu santhai, panguchandhai, share bajar, sher bajar, share market lo, ohari vipani, shear bazaar
investing < mudhaleedu, muthaleedu, pettubadi, rokan, hoodike, guntavnuk, guntavanuk, biniyog, nikshepam
personalfinance < panam semikka, panam
farming < velanmai, kheti vadi, shetkari, chashbash
organicfarming < iyarkai vivasayam, sendriya vyavasayam, prakruti vyavasayam, sendriya sheti, jaivika krishi, joibo chash, savayava krushi
poultry < kozhi valarpu, koli valarpu, nattu kozhi, kolla pempakam, kodi pempakam, kukkut palan, kukkutpalan, kombdi palan, koli sakanike, kozhi valarthal, murgi palon, marghi palan, murga palan
goats < aadu valarpu, mekala pempakam, sheli palan, shelipalan, aadu valarthal, kuri sakanike, mekes, chagol palon
dairy < maadu valarpu, paal pannai, paadi parisrama, hainugarike, dugdh vyavsay, goru palon, pashu valarthal
livestock < kaalnadai, pashuposhana, poshu palon
fishfarming < meen valarpu, chepala pempakam, royyala, machh chash, mach chas, mach chash, meen valarthal, meenu sakane
beekeeping < theni valarpu, thenee valarpu, tene teegalu, jenu krishi, mou chash, madhmashi palan, theneecha
mushroom < kaalan valarpu, kalan valarpu, puttagodugulu, anabe, alambi, koon krishi
gardening < maadi thottam, madi thottam, midde thota, thota pani, bagkaam, chad bagan
yoga < yogasanam, yogasanalu, joga byam, yoga payirchi
meditation < dhiyanam, thiyanam, dhyanam, dhyanamu
weightloss < edai kuraikka, edai kuraippu, baruvu taggadam, baruvu thaggadam, ojon komano, vajan ghatadvu, vajan kami, vajan kami karne, tooka ilisuvudu, thadi kuraykkan, bhar ghataun, bhaar ghatauna
fitness < udarpayirchi, vyayamam
health < arogyam, aarogyam, shasthyo, swasthyo
firstaid < muthaludavi, mudhaludhavi, prathama chikitsa, prathomik chikitsa
parenting < kuzhandhai valarpu, pillala pempakam, balsangopan, bal uchher
music < isai, sangeetham, sangitam, sangeetam, shongit, sangeeta, sangitha
singing < pattu paada, padalgal, patalu, gaan shikhte, gan shekha, gaan shekha, gaane shikayche, gayki
carnatic < karnataka isai, karnatik, karnataka sangeetham
classicalmusic < shastriya sangeetam
percussion < mirudangam, thavil, chenda
flute < pullanguzhal, venuvu, banshi, bashi, kolalu, odakuzhal
instruments < veenai, nadaswaram
dance < nadanam katrukolla, nrityam, nritta, gidha, giddha
classicaldance < bharatham
art < oviyak kalai, chitralekhanam, bommalu, chhobi anka, chitrakaam, chitra kala, chithrakale, chitrarachana
poetry < kavithai, kavitvam, kobita, kavite
creativewriting < kathai ezhutha, golpo lekha
photography < pugaippadam, chobi tola, chhobi tola
office < kanini, computer sekha, computer shekha, sanganak, computer katrukolla, ganaka
hardware < kanini pazhuthu
mobilerepair < mobile pazhuthu, cell phone pazhuthu, mobile durusti, mobile dorusti, mobile marammath, mobile merammat, mobile merammot, mobile sarano, mobile ripair
bikerepair < bike durusti, bike pazhuthu, bike merammat
acrepair < ac durusti, ac pazhuthu, ac merammat
electrical < min velai, minsaram, current pani, vidyut pani, bidyut
carpentry < thachu, thachu velai, vadrangi, sutarkaam, sutarkam, suthari, maragelasa, marappani, kather kaj
construction < kattumanam, kattidam, bandhkaam, bandhkam, nirmanam
driving < car ottuvathu, car otta, vandi otta, car nadapadam, gadi chalavne, gaadi chalavne, gari chalano, gaari chalano, gadi chalavvi
swimming < neecha, satar, shatar, poha shikne, neenthal
selfdefence < silambam, tharkappu, kalari, gatka
chess < sathurangam, chaturangam, daba khela, buddhibal
entrepreneurship < thozhil, thozhil thodanga, suya thozhil, vyapaaram, bebsha, byabosha, dhandho, dhandha suru, vyavasayam cheyadam, kachavadam, udyogam
freelancing < veettil irundhu sambathikka, veetil irunthu sambathikka, intlo nundi sampadana, ghore boshe income, ghore bose income, ghore bose ay, ghar bethe kamani, ghare betha kamani, gharbaslya kamai, veettilirunnu varumanam
marketing < vilambaram, prakatana
govexams < arasu velai, arasu thervu, prabhutva udyogam, sorkari chakri, sarkari chakri, shorkari chakri, sarkari kelasa, sarkar joli, sarkari naukari, sarkari nokri marathi
bankexam < vangi thervu, vangi velai, bank chakri
exams < potti thervu, spardha pariksha, poti parikshalu
class10 < patham vaguppu, dahavi, padava tharagathi
class12 < baravi, uchcha madhyamik
accounting < kanakku pathivu, hishob, hishab rakha, namu, nama na multatvo
incometax < varumana vari, aadaya pannu, aay kar, aykar
interview < nerkaanal, nerkanal, mulakhat
publicspeaking < medai pechu, medai pecchu, bhashan kala, vaktrutva
proskills < thannambikkai, atmavisvasam
astrology < jothidam, jyothisham, jyotishyam, jathagam, jatakam
spirituality < bhagavat geethai, geethai
legal < sattam, chattam, kayda, kaydo
ayurveda < siddha maruthuvam, nattu vaidyam
candles < mezhuguvarthi, kovvothulu, menbatti
soapmaking < saban, sabbu, sabbula tayari, soapu
jewellery < nagai, aabharanalu, dagine
handicraft < kaivinai, hastakala, hasta kala, hostoshilpo, karakaushalam
`,
  fillers: `
katrukolla kathukka kathukkanum katrukkolla katrukollavendum katruk kolla kattrukolla padikka padikkanum padippu payirchi epdi eppadi vendum venum enakku naan seivathu seiya seyya panna pannanum panradhu pazhaga solli kodunga vaguppu
nerchukovali nerchukovalani nerchukovadam nerchuko nerpinchandi nerchukunta ela cheyali cheyadam cheyyali kavali naaku nenu nerchu anukuntunna shikshana
shikhte shikhbo shikhi shekhar shekhao shikhate sikhte shikhar korte korbo kivabe kibhabe ami amar amake jonno chaai hobe bhalo shohoj
shikvu shikhvu shikhvi sikhvu shikhva sikhva shikhvanu che chhe hu mare mane maate mate karvu karvi banavvi banavvu bolta joie joiye kevi rite
kaliyabeku kaliyuvudu kaliyalu kalisi hege nanage nanu beku maduvudu madalu
padikkanam padikkan padikkam enikku njan venam engane cheyyan cheyyam undakkan pathikkanam
shikaycha shikayche shikaychi shikayla shikayacha shikayche shikayachi shika shikva shikvaa aahe ahe mala mazhya majhya kasa kashi kase sathi pahije havay karaycha karaychi kam karayche banvaycha banvaychi banvayche
sikhni sikhna chaunda chaundi mainu menu kiven kidda karna banauna
`,
  free: 'ilavasa, ilavasam, ilavasamaga, uchita, uchitam, uchitanga, binamulye, bina poyshay, bina poysay, mofat, maffat, muphat, phukat, sowjanya, saujanyam, soujanyam',
  beginner:
    'aarambam, arambam, modati nundi, ekdom shuru theke, shuru theke, survat, suruvatipasun, suruvat, mothathi',
});
