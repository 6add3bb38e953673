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
  'The last backup failed': 'နောက်ဆုံး အရန်သိမ်းခြင်း မအောင်မြင်ပါ',
  'A backup failed': 'အရန်သိမ်းခြင်း မအောင်မြင်ပါ',
  Begun: 'စတင်ခဲ့သည့်အချိန်',
  'What went wrong': 'ဖြစ်ခဲ့သည့်ပြဿနာ',
  'The portal stopped meanwhile.': 'ပြုလုပ်နေစဉ် ပေါ်တယ် ရပ်သွားခဲ့သည်။',
  'The portal tries again by itself. Tell whoever runs the server if it goes on failing.':
    'ပေါ်တယ်က အလိုအလျောက် ထပ်ကြိုးစားပါမည်။ ဆက်လက် မအောင်မြင်ပါက ဆာဗာစီမံသူကို အကြောင်းကြားပါ။',
  'The portal tries again, and writes again only after a backup has succeeded.':
    'ပေါ်တယ်က ထပ်ကြိုးစားပါမည်။ အရန်သိမ်းခြင်း အောင်မြင်ပြီးမှသာ ထပ်မံ စာပို့ပါမည်။',
  'Please tell whoever runs the server.': 'ဆာဗာစီမံသူကို အကြောင်းကြားပါ။',
  'Some files cannot be read': 'အချို့ဖိုင်များကို ဖတ်၍ မရပါ',
  'They are damaged, belong to another user of the server, or have another passphrase: {{names}}':
    'ပျက်စီးနေသည်၊ ဆာဗာ၏ အခြားအသုံးပြုသူတစ်ဦး ပိုင်ဆိုင်သည် သို့မဟုတ် စကားဝှက်စာသား မတူပါ — {{names}}',
  'Restore from a backup': 'အရန်မှ ပြန်ယူရန်',
  'Everything of the backup comes back, with its users and their passwords.':
    'အရန်ရှိ အရာအားလုံး၊ အသုံးပြုသူများနှင့် စကားဝှက်များပါ ပြန်ရပါမည်။',
  'Restore from a backup instead': 'အရန်မှ ပြန်ယူမည်',
  'Begin with an empty portal instead': 'ပေါ်တယ်အလွတ်ဖြင့် စမည်',
  'The backup was restored. Please sign in.': 'အရန်ကို ပြန်ယူပြီးပါပြီ။ ဝင်ပါ။',
  'It is on the recovery kit.': 'ပြန်လည်ရယူရေး စာရွက်တွင် ရှိပါသည်။',
  'Show or hide the passphrase': 'စကားဝှက်စာသား ပြရန် သို့မဟုတ် ဖျောက်ရန်',
  'Restore without the missing files': 'ပျောက်နေသောဖိုင်များ မပါဘဲ ပြန်ယူမည်',
  '{{time}}, version {{version}}, {{size}}': '{{time}}၊ ဗားရှင်း {{version}}၊ {{size}}',
  'Upload a backup': 'အရန်ဖိုင် တင်ရန်',
  'A file thant-….tar. Its folder "files" is copied to the server by hand.':
    'thant-….tar ဖိုင် ဖြစ်ပါသည်။ ၎င်း၏ "files" ဖိုင်တွဲကို ဆာဗာသို့ လက်ဖြင့် ကူးရပါသည်။',
  Encrypted: 'လျှို့ဝှက်ထားသည်',
  'Recovery kit': 'ပြန်လည်ရယူရေး စာရွက်',
  'A page to print and keep away from the server, for the day on which it is gone.':
    'ဆာဗာ ပျက်စီးသွားသည့်နေ့အတွက် ပုံနှိပ်ပြီး ဆာဗာနှင့် သီးခြား သိမ်းထားရန် စာမျက်နှာ ဖြစ်ပါသည်။',
  'Passphrase to print': 'ပုံနှိပ်မည့် စကားဝှက်စာသား',
  'Leave it empty to write it by hand. What is typed here is printed and neither sent nor kept.':
    'လက်ဖြင့် ရေးလိုပါက ကွက်လပ် ထားပါ။ ဤနေရာတွင် ရိုက်သည်ကို ပုံနှိပ်ရုံသာ ဖြစ်ပြီး ပေးပို့ခြင်း၊ သိမ်းခြင်း မပြုပါ။',
  'Recovery kit of {{name}}': '{{name}} ၏ ပြန်လည်ရယူရေး စာရွက်',
  Portal: 'ပေါ်တယ်',
  'Backups are in': 'အရန်များ ရှိရာ',
  'Copies are in': 'မိတ္တူများ ရှိရာ',
  'no second place is set': 'ဒုတိယနေရာ မသတ်မှတ်ထားပါ',
  'Newest backup': 'နောက်ဆုံး အရန်',
  'none yet': 'မရှိသေးပါ',
  'Printed on': 'ပုံနှိပ်သည့်နေ့',
  'What to do when the server is gone': 'ဆာဗာ ပျက်စီးသွားလျှင် လုပ်ရန်',
  'Take a computer with Linux or macOS, install Node 24 and get the portal: version {{version}} or newer.':
    'Linux သို့မဟုတ် macOS ကွန်ပျူတာတွင် Node 24 ကို ထည့်သွင်းပြီး ပေါ်တယ်ဗားရှင်း {{version}} သို့မဟုတ် ပိုသစ်သည်ကို ရယူပါ။',
  'Copy the newest file thant-….tar and the folder named files, which is beside it, to that computer.':
    'နောက်ဆုံး thant-….tar ဖိုင်နှင့် ၎င်းဘေးရှိ files ဖိုင်တွဲကို ထိုကွန်ပျူတာသို့ ကူးယူပါ။',
  'Run: {{command}}': 'လုပ်ဆောင်ရန် — {{command}}',
  'Type the passphrase below when it asks for it.': 'တောင်းလာသောအခါ အောက်ပါ စကားဝှက်စာသားကို ရိုက်ထည့်ပါ။',
  'Everybody signs in again with the password of before.': 'လူတိုင်း ယခင်စကားဝှက်ဖြင့် ပြန်ဝင်ရပါမည်။',
  Passphrase: 'စကားဝှက်စာသား',
  'Without the passphrase nobody can read the backups, not even who made the portal. Keep this page in a safe.':
    'စကားဝှက်စာသား မပါဘဲ မည်သူမျှ အရန်များကို မဖတ်နိုင်ပါ၊ ပေါ်တယ်ပြုလုပ်သူပင် မဖတ်နိုင်ပါ။ ဤစာရွက်ကို မီးခံသေတ္တာတွင် သိမ်းထားပါ။',
  'The backups are not encrypted: whoever has the files can read them.':
    'အရန်များကို လျှို့ဝှက်မထားပါ — ဖိုင်များ ရထားသူတိုင်း ဖတ်နိုင်ပါသည်။',
  Made: 'ပြုလုပ်ချိန်',
  Version: 'ဗားရှင်း',
  Size: 'အရွယ်အစား',
  File: 'ဖိုင်',
  Download: 'ဒေါင်းလုဒ်လုပ်ရန်',
  'By hand': 'လူက ပြုလုပ်သည်',
  'Every night': 'ညစဉ်',
  'Before an upgrade': 'အဆင့်မမြှင့်မီ',
  'Before a restore': 'ပြန်မယူမီ',
  'Of an earlier moment': 'ယခင်အချိန်တစ်ခု၏ အခြေအနေ',
  'Any moment': 'မည်သည့်အချိန်မဆို',
  'Whoever runs the server stops the portal and runs npm run restore -- --until "2026-11-22 14:05".':
    'ဆာဗာစီမံသူက ပေါ်တယ်ကို ရပ်ပြီး npm run restore -- --until "2026-11-22 14:05" ကို လုပ်ဆောင်ရပါသည်။',
  'The portal can be set back to any moment from {{from}} to {{until}}.':
    'ပေါ်တယ်ကို {{from}} မှ {{until}} အတွင်း မည်သည့်အချိန်၏ အခြေအနေသို့မဆို ပြန်ထားနိုင်ပါသည်။',
  'No moment can be restored yet.': 'ပြန်ယူနိုင်သော အချိန် မရှိသေးပါ။',
  'Changes are not archived': 'အပြောင်းအလဲများကို မသိမ်းဆည်းနိုင်ပါ',
  'The archive of changes is behind or has no base backup. Tell whoever runs the server.':
    'အပြောင်းအလဲမှတ်တမ်း နောက်ကျနေသည် သို့မဟုတ် အခြေခံအရန် မရှိပါ။ ဆာဗာစီမံသူကို အကြောင်းကြားပါ။',
  'Not checked yet': 'မစစ်ဆေးရသေး',
  Damaged: 'ပျက်စီးနေသည်',
  'Restored on trial': 'စမ်းသပ် ပြန်ယူပြီး',
  'Read and compared': 'ဖတ်ပြီး နှိုင်းယှဉ်ပြီး',
  'No second copy': 'ဒုတိယမိတ္တူ မရှိ',
}
