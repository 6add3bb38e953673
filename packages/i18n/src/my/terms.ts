import type { Catalogue } from '../create-i18n.ts'

/** The terms, section by section. */
export const termsMessages: Catalogue = {
  'Version {{number}}, in force since {{day}}': 'ဗားရှင်း {{number}}၊ {{day}} မှစ၍ အာဏာတည်သည်',
  'Your agreement with us, in plain words.': 'သင်နှင့် ကျွန်ုပ်တို့အကြား လိုက်နာရမည်များကို ရှင်းလင်းလွယ်ကူစွာ ဖော်ပြထားပါသည်။',
  'the company': 'ကုမ္ပဏီ',
  'Open all': 'အားလုံး ဖွင့်ရန်',
  'Close all': 'အားလုံး ပိတ်ရန်',
  'Licences of the software used on these pages': 'ဤစာမျက်နှာများတွင် အသုံးပြုထားသော ဆော့ဖ်ဝဲများ၏ လိုင်စင်များ',

  Introduction: 'နိဒါန်း',
  Service: 'ဝန်ဆောင်မှု',
  'Terms of Service': 'ဝန်ဆောင်မှု စည်းကမ်းများ',
  'No Use by Minors': 'အရွယ်မရောက်သေးသူများ အသုံးမပြုရ',
  Accounts: 'အကောင့်များ',
  'Subscriptions and Renewal': 'စာရင်းသွင်းခြင်းနှင့် သက်တမ်းတိုးခြင်း',
  Payment: 'ငွေပေးချေမှု',
  'Fee Changes': 'အခကြေးငွေ ပြောင်းလဲခြင်း',
  'Renewal of Services': 'ဝန်ဆောင်မှု သက်တမ်းတိုးခြင်း',
  Communications: 'ဆက်သွယ်ရေး',
  'Prohibited Uses': 'တားမြစ်ထားသော အသုံးပြုမှုများ',
  Analytics: 'အသုံးပြုမှု တိုင်းတာခြင်း',
  'Protection of Personal Data': 'ကိုယ်ရေးအချက်အလက် ကာကွယ်ခြင်း',
  'Intellectual Property': 'ဉာဏပစ္စည်း',
  'Error Reporting and Feedback': 'အမှားတိုင်ကြားခြင်းနှင့် အကြံပြုခြင်း',
  'Links to Other Websites': 'အခြားဝက်ဘ်ဆိုက်များသို့ လင့်ခ်များ',
  Indemnification: 'နစ်နာကြေး',
  'Governing Law': 'လိုက်နာရမည့် ဥပဒေ',
  'Changes to Service': 'ဝန်ဆောင်မှု ပြောင်းလဲခြင်း',
  'Amendments to Terms': 'စည်းကမ်းချက်များ ပြင်ဆင်ခြင်း',
  'Waiver and Severability': 'အခွင့်အရေး စွန့်လွှတ်ခြင်းနှင့် သီးခြားတည်ဆဲဖြစ်ခြင်း',

  'These terms are an agreement between you and {{company}}. They hold for this portal and for the services that you order through it.':
    'ဤစည်းကမ်းချက်များသည် သင်နှင့် {{company}} တို့၏ သဘောတူညီချက် ဖြစ်ပါသည်။ ဤပေါ်တယ်နှင့် ပေါ်တယ်မှ မှာယူသော ဝန်ဆောင်မှုများအတွက် သက်ရောက်ပါသည်။',
  'By using the portal, ordering or paying, you accept them. If you do not agree, please do not use it.':
    'ပေါ်တယ်ကို အသုံးပြုခြင်း၊ မှာယူခြင်း သို့မဟုတ် ငွေပေးချေခြင်းဖြင့် သင် သဘောတူပါသည်။ သဘောမတူပါက အသုံးမပြုပါနှင့်။',
  '{{company}} collects sorted waste and has it recycled, by subscription.':
    '{{company}} သည် ခွဲခြားထားသော အမှိုက်များကို စာရင်းသွင်းဝန်ဆောင်မှုဖြင့် သိမ်းဆည်းပြီး ပြန်လည်အသုံးပြုစေပါသည်။',
  'A subscription brings waste reports, a calendar of your pickups, a dashboard of what was collected, and online training.':
    'စာရင်းသွင်းထားလျှင် အမှိုက်အစီရင်ခံစာများ၊ အမှိုက်သိမ်းရက် ပြက္ခဒိန်၊ သိမ်းဆည်းထားသည်များကို ပြသော ပင်မစာမျက်နှာနှင့် အွန်လိုင်းသင်တန်းတို့ကို ရရှိပါသည်။',
  'Please sort your waste as we show you, and have it ready at the agreed time and place. What is dangerous, such as medical or chemical waste, is not part of the service.':
    'ကျွန်ုပ်တို့ ပြသည့်အတိုင်း အမှိုက်ကို ခွဲခြားပြီး သဘောတူထားသော အချိန်နှင့် နေရာတွင် အသင့်ထားပေးပါ။ ဆေးဘက်ဆိုင်ရာ သို့မဟုတ် ဓာတုအမှိုက်ကဲ့သို့ အန္တရာယ်ရှိသည်များ မပါဝင်ပါ။',
  'The portal and its services are for people who are 18 years old or over.':
    'ပေါ်တယ်နှင့် ဝန်ဆောင်မှုများသည် အသက် ၁၈ နှစ်နှင့်အထက်အတွက် ဖြစ်ပါသည်။',
  'What you tell us about yourself and your organization has to be right and kept up to date.':
    'သင်နှင့် သင့်အဖွဲ့အစည်းအကြောင်း ပေးထားသော အချက်အလက်များ မှန်ကန်ပြီး နောက်ဆုံးအခြေအနေနှင့် ကိုက်ညီရပါမည်။',
  'Your password is yours alone. You answer for what is done with your account; tell us at once if someone else has used it.':
    'စကားဝှက်သည် သင်တစ်ဦးတည်းအတွက် ဖြစ်ပါသည်။ သင့်အကောင့်ဖြင့် ပြုလုပ်သမျှကို သင် တာဝန်ယူရပါသည်။ အခြားသူ အသုံးပြုခဲ့ပါက ချက်ချင်း အကြောင်းကြားပါ။',
  'A subscription is billed in advance, by cycles of a month, a quarter, half a year or a year: monthly, quarterly, semi-annual or annual, as you choose.':
    'စာရင်းသွင်းကြေးကို လစဉ်၊ သုံးလတစ်ကြိမ်၊ ခြောက်လတစ်ကြိမ် သို့မဟုတ် တစ်နှစ်တစ်ကြိမ် သင်ရွေးသည့်အတိုင်း ကြိုတင်ကောက်ခံပါသည်။',
  'It is not renewed automatically. It ends with the last day that was paid for.':
    'အလိုအလျောက် သက်တမ်းမတိုးပါ။ ငွေပေးထားသော နောက်ဆုံးရက်တွင် ပြီးဆုံးပါသည်။',
  'You pay by one of the ways that the payment page offers, in the currency of the invoice. Card payments are handled by a payment provider; we never see or keep the number of your card.':
    'ငွေပေးချေမှု စာမျက်နှာပါ နည်းလမ်းတစ်ခုခုဖြင့် ပြေစာပါ ငွေကြေးအတိုင်း ပေးချေရပါသည်။ ကတ်ဖြင့် ပေးချေမှုကို ငွေပေးချေမှု ဝန်ဆောင်မှုပေးသူက ဆောင်ရွက်ပြီး သင့်ကတ်နံပါတ်ကို ကျွန်ုပ်တို့ မမြင်ရ၊ မသိမ်းထားပါ။',
  'We may change the fees of subscriptions, and tell you one month before. A new fee holds from the cycle after that; you may end the subscription instead.':
    'စာရင်းသွင်းကြေးကို ပြောင်းလဲနိုင်ပြီး တစ်လ ကြိုတင်အကြောင်းကြားပါမည်။ နှုန်းအသစ်သည် နောက်လာမည့် ကာလမှ စတင်သက်ရောက်ပြီး သင်သည် စာရင်းသွင်းမှုကို ရပ်နိုင်ပါသည်။',
  'As nothing renews automatically, we remind you before a subscription ends. To go on, order the next cycle and pay its invoice.':
    'အလိုအလျောက် သက်တမ်းမတိုးသဖြင့် မကုန်ဆုံးမီ သတိပေးပါမည်။ ဆက်လက်ရယူလိုပါက နောက်ကာလကို မှာယူပြီး ပြေစာကို ပေးချေပါ။',
  'We write to you about pickups, invoices and your account. You may decline news and offers at any time, but not what the service needs.':
    'အမှိုက်သိမ်းခြင်း၊ ပြေစာများနှင့် သင့်အကောင့်အကြောင်း စာပို့ပါသည်။ သတင်းနှင့် ကမ်းလှမ်းချက်များကို အချိန်မရွေး ငြင်းဆိုနိုင်သော်လည်း ဝန်ဆောင်မှုအတွက် လိုအပ်သည်များကို မငြင်းဆိုနိုင်ပါ။',
  'Do not use the portal against the law, to harm others, to pass for someone else, to spread harmful code, to get at data that is not yours, or to put a load on it that hinders others.':
    'ဥပဒေနှင့် ဆန့်ကျင်ရန်၊ အခြားသူကို ထိခိုက်စေရန်၊ အခြားသူအဖြစ် ဟန်ဆောင်ရန်၊ အန္တရာယ်ရှိသော ကုဒ်ဖြန့်ရန်၊ သင့်ပိုင်မဟုတ်သော အချက်အလက်ကို ရယူရန် သို့မဟုတ် အခြားသူများကို အနှောင့်အယှက်ဖြစ်စေသော ဝန်ပေးရန် ပေါ်တယ်ကို အသုံးမပြုပါနှင့်။',
  'We count how the portal is used, to make it better. For that we give no data about you to others and follow you on no other site.':
    'ပေါ်တယ် ပိုမိုကောင်းမွန်စေရန် အသုံးပြုပုံကို ရေတွက်ပါသည်။ ထိုအတွက် သင့်အချက်အလက်ကို အခြားသူအား မပေးပါ၊ အခြားဝက်ဘ်ဆိုက်များတွင် သင့်နောက်သို့ မလိုက်ပါ။',
  'We keep names, email addresses, phone numbers and addresses only for the service, protect them, and show them only to those who need them for it.':
    'အမည်၊ အီးမေးလ်၊ ဖုန်းနံပါတ်နှင့် လိပ်စာများကို ဝန်ဆောင်မှုအတွက်သာ သိမ်းဆည်း ကာကွယ်ပြီး လိုအပ်သူများကိုသာ ပြပါသည်။',
  'You may ask what we keep about you, and have it corrected or deleted, as far as the law does not make us keep it.':
    'သင့်အကြောင်း သိမ်းထားသည်များကို မေးမြန်းနိုင်ပြီး ဥပဒေအရ သိမ်းထားရန် မလိုသမျှ ပြင်ဆင်ရန် သို့မဟုတ် ဖျက်ရန် တောင်းဆိုနိုင်ပါသည်။',
  'The portal, its texts, pictures, lessons and reports as works belong to {{company}} or those who licensed them to us. Please do not copy or sell them without our consent.':
    'ပေါ်တယ်၊ ၎င်းပါ စာသား၊ ပုံ၊ သင်ခန်းစာနှင့် အစီရင်ခံစာများသည် {{company}} သို့မဟုတ် ခွင့်ပြုပေးသူများ၏ ပိုင်ဆိုင်မှု ဖြစ်ပါသည်။ ခွင့်ပြုချက်မရှိဘဲ မကူးယူ၊ မရောင်းချပါနှင့်။',
  'If you find an error or miss something, please tell us. We may use what you propose to improve the portal, without owing you anything for it.':
    'အမှားတွေ့ပါက သို့မဟုတ် လိုအပ်ချက်ရှိပါက ပြောပြပါ။ သင့်အကြံပြုချက်ကို အခကြေးငွေ မပေးဘဲ ပေါ်တယ် တိုးတက်စေရန် အသုံးပြုနိုင်ပါသည်။',
  'The portal links to other people’s websites. We do not run them and are not responsible for what they show or do.':
    'ပေါ်တယ်တွင် အခြားသူများ၏ ဝက်ဘ်ဆိုက်များသို့ လင့်ခ်များ ပါဝင်ပါသည်။ ၎င်းတို့ကို ကျွန်ုပ်တို့ မလုပ်ကိုင်သဖြင့် အကြောင်းအရာနှင့် ဖြစ်ပျက်မှုများကို တာဝန်မယူပါ။',
  'If others claim damages from us because you broke these terms or the law, you bear what it costs us.':
    'သင်သည် ဤစည်းကမ်းချက် သို့မဟုတ် ဥပဒေကို ဖောက်ဖျက်သဖြင့် အခြားသူများက ကျွန်ုပ်တို့ထံ နစ်နာကြေး တောင်းဆိုလာပါက ကုန်ကျစရိတ်ကို သင် ကျခံရပါမည်။',
  'These terms follow the law of Myanmar.': 'ဤစည်းကမ်းချက်များသည် မြန်မာနိုင်ငံ၏ ဥပဒေကို လိုက်နာပါသည်။',
  'In a dispute, both of us first try for 30 calendar days to settle it amicably. Only after that may either go to court, in Myanmar.':
    'အငြင်းပွားမှု ဖြစ်ပါက နှစ်ဖက်စလုံးသည် ပြက္ခဒိန်ရက် ၃၀ အတွင်း ချစ်ကြည်စွာ ညှိနှိုင်းရပါမည်။ ထို့နောက်မှသာ မြန်မာနိုင်ငံရှိ တရားရုံးသို့ သွားနိုင်ပါသည်။',
  'We may change or end parts of the service, and tell you in time where it matters to you. What you have paid for and can no longer get is paid back.':
    'ဝန်ဆောင်မှု၏ အစိတ်အပိုင်းများကို ပြောင်းလဲ သို့မဟုတ် ရပ်ဆိုင်းနိုင်ပြီး သင်နှင့်သက်ဆိုင်ပါက အချိန်မီ အကြောင်းကြားပါမည်။ ငွေပေးပြီးသော်လည်း မရနိုင်တော့သည်များအတွက် ငွေပြန်အမ်းပါမည်။',
  'We may amend these terms by publishing them here. If you go on using the portal after that, you accept them as amended.':
    'ဤစည်းကမ်းချက်များကို ဤနေရာတွင် ထုတ်ပြန်ခြင်းဖြင့် ပြင်ဆင်နိုင်ပါသည်။ ထို့နောက် ဆက်လက်အသုံးပြုပါက ပြင်ဆင်ချက်ကို သဘောတူရာ ရောက်ပါသည်။',
  'If we do not insist on a right at once, we do not give it up. If a part of these terms does not hold in law, the rest does.':
    'အခွင့်အရေးတစ်ခုကို ချက်ချင်း မတောင်းဆိုသော်လည်း စွန့်လွှတ်ခြင်း မဟုတ်ပါ။ စည်းကမ်းချက်တစ်ခု ဥပဒေအရ မတည်ပါက ကျန်သည်များ ဆက်လက်တည်ပါသည်။',
  'What you give us, such as your logo, your pictures and your figures, stays yours. You allow us to use it as far as the service needs it, for instance in your own reports.':
    'သင့်လိုဂို၊ ပုံနှင့် ကိန်းဂဏန်းကဲ့သို့ သင်ပေးသည်များသည် သင့်ပိုင်ဆိုင်မှုသာ ဖြစ်ပါသည်။ ဝန်ဆောင်မှုအတွက် လိုအပ်သလောက်၊ ဥပမာ သင့်အစီရင်ခံစာများတွင် အသုံးပြုခွင့် ပေးပါသည်။',
}
