import type { Catalogue } from '../create-i18n.ts'

/** Requests of customers: what they are called, and why they are refused. */
export const pickupRequestMessages: Catalogue = {
  Note: 'မှတ်ချက်',
  Site: 'နေရာ',
  'Request for a pickup': 'အမှိုက်သိမ်းရန် တောင်းဆိုမှု',
  'Asked for a pickup': 'အမှိုက်သိမ်းရန် တောင်းဆိုခဲ့သည်',
  'Accepted a request': 'တောင်းဆိုမှုကို လက်ခံခဲ့သည်',
  'Declined a request': 'တောင်းဆိုမှုကို ငြင်းပယ်ခဲ့သည်',
  'Offered another time': 'အခြားအချိန် ကမ်းလှမ်းခဲ့သည်',
  'Took the offered time': 'ကမ်းလှမ်းသော အချိန်ကို သဘောတူခဲ့သည်',
  'Refused the offered time': 'ကမ်းလှမ်းသော အချိန်ကို ငြင်းခဲ့သည်',
  'Withdrew a request': 'တောင်းဆိုမှုကို ရုပ်သိမ်းခဲ့သည်',
  'Let a request expire': 'တောင်းဆိုမှု သက်တမ်းကုန်ခဲ့သည်',
  'Extra pickup': 'အပိုအမှိုက်သိမ်းခြင်း',
  'Move a pickup': 'အမှိုက်သိမ်းချိန် ရွှေ့ရန်',
  'Cancel a pickup': 'အမှိုက်သိမ်းခြင်း ပယ်ဖျက်ရန်',
  'Not answered yet': 'မပြန်ကြားရသေးပါ',
  'Another time offered': 'အခြားအချိန် ကမ်းလှမ်းထားသည်',
  Accepted: 'လက်ခံပြီး',
  Declined: 'ငြင်းပယ်ပြီး',
  'Offer taken': 'ကမ်းလှမ်းမှု သဘောတူပြီး',
  'Offer not taken': 'ကမ်းလှမ်းမှု သဘောမတူပါ',
  Withdrawn: 'ရုပ်သိမ်းပြီး',
  Morning: 'နံနက်ပိုင်း',
  Afternoon: 'နေ့လယ်ပိုင်း',
  'Any time': 'အချိန်မရွေး',
  'This link is no longer valid.': 'ဤလင့်ခ်ကို သုံး၍ မရတော့ပါ။',
  'This request was not found.': 'ဤတောင်းဆိုမှုကို မတွေ့ပါ။',
  'This request was settled in the meantime. Please look at it again.':
    'ဤတောင်းဆိုမှုကို ဤအတောအတွင်း ဆောင်ရွက်ပြီးပါပြီ။ ပြန်ကြည့်ပေးပါ။',
  'It is too late to ask for this here. Please call us: {{phone}}':
    'ဤနေရာမှ တောင်းဆိုရန် အချိန်နောက်ကျသွားပါပြီ။ ဖုန်းဆက်ပေးပါ- {{phone}}',
  'There is an open request for this pickup already.': 'ဤအမှိုက်သိမ်းခြင်းအတွက် မပြန်ကြားရသေးသော တောင်းဆိုမှု ရှိပြီးဖြစ်ပါသည်။',
  'This pickup was changed since the request was made. Please look at it again.':
    'တောင်းဆိုပြီးနောက် ဤအမှိုက်သိမ်းခြင်းကို ပြောင်းထားပါသည်။ ပြန်ကြည့်ပေးပါ။',
  'Only a pickup that is still ahead can be moved or cancelled.': 'ရှေ့တွင် ရှိသေးသော အမှိုက်သိမ်းခြင်းကိုသာ ရွှေ့နိုင်၊ ပယ်ဖျက်နိုင်ပါသည်။',
  'No other time can be offered for a cancellation. Please decline it instead.':
    'ပယ်ဖျက်ရန် တောင်းဆိုမှုအတွက် အခြားအချိန် ကမ်းလှမ်း၍ မရပါ။ ငြင်းပယ်နိုင်ပါသည်။',
  'Must be in the future': 'နောင်အချိန် ဖြစ်ရပါမည်',
  'Not on the day that the customer asked for': 'ဖောက်သည် တောင်းဆိုသည့်နေ့ မဟုတ်ပါ',
  'Each type once': 'အမျိုးအစားတိုင်း တစ်ကြိမ်သာ',
  'Each kind once': 'အမျိုးအစားတိုင်း တစ်ကြိမ်သာ',
  'At most 100': '၁၀၀ ထက် မပိုရ',
}
