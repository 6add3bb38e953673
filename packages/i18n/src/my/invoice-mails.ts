import type { Catalogue } from '../create-i18n.ts'

/** The mails about an invoice: its receipt and its reminders. */
export const invoiceMailMessages: Catalogue = {
  'Receipt for invoice {{number}}': 'ငွေတောင်းခံလွှာ {{number}} အတွက် ငွေလက်ခံဖြတ်ပိုင်း',
  'We have received {{amount}} for invoice {{number}}. Thank you.':
    'ငွေတောင်းခံလွှာ {{number}} အတွက် {{amount}} ကို လက်ခံရရှိပါပြီ။ ကျေးဇူးတင်ပါသည်။',
  'It is for our service from {{start}} to {{end}}.': '{{start}} မှ {{end}} အထိ ဝန်ဆောင်မှုအတွက် ဖြစ်ပါသည်။',
  'Your contract now runs until {{until}}.': 'သင့်စာချုပ်သည် ယခု {{until}} အထိ သက်တမ်းရှိပါသည်။',
  'Invoice {{number}} is due on {{due}}': 'ငွေတောင်းခံလွှာ {{number}} ကို {{due}} နောက်ဆုံးထား၍ ပေးချေရန်',
  'Invoice {{number}} was due on {{due}}': 'ငွေတောင်းခံလွှာ {{number}} ၏ ပေးချေရမည့်ရက် {{due}} ကျော်လွန်ပြီ',
  'Invoice {{number}} for {{amount}} is due on {{due}}.':
    'ငွေတောင်းခံလွှာ {{number}} အတွက် {{amount}} ကို {{due}} နောက်ဆုံးထား၍ ပေးချေပေးပါ။',
  'Invoice {{number}} for {{amount}} was due on {{due}}, {{days}} days ago.':
    'ငွေတောင်းခံလွှာ {{number}} အတွက် {{amount}} ကို {{due}} တွင် ပေးချေရမည်ဖြစ်ရာ {{days}} ရက် ကျော်လွန်နေပါသည်။',
  'If you have paid it in the meantime, there is nothing more to do.': 'ပေးချေပြီးဖြစ်ပါက ထပ်မံဆောင်ရွက်ရန် မလိုပါ။',
  'Open the invoice': 'ငွေတောင်းခံလွှာကို ဖွင့်ရန်',
}
