import type { Catalogue } from '../create-i18n.ts'

/** What people are told of, in the portal and by mail. */
export const notificationMessages: Catalogue = {
  'A customer asks for a change': 'ဖောက်သည်က အပြောင်းအလဲ တောင်းဆိုသည်',
  'Your requests are answered': 'သင့်တောင်းဆိုမှုများကို ပြန်ကြားသည်',
  'A customer withdraws a request': 'ဖောက်သည်က တောင်းဆိုမှုကို ရုပ်သိမ်းသည်',
  'A customer answers an offered time': 'ကမ်းလှမ်းထားသော အချိန်ကို ဖောက်သည်က ပြန်ကြားသည်',
  'A pickup is moved': 'အမှိုက်သိမ်းချိန် ရွှေ့သည်',
  'A pickup is cancelled': 'အမှိုက်သိမ်းခြင်းကို ပယ်ဖျက်သည်',
  'A pickup was not collected': 'အမှိုက် မသိမ်းနိုင်ခဲ့ပါ',
  'A customer reports a missed pickup': 'လာမသိမ်းကြောင်း ဖောက်သည်က အကြောင်းကြားသည်',
  'Your reports of missed pickups are answered': 'လာမသိမ်းကြောင်း သင်အကြောင်းကြားမှုများကို ပြန်ကြားသည်',
  'Pickups change because of a holiday': 'ရုံးပိတ်ရက်ကြောင့် အမှိုက်သိမ်းချိန်များ ပြောင်းသည်',
  'A pickup is planned for tomorrow': 'မနက်ဖြန် အမှိုက်သိမ်းရန် ရှိသည်',
  '{{organization}} asks for a pickup on {{wanted}}': '{{organization}} က {{wanted}} တွင် အမှိုက်သိမ်းပေးရန် တောင်းဆိုသည်',
  '{{organization}} asks to move the pickup of {{at}} to {{wanted}}':
    '{{organization}} က {{at}} အမှိုက်သိမ်းချိန်ကို {{wanted}} သို့ ရွှေ့ပေးရန် တောင်းဆိုသည်',
  '{{organization}} asks to cancel the pickup of {{at}}': '{{organization}} က {{at}} အမှိုက်သိမ်းခြင်းကို ပယ်ဖျက်ပေးရန် တောင်းဆိုသည်',
  '{{organization}} withdrew a request': '{{organization}} က တောင်းဆိုမှုတစ်ခုကို ရုပ်သိမ်းလိုက်သည်',
  '{{organization}} agrees to {{offered}}': '{{organization}} က {{offered}} ကို သဘောတူသည်',
  '{{organization}} does not agree to {{offered}}': '{{organization}} က {{offered}} ကို သဘောမတူပါ',
  'Your request was answered': 'သင့်တောင်းဆိုမှုကို ပြန်ကြားပြီးပါပြီ',
  'We offer you another time: {{offered}}': 'အခြားအချိန်တစ်ခု ကမ်းလှမ်းပါသည်- {{offered}}',
  'Your extra pickup is planned for {{wanted}}': 'သင်တောင်းဆိုသော အပိုအမှိုက်သိမ်းခြင်းကို {{wanted}} တွင် စီစဉ်ပြီးပါပြီ',
  'Your pickup of {{at}} was moved to {{wanted}}, as you asked':
    'သင်တောင်းဆိုသည့်အတိုင်း {{at}} အမှိုက်သိမ်းချိန်ကို {{wanted}} သို့ ရွှေ့ပြီးပါပြီ',
  'Your pickup of {{at}} was cancelled, as you asked': 'သင်တောင်းဆိုသည့်အတိုင်း {{at}} အမှိုက်သိမ်းခြင်းကို ပယ်ဖျက်ပြီးပါပြီ',
  'We cannot come for an extra pickup on {{wanted}}': '{{wanted}} တွင် အပိုအမှိုက် လာမသိမ်းနိုင်ပါ',
  'We cannot move your pickup of {{at}} to {{wanted}}': '{{at}} အမှိုက်သိမ်းချိန်ကို {{wanted}} သို့ မရွှေ့နိုင်ပါ',
  'We cannot cancel your pickup of {{at}}': '{{at}} အမှိုက်သိမ်းခြင်းကို မပယ်ဖျက်နိုင်ပါ',
  'Your request for a pickup on {{wanted}} was not settled in time. Please call us.':
    '{{wanted}} တွင် အမှိုက်သိမ်းရန် သင့်တောင်းဆိုမှုကို အချိန်မီ မဆောင်ရွက်နိုင်ခဲ့ပါ။ ဖုန်းဆက်ပေးပါ။',
  'Your request to move the pickup of {{at}} was not settled in time. Please call us.':
    '{{at}} အမှိုက်သိမ်းချိန်ကို ရွှေ့ရန် သင့်တောင်းဆိုမှုကို အချိန်မီ မဆောင်ရွက်နိုင်ခဲ့ပါ။ ဖုန်းဆက်ပေးပါ။',
  'Your request to cancel the pickup of {{at}} was not settled in time. Please call us.':
    '{{at}} အမှိုက်သိမ်းခြင်းကို ပယ်ဖျက်ရန် သင့်တောင်းဆိုမှုကို အချိန်မီ မဆောင်ရွက်နိုင်ခဲ့ပါ။ ဖုန်းဆက်ပေးပါ။',
  'The pickup of {{from}} was moved to {{to}}': '{{from}} အမှိုက်သိမ်းချိန်ကို {{to}} သို့ ရွှေ့ထားပါသည်',
  'The pickup of {{at}} was cancelled': '{{at}} အမှိုက်သိမ်းခြင်းကို ပယ်ဖျက်ထားပါသည်',
  'The pickup of {{at}} was not collected': '{{at}} တွင် အမှိုက် မသိမ်းနိုင်ခဲ့ပါ',
  '{{organization}} says that what was recorded of {{at}} is not right':
    '{{at}} အတွက် မှတ်ထားသည်မှာ မမှန်ကြောင်း {{organization}} က ပြောသည်',
  '{{organization}} reports that nobody came on {{at}}': '{{at}} တွင် မည်သူမျှ မလာကြောင်း {{organization}} က အကြောင်းကြားသည်',
  'You are right about the pickup of {{at}}, and we are sorry': '{{at}} အမှိုက်သိမ်းခြင်းနှင့်ပတ်သက်၍ သင်မှန်ပါသည်။ တောင်းပန်ပါသည်',
  'We have looked at your report on the pickup of {{at}}': '{{at}} အမှိုက်သိမ်းခြင်းနှင့်ပတ်သက်သော သင့်အကြောင်းကြားချက်ကို စစ်ဆေးပြီးပါပြီ',
  'Pickups change because of {{holiday}}': '{{holiday}} ကြောင့် အမှိုက်သိမ်းချိန်များ ပြောင်းပါသည်',
  'A pickup is planned for {{at}}': '{{at}} တွင် အမှိုက် လာသိမ်းပါမည်',
  '{{number}} pickups are planned for {{day}}': '{{day}} တွင် အမှိုက် {{number}} ကြိမ် လာသိမ်းပါမည်',
  'Left out': 'မလာပါ',
  'See the offered time': 'ကမ်းလှမ်းထားသော အချိန်ကို ကြည့်ရန်',
  'You can agree or refuse on the page that this link opens, without signing in.':
    'ဤလင့်ခ်ဖြင့် ပွင့်လာသော စာမျက်နှာတွင် အကောင့်ဝင်စရာမလိုဘဲ သဘောတူနိုင်သည် သို့မဟုတ် ငြင်းနိုင်သည်။',
  'Open it in the portal': 'ပေါ်တယ်တွင် ဖွင့်ရန်',
  '{{number}} news about pickups': 'အမှိုက်သိမ်းခြင်းဆိုင်ရာ သတင်း {{number}} ခု',
  'This happened since our last mail:': 'ယခင်အီးမေးလ်နောက်ပိုင်း ဖြစ်ပေါ်ခဲ့သည်များ-',
  'No more mails of this kind: {{kind}}': 'ဤအမျိုးအစား အီးမေးလ် မလိုတော့ပါ- {{kind}}',
}
