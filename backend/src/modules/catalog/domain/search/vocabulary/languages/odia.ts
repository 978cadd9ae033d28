import { languageOf } from './language.js';

export const ODIA = languageOf({
  subjects: `
programming < ପ୍ରୋଗ୍ରାମିଂ, କୋଡିଂ
python < ପାଇଥନ
webdev < ୱେବସାଇଟ, ୱେବ ଡିଜାଇନ
office < କମ୍ପ୍ୟୁଟର, କମ୍ପ୍ୟୁଟର ଶିକ୍ଷା
excel < ଏକ୍ସେଲ
tally < ଟାଲି
accounting < ହିସାବ, ହିସାବ କିତାବ
stockmarket < ସେୟାର ବଜାର, ସେୟାର ମାର୍କେଟ
investing < ନିବେଶ, ସଞ୍ଚୟ
marketing < ଡିଜିଟାଲ ମାର୍କେଟିଂ
youtube < ୟୁଟ୍ୟୁବ
freelancing < ଘରେ ବସି ରୋଜଗାର
entrepreneurship < ବ୍ୟବସାୟ, ବେପାର
videoediting < ଭିଡିଓ ଏଡିଟିଂ
photography < ଫଟୋଗ୍ରାଫି, ଫଟୋ ଉଠାଇବା
english < ଇଂରାଜୀ, ଇଂରାଜୀ କହିବା, ଇଂରେଜୀ
sanskrit < ସଂସ୍କୃତ
odia < ଓଡ଼ିଆ ଭାଷା, ଓଡ଼ିଆ ବ୍ୟାକରଣ
cooking < ରୋଷେଇ, ରାନ୍ଧିବା, ରନ୍ଧନ
baking < କେକ, କେକ ତିଆରି
preserves < ଆଚାର
tailoring < ସିଲେଇ, ସିଲାଇ, ଦରଜି
beauty < ବିଉଟି ପାର୍ଲର, ମେକଅପ
mehndi < ମେହେନ୍ଦି
handicraft < ହସ୍ତଶିଳ୍ପ
yoga < ଯୋଗ, ଯୋଗାସନ, ପ୍ରାଣାୟାମ
meditation < ଧ୍ୟାନ
weightloss < ଓଜନ କମାଇବା
fitness < ବ୍ୟାୟାମ
health < ସ୍ୱାସ୍ଥ୍ୟ
music < ସଙ୍ଗୀତ
singing < ଗୀତ, ଗାଇବା
guitar < ଗିଟାର
percussion < ତବଲା
dance < ନୃତ୍ୟ, ନାଚ
classicaldance < ଓଡ଼ିଶୀ, ଓଡ଼ିଶୀ ନୃତ୍ୟ
acting < ଅଭିନୟ, ନାଟକ
art < ଚିତ୍ରକଳା, ଚିତ୍ରାଙ୍କନ, ପଟ୍ଟଚିତ୍ର
poetry < କବିତା
driving < ଗାଡ଼ି ଚଲାଇବା
mobilerepair < ମୋବାଇଲ ମରାମତି, ମୋବାଇଲ ରିପେୟାର
electrical < ଇଲେକ୍ଟ୍ରିସିଆନ, ବିଦ୍ୟୁତ କାମ
farming < ଚାଷ, କୃଷି, ଧାନ ଚାଷ
organicfarming < ଜୈବିକ ଚାଷ, ଜୈବିକ କୃଷି
mushroom < ଛତୁ, ଛତୁ ଚାଷ
poultry < କୁକୁଡ଼ା, କୁକୁଡ଼ା ପାଳନ
goats < ଛେଳି ପାଳନ
dairy < ଗାଈ ପାଳନ, ଦୁଗ୍ଧ
livestock < ପଶୁପାଳନ
fishfarming < ମାଛ ଚାଷ
gardening < ବଗିଚା
maths < ଗଣିତ
physics < ପଦାର୍ଥ ବିଜ୍ଞାନ
chemistry < ରସାୟନ ବିଜ୍ଞାନ
biology < ଜୀବ ବିଜ୍ଞାନ
science < ବିଜ୍ଞାନ
socialscience < ଇତିହାସ, ଭୂଗୋଳ
govexams < ସରକାରୀ ଚାକିରି, ସରକାରୀ ପରୀକ୍ଷା
astrology < ଜ୍ୟୋତିଷ
spirituality < ଗୀତା
`,
  fillers: `
ଶିଖିବା ଶିଖିବି ଶିଖିବାକୁ ଶିଖନ୍ତୁ ଶିକ୍ଷା ଚାହେଁ ଚାହୁଁଛି ମୁଁ ମୋର ମୋତେ ପାଇଁ ଏବଂ କିପରି କେମିତି କଣ କୋର୍ସ କ୍ଲାସ ତାଲିମ କାମ କରିବା ତିଆରି କହିବା ଗୋଟିଏ ଭଲ ସହଜ ନୂଆ ଓଡ଼ିଆରେ ଅନଲାଇନ ପାଳନ
`,
  free: 'ମାଗଣା, ମାଗଣାରେ, ଫ୍ରି',
  beginner: 'ପ୍ରାଥମିକ, ଆରମ୍ଭରୁ, ମୂଳରୁ',
});
