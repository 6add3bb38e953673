import type { Catalogue } from '../create-i18n.ts'

/** The evidence behind a report, and how its figures come about. */
export const evidenceMessages: Catalogue = {
  'How weights are known': 'အလေးချိန်ကို မည်သို့ သိရသည်',
  'Each item was noted at its pickup with its type, its kilograms, and how they are known: weighed, estimated, worked out from the volume, or not recorded.':
    'ပစ္စည်းတစ်ခုစီကို သိမ်းဆည်းချိန်တွင် အမျိုးအစား၊ ကီလိုဂရမ်နှင့် ယင်းကို မည်သို့ သိရသည်ကို မှတ်သားထားသည် — ချိန်တွယ်ခြင်း၊ ခန့်မှန်းခြင်း၊ ထုထည်မှ တွက်ခြင်း သို့မဟုတ် မှတ်တမ်းမရှိခြင်း။',
  'All sums are of whole grams, and nothing is rounded before it is summed up.':
    'စုစုပေါင်းအားလုံးကို ဂရမ်ပြည့်ဖြင့် ပေါင်းပြီး မပေါင်းမီ ကိန်းများကို မဖြတ်ပါ။',
  'How it is known what became of it': 'မည်သို့ဖြစ်သွားသည်ကို မည်သို့ သိရသည်',
  'A treatment profile says of a type of waste, from a day on, which share of it goes where. When a pickup is completed, each item is divided by the profile of its day, in whole grams, and keeps these parts.':
    'စီမံပုံသည် အမှိုက်အမျိုးအစားတစ်ခု၏ မည်သည့်ဝေစုက မည်သည့်နေရာသို့ သွားသည်ကို သတ်မှတ်ရက်မှစ၍ ဖော်ပြသည်။ သိမ်းဆည်းမှု ပြီးသည့်အခါ ပစ္စည်းတစ်ခုစီကို ထိုနေ့၏ စီမံပုံဖြင့် ဂရမ်ပြည့် ခွဲဝေပြီး ထိုအပိုင်းများကို ဆက်လက် ထားရှိသည်။',
  'Where it was recorded of an item itself what became of it, that counts instead of the profile.':
    'ပစ္စည်းတစ်ခု မည်သို့ဖြစ်သွားသည်ကို သီးခြား မှတ်တမ်းတင်ထားလျှင် စီမံပုံအစား ထိုမှတ်တမ်းကို ယူသည်။',
  'An item of a day without a profile is of unknown treatment, unless a profile was set for it afterwards, which then gives its reason. Unknown treatment counts as disposal.':
    'စီမံပုံ မရှိသောနေ့မှ ပစ္စည်းသည် မည်သို့ဖြစ်သည် မသိရဟု သတ်မှတ်သည်။ နောက်မှ စီမံပုံ သတ်မှတ်ပေးခဲ့လျှင် ထိုစီမံပုံတွင် အကြောင်းရင်း ဖော်ပြထားသည်။ မသိရသည်ကို စွန့်ပစ်သည်ဟု ရေတွက်သည်။',
  'How coverage by loads is worked out': 'ပို့ဆောင်မှုတွင် ပါဝင်ပမာဏကို မည်သို့ တွက်သည်',
  'Loads leave with the waste of all customers together, each for one destination. In each type they cover what was to go there, the oldest of the last six months first. Of what was collected here in a month, the same share is covered as of all that was collected in that type and month. An item heavier than a truck carries is left out until it is corrected.':
    'ပို့ဆောင်မှုများတွင် ဖောက်သည်အားလုံး၏ အမှိုက်များ အတူ ပါဝင်သည်။ ပို့ဆောင်မှုတစ်ခုစီသည် နေရာတစ်ခုသို့သာ သွားသည်။ အမျိုးအစားတစ်ခုစီတွင် ထိုနေရာသို့ သွားရမည့် အမှိုက်ကို နောက်ဆုံး ၆ လအတွင်း အဟောင်းဆုံးမှ စ၍ ရေတွက်သည်။ ဤနေရာမှ တစ်လအတွင်း သိမ်းဆည်းသည့်အနက် ထိုအမျိုးအစားနှင့် ထိုလ၏ စုစုပေါင်းတွင် ရောက်ရှိသည့် အချိုးအတိုင်း ရောက်ရှိသည်ဟု တွက်သည်။ ထရပ်ကားတစ်စီး သယ်နိုင်သည်ထက် ပိုလေးသော ပစ္စည်းကို မပြင်မချင်း ချန်ထားသည်။',
  'How emissions are worked out': 'ထုတ်လွှတ်မှုကို မည်သို့ တွက်သည်',
  'The kilograms of each type and treatment are multiplied by the direct factor of the set that is in force at the end of their month. The sum is category 5 of Scope 3. Avoided emissions are outside of the scopes and never subtracted.':
    'အမျိုးအစားနှင့် စီမံနည်းတစ်ခုစီ၏ ကီလိုဂရမ်ကို ထိုလကုန်တွင် အသုံးပြုသည့် ကိန်းစု၏ တိုက်ရိုက်ကိန်းဖြင့် မြှောက်သည်။ ပေါင်းလဒ်သည် Scope 3 အမျိုးအစား 5 ဖြစ်သည်။ ရှောင်ရှားနိုင်သည့် ထုတ်လွှတ်မှုသည် scope များ၏ ပြင်ပဖြစ်ပြီး မည်သည့်အခါမျှ မနုတ်ပါ။',
  'What went where the set has no factor counts as 0 and is named with its kilograms.':
    'ကိန်းစုတွင် ကိန်းမရှိသည့်နေရာသို့ သွားသည်ကို 0 ဟု ရေတွက်ပြီး ကီလိုဂရမ်ဖြင့် ဖော်ပြသည်။',
  'What is assumed': 'ယူဆထားချက်များ',
  'That waste of this customer was divided as the profile says. Loads show what left for a place in a month, not whose waste it was.':
    'ဤဖောက်သည်၏ အမှိုက်ကို စီမံပုံအတိုင်း ခွဲဝေသည်ဟု ယူဆသည်။ ပို့ဆောင်မှုသည် တစ်လအတွင်း နေရာတစ်ခုသို့ ထွက်သွားသည်ကို ပြသော်လည်း မည်သူ၏ အမှိုက်ဖြစ်သည်ကို မပြပါ။',
  'That a place treats what it takes as the profile says. Slips show that a load was weighed, and nothing more.':
    'နေရာတစ်ခုသည် လက်ခံသည်ကို စီမံပုံအတိုင်း စီမံသည်ဟု ယူဆသည်။ ချိန်တွယ်စာရွက်သည် ပို့ဆောင်သည့်အရာကို ချိန်တွယ်ခဲ့ကြောင်းသာ ပြသည်။',
  'What an auditor asks': 'စာရင်းစစ်၏ မေးခွန်းများ',
  'All of it is also in one file, with a script that recomputes the figures.':
    'အားလုံးကို ဖိုင်တစ်ခုတည်းဖြင့်လည်း ရယူနိုင်ပြီး ကိန်းဂဏန်းများကို ပြန်တွက်သည့် script ပါရှိသည်။',
  'Download the evidence': 'အထောက်အထားများ ရယူရန်',
  'What was collected?': 'ဘာတွေ သိမ်းဆည်းခဲ့သလဲ။',
  'How is it known?': 'မည်သို့ သိရသလဲ။',
  'What became of it?': 'မည်သို့ ဖြစ်သွားသလဲ။',
  'Where is the proof?': 'အထောက်အထားက ဘယ်မှာလဲ။',
  'How were emissions worked out?': 'ထုတ်လွှတ်မှုကို မည်သို့ တွက်သလဲ။',
  'How do the figures come about?': 'ကိန်းဂဏန်းများ မည်သို့ ရလာသလဲ။',
  'Loads to these places': 'ဤနေရာများသို့ ပို့ဆောင်မှုများ',
  'Of the whole company, with the waste of all customers together: the types and months of this report, to the places that it names. Loads: {{loads}}, with a slip: {{slips}}.':
    'ကုမ္ပဏီတစ်ခုလုံး၏ ပို့ဆောင်မှုဖြစ်ပြီး ဖောက်သည်အားလုံး၏ အမှိုက်များ အတူ ပါဝင်သည်။ ဤအစီရင်ခံစာ၏ အမျိုးအစားနှင့် လများ၊ ဖော်ပြထားသည့် နေရာများသို့။ ပို့ဆောင်မှု {{loads}} ကြိမ်၊ ချိန်တွယ်စာရွက်ပါ {{slips}} ကြိမ်။',
  'No load of these types, months and places is recorded.': 'ဤအမျိုးအစား၊ လနှင့် နေရာများအတွက် ပို့ဆောင်မှု မှတ်တမ်းမရှိပါ။',
  'The places and their licences': 'နေရာများနှင့် ၎င်းတို့၏ လိုင်စင်များ',
  'As they are recorded today.': 'ယနေ့ မှတ်တမ်းရှိသည့်အတိုင်း။',
  'No place is recorded.': 'နေရာ မှတ်တမ်းမရှိပါ။',
  'Treatment profiles in force in these months': 'ဤလများတွင် အသုံးပြုသည့် စီမံပုံများ',
  'No profile was in force.': 'အသုံးပြုသည့် စီမံပုံ မရှိပါ။',
  'Where it goes': 'သွားသည့်နေရာ',
  'Entered on': 'ထည့်သွင်းသည့်ရက်',
  Picture: 'ဓာတ်ပုံ',
  'Pickups were changed after the report was made. The script names the figures of the report that differ from the pickups of today.':
    'အစီရင်ခံစာ ပြုလုပ်ပြီးနောက် သိမ်းဆည်းမှုများကို ပြောင်းလဲခဲ့သည်။ ယနေ့ သိမ်းဆည်းမှုများနှင့် ကွာခြားသော အစီရင်ခံစာပါ ကိန်းဂဏန်းများကို script က ဖော်ပြပေးပါမည်။',
  'How to check it': 'စစ်ဆေးနည်း',
  'It ends with “N figures recomputed, 0 differ”, or names each figure that differs.':
    '“N figures recomputed, 0 differ” ဟု အဆုံးသတ်ပါမည်။ ကွာခြားသော ကိန်းရှိလျှင် တစ်ခုချင်း ဖော်ပြပါမည်။',
  'It does not recompute what rests on more than these files: how much has left in loads, which needs the stocks of the whole company, and the comparison with other months.':
    'ဤဖိုင်များထက် ပိုမို လိုအပ်သည်တို့ကို ပြန်မတွက်ပါ — ကုမ္ပဏီတစ်ခုလုံး၏ လက်ကျန် လိုအပ်သော ပို့ဆောင်ပြီးပမာဏနှင့် အခြားလများနှင့် နှိုင်းယှဉ်ချက်တို့ ဖြစ်သည်။',
  'Weighbridge slips come along up to {{megabytes}} MB. Those of these loads are left out and open at the share link of the report: {{loads}}.':
    'ချိန်တွယ်စာရွက်များ {{megabytes}} MB အထိ ပါဝင်ပါသည်။ ဤပို့ဆောင်မှုများ၏ စာရွက်များ မပါဘဲ အစီရင်ခံစာ၏ မျှဝေလင့်ခ်တွင် ဖွင့်ကြည့်နိုင်သည် — {{loads}}။',
  'The weighbridge slips of these loads, by the numbers of the loads.':
    'ဤပို့ဆောင်မှုများ၏ ချိန်တွယ်စာရွက်များ၊ ပို့ဆောင်မှုအမှတ်ဖြင့် အမည်ပေးထားသည်။',
  Files: 'ဖိုင်များ',
  'The report as it was frozen. Its SHA-256 is over the member “data”.':
    'ပြုလုပ်ခဲ့စဉ်အတိုင်း အစီရင်ခံစာ။ SHA-256 သည် “data” အပိုင်းအတွက် ဖြစ်သည်။',
  'The tables of GRI 306 and category 5 of Scope 3 of the same months, as they are known today.':
    'ထိုလများ၏ GRI 306 ဇယားများနှင့် Scope 3 အမျိုးအစား 5၊ ယနေ့ သိရှိသည့်အတိုင်း။',
  'Each pickup, by the number of its collection note.': 'သိမ်းဆည်းမှုတစ်ခုစီကို သိမ်းဆည်းလက်ခံလွှာ အမှတ်ဖြင့်။',
  'What each pickup collected, with its weight and how the weight is known.':
    'သိမ်းဆည်းမှုတစ်ခုစီမှ ရရှိသည်များ၊ အလေးချိန်နှင့် အလေးချိန် မည်သို့ သိရသည်။',
  'What became of each item. An item that went several ways has a line for each.':
    'ပစ္စည်းတစ်ခုစီ မည်သို့ဖြစ်သွားသည်။ နည်းလမ်းများစွာဖြင့် သွားသော ပစ္စည်းတွင် နည်းလမ်းတစ်ခုလျှင် တစ်ကြောင်း ရှိသည်။',
  'The loads of the whole company to the places in “treatments.csv”, of the same types and months.':
    'အမျိုးအစားနှင့် လတူ၊ “treatments.csv” ပါ နေရာများသို့ ကုမ္ပဏီတစ်ခုလုံး၏ ပို့ဆောင်မှုများ။',
  'These places, with the numbers of their licences.': 'ထိုနေရာများနှင့် ၎င်းတို့၏ လိုင်စင်အမှတ်များ။',
  'The treatment profiles that were in force in these months.': 'ထိုလများတွင် အသုံးပြုသည့် စီမံပုံများ။',
  'Which set of factors each month counts by, in the report and today.': 'လတစ်လစီကို အစီရင်ခံစာတွင်နှင့် ယနေ့ မည်သည့် ကိန်းစုဖြင့် တွက်သည်။',
  'These sets with their sources, in t CO2e per tonne.': 'ထိုကိန်းစုများနှင့် ရင်းမြစ်များ၊ တစ်တန်လျှင် t CO2e ဖြင့်။',
  'A script that recomputes the figures from these files. It needs Node 20 or newer and nothing else.':
    'ဤဖိုင်များမှ ကိန်းများကို ပြန်တွက်သည့် script။ Node 20 သို့မဟုတ် ပိုသစ်သည်မှအပ အခြား မလိုပါ။',
}
