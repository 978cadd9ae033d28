import { languageOf } from './language.js';

export const PUNJABI = languageOf({
  subjects: `
programming < ਪ੍ਰੋਗਰਾਮਿੰਗ, ਕੋਡਿੰਗ
python < ਪਾਈਥਨ
webdev < ਵੈੱਬਸਾਈਟ, ਵੈਬਸਾਈਟ, ਵੈੱਬ ਡਿਜ਼ਾਈਨ
aiml < ਨਕਲੀ ਬੁੱਧੀ, ਏਆਈ
office < ਕੰਪਿਊਟਰ, ਕੰਪਿਊਟਰ ਸਿੱਖਣਾ
excel < ਐਕਸਲ
typing < ਟਾਈਪਿੰਗ
tally < ਟੈਲੀ
accounting < ਲੇਖਾ, ਹਿਸਾਬ ਕਿਤਾਬ
gst < ਜੀਐਸਟੀ
incometax < ਆਮਦਨ ਕਰ
stockmarket < ਸ਼ੇਅਰ ਬਾਜ਼ਾਰ, ਸ਼ੇਅਰ ਮਾਰਕੀਟ, ਸਟਾਕ ਮਾਰਕੀਟ
investing < ਨਿਵੇਸ਼, ਬੱਚਤ
marketing < ਡਿਜੀਟਲ ਮਾਰਕੀਟਿੰਗ
youtube < ਯੂਟਿਊਬ
freelancing < ਘਰ ਬੈਠੇ ਕਮਾਈ
entrepreneurship < ਕਾਰੋਬਾਰ, ਵਪਾਰ, ਧੰਦਾ
graphicdesign < ਗ੍ਰਾਫਿਕ ਡਿਜ਼ਾਈਨ
videoediting < ਵੀਡੀਓ ਐਡੀਟਿੰਗ, ਵੀਡੀਓ ਐਡਿਟਿੰਗ
photography < ਫੋਟੋਗ੍ਰਾਫੀ
english < ਅੰਗਰੇਜ਼ੀ, ਅੰਗਰੇਜ਼ੀ ਬੋਲਣਾ, ਅੰਗਰੇਜ਼ੀ ਬੋਲਣੀ, ਅੰਗਰੇਜੀ
ielts < ਆਈਲੈਟਸ
punjabi < ਪੰਜਾਬੀ ਭਾਸ਼ਾ, ਗੁਰਮੁਖੀ
hindilanguage < ਹਿੰਦੀ
interview < ਇੰਟਰਵਿਊ
publicspeaking < ਭਾਸ਼ਣ
proskills < ਆਤਮ ਵਿਸ਼ਵਾਸ, ਸ਼ਖਸੀਅਤ
cooking < ਖਾਣਾ, ਖਾਣਾ ਬਣਾਉਣਾ, ਰਸੋਈ, ਖਾਣਾ ਪਕਾਉਣਾ
baking < ਕੇਕ, ਕੇਕ ਬਣਾਉਣਾ
preserves < ਅਚਾਰ
tailoring < ਸਿਲਾਈ, ਦਰਜ਼ੀ, ਕੱਪੜੇ ਸਿਉਣਾ
embroidery < ਕਢਾਈ, ਫੁਲਕਾਰੀ
mehndi < ਮਹਿੰਦੀ
beauty < ਬਿਊਟੀ ਪਾਰਲਰ, ਮੇਕਅੱਪ
hair < ਵਾਲ ਕੱਟਣਾ
handicraft < ਦਸਤਕਾਰੀ
yoga < ਯੋਗ, ਯੋਗਾ, ਯੋਗ ਆਸਣ
meditation < ਧਿਆਨ, ਮੈਡੀਟੇਸ਼ਨ
stress < ਤਣਾਅ
weightloss < ਭਾਰ ਘਟਾਉਣਾ, ਵਜ਼ਨ ਘਟਾਉਣਾ
fitness < ਕਸਰਤ
health < ਸਿਹਤ
firstaid < ਮੁੱਢਲੀ ਸਹਾਇਤਾ
parenting < ਬੱਚਿਆਂ ਦੀ ਪਰਵਰਿਸ਼
music < ਸੰਗੀਤ
singing < ਗਾਣਾ, ਗਾਉਣਾ, ਗਾਇਕੀ, ਗੀਤ
guitar < ਗਿਟਾਰ
percussion < ਤਬਲਾ, ਢੋਲ
piano < ਹਾਰਮੋਨੀਅਮ
dance < ਭੰਗੜਾ, ਗਿੱਧਾ, ਨਾਚ, ਡਾਂਸ
acting < ਅਦਾਕਾਰੀ
art < ਚਿੱਤਰਕਾਰੀ, ਪੇਂਟਿੰਗ
poetry < ਕਵਿਤਾ, ਸ਼ਾਇਰੀ
cricket < ਕ੍ਰਿਕਟ
selfdefence < ਆਤਮ ਰੱਖਿਆ, ਕਰਾਟੇ, ਗਤਕਾ
driving < ਕਾਰ ਚਲਾਉਣਾ, ਗੱਡੀ ਚਲਾਉਣਾ, ਡਰਾਈਵਿੰਗ
bikerepair < ਮੋਟਰਸਾਈਕਲ ਮੁਰੰਮਤ
mobilerepair < ਮੋਬਾਈਲ ਰਿਪੇਅਰ, ਮੋਬਾਈਲ ਮੁਰੰਮਤ, ਮੋਬਾਈਲ ਰਿਪੇਅਰਿੰਗ
electrical < ਬਿਜਲੀ, ਬਿਜਲੀ ਦਾ ਕੰਮ, ਇਲੈਕਟ੍ਰੀਸ਼ੀਅਨ
plumbing < ਪਲੰਬਰ, ਪਲੰਬਿੰਗ
acrepair < ਏਸੀ ਰਿਪੇਅਰ, ਏਸੀ ਮੁਰੰਮਤ
welding < ਵੈਲਡਿੰਗ
carpentry < ਤਰਖਾਣ, ਲੱਕੜ ਦਾ ਕੰਮ
solar < ਸੋਲਰ, ਸੂਰਜੀ ਊਰਜਾ
farming < ਖੇਤੀ, ਖੇਤੀਬਾੜੀ, ਫ਼ਸਲ, ਕਣਕ
organicfarming < ਜੈਵਿਕ ਖੇਤੀ, ਕੁਦਰਤੀ ਖੇਤੀ
mushroom < ਖੁੰਬ, ਖੁੰਬਾਂ
poultry < ਮੁਰਗੀ ਪਾਲਣ, ਮੁਰਗੀ
goats < ਬੱਕਰੀ ਪਾਲਣ
dairy < ਡੇਅਰੀ, ਦੁੱਧ, ਗਾਂ, ਮੱਝ
livestock < ਪਸ਼ੂ ਪਾਲਣ
fishfarming < ਮੱਛੀ ਪਾਲਣ
beekeeping < ਮਧੂ ਮੱਖੀ ਪਾਲਣ, ਸ਼ਹਿਦ
gardening < ਬਾਗਬਾਨੀ
maths < ਗਣਿਤ
physics < ਭੌਤਿਕ ਵਿਗਿਆਨ
chemistry < ਰਸਾਇਣ ਵਿਗਿਆਨ
biology < ਜੀਵ ਵਿਗਿਆਨ
science < ਵਿਗਿਆਨ
socialscience < ਇਤਿਹਾਸ, ਭੂਗੋਲ
govexams < ਸਰਕਾਰੀ ਨੌਕਰੀ, ਸਰਕਾਰੀ ਪ੍ਰੀਖਿਆ
bankexam < ਬੈਂਕ ਪ੍ਰੀਖਿਆ
teaching < ਅਧਿਆਪਕ
legal < ਕਾਨੂੰਨ
`,
  fillers: `
ਸਿੱਖਣਾ ਸਿੱਖਣੀ ਸਿੱਖੋ ਸਿੱਖਣ ਸਿਖਾਓ ਸਿਖਣਾ ਚਾਹੁੰਦਾ ਚਾਹੁੰਦੀ ਹਾਂ ਹੈ ਮੈਂ ਮੈਨੂੰ ਮੇਰਾ ਦਾ ਦੀ ਦੇ ਲਈ ਅਤੇ ਨਾਲ ਕਿਵੇਂ ਕੀ ਕੋਰਸ ਕਲਾਸ ਸਿਖਲਾਈ ਕੰਮ ਇੱਕ ਕਰਨਾ ਕਰਨੀ ਬਣਾਉਣਾ ਬਣਾਉਣੀ ਬੋਲਣਾ ਬੋਲਣੀ ਵਧੀਆ ਸੌਖਾ ਨਵਾਂ ਪੰਜਾਬੀ ਆਨਲਾਈਨ ਪਾਲਣ ਤਿਆਰੀ ਸ਼ੁਰੂ ਚਲਾਉਣਾ
`,
  free: 'ਮੁਫ਼ਤ, ਮੁਫਤ, ਫ੍ਰੀ, ਫਰੀ',
  beginner: 'ਸ਼ੁਰੂ ਤੋਂ, ਸ਼ੁਰੂਆਤ, ਬੇਸਿਕ, ਮੁੱਢਲਾ',
});
