import type { Catalogue } from '../create-i18n.ts'

/** The screen of backups. */
export const backupMessages: Catalogue = {
  Backups: 'အရန်သိမ်းမှုများ',
  'Everything in the portal as of one moment. One is made every night at 02:00.':
    'ပေါ်တယ်ရှိ အရာအားလုံးကို အချိန်တစ်ခုအတိုင်း သိမ်းထားခြင်း ဖြစ်ပါသည်။ ညစဉ် ၀၂:၀၀ တွင် တစ်ခု ပြုလုပ်ပါသည်။',
  'Make a backup now': 'ယခု အရန်သိမ်းမည်',
  'The backup is being made.': 'အရန်သိမ်းနေပါသည်။',
  'A backup is being made: {{percent}} %': 'အရန်သိမ်းနေသည် — {{percent}} %',
  'Backup under way': 'အရန်သိမ်းနေဆဲ',
  'Kept backups': 'သိမ်းထားသော အရန်များ',
  'To restore one, whoever runs the server stops the portal and runs npm run restore.':
    'အရန်တစ်ခုကို ပြန်ယူရန် ဆာဗာစီမံသူက ပေါ်တယ်ကို ရပ်ပြီး npm run restore ကို လုပ်ဆောင်ရပါသည်။',
  'No backup was made yet.': 'အရန် မသိမ်းရသေးပါ။',
  'The backup is overdue': 'အရန်သိမ်းရန် ရက်လွန်နေပါသည်',
  'There is no backup that can be restored. Make one now.': 'ပြန်ယူနိုင်သော အရန် မရှိပါ။ ယခု တစ်ခု ပြုလုပ်ပါ။',
  'The last good backup was made on {{time}}. Make one now, and tell whoever runs the server.':
    'ကောင်းမွန်သော နောက်ဆုံးအရန်ကို {{time}} တွင် ပြုလုပ်ခဲ့ပါသည်။ ယခု တစ်ခု ပြုလုပ်ပြီး ဆာဗာစီမံသူကို အကြောင်းကြားပါ။',
  'Some files cannot be read': 'အချို့ဖိုင်များကို ဖတ်၍ မရပါ',
  'They are damaged, or belong to another user of the server: {{names}}':
    'ပျက်စီးနေသည် သို့မဟုတ် ဆာဗာ၏ အခြားအသုံးပြုသူတစ်ဦး ပိုင်ဆိုင်သည် — {{names}}',
  Made: 'ပြုလုပ်ချိန်',
  Version: 'ဗားရှင်း',
  Size: 'အရွယ်အစား',
  File: 'ဖိုင်',
  Download: 'ဒေါင်းလုဒ်လုပ်ရန်',
  'By hand': 'လူက ပြုလုပ်သည်',
  'Every night': 'ညစဉ်',
  'Before an upgrade': 'အဆင့်မမြှင့်မီ',
  'Before a restore': 'ပြန်မယူမီ',
  'Not checked yet': 'မစစ်ဆေးရသေး',
  Damaged: 'ပျက်စီးနေသည်',
  'Restored on trial': 'စမ်းသပ် ပြန်ယူပြီး',
  'Read and compared': 'ဖတ်ပြီး နှိုင်းယှဉ်ပြီး',
  'No second copy': 'ဒုတိယမိတ္တူ မရှိ',
}
