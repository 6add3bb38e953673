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
  '{{version}} of {{on}}': '{{version}} ({{on}})',
  'Corrected by version {{version}} of {{on}}.': '{{on}} ရက်စွဲပါ ဗားရှင်း {{version}} ဖြင့် ပြင်ဆင်ပြီး ဖြစ်ပါသည်။',
  'Corrects version {{version}} of {{on}}:': '{{on}} ရက်စွဲပါ ဗားရှင်း {{version}} ကို အောက်ပါအတိုင်း ပြင်ဆင်သည်။',
  'This note was withdrawn by version {{version}} of {{on}} and no longer holds.':
    'ဤအမှိုက်သိမ်းဆည်းလွှာကို {{on}} ရက်စွဲပါ ဗားရှင်း {{version}} ဖြင့် ရုပ်သိမ်းပြီး ဖြစ်၍ အတည်မဖြစ်တော့ပါ။',
  'Withdraws version {{version}} of {{on}}. What follows no longer holds.':
    '{{on}} ရက်စွဲပါ ဗားရှင်း {{version}} ကို ရုပ်သိမ်းသည်။ အောက်ပါအချက်များသည် အတည်မဖြစ်တော့ပါ။',
  'Reason: {{reason}}': 'အကြောင်းရင်း - {{reason}}',
  'As recorded on {{on}}. A treatment that is not known counts as disposal.':
    '{{on}} တွင် မှတ်တမ်းတင်ထားသည့်အတိုင်း ဖြစ်ပါသည်။ မည်သို့ဖြစ်သည် မသိရသော အမှိုက်ကို စွန့်ပစ်သည်ဟု မှတ်ယူပါသည်။',
  'Handed over, for {{name}}': '{{name}} ကိုယ်စား ပေးအပ်သူ',
  'Collected, for {{name}}': '{{name}} ကိုယ်စား သိမ်းဆည်းသူ',
  'Name, signature and date': 'အမည်၊ လက်မှတ်နှင့် ရက်စွဲ',
  'The pickup was deleted.': 'ဤအမှိုက်သိမ်းခြင်း မှတ်တမ်းကို ဖျက်ခဲ့ပါသည်။',
  'The pickup is no longer completed.': 'ဤအမှိုက်သိမ်းခြင်းကို မပြီးသေးဟု ပြန်ပြင်ခဲ့ပါသည်။',
  'The pickup is completed again.': 'ဤအမှိုက်သိမ်းခြင်းကို ပြီးစီးသည်ဟု ပြန်ပြင်ခဲ့ပါသည်။',
  'Date: {{before}}, now {{after}}': 'ရက်စွဲ - {{before}} မှ {{after}} သို့',
  'Customer: {{before}}, now {{after}}': 'အဖွဲ့အစည်း - {{before}} မှ {{after}} သို့',
  'Site: {{before}}, now {{after}}': 'နေရာ - {{before}} မှ {{after}} သို့',
  'Plate number: {{before}}, now {{after}}': 'ယာဉ်နံပါတ် - {{before}} မှ {{after}} သို့',
  'Collected by: {{before}}, now {{after}}': 'သိမ်းဆည်းသူ - {{before}} မှ {{after}} သို့',
  'Added: {{item}}, {{weight}} kg': 'ထည့်သွင်း - {{item}}၊ {{weight}} ကီလို',
  'Removed: {{item}}, {{weight}} kg': 'ဖယ်ရှား - {{item}}၊ {{weight}} ကီလို',
  'Weight of {{item}}: {{before}} kg, now {{after}} kg': '{{item}} အလေးချိန် - {{before}} ကီလိုမှ {{after}} ကီလိုသို့',
  'Waste type of {{item}}: {{before}}, now {{after}}': '{{item}} အမှိုက်အမျိုးအစား - {{before}} မှ {{after}} သို့',
  'Kind of waste of {{item}}: {{before}}, now {{after}}': '{{item}} အန္တရာယ်ရှိ၊ မရှိ - {{before}} မှ {{after}} သို့',
  'How the weight of {{item}} is known: {{before}}, now {{after}}': '{{item}} အလေးချိန်ကို သိရပုံ - {{before}} မှ {{after}} သို့',
  'Destination of {{item}}: {{before}}, now {{after}}': '{{item}} ပို့သည့်နေရာ - {{before}} မှ {{after}} သို့',
  'What became of {{item}}, in kg: {{before}}, now {{after}}': '{{item}} မည်သို့ဖြစ်သည်၊ ကီလိုဖြင့် - {{before}} မှ {{after}} သို့',
  'Versions of the collection note': 'အမှိုက်သိမ်းဆည်းလွှာ၏ ဗားရှင်းများ',
  'This collection note was corrected': 'ဤအမှိုက်သိမ်းဆည်းလွှာကို ပြင်ဆင်ထားပါသည်',
  'Version {{number}} of {{when}}': 'ဗားရှင်း {{number}} ({{when}})',
  'by {{name}}': '{{name}} က ပြုလုပ်သည်',
  'Reason of the correction': 'ပြင်ဆင်ရသည့် အကြောင်းရင်း',
  'Printed on the corrected collection note, which the customer can read.':
    'ပြင်ဆင်ထားသော အမှိုက်သိမ်းဆည်းလွှာတွင် ဖော်ပြမည် ဖြစ်၍ ဖောက်သည်က ဖတ်နိုင်ပါသည်။',
  'There is a collection note once the pickup is completed.': 'အမှိုက်သိမ်းပြီးမှသာ အမှိုက်သိမ်းဆည်းလွှာ ရနိုင်ပါသည်။',
}
