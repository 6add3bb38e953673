import type { Catalogue } from '../create-i18n.ts'

/** Forms, their fields and dialogs. */
export const formMessages: Catalogue = {
  'It may have been deleted, or its address is not complete.': 'ဖျက်ပြီး ဖြစ်နိုင်သည် သို့မဟုတ် လိပ်စာ မပြည့်စုံပါ။',
  Submit: 'တင်သွင်းရန်',
  Save: 'သိမ်းရန်',
  Cancel: 'မလုပ်တော့ပါ',
  Close: 'ပိတ်ရန်',
  Reset: 'မူလအတိုင်း',
  'None yet.': 'မရှိသေးပါ။',
  '{{count}} problems_other': 'ပြင်ရန် {{count}} ချက် ရှိပါသည်',
  'What you typed is still here.': 'သင်ရေးထားသည်များ ရှိနေပါသေးသည်။',

  Name: 'အမည်',
  Description: 'ဖော်ပြချက်',
  Address: 'လိပ်စာ',
  Phone: 'ဖုန်း',
  Logo: 'လိုဂို',
  Location: 'တည်နေရာ',
  Latitude: 'လတ္တီတွဒ်',
  Longitude: 'လောင်ဂျီတွဒ်',
  '{{label}} on the map': 'မြေပုံပေါ်မှ {{label}}',
  'The map images cannot be loaded at the moment; the marker works without them.':
    'မြေပုံရုပ်ပုံများကို ယခု မဖွင့်နိုင်ပါ။ အမှတ်အသားကို ရွှေ့နိုင်ပါသည်။',

  'Drag an image here or choose one': 'ပုံကို ဤနေရာသို့ ဆွဲထည့်ပါ သို့မဟုတ် ရွေးပါ',
  'Drag another image here': 'အခြားပုံကို ဤနေရာသို့ ဆွဲထည့်ပါ',
  'JPEG or PNG, up to 5 MB': 'JPEG သို့မဟုတ် PNG၊ ၅ MB အထိ',
  'Choose image': 'ပုံရွေးရန်',
  'Remove image': 'ပုံဖယ်ရန်',
  'Type a day such as 2026/12/25 or 25/12/2026.': '၂၀၂၆/၁၂/၂၅ သို့မဟုတ် ၂၅/၁၂/၂၀၂၆ ကဲ့သို့ ရိုက်ပါ။',
  'Type a time such as 09:15 or 2:30 pm.': '၀၉:၁၅ သို့မဟုတ် ညနေ ၂:၃၀ ကဲ့သို့ ရိုက်ပါ။',

  Preview: 'ကြိုကြည့်ပုံ',
  Uploading: 'ပို့တင်နေသည်',
  'Please choose one image only.': 'ပုံတစ်ပုံသာ ရွေးပါ။',

  'Leave without saving?': 'မသိမ်းဘဲ ထွက်မလား။',
  'What you changed on this page is not saved yet.': 'ဤစာမျက်နှာတွင် ပြောင်းထားသည်များကို မသိမ်းရသေးပါ။',
  'Stay here': 'ဆက်နေမည်',
  Leave: 'ထွက်မည်',
  'Reload shows what was saved. If you keep what you typed, only the fields that you changed replace it.':
    'ပြန်ဖွင့်လျှင် သိမ်းထားပြီးသည်ကို မြင်ရပါမည်။ သင်ရေးထားသည်ကို ထားလျှင် သင်ပြောင်းထားသော အကွက်များသာ အစားထိုးပါမည်။',
  '{{name}} saved it: {{time}}.': '{{name}} သိမ်းထားပါသည် — {{time}}။',
  'Changed by the other person': 'အခြားသူ ပြောင်းထားသည်များ',
  'Your form': 'သင့်ဖောင်',
  Saved: 'သိမ်းထားသည်',
  'Both of you changed it': 'နှစ်ဦးလုံး ပြောင်းထားပါသည်',
  'Before the join date': 'စတင်ဝင်ရောက်သည့်နေ့ မတိုင်မီ ဖြစ်နေသည်',
  'Change Training Date': 'သင်တန်းရက် ပြောင်းရန်',
  'Change date': 'ရက် ပြောင်းရန်',
  'The training date was changed.': 'သင်တန်းရက်ကို ပြောင်းပြီးပါပြီ။',
  'Is this right?': 'ဤသည် မှန်ပါသလား။',
  'Save it like this': 'ဤအတိုင်း သိမ်းမည်',
  'Nothing was changed.': 'ဘာမှ မပြောင်းလဲပါ။',
  Reload: 'ပြန်ဖွင့်ရန်',
  'Keep what I typed': 'ကျွန်ုပ်ရေးသည်ကို ထားမည်',
}
