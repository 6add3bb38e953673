import type { Catalogue } from '../create-i18n.ts'

/** The waste report as a customer makes it; what it says on paper too stands with the texts of reports. */
export const ownReportMessages: Catalogue = {
  'Your collected waste, ready to read and share.': 'သင့်ထံမှ သိမ်းဆည်းခဲ့သမျှကို ဖတ်ရှုရန်နှင့် မျှဝေရန် အသင့်။',
  'Generate Report': 'အစီရင်ခံစာ ပြုလုပ်ရန်',
  'Choose a quarter to see what was collected, what it was made of, how it changed over the months, and what could improve.':
    'သုံးလပတ်တစ်ခု ရွေး၍ သိမ်းဆည်းခဲ့သောပမာဏ၊ ပါဝင်သောအမျိုးအစား၊ လအလိုက်ပြောင်းလဲမှုနှင့် ပိုကောင်းအောင် လုပ်နိုင်သည်များကို ကြည့်ပါ။',
  'Choose a quarter': 'သုံးလပတ် ရွေးရန်',
  'Choose another quarter': 'အခြား သုံးလပတ် ရွေးရန်',
  'Last quarter: {{months}}': 'ပြီးခဲ့သော သုံးလပတ်- {{months}}',
  'Failed to save report before sharing.': 'မမျှဝေမီ အစီရင်ခံစာကို သိမ်း၍မရပါ။',
  'Please select a quarter.': 'သုံးလပတ်တစ်ခု ရွေးပါ။',
  'Create Report': 'အစီရင်ခံစာ ဖန်တီးရန်',
  'Download Report': 'အစီရင်ခံစာ ရယူရန်',
  'About Report': 'အစီရင်ခံစာ အကြောင်း',
  'Or months of the calendar': 'သို့မဟုတ် ပြက္ခဒိန် လများ',
  'This report covers what {{company}} collected from {{organization}}, as recorded at each pickup. Every month of the period counts, also where there were no pickups.':
    'ဤအစီရင်ခံစာသည် {{organization}} ထံမှ {{company}} သိမ်းဆည်းခဲ့သမျှကို သိမ်းဆည်းစဉ် မှတ်တမ်းတင်ထားသည့်အတိုင်း ဖော်ပြပါသည်။ ကာလအတွင်းရှိ လတိုင်းကို အမှိုက်သိမ်းဆည်းမှု မရှိသော်လည်း ထည့်သွင်းထားပါသည်။',
  'This report covers what {{company}} collected from {{organization}}, as recorded at each pickup. A quarter is three consecutive months with pickups; months without pickups are skipped.':
    'ဤအစီရင်ခံစာသည် {{company}} က {{organization}} ထံမှ အကြိမ်တိုင်း သိမ်းဆည်းမှတ်သားခဲ့သည်များကို ပြပါသည်။ သုံးလပတ်ဆိုသည်မှာ အမှိုက်သိမ်းခဲ့သော ဆက်တိုက်သုံးလဖြစ်ပြီး မသိမ်းခဲ့သောလကို မရေတွက်ပါ။',
  'Report date': 'အစီရင်ခံသည့်ရက်',
  'Waste Generation Overview': 'အမှိုက်ထွက်ရှိမှု ခြုံငုံသုံးသပ်ချက်',
  'Waste types': 'အမှိုက်အမျိုးအစားများ',
  'Trend Line (kg)': 'ပြောင်းလဲမှု မျဉ်း (ကီလို)',
  'Items Found': 'တွေ့ရှိသော ပစ္စည်းများ',
  'Times collected': 'သိမ်းသည့် အကြိမ်ရေ',
  'Show all {{number}} items': 'ပစ္စည်း {{number}} မျိုးလုံး ပြရန်',
  'Waste Composition': 'အမှိုက် ပါဝင်မှု',
  'Total Composition by Month': 'လအလိုက် စုစုပေါင်း ပါဝင်မှု',
  'In kg': 'ကီလိုဖြင့်',
  'Summary & Recommendations': 'အကျဉ်းချုပ်နှင့် အကြံပြုချက်များ',
}
