import type { Catalogue } from '../create-i18n.ts'

/** The places of an organization, and users who are limited to some of them. */
export const siteMessages: Catalogue = {
  Site: 'နေရာ',
  Sites: 'နေရာများ',
  'All sites': 'နေရာအားလုံး',
  'This concerns {{organization}} as a whole': 'ဤစာမျက်နှာသည် {{organization}} တစ်ခုလုံးနှင့် သက်ဆိုင်ပါသည်',
  'Your account shows these sites: {{sites}}.': 'သင့်အကောင့်တွင် ဤနေရာများကို မြင်ရပါသည် - {{sites}}။',
  'Please ask a colleague whose account shows all sites, or contact us.':
    'နေရာအားလုံးကို မြင်ရသော လုပ်ဖော်ကိုင်ဖက်ကို မေးပါ သို့မဟုတ် ကျွန်ုပ်တို့ကို ဆက်သွယ်ပါ။',
  'This site was not found.': 'ဤနေရာကို မတွေ့ပါ။',
  'This organization has a site with this name already.': 'ဤအဖွဲ့အစည်းတွင် ဤအမည်ဖြင့် နေရာ ရှိပြီးဖြစ်ပါသည်။',
  'The main site of an organization cannot be deleted.': 'အဖွဲ့အစည်း၏ ပင်မနေရာကို ဖျက်၍ မရပါ။',
  'The main site is where the organization is. Please change it there.':
    'ပင်မနေရာသည် အဖွဲ့အစည်း တည်ရှိရာ ဖြစ်ပါသည်။ အဖွဲ့အစည်း၏ အချက်အလက်တွင် ပြင်ဆင်ပါ။',
  'This site still has pickups ahead: {{pickups}}, recurring schedules: {{schedules}}, open requests: {{requests}}. Please move or cancel them first.':
    'ဤနေရာတွင် လာမည့် အမှိုက်သိမ်းမှု {{pickups}} ခု၊ ပုံမှန်အစီအစဉ် {{schedules}} ခု၊ မဖြေရသေးသော တောင်းဆိုမှု {{requests}} ခု ရှိနေပါသေးသည်။ ရွှေ့ပါ သို့မဟုတ် ပယ်ဖျက်ပါ။',
  'At most 50 sites': 'နေရာ ၅၀ ထက် မပိုရ',
  'Invalid time': 'အချိန် မမှန်ပါ',
  'Must differ from the time of opening': 'ဖွင့်ချိန်နှင့် မတူရပါ',
  'At most 1000 characters': 'စာလုံး ၁၀၀၀ ထက် မပိုရ',
  'Opens at': 'ဖွင့်ချိန်',
  'Closes at': 'ပိတ်ချိန်',
  'Opening hours': 'ဖွင့်ချိန်နှင့် ပိတ်ချိန်',
  'Access note': 'ဝင်ရောက်ရန် မှတ်ချက်',
  'Tells the crew how to get in: gate, key, dog.': 'အမှိုက်သိမ်းအဖွဲ့ မည်သို့ဝင်ရမည်ကို ရေးပါ - တံခါး၊ သော့၊ ခွေး။',
  'Edit {{name}}': '{{name}} ကို ပြင်ရန်',
  'Delete {{name}}': '{{name}} ကို ဖျက်ရန်',
  'Main site': 'ပင်မနေရာ',
  'Add site': 'နေရာ ထည့်ရန်',
  'Edit site': 'နေရာ ပြင်ရန်',
  'The site was added.': 'နေရာကို ထည့်ပြီးပါပြီ။',
  'The site was saved.': 'နေရာကို သိမ်းပြီးပါပြီ။',
  'Address and contact of the main site are those of the organization.':
    'ပင်မနေရာ၏ လိပ်စာနှင့် ဆက်သွယ်ရန်သည် အဖွဲ့အစည်း၏ လိပ်စာနှင့် ဆက်သွယ်ရန် ဖြစ်ပါသည်။',
  'Are you sure you want to delete this site?': 'ဤနေရာကို ဖျက်မှာ သေချာပါသလား။',
  '{{name}} will no longer be offered. Its past pickups keep it.':
    '{{name}} ကို ရွေးစရာအဖြစ် မပြတော့ပါ။ ယခင် အမှိုက်သိမ်းမှုများတွင် ဆက်ရှိနေပါမည်။',
  'Move what is ahead and delete {{name}}': 'ရှေ့တွင် ရှိသည်များကို ရွှေ့ပြီး {{name}} ကို ဖျက်ရန်',
  'These go to another site. Past pickups keep this one.':
    'ဤအရာများကို အခြားနေရာသို့ ရွှေ့ပါမည်။ ယခင် အမှိုက်သိမ်းမှုများသည် ဤနေရာတွင် ဆက်ရှိနေပါမည်။',
  'Open requests': 'မဖြေရသေးသော တောင်းဆိုမှုများ',
  'Move to': 'ရွှေ့မည့်နေရာ',
  'Move and delete': 'ရွှေ့ပြီး ဖျက်မည်',
  'What was ahead was moved, and the site was deleted.': 'ရှေ့တွင် ရှိသည်များကို ရွှေ့ပြီး နေရာကို ဖျက်ပြီးပါပြီ။',
  'Moved what was ahead to another site': 'ရှေ့တွင် ရှိသည်များကို အခြားနေရာသို့ ရွှေ့ခဲ့သည်',
  'Deleted sites': 'ဖျက်ထားသော နေရာများ',
  'Their past pickups keep them.': 'ယခင် အမှိုက်သိမ်းမှုများတွင် ဆက်ရှိနေပါသည်။',
  'Restore {{name}}': '{{name}} ကို ပြန်ယူရန်',
  'Open from {{from}} to {{to}}': '{{from}} မှ {{to}} အထိ ဖွင့်သည်',
  'They see these sites only; without a choice, all of them.': 'ဤနေရာများကိုသာ မြင်ရပါမည်။ မရွေးလျှင် နေရာအားလုံးကို မြင်ရပါမည်။',
}
