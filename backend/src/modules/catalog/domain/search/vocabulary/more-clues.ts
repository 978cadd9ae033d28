/** More hints at subjects, in the format of `clues.ts`. */
export const MORE_CLUES = `
sleep < asleep awake restless nights insomnia bedtime pills tossing
anxiety < panic worrying worry overthink restless racing thoughts
backpain < spine ache aches backache slouch stiff slip disc
debt < debts emis loans moneylender instalments
householdbudget < kharcha groceries household expenses month
poultry < eggs hen hens
fishfarming < pond ponds
running < kilometres stamina daud marathon
rti < letters answer office government complaint reply application officer refund cheated shopkeeper faulty
govservices < forms form village kendra pension scheme certificate apply passport pan ration photocopy services
smartphoneuse < whatsapp call grandmother grandfather parents video smartphone touchscreen
mushroom < khumbi kukurmutta dhingri
exportimport < abroad ship foreign buyers container overseas spices
telecalling < calls hang phone script target leads
trainthetrainer < workshop workshops facilitate audience adults
kannada < bangalore bengaluru auto drivers
tamil < chennai coimbatore
telugu < hyderabad
marathi < mumbai pune
bengali < kolkata
malayalam < kerala kochi
school < marks homework tuition board son daughter weak class fail failing
maths < weak hates afraid fail fractions times
govexams < permanent secure pension officer age attempts
upsc < collector officer district
bankexam < clerk officer branch
ssc < clerk inspector
medicalexam < doctor mbbs
engineeringexam < iit engineer
publicspeaking < freeze stand stammer tremble trembling blank knees sweat sweating classroom farewell toast shiver room
communication < misunderstand misunderstood introvert quiet hesitate awkward small arguments express
english < hesitate embarrassed foreigners clients fluent broken
leadership < promoted report juniors older respect blame resigning motivate motivated meetings friends boss
timemanagement < vanish vanishes scroll scrolling addicted distracted nothing done late overwhelmed unfinished postponing hours reels
stress < burnt exhausted overthinking crying panic worrying pressure anxious overwhelmed
meditation < sleep asleep restless racing night awake noise nights
yoga < stiff spine slip shoulders neck chair bend ache aches
nutrition < thin obese sugar junk cholesterol thyroid pcos belly hungry
fitness < lazy unfit stairs breathless stamina
eldercare < mother father forgets forgetful dementia alzheimer bathing wheelchair looking after paralysed feeding grandfather
firstaid < stops stop collapse collapses electrocuted poison unconscious pulse heart
personalfinance < salary finishes finish month end loans minus saving afford debts emis savings vanishes
investing < idle lying inflation savings child education marriage
accounting < mess messy accounts balance khata tracking shop sales register
tax < refund notice deducted employer
hr < leaving people company resign resigning quit quitting attrition retain salaries joiners employees
productmgmt < churn uninstall features users
webperf < slow seconds loading wait bounce
webanalytics < leave leaving visitors bounce traffic drop drops
seo < visits found invisible google rank page
marketing < customers footfall empty enquiries
customerservice < yell shouting abuse abusive angry swear complaints bad review reviews
sales < say pitch refuse rejected targets persuade
cybersafety < cheated tricked fake stolen unknown grandfather grandmother bank otp money gone deducted
forensics < prove traces erased
hacking < permission break companies
reinforcement < playing play plays learn learns trial robots chess maze
vision < photos photo recognise spot counting defects
nlp < comments sorting emails feedback reviews thousands
timeseries < stock festival next forecast guess how much order
recommender < also bought similar suggest
vba < copying same numbers month monthly every repeat manual report click
automation < typing same copying tedious myself automatically every
powerbi < boss monday colourful pictures
excel < sum totals attendance marks lists
chatgpt < mails letters essay homework drafts
aiimage < posters product pictures words
canva < poster invite invitation quickly
ecommerce < boutique orders online homemade pickles sarees
freelancing < notice weekends side
entrepreneurship < quit job own pickles idea savings
cctvrepair < black blank screen picture image recording stopped gone nothing dvr display
cctvmonitor < watching screens guard
mobilerepair < fell water wet swollen hang heating charging charge
hardware < slow old hangs hang laptop laptops noise fan restart blue
acrepair < cooling cool fridge icebox ice leaking gas warm
electrical < lights flicker trips shock sparks current
solar < electricity bill bills sunlight sun high roof
automobile < start starting smoke mileage brakes puncture
plumbing < drips dripping clogged leakage
waste < throw peels garbage smells
compost < peels kitchen throw leftovers
gardening < dying balcony wilting pots
parenting < listen listens stubborn teenager teenage tantrum screen hits fights rude son daughter
cooking < hostel maggi hungry outside mother hotel tired bachelor
baking < birthday oven
tailoring < fit loose tight torn expensive
beauty < pimples bride function looks
photography < blurry dark shaky
videoediting < trip clips memories
music < hum
guitar < campfire
dance < wedding sangeet
interiordesign < small flat cluttered
driving < licence afraid traffic steering park
realestate < flats plots brokers
legal < landlord cheated agreement eviction notice
resume < calls rejected reply interview shortlisted
interview < rejected nervous blank panel selected
git < deleted overwrote lost version older teammate
testing < breaks every release
docker < works machine colleague
devops < release releases night deploy weekend
cloud < crash crashes traffic sale
database < slow lakhs search
networking < internet drops office reach wifi
networksecurity < neighbour neighbours stealing
uxresearch < users confused
uiux < confusing ugly cluttered complicated
accessibility < blind elderly read
designtheory < cheap ugly clash
nocode < developer afford hire programmer budget
git < overwriting overwrites conflict conflicts
visualization < reads unreadable glance
cybersafety < phishing duped conned
nutrition < mareez parhez khaye overweight obesity cravings
yoga < slouch backache cervical
stress < burnout insomnia
timemanagement < procrastinate procrastinator
publicspeaking < stutter stumble
acrepair < freezer chiller
plumbing < seepage faucet geyser
electrical < mcb tripping
gardening < wilt wilts fungus aphids
parenting < bedtime adolescent
dairy < calf calves mastitis
investing < inheritance lumpsum
hr < payslip payslips appraisal absentee
webperf < laggy sluggish
testing < regressions flaky
database < deadlock deadlocks
cloud < outage outages
resume < ghosted
baking < sponge frosting icing
photography < overexposed grainy
legal < divorce tenancy
tax < challan tds
accounting < receivable receivables
waste < landfill stink
`;
