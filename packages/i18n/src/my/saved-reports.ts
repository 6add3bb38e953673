import type { Catalogue } from '../create-i18n.ts'

/** The list of saved reports, with what is done to them and their share links. */
export const savedReportMessages: Catalogue = {
  'Saved reports': 'သိမ်းထားသော အစီရင်ခံစာများ',
  Open: 'ဖွင့်ရန်',
  Share: 'မျှဝေရန်',
  'No saved reports yet': 'သိမ်းထားသော အစီရင်ခံစာ မရှိသေးပါ',
  'Saved reports are listed here as they were when they were created.': 'ပြုလုပ်ခဲ့သမျှကို ပြုလုပ်ချိန်က အတိုင်း ဤနေရာတွင် တွေ့နိုင်ပါသည်။',
  Quarters: 'သုံးလပတ်များ',
  Layout: 'ပုံစံ',
  'Created by': 'ပြုလုပ်သူ',
  'data changed since': 'အချက်အလက် ပြောင်းလဲပြီး',
  revision: 'ပြင်ဆင်မူ',
  'Make a new revision': 'ပြင်ဆင်မူအသစ် ပြုလုပ်ရန်',
  'Make a new revision?': 'ပြင်ဆင်မူအသစ် ပြုလုပ်မလား။',
  '{{organization}}, {{title}}: the report stays as it is, and a new one is made from the data of today.':
    '{{organization}}၊ {{title}} — ယခု အစီရင်ခံစာ မပြောင်းလဲဘဲ ယနေ့ အချက်အလက်ဖြင့် အသစ်တစ်ခု ပြုလုပ်ပါမည်။',
  'The new revision of {{organization}}, {{title}} was made.': '{{organization}}၊ {{title}} ၏ ပြင်ဆင်မူအသစ် ပြုလုပ်ပြီးပါပြီ။',
}
