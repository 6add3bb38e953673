import type { Catalogue } from '../create-i18n.ts'

/** Invoices, receipts, statements and certificates as PDFs. */
export const moneyDocumentMessages: Catalogue = {
  'Invoice {{number}}': 'ငွေတောင်းခံလွှာ {{number}}',
  INVOICE: 'ငွေတောင်းခံလွှာ',
  'Receipt for invoice {{number}}': 'ငွေတောင်းခံလွှာ {{number}} အတွက် ပြေစာ',
  RECEIPT: 'ပြေစာ',
  'for invoice {{number}}': 'ငွေတောင်းခံလွှာ {{number}} အတွက်',
  'Received from': 'ပေးချေသူ',
  'Invoice date': 'ငွေတောင်းခံသည့်ရက်',
  'Due date': 'နောက်ဆုံးပေးချေရမည့်ရက်',
  'Service period': 'ဝန်ဆောင်မှုကာလ',
  'Amount due': 'ပေးချေရန် ငွေပမာဏ',
  'Amount received': 'လက်ခံရရှိသည့် ငွေပမာဏ',
  'Not paid yet': 'မပေးချေရသေးပါ',
  'Paid on': 'ပေးချေသည့်ရက်',
  'Paid by': 'ပေးချေသည့်နည်း',
  'Payment number': 'ငွေပေးချေမှုနံပါတ်',
  'Credit or debit card': 'ခရက်ဒစ် သို့မဟုတ် ဒက်ဘစ်ကတ်',
  'Thank you for your payment.': 'ငွေပေးချေသည့်အတွက် ကျေးဇူးတင်ပါသည်။',
  'How to pay': 'ပေးချေနည်း',
  'Sign in to the portal, and pay by card, over the counter, at a bank or by MPU card:':
    'ဝန်ဆောင်မှုစာမျက်နှာသို့ ဝင်ရောက်ပြီး ကတ်၊ ဆိုင်ကောင်တာ၊ ဘဏ် သို့မဟုတ် MPU ကတ်ဖြင့် ပေးချေပါ-',
  'Please name the invoice number with every payment that reaches us another way.':
    'အခြားနည်းဖြင့် ပေးချေသည့်အခါတိုင်း ငွေတောင်းခံလွှာနံပါတ်ကို ဖော်ပြပေးပါ။',

  'Statement for {{name}}': '{{name}} ၏ စာရင်းရှင်းတမ်း',
  STATEMENT: 'စာရင်းရှင်းတမ်း',
  'until {{day}}': '{{day}} အထိ',
  'Account of': 'စာရင်းပိုင်ရှင်',
  'Open in {{currency}}': '{{currency}} ဖြင့် ပေးရန်ကျန်',
  'In {{currency}}': '{{currency}} ဖြင့်',
  'Nothing was billed in this time.': 'ဤကာလအတွင်း ငွေတောင်းခံခြင်း မရှိပါ။',
  'Opening balance': 'စာရင်းဖွင့် လက်ကျန်',
  'Open balance': 'ပေးရန်ကျန်ငွေ',
  Billed: 'တောင်းခံငွေ',
  Balance: 'လက်ကျန်',
  'Not due yet': 'ရက်မစေ့သေး',
  'Overdue up to 29 days': '၂၉ ရက်အထိ ကျော်လွန်',
  '30 to 59 days': '၃၀ မှ ၅၉ ရက်',
  '60 to 89 days': '၆၀ မှ ၈၉ ရက်',
  '90 days and more': '၉၀ ရက်နှင့်အထက်',

  'Recycling Certificate': 'ပြန်လည်အသုံးပြုမှု လက်မှတ်',
  'Recycling Certificate {{serial}}': 'ပြန်လည်အသုံးပြုမှု လက်မှတ် {{serial}}',
  'This is to certify that': 'ဤလက်မှတ်ဖြင့် အသိအမှတ်ပြုသည်မှာ',
  'collects used dry-cell batteries in recycling boxes of {{company}}, so that they are recycled and poison neither soil nor water.':
    'သည် အသုံးပြုပြီး ဓာတ်ခဲခြောက်များကို {{company}} ၏ စုဆောင်းသေတ္တာများဖြင့် စုဆောင်းပါသည်။ သို့ဖြင့် ဓာတ်ခဲများကို ပြန်လည်အသုံးပြုပြီး မြေနှင့်ရေကို အဆိပ်မဖြစ်စေပါ။',
  Boxes: 'သေတ္တာများ',
  'Certificate number': 'လက်မှတ်နံပါတ်',
  'Anyone can check this certificate at': 'ဤလက်မှတ်ကို မည်သူမဆို စစ်ဆေးနိုင်သည့်နေရာ-',
}
