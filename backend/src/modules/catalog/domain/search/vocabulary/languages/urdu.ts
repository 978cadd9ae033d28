import { languageOf } from './language.js';

export const URDU = languageOf({
  subjects: `
programming < پروگرامنگ, کوڈنگ
python < پائتھون, پائیتھون
webdev < ویب سائٹ, ویب ڈیزائن
aiml < مصنوعی ذہانت
office < کمپیوٹر, کمپیوٹر سیکھیں
excel < ایکسل
typing < ٹائپنگ
accounting < حساب کتاب, اکاؤنٹنگ
incometax < انکم ٹیکس
englishgrammar < انگریزی گرامر
stockmarket < شیئر بازار, اسٹاک مارکیٹ, شیئر مارکیٹ
investing < سرمایہ کاری, بچت
marketing < ڈیجیٹل مارکیٹنگ
youtube < یوٹیوب
freelancing < فری لانسنگ, گھر بیٹھے کمائی
entrepreneurship < کاروبار, تجارت
graphicdesign < گرافک ڈیزائن
videoediting < ویڈیو ایڈیٹنگ
photography < فوٹوگرافی
english < انگریزی, انگریزی بولنا
urdu < اردو, اردو زبان
hindilanguage < ہندی
arabic < عربی
interview < انٹرویو
publicspeaking < تقریر
proskills < خود اعتمادی, شخصیت
cooking < کھانا پکانا, کھانا بنانا, پکوان, بریانی
baking < کیک, بیکنگ
preserves < اچار
tailoring < سلائی, درزی
embroidery < کڑھائی
mehndi < مہندی
beauty < بیوٹی پارلر, میک اپ
handicraft < دستکاری
calligraphy < خطاطی
yoga < یوگا
meditation < مراقبہ
stress < ذہنی دباؤ
weightloss < وزن کم کرنا
fitness < ورزش
health < صحت
parenting < بچوں کی تربیت, بچوں کی پرورش
music < موسیقی
singing < گانا
guitar < گٹار
dance < رقص
acting < اداکاری
art < مصوری, ڈرائنگ
poetry < شاعری, غزل
driving < گاڑی چلانا, ڈرائیونگ
mobilerepair < موبائل ریپئر, موبائل مرمت, موبائل ریپیرنگ
electrical < بجلی کا کام, الیکٹریشن
farming < کاشتکاری, کھیتی, زراعت
poultry < مرغی پالنا, مرغبانی
gardening < باغبانی
maths < ریاضی
physics < طبیعیات
chemistry < کیمیا
biology < حیاتیات
science < سائنس
socialscience < تاریخ, جغرافیہ
economics < معاشیات
govexams < سرکاری نوکری
legal < قانون
islam < قرآن, نماز, تجوید
`,
  fillers: `
سیکھنا سیکھیں سیکھنی سکھاؤ سکھائیں چاہتا چاہتی چاہیے ہوں ہے میں مجھے میرا کا کی کے لئے لیے اور کیسے کیا کورس کلاس تربیت کام ایک کرنا کرنی بنانا بولنا آن لائن اچھا آسان نیا
`,
  free: 'مفت, فری',
  beginner: 'ابتدائی, شروع سے, بنیادی',
});
