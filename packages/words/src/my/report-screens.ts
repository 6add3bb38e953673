import type { Catalogue } from '../words.ts'

/** The pages of a report on a screen: reading, printing, downloading, sharing and checking it. */
export const reportScreenWords: Catalogue = {
  Waste: 'အမှိုက်',
  '{{figure}}: show the pickups': '{{figure}}၊ သိမ်းဆည်းမှုများကို ပြပါ',
  'The pickups behind this figure': 'ဤကိန်းဂဏန်း၏ နောက်ကွယ်မှ သိမ်းဆည်းမှုများ',
  'All months': 'လအားလုံး',
  'All types': 'အမျိုးအစားအားလုံး',
  '{{pickups}} pickups, {{weight}}': 'သိမ်းဆည်းမှု {{pickups}} ကြိမ်၊ {{weight}}',
  'Please wait, your report is starting to download now...': 'ခဏစောင့်ပါ၊ အစီရင်ခံစာကို စတင်ဒေါင်းလုဒ်လုပ်နေပါပြီ...',
  'Waiting for its turn; {{ahead}} before it.': 'အလှည့်စောင့်နေပါသည်၊ ရှေ့တွင် {{ahead}} ခု ရှိပါသည်။',
  'The pages are being drawn…': 'စာမျက်နှာများကို ရေးဆွဲနေပါသည်…',
  'Nearly there…': 'ပြီးလုနီးပါး ဖြစ်ပါပြီ…',
  'Cancel download': 'ဒေါင်းလုဒ် ရပ်ရန်',
  'The download was cancelled. No file was saved.': 'ဒေါင်းလုဒ်ကို ရပ်လိုက်ပါသည်။ ဖိုင် မသိမ်းထားပါ။',
  Print: 'ပရင့်ထုတ်ရန်',
  'There is no report at this address': 'ဤလိပ်စာတွင် အစီရင်ခံစာ မရှိပါ',
  'The link may have expired or been revoked, or a part of it was lost on the way. Please ask whoever gave it to you for a new one.':
    'လင့်ခ်သည် သက်တမ်းကုန်သွားခြင်း၊ ပယ်ဖျက်ခံရခြင်း သို့မဟုတ် တစ်စိတ်တစ်ပိုင်း ကျန်ခဲ့ခြင်း ဖြစ်နိုင်ပါသည်။ ပေးပို့သူထံမှ အသစ်တောင်းပါ။',
  'A SHA-256 has 64 characters: digits and the letters a to f.':
    'SHA-256 တွင် ဂဏန်းများနှင့် a မှ f အထိ အက္ခရာများဖြင့် ၆၄ လုံး ရှိပါသည်။',
  'It stands on the last page of the report.': 'အစီရင်ခံစာ၏ နောက်ဆုံးစာမျက်နှာတွင် ပါရှိပါသည်။',
  Check: 'စစ်ဆေးရန်',
  'There is no report with this number.': 'ဤအမှတ်ဖြင့် အစီရင်ခံစာ မရှိပါ။',
  'This report is genuine': 'ဤအစီရင်ခံစာသည် အစစ်အမှန် ဖြစ်ပါသည်',
  '{{title}} for {{organization}}, made on {{date}}. No figure was changed since.':
    '{{organization}} အတွက် {{title}}၊ {{date}} တွင် ပြုလုပ်ခဲ့ပါသည်။ ထိုအချိန်မှစ၍ ကိန်းဂဏန်းတစ်ခုမျှ မပြောင်းလဲပါ။',
  'This is not the SHA-256 of our report': 'ဤ SHA-256 သည် ကျွန်ုပ်တို့၏ အစီရင်ခံစာနှင့် မကိုက်ညီပါ',
  'The report in your hands is another one, or something in it was changed. Please ask us before you rely on it.':
    'လက်ထဲရှိ အစီရင်ခံစာသည် အခြားတစ်ခု ဖြစ်နေခြင်း သို့မဟုတ် တစ်စုံတစ်ရာ ပြောင်းလဲထားခြင်း ဖြစ်နိုင်ပါသည်။ အားမကိုးမီ ကျွန်ုပ်တို့ကို မေးမြန်းပါ။',
  'Open the report': 'အစီရင်ခံစာကို ဖွင့်ရန်',
  'Please select at least one quarter.': 'အနည်းဆုံး သုံးလပတ် တစ်ခု ရွေးပါ။',
  'Missing organization ID.': 'အဖွဲ့အစည်း အမှတ် မပါဝင်ပါ။',
  'Failed to save report before downloading.': 'ဒေါင်းလုဒ်မလုပ်မီ အစီရင်ခံစာကို သိမ်း၍ မရပါ။',
  ' Report ID is missing and could not be generated.': ' အစီရင်ခံစာ အမှတ် မရှိသဖြင့် ထုတ်ယူ၍ မရပါ။',
  'Share the report': 'အစီရင်ခံစာကို မျှဝေရန်',
  'Create link': 'လင့်ခ် ပြုလုပ်ရန်',
  'Days until it expires': 'သက်တမ်း (ရက်)',
  'The link; it is shown only now': 'လင့်ခ် (ယခုတစ်ကြိမ်သာ ပြပါမည်)',
  'The link was made.': 'လင့်ခ် ပြုလုပ်ပြီးပါပြီ။',
  'The link was revoked.': 'လင့်ခ်ကို ပယ်ဖျက်ပြီးပါပြီ။',
  'No links yet.': 'လင့်ခ် မရှိသေးပါ။',
  'Links of this report': 'ဤအစီရင်ခံစာ၏ လင့်ခ်များ',
  Created: 'ပြုလုပ်သည့်နေ့',
  Expires: 'သက်တမ်းကုန်မည့်နေ့',
  State: 'အခြေအနေ',
  Revoked: 'ပယ်ဖျက်ပြီး',
}
