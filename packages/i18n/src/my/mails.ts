import type { Catalogue } from '../create-i18n.ts'

/** The mails that were not sent. */
export const mailMessages: Catalogue = {
  'Mails not sent': 'ပို့မရသော အီးမေးလ်များ',
  'Mails that failed for good. Correct the address first: a mail is sent again to the present one.':
    'လုံးဝ မပို့နိုင်ခဲ့သော အီးမေးလ်များ ဖြစ်သည်။ လိပ်စာကို အရင်ပြင်ပါ။ ထပ်ပို့ပါက လက်ရှိလိပ်စာသို့ ပို့ပါမည်။',
  'Every mail was sent': 'အီးမေးလ်အားလုံး ပို့ပြီးပါပြီ',
  'A mail that a mail server refuses, or that could not be sent for a day, is listed here.':
    'အီးမေးလ်ဆာဗာက လက်မခံသော သို့မဟုတ် တစ်ရက်အတွင်း မပို့နိုင်သော အီးမေးလ်များကို ဤနေရာတွင် ပြသထားသည်။',
  'Search address or subject': 'လိပ်စာ သို့မဟုတ် ခေါင်းစဉ်ကို ရှာရန်',
  Recipient: 'လက်ခံသူ',
  Subject: 'အီးမေးလ်ခေါင်းစဉ်',
  'Answer of the mail server': 'အီးမေးလ်ဆာဗာ၏ အဖြေ',
  Failed: 'မအောင်မြင်သည့်အချိန်',
  'Sent again': 'ထပ်ပို့ပြီး',
  '{{date}} by {{name}}': '{{date}} တွင် {{name}} က',
  'No, its link is not kept': 'မပို့ရသေးပါ၊ ပါရှိသောလင့်ခ်ကို သိမ်းမထားပါ',
  'Its link is not kept. Send a new invitation, or let the user ask for a new link.':
    'ပါရှိသောလင့်ခ်ကို သိမ်းမထားပါ။ ဖိတ်စာအသစ် ပို့ပါ၊ သို့မဟုတ် အသုံးပြုသူအား လင့်ခ်အသစ် တောင်းခိုင်းပါ။',
  'To {{email}}, {{date}}': '{{email}} သို့၊ {{date}}',
  'Send again': 'ထပ်ပို့ရန်',
  'The mail is sent again to {{email}}.': 'အီးမေးလ်ကို {{email}} သို့ ထပ်ပို့နေပါသည်။',
  'Send all again': 'အားလုံး ထပ်ပို့ရန်',
  'Send all of them again?': 'အားလုံးကို ထပ်ပို့မလား။',
  'This helps after the mail server was out of order. Mails to wrong addresses will fail again.':
    'အီးမေးလ်ဆာဗာ ပျက်နေခဲ့ပြီးနောက် အသုံးဝင်သည်။ လိပ်စာမှားသော အီးမေးလ်များမှာ ထပ်မံ မအောင်မြင်ပါ။',
  'Mails that are sent again: {{count}}': 'ထပ်ပို့နေသော အီးမေးလ်များ- {{count}}',
  'Sent a failed mail again': 'မပို့နိုင်ခဲ့သော အီးမေးလ်ကို ထပ်ပို့ခဲ့သည်',
  Mail: 'အီးမေးလ်',
}
