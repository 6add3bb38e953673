import type { Catalogue } from '../create-i18n.ts'

/** The paper of what was collected at a pickup. */
export const collectionNoteMessages: Catalogue = {
  'Collection note': 'အမှိုက်သိမ်းဆည်းလွှာ',
  'Collection note {{number}}': 'အမှိုက်သိမ်းဆည်းလွှာ {{number}}',
  'COLLECTION NOTE': 'အမှိုက်သိမ်းဆည်းလွှာ',
  'Collected from': 'အမှိုက်သိမ်းဆည်းရာ အဖွဲ့အစည်း',
  'Collected by': 'သိမ်းဆည်းသူ',
  'What was collected': 'သိမ်းဆည်းခဲ့သည့် အမှိုက်',
  'As recorded when the pickup was completed. A treatment that is not known counts as disposal.':
    'အမှိုက်သိမ်းပြီးချိန်က မှတ်တမ်းတင်ထားသည့်အတိုင်း ဖြစ်ပါသည်။ မည်သို့ဖြစ်သည် မသိရသော အမှိုက်ကို စွန့်ပစ်သည်ဟု မှတ်ယူပါသည်။',
  'Otherwise as recorded when the pickup was completed. A treatment that is not known counts as disposal.':
    'ကျန်သည်များမှာ အမှိုက်သိမ်းပြီးချိန်က မှတ်တမ်းတင်ထားသည့်အတိုင်း ဖြစ်ပါသည်။ မည်သို့ဖြစ်သည် မသိရသော အမှိုက်ကို စွန့်ပစ်သည်ဟု မှတ်ယူပါသည်။',
  'What became of {{type}} was recorded afterwards, on {{on}}: {{reason}}':
    '{{type}} မည်သို့ဖြစ်သည်ကို {{on}} တွင် နောက်မှ မှတ်တမ်းတင်ခဲ့ပါသည်။ {{reason}}',
  'What became of {{type}} was recorded afterwards, on {{on}} by {{name}}: {{reason}}':
    '{{type}} မည်သို့ဖြစ်သည်ကို {{name}} က {{on}} တွင် နောက်မှ မှတ်တမ်းတင်ခဲ့ပါသည်။ {{reason}}',
  'There is a collection note once the pickup is completed.': 'အမှိုက်သိမ်းပြီးမှသာ အမှိုက်သိမ်းဆည်းလွှာ ရနိုင်ပါသည်။',
}
