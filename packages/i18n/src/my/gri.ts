import type { Catalogue } from '../create-i18n.ts'

/** The tables of GRI 306, on the screen and in files. */
export const griMessages: Catalogue = {
  'How the weight is known': 'အလေးချိန်ကို သိရပုံ',
  'Waste generated (kg)': 'ထွက်ရှိသည့် အမှိုက် (ကီလို)',
  'Diverted from disposal (kg)': 'မစွန့်ပစ်ဘဲ ပြန်လည်ရယူသည့် အမှိုက် (ကီလို)',
  'Directed to disposal (kg)': 'စွန့်ပစ်သည့် အမှိုက် (ကီလို)',
  'Onsite (kg)': 'လုပ်ငန်းခွင်အတွင်း (ကီလို)',
  'Offsite (kg)': 'လုပ်ငန်းခွင်ပြင်ပ (ကီလို)',
  'Share of waste generated': 'ထွက်ရှိသည့် အမှိုက်၏ အချိုး',
  'GRI 306-3: Waste generated': 'GRI 306-3 — ထွက်ရှိသည့် အမှိုက်',
  'GRI 306-4: Waste diverted from disposal': 'GRI 306-4 — မစွန့်ပစ်ဘဲ ပြန်လည်ရယူသည့် အမှိုက်',
  'GRI 306-5: Waste directed to disposal': 'GRI 306-5 — စွန့်ပစ်သည့် အမှိုက်',
  'Scope 3, category 5: Waste generated in operations': 'Scope 3 အမျိုးအစား ၅ — လုပ်ငန်းမှ ထွက်ရှိသည့် အမှိုက်',
  'Other recovery operations': 'အခြားနည်းများဖြင့် ပြန်လည်ရယူခြင်း',
  'Other disposal operations': 'အခြားနည်းများဖြင့် စွန့်ပစ်ခြင်း',
  'Diversion rate': 'မစွန့်ပစ်ဘဲ ပြန်လည်ရယူသည့် အချိုး',
  'Covered by consignments': 'ပို့ဆောင်မှုများတွင် ပါဝင်ပြီး',

  'Waste by GRI 306': 'GRI 306 အမှိုက်ဇယား',
  'What was collected, what became of it, how it compares and how it is known.':
    'သိမ်းဆည်းခဲ့သည့် ပမာဏ၊ မည်သို့ဖြစ်သွားပုံ၊ နှိုင်းယှဉ်ချက်နှင့် သိရပုံ။',
  'This quarter': 'ယခုသုံးလပတ်',
  'Last quarter': 'ပြီးခဲ့သည့်သုံးလပတ်',
  'Last year': 'ပြီးခဲ့သည့်နှစ်',
  'Other months': 'အခြားလများ',
  'Waste collected': 'သိမ်းဆည်းခဲ့သည့် အမှိုက်',
  'Waste collected (kg)': 'သိမ်းဆည်းခဲ့သည့် အမှိုက် (ကီလို)',
  'Diverted from disposal': 'မစွန့်ပစ်ဘဲ ပြန်လည်ရယူသည့် အမှိုက်',
  'Directed to disposal': 'စွန့်ပစ်သည့် အမှိုက်',
  '{{share}} of the weight was weighed': 'အလေးချိန်၏ {{share}} ကို ချိန်တွယ်ထားပါသည်',
  'How it compares': 'နှိုင်းယှဉ်ချက်',
  'With as many months before, and with the same months a year ago. In brackets: the change until now.':
    'ယခင် လအရေအတွက်တူ ကာလ၊ မနှစ်က လတူများနှင့် နှိုင်းယှဉ်ထားပါသည်။ ကွင်းထဲတွင် ယခုအထိ ပြောင်းလဲမှု ဖြစ်ပါသည်။',
  Figure: 'ကိန်းဂဏန်း',
  'How it is known': 'သိရပုံ',
  'Noted by {{company}} at each pickup.': '{{company}} က အမှိုက်သိမ်းတိုင်း မှတ်တမ်းတင်ထားပါသည်။',
  'Weighed is what the crew read from a scale, estimated what they judged by eye; what was not recorded may be either. What becomes of each item follows the treatment profile of its day, unless staff said it for the item. Unknown treatment counts as disposal.':
    'ချိန်တွယ်ထားသည်မှာ ဝန်ထမ်းများ ချိန်ခွင်ဖြင့် ချိန်ထားသည့် အလေးချိန် ဖြစ်ပြီး ခန့်မှန်းထားသည်မှာ မျက်မှန်းဖြင့် ခန့်မှန်းထားခြင်း ဖြစ်ပါသည်။ မှတ်တမ်း မရှိသည်မှာ နှစ်မျိုးစလုံး ဖြစ်နိုင်ပါသည်။ ပစ္စည်းတစ်ခုချင်းကို ထိုနေ့၏ စီမံပုံအတိုင်း သတ်မှတ်ပြီး ဝန်ထမ်းများက သီးသန့် သတ်မှတ်နိုင်ပါသည်။ မည်သို့ဖြစ်သည် မသိရသော အမှိုက်ကို စွန့်ပစ်သည်ဟု ရေတွက်ပါသည်။',
  'Covered by consignments is what has left the company in recorded loads. Loads are of all customers together, so each has the share of its waste type and month.':
    'ပို့ဆောင်မှုများတွင် ပါဝင်ပြီးသည်မှာ မှတ်တမ်းတင်ထားသော ပို့ဆောင်မှုများဖြင့် ထွက်သွားပြီးသည့် အလေးချိန် ဖြစ်ပါသည်။ ဖောက်သည်အားလုံး၏ အမှိုက်ကို စုပို့သဖြင့် အမှိုက်အမျိုးအစားနှင့် လအလိုက် အချိုးကျ တွက်ထားပါသည်။',
  'Total (kg)': 'စုစုပေါင်း (ကီလို)',
  Operation: 'ဆောင်ရွက်ပုံ',
  'of which {{treatment}}': 'ထိုအထဲမှ {{treatment}}',
  Emissions: 'ထုတ်လွှတ်မှု',
  'Avoided emissions, outside of the scopes': 'ရှောင်ရှားနိုင်သည့် ထုတ်လွှတ်မှု (Scope များ၏ ပြင်ပ)',
  'The direct emissions are too low': 'တိုက်ရိုက် ထုတ်လွှတ်မှုသည် အမှန်ထက် နည်းနေပါသည်',
  'The factor set has no factors for: {{waste}}. It counts as 0.': 'ကိန်းစုတွင် {{waste}} အတွက် ကိန်း မရှိသဖြင့် ၀ ဟု ရေတွက်ထားပါသည်။',
  'Nothing was collected in {{months}}.': '{{months}} တွင် သိမ်းဆည်းခဲ့သည့် အမှိုက် မရှိပါ။',
  'Please choose another period.': 'အခြားကာလကို ရွေးပါ။',
}
