import type { Catalogue } from '../create-i18n.ts'

/** The mails about an invoice: its receipt and its reminders. */
export const invoiceMailMessages: Catalogue = {
  'We have received {{amount}} for invoice {{number}}. Thank you.':
    'ငွေတောင်းခံလွှာ {{number}} အတွက် {{amount}} ကို လက်ခံရရှိပါပြီ။ ကျေးဇူးတင်ပါသည်။',
  'Your contract now runs until {{until}}.': 'သင့်စာချုပ်သည် ယခု {{until}} အထိ သက်တမ်းရှိပါသည်။',
  'Invoice {{number}} is due on {{due}}': 'ငွေတောင်းခံလွှာ {{number}} ကို {{due}} နောက်ဆုံးထား၍ ပေးချေရန်',
  'Invoice {{number}} was due on {{due}}': 'ငွေတောင်းခံလွှာ {{number}} ၏ ပေးချေရမည့်ရက် {{due}} ကျော်လွန်ပြီ',
  'Invoice {{number}} for {{amount}} is due on {{due}}.':
    'ငွေတောင်းခံလွှာ {{number}} အတွက် {{amount}} ကို {{due}} နောက်ဆုံးထား၍ ပေးချေပေးပါ။',
  'Invoice {{number}} for {{amount}} was due on {{due}}, {{days}} days ago.':
    'ငွေတောင်းခံလွှာ {{number}} အတွက် {{amount}} ကို {{due}} တွင် ပေးချေရမည်ဖြစ်ရာ {{days}} ရက် ကျော်လွန်နေပါသည်။',
  'If you have paid it in the meantime, there is nothing more to do.': 'ပေးချေပြီးဖြစ်ပါက ထပ်မံဆောင်ရွက်ရန် မလိုပါ။',
  'Invoice {{number}} for {{amount}}': 'ငွေတောင်းခံလွှာ {{number}}၊ {{amount}}',
  'Our invoice {{number}} for {{amount}} is attached. It is due on {{due}}.':
    '{{amount}} အတွက် ငွေတောင်းခံလွှာ {{number}} ကို ပူးတွဲပေးပို့ပါသည်။ {{due}} နောက်ဆုံးထား၍ ပေးချေပေးပါ။',
  'The receipt is attached.': 'ပြေစာကို ပူးတွဲပေးပို့ပါသည်။',
  'Your subscription ends on {{day}}': 'သင့်ဝန်ဆောင်မှုသည် {{day}} တွင် ကုန်ဆုံးပါမည်',
  'Your subscription runs until {{day}}. It is not renewed automatically.':
    'သင့်ဝန်ဆောင်မှုသည် {{day}} အထိ သက်တမ်းရှိပြီး အလိုအလျောက် သက်တမ်းမတိုးပါ။',
  'To go on, please order the next period: answer this mail, or call us.':
    'ဆက်လက်အသုံးပြုလိုပါက နောက်ကာလကို မှာယူပါ- ဤအီးမေးလ်ကို ပြန်စာရေးပါ၊ သို့မဟုတ် ဖုန်းဆက်ပါ။',
  'Invoice {{number}} is for the time after that. Once you have paid it, our service goes on.':
    'ငွေတောင်းခံလွှာ {{number}} သည် ထို့နောက်ကာလအတွက် ဖြစ်ပါသည်။ ပေးချေပြီးပါက ဝန်ဆောင်မှု ဆက်လက်ရရှိပါမည်။',
  'Subscription ends on': 'ဝန်ဆောင်မှု ကုန်ဆုံးမည့်ရက်',
  'Invoice for the next period': 'နောက်ကာလအတွက် ငွေတောင်းခံလွှာ',
  'Receipt number': 'ပြေစာနံပါတ်',
  'See your invoices': 'သင့်ငွေတောင်းခံလွှာများကို ကြည့်ရန်',
  'A payment for invoice {{number}} is to your credit': 'ငွေတောင်းခံလွှာ {{number}} အတွက် ပိုငွေ ရောက်ရှိပါသည်',
  'We have received {{amount}} for invoice {{number}}, for which nothing was due.':
    'ပေးချေရန် မလိုတော့သော ငွေတောင်းခံလွှာ {{number}} အတွက် {{amount}} ကို လက်ခံရရှိပါသည်။',
  'The money is yours: it is on your statement as a credit, and we pay it back or set it off.':
    'ဤငွေသည် သင့်ငွေဖြစ်ပါသည်။ စာရင်းရှင်းတမ်းတွင် ပိုငွေအဖြစ် ဖော်ပြထားပြီး ပြန်အမ်းပါမည် သို့မဟုတ် ခုနှိမ်ပါမည်။',
  'Refund {{credit}} for invoice {{number}}': 'ငွေတောင်းခံလွှာ {{number}} အတွက် ငွေပြန်အမ်းလွှာ {{credit}}',
  'Credit note {{credit}} for invoice {{number}}': 'ငွေတောင်းခံလွှာ {{number}} အတွက် အကြွေးလျှော့လွှာ {{credit}}',
  'We have paid {{amount}} of invoice {{number}} back to you. Our paper on it is attached.':
    'ငွေတောင်းခံလွှာ {{number}} မှ {{amount}} ကို သင့်ထံ ပြန်အမ်းပြီးပါပြီ။ စာရွက်စာတမ်းကို ပူးတွဲပေးပို့ပါသည်။',
  '{{amount}} of invoice {{number}} are to your credit. The credit note is attached.':
    'ငွေတောင်းခံလွှာ {{number}} မှ {{amount}} သည် သင့်ဘက်မှ ပိုငွေဖြစ်ပါသည်။ အကြွေးလျှော့လွှာကို ပူးတွဲပေးပို့ပါသည်။',
  'Refund {{credit}} for order {{number}}': 'အော်ဒါ {{number}} အတွက် ငွေပြန်အမ်းလွှာ {{credit}}',
  'Credit note {{credit}} for order {{number}}': 'အော်ဒါ {{number}} အတွက် အကြွေးလျှော့လွှာ {{credit}}',
  'We have paid {{amount}} of your order {{number}} back to you. Our paper on it is attached.':
    'သင့်အော်ဒါ {{number}} မှ {{amount}} ကို သင့်ထံ ပြန်အမ်းပြီးပါပြီ။ စာရွက်စာတမ်းကို ပူးတွဲပေးပို့ပါသည်။',
  '{{amount}} of your order {{number}} are to your credit. The credit note is attached.':
    'သင့်အော်ဒါ {{number}} မှ {{amount}} သည် သင့်ဘက်မှ ပိုငွေဖြစ်ပါသည်။ အကြွေးလျှော့လွှာကို ပူးတွဲပေးပို့ပါသည်။',
  'Open the invoice': 'ငွေတောင်းခံလွှာကို ဖွင့်ရန်',
}
