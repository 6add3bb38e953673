import type { Catalogue } from '../create-i18n.ts'

/** Choosing how to pay, for customers and the public. */
export const payingMessages: Catalogue = {
  'Payment options': 'ငွေပေးချေနည်းများ',
  'Accepted there': 'လက်ခံသည့် နေရာများ',
  'Credit/Debit Counter': 'ခရက်ဒစ်/ဒက်ဘစ်ကတ်',
  'Over the Counter': 'ဆိုင်ကောင်တာ',
  'Bank Channels': 'ဘဏ်လမ်းကြောင်းများ',
  'MPU Card': 'MPU ကတ်',
  'Pay by credit or debit card.': 'ကတ်ဝန်ဆောင်မှု၏ စာမျက်နှာတွင် ခရက်ဒစ်ကတ် သို့မဟုတ် ဒက်ဘစ်ကတ်ဖြင့် ပေးချေပါ။',
  'You get a slip with a number, and pay in cash at a shop within 48 hours.':
    'နံပါတ်ပါသော စာရွက်ရရှိပြီး ၄၈ နာရီအတွင်း ဆိုင်တွင် ငွေသားဖြင့် ပေးချေပါ။',
  'You get a slip with a number, and pay at a bank, its machines or its app within 48 hours.':
    'နံပါတ်ပါသော စာရွက်ရရှိပြီး ၄၈ နာရီအတွင်း ဘဏ်၊ ဘဏ်စက် သို့မဟုတ် ဘဏ်အက်ပ်မှ ပေးချေပါ။',
  'Pay by an MPU card of a bank in Myanmar.': 'မြန်မာဘဏ်တစ်ခု၏ MPU ကတ်ဖြင့် ပေးချေပါ။',
  'Read the terms': 'စည်းကမ်းချက်များ ဖတ်ရန်',
}
