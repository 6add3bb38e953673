import type { Catalogue } from '../words.ts'

/** The customer's dashboard, yearly calendar and data table, and the driver's day. */
export const customerWords: Catalogue = {
  'What was collected from {{organization}}.': '{{organization}} မှ သိမ်းဆည်းပေးခဲ့သော အမှိုက်များ။',
  'Total by waste type': 'အမှိုက်အမျိုးအစားအလိုက် စုစုပေါင်း',
  'Collected waste by month (kg)': 'လအလိုက် သိမ်းဆည်းပြီး အမှိုက် (ကီလို)',
  'Collected waste by type (kg)': 'အမျိုးအစားအလိုက် သိမ်းဆည်းပြီး အမှိုက် (ကီလို)',
  'Contract expires': 'စာချုပ် ကုန်ဆုံးရက်',
  'No end date': 'ကုန်ဆုံးရက် မသတ်မှတ်ထား',
  'Contract expired': 'စာချုပ် ကုန်ဆုံးခဲ့',

  'Choose a day to see its pickups and what was weighed.': 'ရက်တစ်ရက်ကို ရွေး၍ ထိုနေ့၏ အမှိုက်သိမ်းချိန်နှင့် ချိန်တွယ်ထားသည်များကို ကြည့်ပါ။',
  'Yearly Schedules': 'တစ်နှစ်တာ အချိန်ဇယား',
  Calendar: 'ပြက္ခဒိန်',
  Su: 'နွေ',
  Mo: 'လာ',
  Tu: 'ဂါ',
  We: 'ဟူး',
  Th: 'တေး',
  Fr: 'ကြာ',
  Sa: 'နေ',
  'Arrow keys move over the days, Enter opens a day.': 'မြှားခလုတ်များဖြင့် ရက်များကို ရွှေ့ပြီး Enter ဖြင့် ဖွင့်ပါ။',
  'No Pickup Found on that date!': 'ထိုနေ့တွင် အမှိုက်သိမ်းခြင်း မရှိပါ။',
  'Pickup Time': 'အမှိုက်သိမ်းချိန်',
  'Go To Detail': 'အသေးစိတ်သို့',
  'What was weighed': 'ချိန်တွယ်ထားသည်များ',
  'Item name': 'ပစ္စည်းအမည်',
  'Quantity (kg)': 'အလေးချိန် (ကီလို)',
  'Nothing was weighed at this pickup yet.': 'ဤတစ်ကြိမ်အတွက် မချိန်တွယ်ရသေးပါ။',
  'This pickup was cancelled.': 'ဤအမှိုက်သိမ်းခြင်းကို ပယ်ဖျက်ပြီးပါပြီ။',
  'To change the time, please e-mail or call our operations team.': 'အချိန်ပြောင်းလိုပါက လုပ်ငန်းဌာနသို့ အီးမေးလ်ပို့ပါ သို့မဟုတ် ဖုန်းဆက်ပါ။',

  'Everything that was weighed, pickup by pickup.': 'အမှိုက်သိမ်းသည့် အကြိမ်တိုင်းတွင် ချိန်တွယ်ထားသမျှ။',
  'Collected waste': 'သိမ်းဆည်းပြီး အမှိုက်',
  Date: 'ရက်စွဲ',
  'Search {{column}}': '{{column}} ရှာရန်',
  'Total of {{count}} pickups_other': 'အမှိုက်သိမ်း {{count}} ကြိမ် စုစုပေါင်း',
  'Only the first {{count}} pickups are shown. Search by date to see others._other':
    'ပထမ {{count}} ကြိမ်ကိုသာ ပြထားပါသည်။ ကျန်သည်များကို ရက်စွဲဖြင့် ရှာပါ။',

  'No Schedule Today.': 'ယနေ့ အမှိုက်သိမ်းရန် မရှိပါ။',
  'Show the way': 'လမ်းညွှန် ကြည့်ရန်',
  'Call {{name}}': '{{name}} ကို ဖုန်းဆက်ရန်',
  'Call the office': 'ရုံးသို့ ဖုန်းဆက်ရန်',
}
