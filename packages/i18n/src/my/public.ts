import type { Catalogue } from '../create-i18n.ts'

/** The pages for everybody: landing, contact and thank-you; the terms have a file of their own. */
export const publicMessages: Catalogue = {
  'What we have done so far': 'ယခုအထိ ကျွန်ုပ်တို့ ဆောင်ရွက်ခဲ့သည်များ',
  'tonnes of waste collected': 'တန် အမှိုက် သိမ်းဆည်းခဲ့သည်',
  'pickups recorded': 'ကြိမ် သိမ်းဆည်း၍ မှတ်တမ်းတင်ခဲ့သည်',
  'organizations served': 'ခုသော အဖွဲ့အစည်းများအတွက် သိမ်းဆည်းခဲ့သည်',
  'About us': 'ကျွန်ုပ်တို့အကြောင်း',
  Terms: 'စည်းကမ်းချက်များ',
  'Log in': 'ဝင်ရန်',
  'My portal': 'ကျွန်ုပ်၏ စာမျက်နှာ',
  'More pages': 'အခြားစာမျက်နှာများ',
  '© {{founded}} to {{copyright}} {{company}}': '© {{founded}} မှ {{copyright}} အထိ {{company}}',

  'Waste collection and recycling': 'အမှိုက်သိမ်းဆည်းခြင်းနှင့် ပြန်လည်အသုံးပြုခြင်း',
  'Waste collection and recycling since {{year}}': '{{year}} ခုနှစ်မှစ၍ အမှိုက်သိမ်းဆည်းခြင်းနှင့် ပြန်လည်အသုံးပြုခြင်း',
  'What you throw away, and what becomes of it': 'သင်စွန့်ပစ်သမျှနှင့် ၎င်းတို့ ဘာဖြစ်သွားသည်',
  'We collect sorted waste, record its weight and show where it goes.':
    'ခွဲခြားထားသော အမှိုက်များကို သိမ်းဆည်း၊ အလေးချိန် မှတ်တမ်းတင်ပြီး ဘယ်ရောက်သွားသည်ကို ဖော်ပြပါသည်။',
  'Request services': 'ဝန်ဆောင်မှု ရယူရန်',
  'Sign in to request services': 'ဝန်ဆောင်မှု ရယူရန် အကောင့်ဝင်ပါ',
  'Contact us': 'ဆက်သွယ်ရန်',

  'From your bins to the recycler': 'သင့်အမှိုက်ပုံးမှ ပြန်လည်အသုံးပြုသည်အထိ',
  Sort: 'ခွဲခြားပါ',
  'Paper, plastic, cans, glass, e-waste and organic waste each get a bin of their own.':
    'စက္ကူ၊ ပလတ်စတစ်၊ သံဘူး၊ ဖန်၊ အီလက်ထရောနစ်အမှိုက်နှင့် အစိုအမှိုက်တို့ကို သီးသန့်ပုံးများတွင် ခွဲထည့်ပါသည်။',
  Collect: 'သိမ်းဆည်းသည်',
  'Our crew comes at the time shown in your calendar.': 'သင့်ပြက္ခဒိန်ပါ အချိန်အတိုင်း ကျွန်ုပ်တို့အဖွဲ့ လာရောက်သိမ်းဆည်းပါသည်။',
  Weigh: 'ချိန်တွယ်သည်',
  'Every item is weighed or estimated, and your report says which.':
    'ပစ္စည်းတိုင်းကို ချိန်တွယ်သည် သို့မဟုတ် ခန့်မှန်းသည်၊ မည်သည့်နည်းဖြစ်ကြောင်း အစီရင်ခံစာတွင် ဖော်ပြပါသည်။',
  Recycle: 'ပြန်လည်အသုံးပြုသည်',
  'Recyclers and composters take it from there, and your report shows where it went.':
    'ပြန်လည်အသုံးပြုသူများနှင့် မြေဆွေးလုပ်သူများက ဆက်လက်ဆောင်ရွက်ပြီး ဘာဖြစ်သွားသည်ကို အစီရင်ခံစာတွင် ဖော်ပြပါသည်။',

  'Every kilogram in view': 'ကီလိုတိုင်းကို မြင်နိုင်ပါသည်',
  'A dashboard of what was collected, month by month and type by type':
    'လအလိုက်၊ အမျိုးအစားအလိုက် သိမ်းဆည်းထားသည်များကို ပြသော ပင်မစာမျက်နှာ',
  'A calendar with every pickup of the year': 'တစ်နှစ်လုံး၏ အမှိုက်သိမ်းရက်များ ပါသော ပြက္ခဒိန်',
  'Quarterly waste audit reports, ready for your auditor': 'စာရင်းစစ်အတွက် အသင့်ဖြစ်သော သုံးလပတ် အမှိုက်စာရင်းစစ် အစီရင်ခံစာများ',
  'A carbon report that shows its working': 'တွက်ချက်ပုံကိုပါ ဖော်ပြသော ကာဗွန်အစီရင်ခံစာ',

  'Learning and activities': 'သင်ယူမှုနှင့် လှုပ်ရှားမှုများ',
  'Recycling begins with those who sort. We show them how.':
    'ပြန်လည်အသုံးပြုခြင်းသည် ခွဲခြားသူများမှ စတင်ပါသည်။ ခွဲခြားနည်းကို ကျွန်ုပ်တို့ ပြသပေးပါသည်။',
  'Waste segregation training': 'အမှိုက်ခွဲခြားခြင်း သင်တန်း',
  'Short lessons with pictures and a quiz: how to sort paper, plastic and e-waste, and why.':
    'စက္ကူ၊ ပလတ်စတစ်နှင့် အီလက်ထရောနစ်အမှိုက် ခွဲခြားနည်းနှင့် အကြောင်းရင်းကို ပုံများ၊ ဉာဏ်စမ်းများဖြင့် သင်ခန်းစာတိုများ။',
  'Awareness training': 'အသိပညာပေး သင်တန်း',
  'Our trainers come to your office, school or neighbourhood and practise with your people.':
    'ကျွန်ုပ်တို့၏ သင်တန်းဆရာများ သင့်ရုံး၊ ကျောင်း၊ ရပ်ကွက်သို့ လာရောက်ပြီး သင့်အဖွဲ့နှင့်အတူ လက်တွေ့ လေ့ကျင့်ပေးပါသည်။',
  'Open the lessons': 'သင်ခန်းစာများ ဖွင့်ရန်',
  'Ask for a training': 'သင်တန်း တောင်းဆိုရန်',

  'Recycling bins': 'အမှိုက်ခွဲခြားပုံးများ',
  'One for each kind of waste. To order, call or write to us.': 'အမှိုက်အမျိုးအစားတိုင်းအတွက် တစ်ပုံးစီ။ ကျွန်ုပ်တို့ကို ပြောရုံဖြင့် မှာယူနိုင်ပါသည်။',
  'Order bins': 'အမှိုက်ပုံးများ မှာယူရန်',
  'There are no bins to order just now.': 'ယခု မှာယူနိုင်သော အမှိုက်ပုံး မရှိပါ။',
  '{{stock}} in stock': '{{stock}} ပုံး ရှိသည်',
  'Out of stock': 'ကုန်နေသည်',

  'Battery recycling box': 'ဓာတ်ခဲ စုဆောင်းသေတ္တာ',
  'Dry-cell batteries poison soil and water. A box takes up to {{kg}} kg of them and costs {{price}} USD, with 5% VAT included; a recycling certificate is {{certificate}} USD more.':
    'ဓာတ်ခဲခြောက်များသည် မြေနှင့်ရေကို အဆိပ်ဖြစ်စေပါသည်။ သေတ္တာတစ်လုံးတွင် {{kg}} ကီလိုအထိ ထည့်နိုင်ပြီး VAT ၅% အပါအဝင် {{price}} USD ကျသင့်ပါသည်။ ပြန်လည်အသုံးပြုမှု လက်မှတ်အတွက် {{certificate}} USD ထပ်ပေးရပါသည်။',
  'Order a box': 'သေတ္တာ မှာယူရန်',

  'Is something missing?': 'လိုအပ်သည်များ ရှိပါသလား',
  'Request a feature': 'လုပ်ဆောင်ချက်အသစ် တောင်းဆိုရန်',
  'Start with your bins': 'သင့်အမှိုက်ပုံးမှ စလိုက်ကြပါစို့',

  'The company': 'ကုမ္ပဏီ',
  'Write to us or call us.': 'စာရေးပါ သို့မဟုတ် ဖုန်းဆက်ပါ။',
  'How to reach us': 'ဆက်သွယ်ရန် နည်းလမ်းများ',
  'Write to us': 'စာရေးပို့ရန်',
  "We'll reply to this address.": 'အဖြေကို ထိုလိပ်စာသို့ ပို့ပါမည်။',
  Message: 'စာ',
  Send: 'ပို့ရန်',
  'Leave this empty': 'ဤနေရာကို ဗလာထားပါ',
  'Sending needs JavaScript.': 'ပို့ရန် JavaScript လိုအပ်ပါသည်။',
  'Thank you. Your message was sent.': 'ကျေးဇူးတင်ပါသည်။ သင့်စာကို ပို့ပြီးပါပြီ။',
  'We read every message and answer by email.': 'စာတိုင်းကို ဖတ်ပြီး အီးမေးလ်ဖြင့် ပြန်ကြားပါသည်။',
  'We have your message': 'သင့်စာကို လက်ခံရရှိပါသည်',
  'Thank you. Your message has reached us.': 'ကျေးဇူးတင်ပါသည်။ သင့်စာကို လက်ခံရရှိပါသည်။',
  'If you did not write to us, you can ignore this email.': 'သင် စာမရေးခဲ့ပါက ဤအီးမေးလ်ကို လျစ်လျူရှုနိုင်ပါသည်။',
  'You wrote:': 'သင် ရေးခဲ့သည့်စာ-',
  'Write another message': 'နောက်ထပ် စာရေးရန်',

  'Thank you': 'ကျေးဇူးတင်ပါသည်',
  'You help to keep our streets clean. We will be in touch with you soon.':
    'ကျွန်ုပ်တို့၏ လမ်းများ သန့်ရှင်းစေရန် သင် ကူညီပေးပါသည်။ မကြာမီ ဆက်သွယ်ပါမည်။',
  'Visit our website': 'ကျွန်ုပ်တို့၏ ဝက်ဘ်ဆိုက်သို့',
  'There is no page at this address.': 'ဤလိပ်စာတွင် စာမျက်နှာ မရှိပါ။',
  'New here?': 'အသုံးပြုသူအသစ်လား။',
  'Ask for our service': 'ကျွန်ုပ်တို့၏ ဝန်ဆောင်မှုကို မေးမြန်းရန်',
}
