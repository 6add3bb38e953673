import type { Catalogue } from '../create-i18n.ts'

/** The list of saved reports, with what is done to them and their share links. */
export const savedReportMessages: Catalogue = {
  'By quarter or by month': 'သုံးလပတ်အလိုက် သို့မဟုတ် လအလိုက်',
  'Saved reports': 'သိမ်းထားသော အစီရင်ခံစာများ',
  Open: 'ဖွင့်ရန်',
  Share: 'မျှဝေရန်',
  'No saved reports yet': 'သိမ်းထားသော အစီရင်ခံစာ မရှိသေးပါ',
  'Saved reports are listed here as they were when they were created.': 'ပြုလုပ်ခဲ့သမျှကို ပြုလုပ်ချိန်က အတိုင်း ဤနေရာတွင် တွေ့နိုင်ပါသည်။',
  Quarters: 'သုံးလပတ်များ',
  Layout: 'ပုံစံ',
  'Created by': 'ပြုလုပ်သူ',
  'data changed since': 'အချက်အလက် ပြောင်းလဲပြီး',
  Corrected: 'ပြင်ဆင်ပြီး',
  'Make a new revision': 'ပြင်ဆင်မူအသစ် ပြုလုပ်ရန်',
  'Make a new revision?': 'ပြင်ဆင်မူအသစ် ပြုလုပ်မလား။',
  '{{organization}}, {{title}}: the report stays as it is, and a new one is made from the data of today.':
    '{{organization}}၊ {{title}} — ယခု အစီရင်ခံစာ မပြောင်းလဲဘဲ ယနေ့ အချက်အလက်ဖြင့် အသစ်တစ်ခု ပြုလုပ်ပါမည်။',
  'The new revision of {{organization}}, {{title}} was made.': '{{organization}}၊ {{title}} ၏ ပြင်ဆင်မူအသစ် ပြုလုပ်ပြီးပါပြီ။',
  'Search name or quarters': 'အမည် သို့မဟုတ် သုံးလပတ်ကို ရှာရန်',
  'Name the report': 'အစီရင်ခံစာကို အမည်ပေးရန်',
  'The name was saved.': 'အမည်ကို သိမ်းပြီးပါပြီ။',
  'Shown in this list only. The report itself never changes.': 'ဤစာရင်းတွင်သာ ပြသည်။ အစီရင်ခံစာမှာ မပြောင်းပါ။',
  'Delete this report?': 'ဤအစီရင်ခံစာကို ဖျက်မလား။',
  '{{title}}, number {{number}}: it can no longer be opened, not even by a link. Printed copies can still be verified. Saving the same report again brings it back.':
    '{{title}}၊ အမှတ် {{number}}- လင့်ခ်ဖြင့်ပါ မည်သူမျှ ဖွင့်၍မရတော့ပါ။ စာရွက်ပေါ်မှ အစီရင်ခံစာကို ဆက်လက် စစ်ဆေးနိုင်ပါသည်။ တူညီသော အစီရင်ခံစာကို ထပ်သိမ်းပါက ပြန်ရပါမည်။',
  'Report {{number}} was deleted.': 'အစီရင်ခံစာ {{number}} ကို ဖျက်ပြီးပါပြီ။',
}
