import type { Catalogue } from '../create-i18n.ts'

/** Mails about public orders. */
export const orderMessages: Catalogue = {
  'Your order {{number}}': 'သင်၏ အော်ဒါ {{number}}',
  'Thank you. We have your order {{number}}.': 'ကျေးဇူးတင်ပါသည်။ သင်၏ အော်ဒါ {{number}} ကို လက်ခံရရှိပါသည်။',
  Included: 'ပါဝင်ပါသည်',
  'If it is not paid yet, you can pay it with the link for 30 days.':
    'ငွေမပေးချေရသေးပါက ဤလင့်ခ်ဖြင့် ရက် ၃၀ အတွင်း ပေးချေနိုင်ပါသည်။',
  'See the order': 'အော်ဒါကို ကြည့်ရန်',
  'Receipt for order {{number}}': 'အော်ဒါ {{number}} အတွက် ပြေစာ',
  'We have received {{amount}} for your order {{number}}. Thank you.':
    'သင်၏ အော်ဒါ {{number}} အတွက် {{amount}} လက်ခံရရှိပါပြီ။ ကျေးဇူးတင်ပါသည်။',
  'We will pack your boxes and bring them to the delivery address.': 'သင့်သေတ္တာများကို ထုပ်ပိုးပြီး ပို့ဆောင်ရမည့် လိပ်စာသို့ ပို့ပေးပါမည်။',
  'We pay back a payment for your order {{number}}': 'သင်၏ အော်ဒါ {{number}} အတွက် ပိုငွေကို ပြန်အမ်းပါမည်',
  'We have received {{amount}} for your order {{number}}, for which nothing was due.':
    'ပေးချေရန် မလိုတော့သော သင်၏ အော်ဒါ {{number}} အတွက် {{amount}} ကို လက်ခံရရှိပါသည်။',
  'The money is yours: our office pays it back. Please do not pay again.':
    'ဤငွေသည် သင့်ငွေဖြစ်ပါသည်။ ကျွန်ုပ်တို့ရုံးက ပြန်အမ်းပါမည်။ ထပ်မံ မပေးချေပါနှင့်။',
  'Your recycling certificate {{serial}}': 'သင်၏ ပြန်လည်အသုံးပြုမှု လက်မှတ် {{serial}}',
  'The boxes of your order {{number}} were delivered, and your certificate {{serial}} was issued.':
    'သင်၏ အော်ဒါ {{number}} မှ သေတ္တာများကို ပို့ဆောင်ပြီး လက်မှတ် {{serial}} ကို ထုတ်ပေးပြီးပါပြီ။',
  'Anyone you show it to can check at this address that it is genuine.':
    'သင်ပြသသူ မည်သူမဆို ဤလိပ်စာတွင် လက်မှတ် အစစ်အမှန်ဖြစ်ကြောင်း ကြည့်နိုင်ပါသည်။',
  'See the certificate': 'လက်မှတ်ကို ကြည့်ရန်',
}
