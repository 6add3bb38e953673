import type { Catalogue } from '../create-i18n.ts'

/** Signing in, passwords, and the first account. */
export const signInMessages: Catalogue = {
  'Hello,': 'မင်္ဂလာပါ။',
  'Dear {{name}},': 'မင်္ဂလာပါ {{name}}၊',
  Welcome: 'ကြိုဆိုပါသည်',
  'Making the world cleaner starts with what we collect today.': 'ယနေ့ သိမ်းဆည်းလိုက်သော အမှိုက်မှစ၍ ကမ္ဘာကြီးကို ပိုမိုသန့်ရှင်းစေပါသည်။',
  Email: 'အီးမေးလ်',
  Password: 'စကားဝှက်',
  'Show or hide the password': 'စကားဝှက်ကို ပြရန် သို့မဟုတ် ဖျောက်ရန်',
  'Forgot Password': 'စကားဝှက် မေ့နေပါသလား',
  'Sign In': 'ဝင်ရန်',
  'Ask for a new link': 'လင့်ခ်အသစ် တောင်းရန်',
  'Back to sign in': 'ဝင်ရန် စာမျက်နှာသို့',

  'Sign in again': 'ပြန်ဝင်ပါ',
  'Your session has ended. Enter your password and go on where you were; nothing you typed is lost.':
    'သတ်မှတ်ချိန် ကုန်ဆုံးသွားပါပြီ။ စကားဝှက်ထည့်ပြီး ရောက်နေသည့်နေရာမှ ဆက်လုပ်ပါ။ ရေးထားသည်များ မပျောက်ပါ။',
  'Password of {{email}}': '{{email}} ၏ စကားဝှက်',
  'Leave this page': 'ဤစာမျက်နှာမှ ထွက်ရန်',

  'Reset Your Password': 'စကားဝှက် ပြန်လည်သတ်မှတ်ရန်',
  "Enter your email and we'll send you a link to choose a new password.":
    'သင့်အီးမေးလ်ကို ထည့်ပါ။ စကားဝှက်အသစ် ရွေးရန် လင့်ခ်ကို ပို့ပေးပါမည်။',
  'Send Reset Link': 'လင့်ခ် ပို့ပေးပါ',
  'We have sent you an email! Check it out!': 'သင့်ထံ အီးမေးလ် ပို့ပြီးပါပြီ။ ဖွင့်ကြည့်ပါ။',
  'Choose a new password': 'စကားဝှက်အသစ် ရွေးပါ',
  'New Password': 'စကားဝှက်အသစ်',
  'Confirm Password': 'စကားဝှက်အသစ်ကို ထပ်ရိုက်ပါ',
  'Change Password': 'စကားဝှက် ပြောင်းရန်',
  'Submitting...': 'ပို့နေသည်...',
  'Password reset finished!': 'စကားဝှက် ပြန်လည်သတ်မှတ်ပြီးပါပြီ။',
  'Passwords do not match!': 'စကားဝှက်နှစ်ခု မတူပါ။',

  'Old Password': 'လက်ရှိစကားဝှက်',
  'Retype New Password': 'စကားဝှက်အသစ်ကို ထပ်ရိုက်ပါ',
  'You stay signed in here and are signed out everywhere else.': 'ဤစက်တွင် ဆက်ဝင်ထားမည်ဖြစ်ပြီး အခြားစက်များမှ ထွက်သွားပါမည်။',
  'Your password was changed. Other devices are signed out.': 'စကားဝှက် ပြောင်းပြီးပါပြီ။ အခြားစက်များမှ ထွက်ပြီးပါပြီ။',
  'Please fill passwords': 'စကားဝှက်များကို ဖြည့်ပါ',
  'Passwords do not match !': 'စကားဝှက်နှစ်ခု မတူပါ။',

  'Set up your portal': 'သင့်ပေါ်တယ်ကို စတင်ပြင်ဆင်ပါ',
  'Make the first account. It may do everything.': 'ပထမဆုံး အကောင့်ကို ဖွင့်ပါ။ ၎င်းသည် အားလုံးကို လုပ်ဆောင်နိုင်ပါသည်။',
  'Create the account': 'အကောင့်ဖွင့်ရန်',
  'The first account is ready. Please sign in.': 'ပထမဆုံး အကောင့် အသင့်ဖြစ်ပါပြီ။ ဝင်ပါ။',
}
