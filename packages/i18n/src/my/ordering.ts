import type { Catalogue } from '../create-i18n.ts'

/** Ordering and paying without an account, and the certificate that comes of it. */
export const orderingMessages: Catalogue = {
  'Battery boxes': 'ဓာတ်ခဲသေတ္တာများ',
  'Order battery recycling boxes': 'ဓာတ်ခဲ စုဆောင်းသေတ္တာ မှာယူရန်',
  'Battery recycling boxes': 'ဓာတ်ခဲ စုဆောင်းသေတ္တာများ',
  'Shipping information': 'ပို့ဆောင်ရန် အချက်အလက်',
  'Contact information': 'ဆက်သွယ်ရန် အချက်အလက်',
  'Payment information': 'ငွေပေးချေမှု အချက်အလက်',
  'Your order': 'သင့်အော်ဒါ',
  "We'll send your receipt here.": 'ပြေစာကို ဤလိပ်စာသို့ ပို့ပေးပါမည်။',
  'Delivery address': 'ပို့ဆောင်ရမည့် လိပ်စာ',
  'Number of boxes': 'သေတ္တာ အရေအတွက်',
  'Add a recycling certificate (+{{price}} per box)': 'ပြန်လည်အသုံးပြုမှု လက်မှတ်ပါယူမည်၊ တစ်လုံးလျှင် {{price}} ထပ်ပေးရန်',
  'We send it once the boxes are delivered, and anyone can check it by its number.':
    'သေတ္တာများ ပို့ဆောင်ပြီးသည်နှင့် ရရှိပြီး မည်သူမဆို နံပါတ်ဖြင့် စစ်ဆေးနိုင်ပါသည်။',
  'I have read the terms and conditions and accept them.': 'စည်းကမ်းချက်များကို ဖတ်ရှုပြီး သဘောတူပါသည်။',
  Confirm: 'အတည်ပြုရန်',
  'Your order was received. Please check it and go on to the payment.':
    'သင့်အော်ဒါကို လက်ခံရရှိပါပြီ။ စစ်ဆေးပြီး ငွေပေးချေမှုသို့ ဆက်သွားပါ။',
  'Order summary': 'အော်ဒါ အကျဉ်းချုပ်',
  'Recycling certificate': 'ပြန်လည်အသုံးပြုမှု လက်မှတ်',
  'VAT of {{percent}}% included: {{amount}}': 'VAT {{percent}}% အပါအဝင်- {{amount}}',
  'A box takes up to {{kg}} kg of batteries.': 'သေတ္တာတစ်လုံးတွင် ဓာတ်ခဲ {{kg}} ကီလိုအထိ ထည့်နိုင်ပါသည်။',

  'Pay {{company}}': '{{company}} သို့ ငွေပေးချေရန်',
  'For what we agreed on: an offer or a service. You get a receipt by email. Invoices are paid after you sign in.':
    'သဘောတူထားသော ကမ်းလှမ်းချက် သို့မဟုတ် ဝန်ဆောင်မှုအတွက် ဖြစ်ပါသည်။ ပြေစာကို အီးမေးလ်ဖြင့် ရရှိပါမည်။ ငွေတောင်းခံလွှာများကို ဝန်ဆောင်မှုစာမျက်နှာသို့ ဝင်ရောက်ပြီးမှ ပေးချေပါ။',
  'What is this payment for?': 'ပေးချေသည့် အကြောင်းအရာ',
  'Such as the number of our offer.': 'ဥပမာ ကျွန်ုပ်တို့၏ ကမ်းလှမ်းချက် နံပါတ်။',
  'This looks like the number of an invoice': 'ဤသည်မှာ ငွေတောင်းခံလွှာ နံပါတ်ဖြစ်ပုံရသည်',
  'A payment made here does not mark your invoice as paid. Please sign in and pay it among your invoices.':
    'ဤနေရာမှ ပေးချေပါက သင့်ငွေတောင်းခံလွှာကို ပေးချေပြီးအဖြစ် မမှတ်သားပါ။ ဝန်ဆောင်မှုစာမျက်နှာသို့ ဝင်ရောက်ပြီး သင့်ငွေတောင်းခံလွှာများထဲမှ ပေးချေပါ။',
  'Pay the invoice': 'ငွေတောင်းခံလွှာ ပေးချေရန်',
  Amount: 'ငွေပမာဏ',
  Currency: 'ငွေကြေး',
  'US dollar (USD)': 'အမေရိကန်ဒေါ်လာ (USD)',
  'Myanmar kyat (MMK)': 'မြန်မာကျပ် (MMK)',

  'Please check your order': 'သင့်အော်ဒါကို စစ်ဆေးပါ',
  'Order number': 'အော်ဒါနံပါတ်',
  'How do you want to pay?': 'မည်သို့ ပေးချေလိုပါသလဲ။',
  'Continue Payment': 'ငွေပေးချေမှု ဆက်လုပ်ရန်',
  'Back to change': 'ပြန်ပြင်ရန်',
  "You pay on our payment provider's page. We never see your card details.":
    'ကတ်ဝန်ဆောင်မှု၏ စာမျက်နှာတွင် ပေးချေရပါသည်။ သင့်ကတ်ကို ကျွန်ုပ်တို့ မမြင်ရပါ။',
  'You were not sent to the card provider. Please try again.': 'ကတ်ဝန်ဆောင်မှုသို့ မရောက်ရှိသေးပါ။ ထပ်မံကြိုးစားပါ။',

  'Thank you. Your payment has arrived.': 'ကျေးဇူးတင်ပါသည်။ သင့်ငွေပေးချေမှု ရောက်ရှိပါပြီ။',
  'We have emailed you a receipt, and you can download it with the invoice.':
    'ပြေစာကို အီးမေးလ်ဖြင့် ပို့ပေးပြီးပါပြီ။ ငွေတောင်းခံလွှာနှင့်အတူ ဒေါင်းလုဒ်လည်း ရယူနိုင်ပါသည်။',
  'We have emailed you a receipt. Next, we pack your boxes and bring them to you.':
    'ပြေစာကို အီးမေးလ်ဖြင့် ပို့ပေးပြီးပါပြီ။ သင့်သေတ္တာများကို ထုပ်ပိုး၍ လာပို့ပေးပါမည်။',
  'We have emailed you a receipt.': 'ပြေစာကို အီးမေးလ်ဖြင့် ပို့ပေးပြီးပါပြီ။',
  'Waiting for your payment': 'သင့်ငွေပေးချေမှုကို စောင့်နေပါသည်',
  "If you have a payment slip, pay it within 48 hours. This page updates automatically, and we'll email you when the payment arrives.":
    'စာရွက်ရထားလျှင် ၄၈ နာရီအတွင်း ပေးချေပါ။ ဤစာမျက်နှာသည် အလိုအလျောက် ပြောင်းလဲမည်ဖြစ်ပြီး ငွေရောက်လျှင် အီးမေးလ်ပို့ပေးပါမည်။',
  'The payment did not go through': 'ငွေပေးချေမှု မအောင်မြင်ပါ',
  'If your bank or card shows that money was taken, please do not pay again, but ask us. Otherwise you can try again, with another card or another way to pay.':
    'သင့်ဘဏ် သို့မဟုတ် ကတ်တွင် ငွေဖြတ်ထားသည်ကို တွေ့ပါက ထပ်မံမပေးချေဘဲ ကျွန်ုပ်တို့ကို မေးပါ။ မဟုတ်ပါက အခြားကတ် သို့မဟုတ် အခြားနည်းဖြင့် ထပ်မံကြိုးစားနိုင်ပါသည်။',
  'The payment was cancelled': 'ငွေပေးချေမှုကို ပယ်ဖျက်လိုက်ပါပြီ',
  'What you ordered is kept, and you can pay it now or later.': 'သင့်အော်ဒါကို သိမ်းထားပြီး ယခု သို့မဟုတ် နောက်မှ ပေးချေနိုင်ပါသည်။',
  'The invoice is kept, and you can pay it now or later.': 'ငွေတောင်းခံလွှာကို သိမ်းထားပြီး ယခု သို့မဟုတ် နောက်မှ ပေးချေနိုင်ပါသည်။',
  'Your boxes are packed': 'သင့်သေတ္တာများကို ထုပ်ပိုးပြီးပါပြီ',
  'Your payment has arrived, and we bring the boxes to you soon.':
    'သင့်ငွေပေးချေမှု ရောက်ရှိပြီးဖြစ်၍ သေတ္တာများကို မကြာမီ ပို့ပေးပါမည်။',
  'Your boxes were delivered': 'သင့်သေတ္တာများကို ပို့ဆောင်ပြီးပါပြီ',
  'Your order is paid and complete. Thank you.': 'သင့်အော်ဒါ ပေးချေပြီး ပြီးစီးပါပြီ။ ကျေးဇူးတင်ပါသည်။',
  For: 'အကြောင်းအရာ',
  'An invoice': 'ငွေတောင်းခံလွှာ',
  'A payment': 'ငွေပေးချေမှု',
  'Back to the invoice': 'ငွေတောင်းခံလွှာသို့ ပြန်သွားရန်',
  'This link no longer leads to a payment': 'ဤလင့်ခ်ဖြင့် ငွေပေးချေမှုကို မတွေ့နိုင်တော့ပါ',
  'Please open the newest link in our emails, or ask us.': 'အီးမေးလ်ပါ နောက်ဆုံးလင့်ခ်ကို ဖွင့်ပါ၊ သို့မဟုတ် ကျွန်ုပ်တို့ကို မေးပါ။',

  'Card payment': 'ကတ်ဖြင့် ငွေပေးချေမှု',
  'Sandbox — no money moves': 'စမ်းသပ်မှုသာ — ငွေလွှဲပြောင်းမှု မရှိပါ',
  'There is no such payment here': 'ဤနေရာတွင် ထိုငွေပေးချေမှု မရှိပါ',
  'Payments of the sandbox are only there in demonstrations.': 'စမ်းသပ်ငွေပေးချေမှုများသည် သရုပ်ပြရာတွင်သာ ရှိပါသည်။',
  Merchant: 'ရောင်းချသူ',
  'Way to pay': 'ပေးချေနည်း',
  Any: 'မည်သည့်နည်းမဆို',
  Outcome: 'ရလဒ်',
  Paid: 'ပေးချေပြီး',
  'The money is here.': 'ငွေ ရောက်ရှိပါပြီ။',
  'Waiting slip': 'စောင့်ဆိုင်း စာရွက်',
  'A slip to be paid at a counter was issued.': 'ကောင်တာတွင် ပေးချေရန် စာရွက် ထုတ်ပေးပြီးပါပြီ။',
  Rejected: 'ငြင်းပယ်သည်',
  'The bank says no.': 'ဘဏ်က ငြင်းပယ်ပါသည်။',
  'The payer gives up.': 'ပေးချေသူက ရပ်တန့်ပါသည်။',
  Error: 'အမှားအယွင်း',
  'Something breaks at the provider.': 'ဝန်ဆောင်မှုပေးသူထံတွင် ချို့ယွင်းပါသည်။',

  'Is this certificate genuine?': 'ဤလက်မှတ် စစ်မှန်ပါသလား။',
  'Each recycling certificate has its own number. What it says cannot be changed.':
    'ပြန်လည်အသုံးပြုမှု လက်မှတ်တိုင်းတွင် သီးသန့်နံပါတ် ရှိပါသည်။ ထိုနံပါတ်ဖြင့် ရေးထားသည်များကို ပြောင်းလဲ၍ မရပါ။',
  'We have issued no such certificate': 'ဤလက်မှတ်ကို ကျွန်ုပ်တို့ မထုတ်ပေးခဲ့ပါ',
  'Please compare the number with the one on the paper, letter by letter, or ask us:':
    'စာရွက်ပေါ်ရှိ နံပါတ်နှင့် စာလုံးတစ်လုံးချင်း တိုက်စစ်ပါ၊ သို့မဟုတ် ကျွန်ုပ်တို့ကို မေးပါ-',
  'This certificate is genuine': 'ဤလက်မှတ် စစ်မှန်ပါသည်',
  'We issued it, and it says the following.': 'ကျွန်ုပ်တို့ ထုတ်ပေးခဲ့ပြီး အောက်ပါအတိုင်း ဖော်ပြထားပါသည်။',
  Number: 'နံပါတ်',
  'Issued to': 'လက်ခံသူ',
  'Issued on': 'ထုတ်ပေးသည့်ရက်',
}
