import type { Catalogue } from '../create-i18n.ts'

/** Mails to a user about the own account. */
export const accountMailMessages: Catalogue = {
  'Your account at {{company}}': '{{company}} ရှိ သင့်အကောင့်',
  '{{company}} has made an account for you. Please choose a password to sign in.':
    '{{company}} က သင့်အတွက် အကောင့် ဖွင့်ပေးထားပါသည်။ ဝင်ရန် စကားဝှက်တစ်ခု ရွေးပါ။',
  'Choose a password': 'စကားဝှက် ရွေးရန်',
  'The link works once and for 7 days.': 'ဤလင့်ခ်ကို ၇ ရက်အတွင်း တစ်ကြိမ်သာ သုံးနိုင်ပါသည်။',
  'Reset your password at {{company}}': '{{company}} ရှိ သင့်စကားဝှက်ကို အသစ်ပြောင်းရန်',
  'Someone asked to reset the password of your account at {{company}}.':
    '{{company}} ရှိ သင့်အကောင့်၏ စကားဝှက်ကို အသစ်ပြောင်းရန် တောင်းဆိုထားပါသည်။',
  'The link works once and for one hour. If it was not you, nothing has changed and you can ignore this mail.':
    'ဤလင့်ခ်ကို တစ်နာရီအတွင်း တစ်ကြိမ်သာ သုံးနိုင်ပါသည်။ သင်တောင်းဆိုခြင်း မဟုတ်ပါက ဘာမျှ မပြောင်းလဲသေးသဖြင့် ဤအီးမေးလ်ကို လျစ်လျူရှုနိုင်ပါသည်။',
  'Many wrong passwords for your account at {{company}}': '{{company}} ရှိ သင့်အကောင့်တွင် စကားဝှက် အကြိမ်များစွာ မှားထားပါသည်',
  'Somebody entered a wrong password for your account at {{company}} ten times or more. Nobody got in by that.':
    '{{company}} ရှိ သင့်အကောင့်တွင် စကားဝှက်ကို ဆယ်ကြိမ်နှင့်အထက် မှားထည့်ထားပါသည်။ ထိုသို့ဖြင့် မည်သူမျှ မဝင်နိုင်ခဲ့ပါ။',
  'Until it stops, you may have to wait up to 5 minutes when you sign in with a browser that is new to us. A browser that you signed in with before is not affected.':
    'ထိုသို့ ဆက်ဖြစ်နေသရွေ့ ယခင်က မဝင်ဖူးသော ဘရောက်ဇာဖြင့် ဝင်ပါက ၅ မိနစ်အထိ စောင့်ရနိုင်ပါသည်။ ယခင်က ဝင်ဖူးသော ဘရောက်ဇာဖြင့် ပုံမှန်အတိုင်း ဝင်နိုင်ပါသည်။',
  'If it was you and you do not remember your password, you can choose another one.':
    'သင်ကိုယ်တိုင် မှားထည့်ခဲ့ပြီး စကားဝှက်ကို မမှတ်မိပါက အခြားတစ်ခု ရွေးနိုင်ပါသည်။',
  'Your password at {{company}} was changed': '{{company}} ရှိ သင့်စကားဝှက် ပြောင်းသွားပါပြီ',
  'The password of your account at {{company}} was changed just now, and other devices were signed out.':
    '{{company}} ရှိ သင့်အကောင့်၏ စကားဝှက်ကို ယခုလေးတင် ပြောင်းလိုက်ပြီး အခြားစက်များမှ ထွက်ပြီးပါပြီ။',
  'If it was not you, choose another password at once and tell us.':
    'သင်ပြောင်းခြင်း မဟုတ်ပါက စကားဝှက်အသစ်ကို ချက်ချင်း ရွေးပြီး ကျွန်ုပ်တို့ကို အကြောင်းကြားပါ။',
  'The email of your account at {{company}} was changed': '{{company}} ရှိ သင့်အကောင့်၏ အီးမေးလ် ပြောင်းသွားပါပြီ',
  'Your account at {{company}} has another email address from now on. This address no longer signs in, and links that were sent to it no longer work.':
    '{{company}} ရှိ သင့်အကောင့်တွင် ယခုမှစ၍ အခြားအီးမေးလ်လိပ်စာကို သုံးပါမည်။ ဤလိပ်စာဖြင့် ဝင်၍ မရတော့ပါ။ ဤလိပ်စာသို့ ပို့ထားသော လင့်ခ်များလည်း သုံး၍ မရတော့ပါ။',
  'If you do not know of this change, please tell us.': 'ဤပြောင်းလဲမှုကို မသိပါက ကျွန်ုပ်တို့ကို အကြောင်းကြားပါ။',
  'Choose another password': 'အခြားစကားဝှက် ရွေးရန်',
}
