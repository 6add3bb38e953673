import type { Catalogue } from '../create-i18n.ts'

/** What an organization adds to its tables of GRI 306, and the texts that are proposed for it. */
export const griContextMessages: Catalogue = {
  'Guest nights': 'ဧည့်သည် ညအိပ်ပေါင်း',
  Employees: 'ဝန်ထမ်း',
  'Square metres': 'စတုရန်းမီတာ',
  Meals: 'အစားအသောက် ပွဲရေ',
  'kg per guest night': 'ဧည့်သည် တစ်ညလျှင် ကီလို',
  'kg per employee': 'ဝန်ထမ်း တစ်ဦးလျှင် ကီလို',
  'kg per square metre': 'တစ်စတုရန်းမီတာလျှင် ကီလို',
  'kg per meal': 'တစ်ပွဲလျှင် ကီလို',
  Intensity: 'တစ်ယူနစ်လျှင် အမှိုက်',
  'Base year': 'အခြေခံနှစ်',
  'Base year: {{year}}': 'အခြေခံနှစ် — {{year}}',
  Value: 'တန်ဖိုး',
  'Stated amount': 'ဖော်ပြသည့် ပမာဏ',
  Text: 'စာသား',
  'Kilograms per unit': 'တစ်ယူနစ်လျှင် ကီလို',
  'Months with an amount': 'ပမာဏ ရှိသည့် လ',
  'Months that are over': 'ပြီးဆုံးသည့် လ',
  'Stated by': 'ဖော်ပြသူ',
  'As stated by {{name}}.': '{{name}} ၏ ဖော်ပြချက် ဖြစ်ပါသည်။',
  'What the organization says': 'အဖွဲ့အစည်း၏ ဖော်ပြချက်',
  'Waste that others took, as stated by {{name}}': '{{name}} ၏ ဖော်ပြချက်အရ အခြားသူများ သိမ်းသည့် အမှိုက်',
  'Onsite is what was treated where it arose. Nothing of it is in the tables, sums and rates above.':
    'လုပ်ငန်းခွင်အတွင်း ဆိုသည်မှာ ဖြစ်ပေါ်ရာနေရာတွင် စီမံသည့် အမှိုက် ဖြစ်ပါသည်။ အထက်ပါ ဇယား၊ စုစုပေါင်းနှင့် အချိုးများတွင် မပါဝင်ပါ။',
  'The waste collected in the months that are over and have an amount, divided by the amount: the sum of guest nights and meals, the average of employees and square metres. Amounts as stated by {{name}}.':
    'ပြီးဆုံးပြီး ပမာဏ ထည့်ထားသည့် လများတွင် သိမ်းဆည်းခဲ့သည့် အမှိုက်ကို ထိုပမာဏဖြင့် စားထားပါသည်။ ဧည့်သည် ညအိပ်ပေါင်းနှင့် ပွဲရေကို ပေါင်းပြီး ဝန်ထမ်းနှင့် စတုရန်းမီတာကို ပျမ်းမျှယူပါသည်။ ပမာဏများသည် {{name}} ၏ ဖော်ပြချက် ဖြစ်ပါသည်။',
  '{{metric}}: the amount is 0, so there is no intensity.': '{{metric}} — ပမာဏ ၀ ဖြစ်သဖြင့် တစ်ယူနစ်လျှင် အမှိုက်ကို တွက်၍ မရပါ။',
  'GRI 306-1: Waste generation and significant waste-related impacts': 'GRI 306-1 — အမှိုက်ထွက်ရှိမှုနှင့် ၎င်း၏ သိသာသော သက်ရောက်မှုများ',
  'GRI 306-2-a: Actions to prevent waste and to manage its impacts':
    'GRI 306-2-a — အမှိုက် မထွက်စေရန်နှင့် သက်ရောက်မှုကို စီမံရန် ဆောင်ရွက်ချက်များ',
  'GRI 306-2-b: How third parties that manage the waste are checked': 'GRI 306-2-b — ပြင်ပအဖွဲ့များ၏ အမှိုက်စီမံမှုကို စစ်ဆေးပုံ',
  'GRI 306-2-c: How waste data are collected and monitored': 'GRI 306-2-c — အမှိုက် အချက်အလက်များကို ကောက်ယူ၍ စောင့်ကြည့်ပုံ',

  'In {{months}}, {{company}} collected {{weight}} kg of our waste.':
    '{{months}} တွင် {{company}} က ကျွန်ုပ်တို့၏ အမှိုက် {{weight}} ကီလို သိမ်းဆည်းခဲ့ပါသည်။',
  'What was collected until {{day}} is counted.': '{{day}} အထိ သိမ်းဆည်းခဲ့သည်ကို ထည့်တွက်ထားပါသည်။',
  'It consisted of {{shares}}.': '၎င်းတွင် {{shares}} ပါဝင်ပါသည်။',
  'None of it was recorded as hazardous.': 'အန္တရာယ်ရှိသည့် အမှိုက်အဖြစ် မှတ်တမ်းတင်ထားခြင်း မရှိပါ။',
  '{{weight}} kg of it was hazardous.': '၎င်းအနက် {{weight}} ကီလိုသည် အန္တရာယ်ရှိသည့် အမှိုက် ဖြစ်ပါသည်။',
  '{{weight}} kg ({{share}}) was diverted from disposal, in kilograms: {{operations}}.':
    '{{weight}} ကီလို ({{share}}) ကို မစွန့်ပစ်ဘဲ ပြန်လည်ရယူခဲ့ပါသည်။ ကီလိုဖြင့် — {{operations}}။',
  'Composting and anaerobic digestion count as recycling.':
    'မြေဆွေးပြုလုပ်ခြင်းနှင့် ဇီဝဓာတ်ငွေ့ ထုတ်ခြင်းတို့ကို ပြန်လည်အသုံးပြုခြင်းအဖြစ် ရေတွက်ပါသည်။',
  '{{weight}} kg ({{share}}) was directed to disposal, in kilograms: {{operations}}.':
    '{{weight}} ကီလို ({{share}}) ကို စွန့်ပစ်ခဲ့ပါသည်။ ကီလိုဖြင့် — {{operations}}။',
  'Of {{weight}} kg nobody recorded what became of it; it counts as disposal.':
    '{{weight}} ကီလို မည်သို့ဖြစ်သည်ကို မှတ်တမ်း မရှိသဖြင့် စွန့်ပစ်သည်ဟု ရေတွက်ပါသည်။',
  'Of {{weight}} kg ({{share}}) no destination is recorded.': '{{weight}} ကီလို ({{share}}) အတွက် ပို့သည့်နေရာ မှတ်တမ်း မရှိပါ။',
  'Destinations of our waste that {{company}} has on record: {{count}}, of which {{licensed}} with a licence number.':
    '{{company}} တွင် မှတ်တမ်းရှိသော ကျွန်ုပ်တို့၏ အမှိုက် ပို့သည့်နေရာ {{count}} ခု ရှိပြီး {{licensed}} ခုတွင် လိုင်စင်အမှတ် ပါရှိပါသည်။',
  'No load of these waste types to these destinations is on record for these months.':
    'ဤလများအတွက် ဤအမှိုက်အမျိုးအစားများကို ဤနေရာများသို့ ပို့သည့် မှတ်တမ်း မရှိပါ။',
  'Of the loads of these waste types to these destinations in these months, which are of all customers of {{company}} together, {{share}} of the kilograms have a weighbridge slip on record.':
    'ဤလများတွင် ဤအမှိုက်အမျိုးအစားများကို ဤနေရာများသို့ ပို့သည့် အလေးချိန် ({{company}} ၏ ဖောက်သည်အားလုံး စုပေါင်း) အနက် {{share}} အတွက် ကတ္တားပြေစာ မှတ်တမ်း ရှိပါသည်။',
  'The figures are sums of what {{company}} noted at each pickup, by type and weight. Pickups in these months: {{count}}.':
    'ကိန်းဂဏန်းများသည် အမှိုက်သိမ်းတိုင်း {{company}} က အမျိုးအစားနှင့် အလေးချိန်ဖြင့် မှတ်သားခဲ့သည်များ၏ ပေါင်းလဒ် ဖြစ်ပါသည်။ ဤလများတွင် အမှိုက်သိမ်းခြင်း {{count}} ကြိမ် ရှိပါသည်။',
  'How the weight is known: {{measure}}, {{share}}.': 'အလေးချိန်ကို သိရပုံ — {{measure}}၊ {{share}}။',

  'This year has not begun yet.': 'ဤနှစ် မစတင်သေးပါ။',
  'This month has not begun yet.': 'ဤလ မစတင်သေးပါ။',
  'Must be a month of {{year}}': '{{year}} ၏ လ ဖြစ်ရပါမည်',
  'This waste was not found.': 'ဤအမှိုက်ကို မတွေ့ပါ။',
  'At most {{count}} entries a year': 'တစ်နှစ်လျှင် အများဆုံး {{count}} ခု',
  'The same month stands here twice.': 'ဤလ နှစ်ကြိမ် ပါနေပါသည်။',
  'At most 100,000,000': 'အများဆုံး ၁၀၀,၀၀၀,၀၀၀',
  'Invalid year': 'ခုနှစ် မမှန်ပါ',
  'Amounts of a year': 'တစ်နှစ်၏ ပမာဏများ',
  'Waste that others took': 'အခြားသူများ သိမ်းသည့် အမှိုက်',
  'Text of GRI 306': 'GRI 306 စာသား',
  Entered: 'ထည့်သွင်းခဲ့သည်',
  Written: 'ရေးသားခဲ့သည်',

  'Complete the tables': 'ဇယားများကို ဖြည့်ရန်',
  'Complete your tables': 'သင့်ဇယားများကို ဖြည့်ရန်',
  'Show the tables': 'ဇယားများကို ကြည့်ရန်',
  Year: 'ခုနှစ်',
  'What the organization states itself stands beside its tables, with who stated it, and is in none of their sums.':
    'အဖွဲ့အစည်း ကိုယ်တိုင် ဖော်ပြသည်များကို ဖော်ပြသူနှင့်အတူ ဇယားများဘေးတွင် ပြပြီး စုစုပေါင်းများတွင် မထည့်ပါ။',
  'Amounts by month': 'လအလိုက် ပမာဏများ',
  Texts: 'စာသားများ',
  'The waste of the months that are over is divided by them. An empty field is a month without an amount; 0 says that there was nothing. A column can be pasted from a spreadsheet.':
    'ပြီးဆုံးသည့် လများ၏ အမှိုက်ကို ဤပမာဏများဖြင့် စားပါသည်။ အကွက်လွတ်သည် ပမာဏ မရှိသော လ ဖြစ်ပြီး ၀ သည် တစ်ခုမျှ မရှိခဲ့ကြောင်း ဆိုလိုပါသည်။ စာရင်းဇယားမှ ကော်လံတစ်ခုလုံးကို ကူးထည့်နိုင်ပါသည်။',
  'The amounts were saved.': 'ပမာဏများကို သိမ်းပြီးပါပြီ။',
  'The waste was added.': 'အမှိုက်ကို ထည့်ပြီးပါပြီ။',
  'The waste was saved.': 'အမှိုက်ကို သိမ်းပြီးပါပြီ။',
  'The waste was removed.': 'အမှိုက်ကို ဖယ်ရှားပြီးပါပြီ။',
  'Remove this waste?': 'ဤအမှိုက်ကို ဖယ်ရှားမလား။',
  'Add waste': 'အမှိုက် ထည့်ရန်',
  'Edit waste': 'အမှိုက် ပြင်ရန်',
  'Also what was treated where it arose, onsite. It stands in a table of its own, below those of GRI 306.':
    'ဖြစ်ပေါ်ရာနေရာ (လုပ်ငန်းခွင်အတွင်း) တွင် စီမံသည်များလည်း ပါဝင်ပါသည်။ GRI 306 ဇယားများအောက်ရှိ သီးခြားဇယားတွင် ပြပါသည်။',
  'Nothing is entered for this year.': 'ဤနှစ်အတွက် ထည့်သွင်းထားခြင်း မရှိသေးပါ။',
  'What it is, and who took it': 'မည်သည့်အမှိုက် ဖြစ်ပြီး မည်သူ သိမ်းသည်',
  'Residual waste, taken by the city': 'စည်ပင်က သိမ်းသည့် ကျန်အမှိုက်',
  Where: 'နေရာ',
  Offsite: 'လုပ်ငန်းခွင်ပြင်ပ',
  Onsite: 'လုပ်ငန်းခွင်အတွင်း',
  'It is hazardous waste': 'အန္တရာယ်ရှိသည့် အမှိုက် ဖြစ်ပါသည်',
  Write: 'ရေးရန်',
  'Use the proposal': 'အဆိုပြုစာသားကို သုံးရန်',
  'Nothing is written yet.': 'ရေးသားထားခြင်း မရှိသေးပါ။',
  'The text was saved.': 'စာသားကို သိမ်းပြီးပါပြီ။',
  'At most {{number}} letters. An empty text is not shown.': 'စာလုံး {{number}} ထက် မပိုရပါ။ စာသား မရှိလျှင် မပြပါ။',
  'Based on': 'အခြေခံသည်',
  '{{months}} of {{all}} months that are over': 'ပြီးဆုံးသည့် {{all}} လအနက် {{months}} လ',
  'None, as the amount is 0': 'ပမာဏ ၀ ဖြစ်သဖြင့် မရှိပါ',
  'The year with which the organization compares its waste.': 'အဖွဲ့အစည်းက ၎င်း၏ အမှိုက်ကို နှိုင်းယှဉ်သည့် ခုနှစ်။',
}
