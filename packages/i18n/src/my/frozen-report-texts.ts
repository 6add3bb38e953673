import type { Catalogue } from '../create-i18n.ts'

/** Texts that reports no longer get, but that saved reports hold, which are still shown in Burmese. */
export const frozenReportMessages: Catalogue = {
  'this report shows what became of your waste in {{title}}. In that time we came {{pickups}} times and took {{weight}} with us, all of it segregated and weighed in front of your people.':
    'ဤအစီရင်ခံစာသည် {{title}} အတွင်း သင်တို့၏ စွန့်ပစ်ပစ္စည်းများ မည်သို့ဖြစ်သွားသည်ကို ပြပါသည်။ ထိုကာလအတွင်း ကျွန်ုပ်တို့ {{pickups}} ကြိမ် လာရောက်ကာ {{weight}} ကို ယူဆောင်ခဲ့ပြီး အားလုံးကို ခွဲခြားပြီးသားအဖြစ် သင်တို့ဝန်ထမ်းများရှေ့တွင် ချိန်တွယ်ခဲ့ပါသည်။',
  'None of it was thrown away. Paper, plastic, metal and glass went to recyclers, organic waste was composted, and electronic waste was taken apart by people who are trained for it. The pages that follow say how much of each there was, how it changed from month to month, and what you could do next.':
    'မည်သည့်အရာကိုမျှ လွှင့်မပစ်ခဲ့ပါ။ စက္ကူ၊ ပလတ်စတစ်၊ သတ္တုနှင့် ဖန်တို့ကို ပြန်လည်အသုံးပြုသူများထံ ပို့ခဲ့ပြီး အစိုအမှိုက်ကို မြေဆွေးလုပ်ကာ အီလက်ထရောနစ်ပစ္စည်းများကို ကျွမ်းကျင်သူများက ဖြုတ်ခဲ့ပါသည်။ နောက်စာမျက်နှာများတွင် တစ်မျိုးစီ မည်မျှရှိသည်၊ လအလိုက် မည်သို့ပြောင်းသည်၊ ရှေ့ဆက် ဘာလုပ်နိုင်သည်ကို ဖော်ပြထားပါသည်။',
  'We work with the city development committee of Yangon, under whose rules waste may be collected and moved, and we keep our records the way ISO 14001:2015 asks for: what was planned, what was done, what was measured, and what is to become better. You can use this report as evidence for your own environmental management system.':
    'စွန့်ပစ်ပစ္စည်း သိမ်းဆည်းသယ်ယူခွင့်ဆိုင်ရာ စည်းမျဉ်းများကို ချမှတ်သော ရန်ကုန်မြို့တော်စည်ပင်သာယာရေးကော်မတီနှင့် ပူးပေါင်းဆောင်ရွက်ပြီး ISO 14001:2015 တောင်းဆိုသည့်အတိုင်း စီစဉ်ခဲ့သည်၊ လုပ်ဆောင်ခဲ့သည်၊ တိုင်းတာခဲ့သည်၊ ပိုကောင်းလာစေမည့်အရာတို့ကို မှတ်တမ်းတင်ပါသည်။ ဤအစီရင်ခံစာကို သင်တို့၏ ပတ်ဝန်းကျင်စီမံခန့်ခွဲမှုစနစ်အတွက် အထောက်အထားအဖြစ် အသုံးပြုနိုင်ပါသည်။',
  'Every item was weighed at the pickup, in kilograms, and noted with its type.':
    'ပစ္စည်းတိုင်းကို သိမ်းဆည်းချိန်တွင် ကီလိုဂရမ်ဖြင့် ချိန်ပြီး အမျိုးအစားနှင့်တကွ မှတ်သားခဲ့သည်။',
  'Shares are of the weight. Figures are rounded only where they are shown, to two decimals.':
    'ရာခိုင်နှုန်းသည် အလေးချိန်အပေါ်မူတည်သည်။ ကိန်းများကို ပြသည့်နေရာတွင်သာ ဒသမနှစ်နေရာအထိ ပြုပြင်သည်။',
  'The record keeping follows ISO 14001:2015, clauses 9.1 and 7.5: monitored, measured, documented, retained.':
    'မှတ်တမ်းထိန်းသိမ်းမှုသည် ISO 14001:2015 အပိုဒ် ၉.၁ နှင့် ၇.၅ အတိုင်း စောင့်ကြည့်၊ တိုင်းတာ၊ မှတ်တမ်းတင်၊ ထိန်းသိမ်းထားသည်။',
  'Collection and transport follow the rules of the city development committee.':
    'သိမ်းဆည်းခြင်းနှင့် သယ်ယူခြင်းသည် မြို့တော်စည်ပင်သာယာရေးကော်မတီ၏ စည်းမျဉ်းများအတိုင်းဖြစ်သည်။',
  'Collected for recycling: {{types}}.': 'ပြန်လည်အသုံးပြုရန် သိမ်းဆည်းသည်များ - {{types}}။',
  'Collected for composting: {{types}}.': 'မြေဆွေးလုပ်ရန် သိမ်းဆည်းသည်များ - {{types}}။',
  'Collected for e-waste treatment: {{types}}.': 'အီလက်ထရောနစ် ပြုပြင်ရန် သိမ်းဆည်းသည်များ - {{types}}။',
  'Collected for recycling': 'ပြန်လည်အသုံးပြုရန် သိမ်းဆည်းသည်',
  'A total of {{weight}} of waste was collected for recycling in this period.':
    'ဤကာလအတွင်း စွန့်ပစ်ပစ္စည်း စုစုပေါင်း {{weight}} ကို ပြန်လည်အသုံးပြုရန် သိမ်းဆည်းခဲ့သည်။',
  'No mixed trash was found: every item was noted with a type of its own.':
    'ရောနှောအမှိုက် မတွေ့ရပါ။ ပစ္စည်းတိုင်းကို သီးခြားအမျိုးအစားဖြင့် မှတ်သားထားသည်။',
  'Waste recycled': 'ပြန်လည်အသုံးပြုပြီး အလေးချိန်',
  'A total of {{weight}} of waste was recycled in this period.':
    'ဤကာလအတွင်း စွန့်ပစ်ပစ္စည်း စုစုပေါင်း {{weight}} ကို ပြန်လည်အသုံးပြုခဲ့သည်။',
  'No mixed trash was found: the waste had been segregated before it was collected.':
    'ရောနှောအမှိုက် မတွေ့ရပါ။ သိမ်းဆည်းခြင်းမပြုမီ ခွဲခြားထားပြီးဖြစ်သည်။',
  'Every kilogram in this report was segregated by somebody who took the trouble. Thank you to all of them, and to you.':
    'ဤအစီရင်ခံစာပါ ကီလိုတိုင်းကို အပင်ပန်းခံသူတစ်ဦးက ခွဲခြားပေးခဲ့ခြင်းဖြစ်သည်။ သူတို့အားလုံးနှင့် သင့်အား ကျေးဇူးတင်ပါသည်။',
  'This report was frozen when it was saved. Below stands the SHA-256 of its data: whoever has the report can compare it on our portal and know that no figure was changed since.':
    'ဤအစီရင်ခံစာကို သိမ်းဆည်းချိန်တွင် ပုံသေပြုထားသည်။ အောက်တွင် ၎င်းအချက်အလက်၏ SHA-256 ရှိသည်။ အစီရင်ခံစာရှိသူတိုင်း ကျွန်ုပ်တို့၏ ပေါ်တယ်တွင် နှိုင်းယှဉ်၍ ကိန်းတစ်ခုမျှ မပြောင်းကြောင်း သိနိုင်သည်။',
  'A letter to our customer': 'သင့်ထံသို့ စာတစ်စောင်',
  'If a figure surprises you, please ask: each figure goes back to pickups that we can show you.':
    'ကိန်းဂဏန်းတစ်ခုကို အံ့ဩမိပါက မေးမြန်းပါ။ ကိန်းတိုင်း၏နောက်တွင် ပြသနိုင်သော သိမ်းဆည်းမှုတစ်ခု ရှိပါသည်။',
  'Rinse cans and press them flat: they take a quarter of the space and attract no ants.':
    'သံဘူးများကို ဆေး၍ ဖိပြားပါ။ နေရာလေးပုံတစ်ပုံသာ ယူပြီး ပုရွက်ဆိတ်မတက်ပါ။',
  'Sorted into PET bottles, hard plastic such as HDPE and PP, and film; what cannot be recycled is taken out.':
    'PET ပုလင်း၊ HDPE နှင့် PP ကဲ့သို့ ပလတ်စတစ်မာ၊ ပလတ်စတစ်ပါးဟူ၍ ခွဲပြီး ပြန်မသုံးနိုင်သည်ကို ဖယ်သည်။',
  'In {{title}}, {{weight}} of waste was collected. Months included: {{months}}.':
    '{{title}} တွင် စွန့်ပစ်ပစ္စည်း {{weight}} ကို သိမ်းဆည်းခဲ့သည်။ ရေတွက်သောလများမှာ {{months}} ဖြစ်သည်။',
  'Whether any of it was landfilled is not recorded: landfilling counts as 0.':
    'အမှိုက်ပုံတွင် ပုံခဲ့ခြင်း ရှိမရှိကို မှတ်တမ်းတင်မထားပါ။ ထို့ကြောင့် သုညအဖြစ် ရေတွက်သည်။',
  'The weight of each material, as it was noted at each pickup, is multiplied by its factors. 1,000 kg are 1 t; figures are rounded only where they are shown.':
    'သိမ်းဆည်းချိန်တိုင်း မှတ်သားထားသော ပစ္စည်းတစ်မျိုးစီ၏ အလေးချိန်ကို ၎င်း၏ကိန်းများဖြင့် မြှောက်သည်။ ကီလိုဂရမ် ၁,၀၀၀ သည် တစ်တန်ဖြစ်ပြီး ပြသည့်နေရာတွင်သာ ဒသမကို ပြုပြင်သည်။',
  'Our source gives two factors for e-waste, for its plastic and its metal part, without saying whether they are emitted or avoided. We count both as direct, which is the cautious reading, and show the totals without e-waste beside them.':
    'ရင်းမြစ်တွင် အီလက်ထရောနစ်အတွက် ပလတ်စတစ်ပိုင်းနှင့် သတ္တုပိုင်းဟူ၍ ကိန်းနှစ်ခုပေးထားပြီး ဦးတည်ချက် မပါပါ။ သတိထားသောနည်းဖြင့် နှစ်ခုလုံးကို တိုက်ရိုက်အဖြစ် တွက်ပြီး အီလက်ထရောနစ်မပါသော စုစုပေါင်းကို ယှဉ်ပြထားသည်။',
  'Which plant treated it, and what was sorted out there, is not recorded. The pages that follow say how much of each type there was, how it changed from month to month, and what you could do next.':
    'မည်သည့်စက်ရုံက ပြုပြင်ခဲ့သည်၊ ထိုနေရာတွင် ဘာများ ဖယ်ထုတ်ခဲ့သည်ကို မှတ်တမ်းတင်မထားပါ။ နောက်စာမျက်နှာများတွင် အမျိုးအစားတစ်ခုစီ မည်မျှရှိသည်၊ လအလိုက် မည်သို့ပြောင်းသည်၊ ရှေ့ဆက် ဘာလုပ်နိုင်သည်ကို ဖော်ပြထားပါသည်။',
  'Each item was noted at its pickup with its type and its weight in kilograms; whether the weight was measured or estimated is not recorded.':
    'ပစ္စည်းတိုင်းကို သိမ်းဆည်းချိန်တွင် အမျိုးအစားနှင့် ကီလိုဂရမ်အလေးချိန်ဖြင့် မှတ်သားခဲ့သည်။ အလေးချိန်ကို တိုင်းတာခဲ့သည် သို့မဟုတ် ခန့်မှန်းခဲ့သည်ကို မှတ်တမ်းတင်မထားပါ။',
  'Whether a weight was measured or estimated is not recorded. Quarters are three consecutive months with pickups, in the company’s time zone; months without pickups count nothing.':
    'အလေးချိန်ကို တိုင်းတာခဲ့သည် သို့မဟုတ် ခန့်မှန်းခဲ့သည်ကို မှတ်တမ်းတင်မထားပါ။ သုံးလပတ်သည် ကုမ္ပဏီ၏စံတော်ချိန်အရ သိမ်းဆည်းမှုရှိသော ဆက်တိုက်သုံးလဖြစ်ပြီး မရှိသောလကို မရေတွက်ပါ။',
  'What became of it is in the tables by GRI 306 of the portal, as far as it was recorded. The pages that follow say how much of each type there was, how it changed from month to month, and what you could do next.':
    'ယင်းတို့ မည်သို့ဖြစ်သွားသည်ကို ပေါ်တယ်ရှိ GRI 306 အမှိုက်ဇယားတွင် မှတ်တမ်းရှိသလောက် ဖော်ပြထားပါသည်။ နောက်စာမျက်နှာများတွင် အမျိုးအစားတစ်ခုစီ မည်မျှရှိသည်၊ လအလိုက် မည်သို့ပြောင်းသည်၊ ရှေ့ဆက် ဘာလုပ်နိုင်သည်ကို ဖော်ပြထားပါသည်။',
  'Each item was noted at its pickup with its type and its weight in kilograms. Whether a weight was read from a scale or estimated is in the tables by GRI 306 of the portal, as far as it was recorded.':
    'ပစ္စည်းတိုင်းကို သိမ်းဆည်းချိန်တွင် အမျိုးအစားနှင့် ကီလိုဂရမ်အလေးချိန်ဖြင့် မှတ်သားခဲ့သည်။ အလေးချိန်ကို ချိန်ခွင်ဖြင့် ချိန်ခဲ့သည် သို့မဟုတ် ခန့်မှန်းခဲ့သည်ကို ပေါ်တယ်ရှိ GRI 306 အမှိုက်ဇယားတွင် မှတ်တမ်းရှိသလောက် ဖော်ပြထားသည်။',
  'Recycling trend: {{types}}': 'ပြန်လည်အသုံးပြုမှု အလားအလာ - {{types}}',
  Revision: 'ပြင်ဆင်မူ',
  'What we recommend first': 'ဦးစွာ အကြံပြုလိုသည်များ',
  'Net emissions compare what the treatment emitted with what it avoided; below zero, it avoided more. The carbon report says how they are computed.':
    'အသားတင်ထုတ်လွှတ်မှုသည် ပြုပြင်ရာတွင် ထုတ်လွှတ်မှုနှင့် ရှောင်ရှားနိုင်မှုကို နှိုင်းယှဉ်သည်။ သုညအောက်ဆိုလျှင် ပို၍ရှောင်ရှားနိုင်ခဲ့သည်။ တွက်နည်းကို ကာဗွန်အစီရင်ခံစာတွင် ဖော်ပြထားသည်။',
  'Net emissions compare what the treatment emitted with what it avoided; above zero, it emitted more. The carbon report says how they are computed.':
    'အသားတင်ထုတ်လွှတ်မှုသည် ပြုပြင်ရာတွင် ထုတ်လွှတ်မှုနှင့် ရှောင်ရှားနိုင်မှုကို နှိုင်းယှဉ်သည်။ သုညအထက်ဆိုလျှင် ပို၍ထုတ်လွှတ်ခဲ့သည်။ တွက်နည်းကို ကာဗွန်အစီရင်ခံစာတွင် ဖော်ပြထားသည်။',
  'By these factors, treating this waste avoids {{net}} more than it emits.':
    'ဤကိန်းများအရ ဤအမှိုက်များကို ပြုပြင်ခြင်းသည် ထုတ်လွှတ်သည်ထက် {{net}} ပို၍ ရှောင်ရှားနိုင်သည်။',
  'By these factors, treating this waste emits {{net}} more than it avoids.':
    'ဤကိန်းများအရ ဤအမှိုက်များကို ပြုပြင်ခြင်းသည် ရှောင်ရှားသည်ထက် {{net}} ပို၍ ထုတ်လွှတ်သည်။',
  '{{type}} avoided the most: {{net}} net.': '{{type}} က အများဆုံး ရှောင်ရှားနိုင်ခဲ့သည် - အသားတင် {{net}}။',
}
