import type { Catalogue } from '../create-i18n.ts'

/** The places of an organization, and users who are limited to some of them. */
export const siteMessages: Catalogue = {
  Site: 'နေရာ',
  Sites: 'နေရာများ',
  'This site was not found.': 'ဤနေရာကို မတွေ့ပါ။',
  'This organization has a site with this name already.': 'ဤအဖွဲ့အစည်းတွင် ဤအမည်ဖြင့် နေရာ ရှိပြီးဖြစ်ပါသည်။',
  'The main site of an organization cannot be deleted.': 'အဖွဲ့အစည်း၏ ပင်မနေရာကို ဖျက်၍ မရပါ။',
  'The main site is where the organization is. Please change it there.':
    'ပင်မနေရာသည် အဖွဲ့အစည်း တည်ရှိရာ ဖြစ်ပါသည်။ အဖွဲ့အစည်း၏ အချက်အလက်တွင် ပြင်ဆင်ပါ။',
  'This site still has pickups ahead: {{pickups}}, recurring schedules: {{schedules}}, open requests: {{requests}}. Please move or cancel them first.':
    'ဤနေရာတွင် လာမည့် အမှိုက်သိမ်းမှု {{pickups}} ခု၊ ပုံမှန်အစီအစဉ် {{schedules}} ခု၊ မဖြေရသေးသော တောင်းဆိုမှု {{requests}} ခု ရှိနေပါသေးသည်။ ရွှေ့ပါ သို့မဟုတ် ပယ်ဖျက်ပါ။',
  'Please choose sites of this organization.': 'ဤအဖွဲ့အစည်း၏ နေရာများထဲမှ ရွေးပါ။',
  'At most 50 sites': 'နေရာ ၅၀ ထက် မပိုရ',
  'Invalid time': 'အချိန် မမှန်ပါ',
  'Must differ from the time of opening': 'ဖွင့်ချိန်နှင့် မတူရပါ',
  'At most 1000 characters': 'စာလုံး ၁၀၀၀ ထက် မပိုရ',
  'Opens at': 'ဖွင့်ချိန်',
  'Closes at': 'ပိတ်ချိန်',
  'Opening hours': 'ဖွင့်ချိန်နှင့် ပိတ်ချိန်',
  'Access note': 'ဝင်ရောက်ရန် မှတ်ချက်',
}
