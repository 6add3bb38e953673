import type { Catalogue } from '../create-i18n.ts'

/** A customer's invoices, and paying them. */
export const ownInvoiceMessages: Catalogue = {
  Invoices: 'ငွေတောင်းခံလွှာများ',
  Invoice: 'ငွေတောင်းခံလွှာ',
  'Invoice {{invoiceNo}}': 'ငွေတောင်းခံလွှာ {{invoiceNo}}',
  'What you were billed, what is open, and your receipts.': 'တောင်းခံထားသည်များ၊ ပေးချေရန် ကျန်သည်များနှင့် သင့်ငွေလက်ခံဖြတ်ပိုင်းများ။',
  'Search invoice': 'ငွေတောင်းခံလွှာ ရှာရန်',
  'No invoices yet': 'ငွေတောင်းခံလွှာ မရှိသေးပါ',
  'Your invoices and receipts are listed here.': 'သင့်ထံ တောင်းခံသည်များနှင့် ငွေလက်ခံဖြတ်ပိုင်းများကို ဤနေရာတွင် တွေ့ရပါမည်။',
  'Make Payment': 'ငွေပေးချေရန်',
  Payment: 'ငွေပေးချေမှု',
  Payments: 'ငွေပေးချေမှုများ',
  Receipt: 'ဖြတ်ပိုင်း',
  'Download receipt': 'ငွေလက်ခံဖြတ်ပိုင်း ရယူရန်',
  'Download invoice': 'ငွေတောင်းခံလွှာ ရယူရန်',
  'Invoice No': 'ငွေတောင်းခံလွှာ အမှတ်',
  'Invoice Date': 'ငွေတောင်းခံသည့် ရက်',
  'Service Period': 'ဝန်ဆောင်မှု ကာလ',
  'Payment Due Date': 'ငွေပေးချေရမည့် နောက်ဆုံးရက်',
  'Payment Status': 'အခြေအနေ',
  Amount: 'ငွေပမာဏ',
  Currency: 'ငွေကြေး',
  'Billed to': 'တောင်းခံခံရသူ',
  '{{count}} days over_other': '{{count}} ရက် ကျော်လွန်နေ',
  Pending: 'ပေးချေရန် ကျန်',
  Approved: 'ပေးချေပြီး',
  Settled: 'ဘဏ်သို့ ဝင်ပြီး',
  Rejected: 'ပယ်ဖျက်ထား',

  Statement: 'ငွေစာရင်းရှင်းတမ်း',
  'Statement of account': 'ငွေစာရင်းရှင်းတမ်း',
  'What was billed, paid and is open, line by line. Without days, of all time.':
    'တောင်းခံထားသည်၊ ပေးချေပြီးသည်၊ ကျန်ရှိသည်များကို တစ်ကြောင်းချင်း ပြပါသည်။ ရက်မရွေးပါက အစမှ ယနေ့အထိ ဖြစ်သည်။',

  'Payment summary': 'ငွေပေးချေမှု အကျဉ်း',
  Checkout: 'ငွေပေးချေမည်',
  'By paying you accept our terms.': 'ငွေပေးချေခြင်းဖြင့် ကျွန်ုပ်တို့၏ စည်းကမ်းချက်များကို လက်ခံရာ ရောက်ပါသည်။',
  'This invoice is paid. Thank you.': 'ဤငွေတောင်းခံလွှာကို ပေးချေပြီးပါပြီ။ ကျေးဇူးတင်ပါသည်။',
  'Paid {{date}}': '{{date}} တွင် ပေးချေပြီး',
  'This invoice was withdrawn. There is nothing to pay.': 'ဤငွေတောင်းခံလွှာကို ရုပ်သိမ်းပြီးပါပြီ။ ပေးချေရန် မလိုပါ။',
}
