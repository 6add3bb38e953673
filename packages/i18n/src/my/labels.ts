import type { Catalogue } from '../create-i18n.ts'

/** Labels of orders and payment results, which staff see and exports carry. */
export const labelMessages: Catalogue = {
  Yes: 'ဟုတ်',
  No: 'မဟုတ်',
  No_number: 'စဉ်',
  Delivered: 'ပို့ဆောင်ပြီး',
  Packed: 'ထုပ်ပိုးပြီး',
  'Other payment': 'အခြားငွေပေးချေမှု',
  Counted: 'ထည့်သွင်းပြီး',
  Duplicate: 'ထပ်နေသည်',
  Superseded: 'နောက်ရလဒ် ရရှိပြီး',
  'To be refunded': 'ငွေပြန်အမ်းရန်',
  Mismatch: 'မကိုက်ညီပါ',
  'Unknown order': 'မသိရှိသော အော်ဒါ',
  Notification: 'အကြောင်းကြားချက်',
  Browser: 'ဘရောက်ဇာ',
}
