import type { Catalogue } from '../create-i18n.ts'

/** What the pages of the waste report say. */
export const reportTextMessages: Catalogue = {
  'Waste Audit Report': 'အမှိုက်စစ်ဆေးမှု အစီရင်ခံစာ',
  'A town between trees, with a collection truck on its way': 'သစ်ပင်များကြားရှိ မြို့ငယ်နှင့် လမ်းပေါ်ရှိ သိမ်းဆည်းရေးကား',
  'Remark of {{name}}: {{remark}}': '{{name}} ၏ မှတ်ချက် - {{remark}}',
  'Prepared for': 'အတွက် ပြုစုသည်',
  Period: 'ကာလ',
  'Months with pickups': 'သိမ်းဆည်းမှုရှိသော လများ',
  'Customer since': 'ဖောက်သည်ဖြစ်သည့်ရက်',
  'Prepared by': 'ပြုစုသူ',
  Correction: 'ပြင်ဆင်မှု',
  'Corrects report {{number}} of {{day}}': '{{day}} ရက်စွဲပါ အစီရင်ခံစာ {{number}} ကို ပြင်ဆင်သည်',
  Contents: 'မာတိကာ',
  'A letter to our customer': 'သင့်ထံသို့ စာတစ်စောင်',
  'Dear colleagues at {{name}},': 'မင်္ဂလာပါ {{name}} မှ လုပ်ဖော်ကိုင်ဖက်များ၊',
  'This report shows what was collected from you in {{title}}: {{weight}} in all. The number of pickups is {{pickups}}.':
    'ဤအစီရင်ခံစာသည် {{title}} အတွင်း သင်တို့ထံမှ သိမ်းဆည်းခဲ့သည်များကို ပြပါသည်။ စုစုပေါင်း {{weight}} ဖြစ်ပြီး သိမ်းဆည်းသည့် အကြိမ်ရေမှာ {{pickups}} ဖြစ်ပါသည်။',
  'Collected: {{types}}.': 'သိမ်းဆည်းခဲ့သည်များ - {{types}}။',
  'What became of it, and how that is known, is on the page “What became of your waste”. The pages that follow say how much of each type there was, how it changed from month to month, and what you could do next.':
    'ယင်းတို့ မည်သို့ဖြစ်သွားသည်နှင့် မည်သို့ သိရသည်ကို “သင့်အမှိုက်များ မည်သို့ဖြစ်သွားသလဲ” စာမျက်နှာတွင် ဖော်ပြထားပါသည်။ နောက်စာမျက်နှာများတွင် အမျိုးအစားတစ်ခုစီ မည်မျှရှိသည်၊ လအလိုက် မည်သို့ပြောင်းသည်၊ ရှေ့ဆက် ဘာလုပ်နိုင်သည်ကို ဖော်ပြထားပါသည်။',
  'Waste in Yangon is collected and moved under the rules of the city development committee. ISO 14001:2015 asks an organization to monitor its waste and to keep records of it; this report can be filed among such records, and your auditor decides what it is evidence of.':
    'ရန်ကုန်တွင် စွန့်ပစ်ပစ္စည်းများကို မြို့တော်စည်ပင်သာယာရေးကော်မတီ၏ စည်းမျဉ်းများအရ သိမ်းဆည်းသယ်ယူပါသည်။ ISO 14001:2015 သည် အဖွဲ့အစည်းတစ်ခုအား ၎င်း၏ စွန့်ပစ်ပစ္စည်းများကို စောင့်ကြည့်မှတ်တမ်းတင်ရန် တောင်းဆိုသည်။ ဤအစီရင်ခံစာကို ထိုမှတ်တမ်းများတွင် ထည့်သွင်းနိုင်ပြီး မည်သည့်အတွက် အထောက်အထားဖြစ်သည်ကို သင်တို့၏ စာရင်းစစ်က ဆုံးဖြတ်ပါသည်။',
  'If a figure surprises you, please ask: each figure goes back to pickups that we can show you.':
    'ကိန်းဂဏန်းတစ်ခုကို အံ့ဩမိပါက မေးမြန်းပါ။ ကိန်းတိုင်း၏နောက်တွင် ပြသနိုင်သော သိမ်းဆည်းမှုတစ်ခု ရှိပါသည်။',
  'With our thanks,': 'ကျေးဇူးတင်စွာဖြင့်၊',
  'About This Report': 'ဤအစီရင်ခံစာအကြောင်း',
  'A truck with six bins, one for each type of waste': 'အမျိုးအစားတစ်ခုစီအတွက် ပုံးခြောက်ပုံးပါသော ကား',
  'A waste audit answers three questions: how much waste there is, what it consists of, and where it goes. This one covers {{months}}.':
    'အမှိုက်စစ်ဆေးမှုသည် မေးခွန်းသုံးခုကို ဖြေပါသည်။ မည်မျှရှိသနည်း၊ ဘာတွေပါသနည်း၊ ဘယ်ရောက်သွားသနည်း။ ဤအစီရင်ခံစာသည် {{months}} အတွက်ဖြစ်သည်။',
  'Each item was noted at its pickup with its type and its weight in kilograms. The page “What became of your waste” says how much of it was read from a scale or estimated, as far as it was recorded.':
    'ပစ္စည်းတိုင်းကို သိမ်းဆည်းချိန်တွင် အမျိုးအစားနှင့် ကီလိုဂရမ်အလေးချိန်ဖြင့် မှတ်သားခဲ့သည်။ ချိန်ခွင်ဖြင့် ချိန်ခဲ့သည့် ပမာဏနှင့် ခန့်မှန်းခဲ့သည့် ပမာဏကို “သင့်အမှိုက်များ မည်သို့ဖြစ်သွားသလဲ” စာမျက်နှာတွင် မှတ်တမ်းရှိသလောက် ဖော်ပြထားသည်။',
  'A quarter is three consecutive months with pickups; months without any are not counted.':
    'သုံးလပတ်ဆိုသည်မှာ သိမ်းဆည်းမှုရှိသော ဆက်တိုက်သုံးလဖြစ်ပြီး မရှိသောလကို မရေတွက်ပါ။',
  'Days and months are those of the company’s time zone.': 'ရက်နှင့်လသည် ကုမ္ပဏီ၏ စံတော်ချိန်အတိုင်းဖြစ်သည်။',
  'Shares are of the weight. Each figure is rounded only where it is shown, to two decimals, so shares may add up to 99.99% or 100.01%.':
    'ရာခိုင်နှုန်းသည် အလေးချိန်အပေါ်မူတည်သည်။ ကိန်းတစ်ခုစီကို ပြသည့်နေရာတွင်သာ ဒသမနှစ်နေရာအထိ ပြုပြင်သဖြင့် ရာခိုင်နှုန်းများ ပေါင်းလျှင် ၉၉.၉၉% သို့မဟုတ် ၁၀၀.၀၁% ဖြစ်နိုင်သည်။',
  '{{title}} is still in progress: what was collected until {{day}} is counted.':
    '{{title}} သည် မပြီးသေးပါ။ {{day}} အထိ သိမ်းဆည်းခဲ့သည်ကို ရေတွက်ထားသည်။',
  'ISO 14001:2015, clauses 9.1 and 7.5, asks for waste to be monitored and for documented information to be kept.':
    'ISO 14001:2015 အပိုဒ် ၉.၁ နှင့် ၇.၅ သည် စွန့်ပစ်ပစ္စည်းများကို စောင့်ကြည့်ရန်နှင့် မှတ်တမ်းတင်အချက်အလက်များ ထိန်းသိမ်းရန် တောင်းဆိုသည်။',
  'Rules for collection and transport are made by the city development committee.':
    'သိမ်းဆည်းခြင်းနှင့် သယ်ယူခြင်းဆိုင်ရာ စည်းမျဉ်းများကို မြို့တော်စည်ပင်သာယာရေးကော်မတီက ချမှတ်သည်။',
  'There was no waste pickup in {{months}}.': '{{months}} တွင် စွန့်ပစ်ပစ္စည်း သိမ်းဆည်းမှု မရှိခဲ့ပါ။',
  'Executive Summary': 'အနှစ်ချုပ်',
  'Waste collected': 'သိမ်းဆည်းခဲ့သည့် အမှိုက်',
  'Net emissions': 'အသားတင် ထုတ်လွှတ်မှု',
  'A total of {{weight}} of waste was collected in this period. {{recycled}} of it was recycled, and {{diverted}} in all was diverted from disposal.':
    'ဤကာလအတွင်း စွန့်ပစ်ပစ္စည်း စုစုပေါင်း {{weight}} ကို သိမ်းဆည်းခဲ့သည်။ ၎င်းအနက် {{recycled}} ကို ပြန်လည်အသုံးပြုခဲ့ပြီး စုစုပေါင်း {{diverted}} ကို မစွန့်ပစ်ဘဲ ပြန်လည်ရယူခဲ့သည်။',
  '{{type}} was the most common type of waste, with {{percent}} of the weight.':
    '{{type}} သည် အများဆုံးအမျိုးအစားဖြစ်ပြီး အလေးချိန်၏ {{percent}} ရှိသည်။',
  'Mixed waste, which belongs to no type, was {{weight}}. The number of pickups with it is {{pickups}}.':
    'မည်သည့်အမျိုးအစားတွင်မျှ မပါသော ရောနှောအမှိုက် {{weight}} ရှိသည်။ ၎င်းပါသည့် အမှိုက်သိမ်းမှု အရေအတွက်မှာ {{pickups}} ဖြစ်သည်။',
  'By weight, the waste was {{shares}}.': 'အလေးချိန်အားဖြင့် {{shares}} ဖြစ်သည်။',
  'Collected by month': 'လအလိုက် သိမ်းဆည်းမှု',
  'Bars of kilograms by month and type; {{weight}} in all': 'လနှင့်အမျိုးအစားအလိုက် ကီလိုတိုင်များ၊ စုစုပေါင်း {{weight}}',
  'There was nothing collected before to compare with.': 'နှိုင်းယှဉ်ရန် ယခင်က သိမ်းဆည်းထားသည် မရှိပါ။',
  Compared: 'နှိုင်းယှဉ်သည့်ကာလ',
  'Change since': 'ပြောင်းလဲမှု',
  'Months before': 'ယခင်လများ',
  'Changed by': 'ပြောင်းလဲမှု',
  'This report': 'ဤအစီရင်ခံစာ',
  'As many months before': 'ယခင် လအရေအတွက်တူ ကာလ',
  'The same months a year before': 'ယခင်နှစ်၏ လတူများ',
  'This period is still in progress, so its figures still grow.': 'ဤကာလ မပြီးသေးသဖြင့် ကိန်းဂဏန်းများ တိုးလာနိုင်ပါသည်။',
  'No change is given from months in which collection had only begun.':
    'သိမ်းဆည်းမှု စတင်ရုံသာ ရှိသေးသော လများမှ ပြောင်းလဲမှုကို မဖော်ပြပါ။',
  'What became of your waste': 'သင့်အမှိုက်များ မည်သို့ဖြစ်သွားသလဲ',
  'Where it went': 'ရောက်ရှိသည့်နေရာ',
  Diverted: 'ပြန်လည်ရယူမှု',
  'Every month of the period counts, also where there were no pickups. Pages show up to three months together.':
    'ကာလအတွင်းရှိ လတိုင်းကို အမှိုက်သိမ်းဆည်းမှု မရှိသော်လည်း ထည့်သွင်းထားပါသည်။ စာမျက်နှာတစ်ခုတွင် အများဆုံး သုံးလ တွဲပြပါသည်။',
  Basis: 'အခြေခံ',
  'Of {{weight}} nobody recorded what became of it; it counts as disposal.':
    '{{weight}} မည်သို့ဖြစ်သွားသည်ကို မှတ်တမ်း မရှိသဖြင့် စွန့်ပစ်သည်ဟု ရေတွက်ပါသည်။',
  'What it means': 'အဓိပ္ပာယ်',
  'The crew read it from a scale.': 'ဝန်ထမ်းများ ချိန်ခွင်ဖြင့် ချိန်ထားပါသည်။',
  'The crew judged it by eye.': 'ဝန်ထမ်းများ မျက်မှန်းဖြင့် ခန့်မှန်းထားပါသည်။',
  'Computed from how full the bins were.': 'အမှိုက်ပုံး ပြည့်သည့် ပမာဏမှ တွက်ထားပါသည်။',
  'Nobody noted whether it was weighed or estimated.': 'ချိန်ထားသလား၊ ခန့်မှန်းထားသလား မှတ်တမ်း မရှိပါ။',
  'It has left us in loads whose weight and destination are recorded.':
    'အလေးချိန်နှင့် ပို့သည့်နေရာ မှတ်တမ်းရှိသော ပို့ဆောင်မှုများဖြင့် ထွက်သွားပြီး ဖြစ်ပါသည်။',
  'What becomes of each item follows the treatment profile of its day, unless staff said it for the item. Loads are of all customers together, so each has the share of its waste type and month.':
    'ပစ္စည်းတစ်ခုချင်းကို ထိုနေ့၏ စီမံပုံအတိုင်း သတ်မှတ်ပြီး ဝန်ထမ်းများက သီးသန့် သတ်မှတ်နိုင်ပါသည်။ ပို့ဆောင်မှုများသည် ဖောက်သည်အားလုံး၏ အမှိုက်များ ဖြစ်သဖြင့် ဖောက်သည်တစ်ဦးစီအတွက် အမှိုက်အမျိုးအစားနှင့် လအလိုက် အချိုးကျ ရေတွက်ပါသည်။',
  'Monthly collection, {{title}}': 'လစဉ် သိမ်းဆည်းမှု၊ {{title}}',
  '{{month}}: {{weight}}': '{{month}} - {{weight}}',
  'Bars of the kilograms of each type in {{month}}': '{{month}} ၏ အမျိုးအစားအလိုက် ကီလိုတိုင်များ',
  '{{weight}} in {{title}}.': '{{title}} တွင် {{weight}}။',
  'Waste composition, {{title}}': 'ပါဝင်မှု အချိုးအစား၊ {{title}}',
  'A ring of the share of each type in {{month}}': '{{month}} ၏ အမျိုးအစားအလိုက် အချိုးကွင်း',
  'Common items': 'အတွေ့များသော ပစ္စည်းများ',
  'What was found most often, and how much of it there was.': 'အများဆုံးတွေ့ရသောပစ္စည်းများနှင့် ၎င်းတို့၏ ပမာဏ။',
  Item: 'ပစ္စည်း',
  Weight: 'အလေးချိန်',
  'The {{shown}} most frequent of {{all}} items; the CSV of the carbon report has all of them.':
    'ပစ္စည်း {{all}} မျိုးအနက် အတွေ့အများဆုံး {{shown}} မျိုးဖြစ်သည်။ အားလုံးကို ကာဗွန်အစီရင်ခံစာ၏ CSV ဖိုင်တွင် တွေ့နိုင်သည်။',
  'Collected by month: {{types}}': 'လအလိုက် သိမ်းဆည်းမှု - {{types}}',
  'This chart has a scale of its own, since its weights are small.': 'အလေးချိန် နည်းသဖြင့် ဤဂရပ်ကို သီးခြားစကေးဖြင့် ပြထားပါသည်။',
  'A line of the kilograms of {{type}} by month': '{{type}} ၏ လအလိုက် ကီလိုမျဉ်း',
  '{{type}}: {{weight}}': '{{type}} - {{weight}}',
  'One month alone shows no trend.': 'တစ်လတည်းဖြင့် အလားအလာကို မပြနိုင်ပါ။',
  'Overall composition': 'စုစုပေါင်း ပါဝင်မှု အချိုးအစား',
  'A ring of the share of each type over the whole period, as in the table below':
    'ကာလတစ်ခုလုံး၏ အမျိုးအစားအလိုက် အချိုးကွင်း၊ အောက်ပါဇယားအတိုင်း',
  Share: 'အချိုး',
  Percent: 'ရာခိုင်နှုန်း',
  'Percent of all waste': 'အားလုံး၏ ရာခိုင်နှုန်း',
  'Pickups with it': 'ပါဝင်သော အမှိုက်သိမ်းခြင်း',
  'Against the months before': 'ယခင်လများနှင့် ယှဉ်လျှင်',
  'Heaviest month': 'အများဆုံးလ',
  'None of it was collected in this period.': 'ဤကာလအတွင်း ဤအမှိုက်အမျိုးအစား မသိမ်းဆည်းခဲ့ရပါ။',
  'Findings and recommendations': 'တွေ့ရှိချက်များနှင့် အကြံပြုချက်များ',
  Findings: 'တွေ့ရှိချက်များ',
  'What the weights of this period show:': 'ဤကာလ၏ အလေးချိန်များက ပြသည်မှာ -',
  Recommendations: 'အကြံပြုချက်များ',
  'What would help most from here on:': 'ရှေ့ဆက် အများဆုံး အထောက်အကူဖြစ်မည်မှာ -',
  'Thank you': 'ကျေးဇူးတင်ပါသည်',
  'Two hands around a young plant': 'အပင်ငယ်ကို ထုပ်ကိုင်ထားသော လက်နှစ်ဖက်',
  'Thank you to everybody who sorted what this report counts, and to you.':
    'ဤအစီရင်ခံစာပါ ပစ္စည်းများကို ခွဲခြားပေးခဲ့သူအားလုံးနှင့် သင့်အား ကျေးဇူးတင်ပါသည်။',
  'This report was frozen when it was saved. The SHA-256 of its data leads to its figures on our portal, with which this paper can be compared.':
    'ဤအစီရင်ခံစာကို သိမ်းဆည်းချိန်တွင် ပုံသေပြုထားသည်။ ၎င်း၏ SHA-256 ဖြင့် ကျွန်ုပ်တို့၏ ပေါ်တယ်ရှိ ကိန်းဂဏန်းများကို ရှာ၍ ဤစာရွက်နှင့် တိုက်စစ်နိုင်သည်။',
  'Emission factors': 'ထုတ်လွှတ်မှု ကိန်းများ',
}

/** What the recommendations say. */
export const tipMessages: Catalogue = {
  'Keep paper dry and flat: wet or greasy paper cannot be pulped and ends up as waste.':
    'စက္ကူကို ခြောက်သွေ့ပြန့်ပြူးစွာ ထားပါ။ စိုစွတ် သို့မဟုတ် ဆီပေသောစက္ကူကို ပျော့ဖတ်လုပ်၍မရဘဲ အမှိုက်ဖြစ်သွားသည်။',
  'Put a tray for paper with one blank side beside each printer, and write on that side first.':
    'ပရင်တာတိုင်းဘေးတွင် တစ်ဖက်လွတ်စက္ကူအတွက် ဗန်းထား၍ ထိုဘက်ကို အရင်သုံးပါ။',
  'Flatten cardboard boxes before the pickup: the same truck carries three times as many.':
    'ကတ်ထူသေတ္တာများကို မသိမ်းမီ ဖိပြားပါ။ ကားတစ်စီးတည်းက သုံးဆ တင်နိုင်သည်။',
  'Empty and rinse bottles and cups before they go into the bin: what is left in them spoils the whole bag.':
    'ပုလင်းနှင့်ခွက်များကို ပုံးထဲမထည့်မီ သွန်၍ ဆေးပါ။ ကျန်နေသောအရာက အိတ်တစ်ခုလုံးကို ပျက်စေသည်။',
  'Take caps and labels off bottles: they are other plastics, which are melted apart.':
    'ပုလင်းမှ အဖုံးနှင့်တံဆိပ်ကို ခွာပါ။ ၎င်းတို့သည် သီးခြားအရည်ကျိုရသော အခြားပလတ်စတစ်များဖြစ်သည်။',
  'Ask suppliers for refills and returnable crates instead of film and single-use packing.':
    'ပလတ်စတစ်အိတ်နှင့် တစ်ခါသုံးထုပ်ပိုးမှုအစား ပြန်ဖြည့်နိုင်သောပုံစံနှင့် ပြန်အပ်နိုင်သောသေတ္တာများကို ကုန်သွင်းသူထံ တောင်းဆိုပါ။',
  'Rinse cans and press them flat: they take a quarter of the space and attract no ants.':
    'သံဘူးများကို ဆေး၍ ဖိပြားပါ။ နေရာလေးပုံတစ်ပုံသာ ယူပြီး ပုရွက်ဆိတ်မတက်ပါ။',
  'Keep aluminium and steel cans apart with a magnet: steel sticks, aluminium does not.':
    'အလူမီနီယံနှင့် သံမဏိဘူးကို သံလိုက်ဖြင့် ခွဲပါ။ သံမဏိကပ်ပြီး အလူမီနီယံ မကပ်ပါ။',
  'Keep spray cans out of this bin unless they are quite empty: pressed full ones burst.':
    'စပရေးဘူး လုံးဝမကုန်သေးပါက ဤပုံးထဲ မထည့်ပါနှင့်။ ဖိလျှင် ပေါက်ကွဲတတ်သည်။',
  'Keep bottles whole and in their crates: whole ones are washed and filled again, broken ones have to be melted.':
    'ပုလင်းများကို အကောင်းအတိုင်း သေတ္တာထဲ ထားပါ။ အကောင်းကို ဆေး၍ပြန်ဖြည့်ပြီး အကွဲကို အရည်ကျိုရသည်။',
  'Keep window glass, mirrors and cups apart: they melt at other temperatures than bottles.':
    'ပြတင်းမှန်၊ မှန်ပြားနှင့် ဖန်ခွက်ကို ခွဲထားပါ။ ပုလင်းနှင့် အရည်ပျော်အပူချိန် မတူပါ။',
  'Wrap broken glass in paper and mark it, so that nobody is cut at the pickup.':
    'ဖန်ကွဲကို စက္ကူဖြင့်ပတ်၍ အမှတ်အသားလုပ်ပါ။ သိမ်းဆည်းသူ မရှပါစေနှင့်။',
  'Collect old devices, cables and batteries in one dry box and hand them over at a pickup, never with other waste.':
    'စက်ပစ္စည်းဟောင်း၊ ကြိုးနှင့် ဘက်ထရီများကို ခြောက်သွေ့သောသေတ္တာတစ်ခုတွင် စုပြီး အခြားအမှိုက်နှင့် မရောဘဲ သိမ်းဆည်းချိန်တွင် အပ်ပါ။',
  'Remove batteries from devices and tape their poles before storing them.':
    'စက်ပစ္စည်းမှ ဘက်ထရီကို ဖြုတ်ပြီး ငုတ်များကို တိပ်ကပ်၍ သိမ်းပါ။',
  'Wipe disks and take out SIM cards before devices leave the house.': 'စက်ပစ္စည်းများ မထွက်ခွာမီ ဒစ်ကိုဖျက်၍ ဆင်းမ်ကတ်ကို ထုတ်ပါ။',
  'Keep plastic bags and stickers out of organic waste: they stay in the compost for ever.':
    'အစိုအမှိုက်ထဲ ပလတ်စတစ်အိတ်နှင့် စတစ်ကာ မပါစေနှင့်။ မြေဆွေးထဲတွင် အမြဲကျန်နေသည်။',
  'Let wet kitchen waste drain, and close the bin: it smells less and weighs less.':
    'စိုစွတ်သော မီးဖိုချောင်အမှိုက်ကို ရေစစ်၍ ပုံးကို ပိတ်ပါ။ အနံ့နည်းပြီး အလေးချိန်လျော့သည်။',
  'Plan portions by what came back on the plates last week.': 'ပြီးခဲ့သောအပတ် ပန်းကန်တွင် ကျန်ခဲ့သည်ကိုကြည့်၍ ပမာဏကို စီစဉ်ပါ။',
  'Reduce first: buy in bulk what you use each day, and refuse packing that you do not need.':
    'ဦးစွာ လျှော့ချပါ။ နေ့စဉ်သုံးကို အများလိုက်ဝယ်ပြီး မလိုသော ထုပ်ပိုးမှုကို ငြင်းပါ။',
  'Reuse before recycling: jars, boxes and crates serve many times before they are waste.':
    'ပြန်လည်ထုတ်လုပ်ခြင်းမပြုမီ ပြန်သုံးပါ။ ဖန်ဘူး၊ သေတ္တာများသည် အမှိုက်မဖြစ်မီ အကြိမ်ကြိမ် သုံးနိုင်သည်။',
  'Recycle what is left: one bin for each material beside every desk group works better than one for all in the corridor.':
    'ကျန်သည်ကို ပြန်လည်ထုတ်လုပ်ပါ။ စင်္ကြံတွင် ပုံးတစ်ပုံးထားသည်ထက် စားပွဲအုပ်စုတိုင်းဘေးတွင် အမျိုးအစားအလိုက် ပုံးထားခြင်းက ပိုကောင်းသည်။',
  'Repair before replacing: a repaired device saves more than recycling it ever brings back.':
    'အသစ်မလဲမီ ပြင်ပါ။ ပြင်သုံးသောပစ္စည်းသည် ပြန်လည်ထုတ်လုပ်ခြင်းထက် ပို၍ ချွေတာသည်။',
  'Choose recycled paper and refillable pens when you order supplies: recycling needs buyers too.':
    'ရုံးသုံးပစ္စည်းမှာရာတွင် ပြန်လည်ထုတ်လုပ်ထားသောစက္ကူနှင့် ပြန်ဖြည့်နိုင်သောကလောင်ကို ရွေးပါ။ ပြန်လည်ထုတ်လုပ်မှုတွင် ဝယ်သူလည်း လိုသည်။',
  'Name one person on each floor who looks after the bins, and thank them by name.':
    'အထပ်တိုင်းတွင် ပုံးများကို ကြည့်ရှုမည့်သူတစ်ဦး သတ်မှတ်ပြီး နာမည်ဖြင့် ကျေးဇူးတင်ပါ။',
  'Show these figures to everybody once a quarter: people segregate better when they see what comes of it.':
    'ဤကိန်းဂဏန်းများကို သုံးလတစ်ကြိမ် အားလုံးအား ပြပါ။ ရလဒ်ကိုမြင်လျှင် ပို၍ခွဲခြားကြသည်။',
  'Book an awareness training for new colleagues within their first month.':
    'ဝန်ထမ်းသစ်များအတွက် ပထမလအတွင်း အသိပညာပေးသင်တန်း စာရင်းသွင်းပါ။',
  'Hang a picture of what belongs inside above each bin, in Burmese and English.':
    'ပုံးတိုင်းအပေါ်တွင် ထည့်ရမည့်အရာပုံကို မြန်မာ၊ အင်္ဂလိပ် နှစ်ဘာသာဖြင့် ချိတ်ပါ။',
  'Look into the bins together once a month: what lies in the wrong one tells what to explain next.':
    'တစ်လတစ်ကြိမ် ပုံးများကို အတူကြည့်ပါ။ မှားထည့်ထားသည့်အရာက ရှင်းပြရမည့်အရာကို ပြောပြသည်။',
}

/** What happened to each material. */
export const materialStoryMessages: Catalogue = {
  'What happened to your paper': 'သင့်စက္ကူများ ဘာဖြစ်သွားသလဲ',
  'Bales of paper become pulp, and pulp becomes new paper': 'စက္ကူထုပ်များမှ ပျော့ဖတ်၊ ပျော့ဖတ်မှ စက္ကူသစ်ဖြစ်လာပုံ',
  'Paper and cardboard are sorted once more by hand, because one greasy box spoils a whole bale.':
    'ဆီပေသေတ္တာတစ်လုံးက တစ်ထုပ်လုံးကို ပျက်စေနိုင်သဖြင့် စက္ကူနှင့်ကတ်ထူကို လက်ဖြင့် ထပ်မံခွဲသည်။',
  'Sorted into white paper, mixed paper and cardboard, then pressed into bales.': 'စက္ကူဖြူ၊ စက္ကူရောနှင့် ကတ်ထူဟူ၍ ခွဲပြီး ဖိထုပ်သည်။',
  'Stirred with water into pulp; staples, tape and ink are screened and washed out.':
    'ရေနှင့်မွှေ၍ ပျော့ဖတ်လုပ်ကာ ချုပ်သံ၊ တိပ်နှင့် မင်ကို စစ်ထုတ်ဆေးကြောသည်။',
  'Rolled, dried and cut: office paper becomes tissue and notebooks, cardboard becomes cardboard again.':
    'လှိမ့်၊ အခြောက်ခံ၊ ဖြတ်သည်။ ရုံးသုံးစက္ကူမှ တစ်ရှူးနှင့်စာအုပ်၊ ကတ်ထူမှ ကတ်ထူပြန်ဖြစ်သည်။',
  'A fibre survives this about six times before it is too short. What is left at the end feeds the boilers of the mill.':
    'အမျှင်တစ်ခုသည် တိုလွန်းသည်အထိ ခြောက်ကြိမ်ခန့် ခံနိုင်သည်။ နောက်ဆုံးကျန်သည်ကို စက်ရုံ၏ ဘွိုင်လာတွင် လောင်စာအဖြစ် သုံးသည်။',
  'What happened to your plastic': 'သင့်ပလတ်စတစ်များ ဘာဖြစ်သွားသလဲ',
  'Bottles become flakes, flakes become pellets, and pellets become new things':
    'ပုလင်းမှ အဖတ်၊ အဖတ်မှ အစေ့၊ အစေ့မှ ပစ္စည်းသစ်ဖြစ်လာပုံ',
  'Plastic is many materials. They are told apart by their mark, their sound and whether they float.':
    'ပလတ်စတစ်သည် အမျိုးအစားများစွာဖြစ်သည်။ အမှတ်အသား၊ အသံနှင့် ရေပေါ်ခြင်းရှိမရှိဖြင့် ခွဲခြားသည်။',
  'Sorted into PET bottles, hard plastic such as HDPE and PP, and film; what cannot be recycled is taken out.':
    'PET ပုလင်း၊ HDPE နှင့် PP ကဲ့သို့ ပလတ်စတစ်မာ၊ ပလတ်စတစ်ပါးဟူ၍ ခွဲပြီး ပြန်မသုံးနိုင်သည်ကို ဖယ်သည်။',
  'Shredded into flakes, washed, and dried; caps float where bottles sink.':
    'အဖတ်လုပ်၊ ဆေး၊ အခြောက်ခံသည်။ ပုလင်းနစ်ပြီး အဖုံးပေါ်သည်။',
  'Melted and drawn into pellets, from which fibre, buckets, pipes and crates are made.':
    'အရည်ကျို၍ အစေ့လုပ်ပြီး အမျှင်၊ ရေပုံး၊ ပိုက်နှင့် သေတ္တာများ ပြုလုပ်သည်။',
  'Plastic loses strength each time it is melted. That is why fewer bottles always beat better recycling.':
    'ပလတ်စတစ်သည် အရည်ကျိုတိုင်း အားလျော့သည်။ ထို့ကြောင့် ပုလင်းလျှော့သုံးခြင်းက အမြဲပိုကောင်းသည်။',
  'What happened to your cans and metal': 'သင့်သံဘူးနှင့် သတ္တုများ ဘာဖြစ်သွားသလဲ',
  'Cans become ingots, and ingots become new cans': 'သံဘူးမှ သတ္တုတုံး၊ သတ္တုတုံးမှ သံဘူးသစ်ဖြစ်လာပုံ',
  'Metal can be melted again and again and is as good as new each time.':
    'သတ္တုကို ထပ်ခါထပ်ခါ အရည်ကျိုနိုင်ပြီး အကြိမ်တိုင်း အသစ်ကဲ့သို့ ကောင်းသည်။',
  'Parted by a magnet into steel and aluminium, then pressed into blocks.': 'သံလိုက်ဖြင့် သံမဏိနှင့် အလူမီနီယံခွဲပြီး အတုံးဖိသည်။',
  'Melted in a furnace; paint and labels burn off, and what floats on top is skimmed.':
    'မီးဖိုတွင် အရည်ကျိုသည်။ ဆေးနှင့်တံဆိပ် လောင်ကုန်ပြီး အပေါ်ပေါ်သည်ကို ခပ်ထုတ်သည်။',
  'Cast into ingots and rolled: a can may be a can again within two months.':
    'အတုံးလောင်း၍ ပြားသည်။ သံဘူးတစ်ဘူးသည် နှစ်လအတွင်း သံဘူးပြန်ဖြစ်နိုင်သည်။',
  'Making aluminium from cans takes about a twentieth of the energy of making it from ore.':
    'သံဘူးမှ အလူမီနီယံထုတ်ခြင်းသည် သတ္တုရိုင်းမှထုတ်ခြင်း၏ စွမ်းအင် အပုံနှစ်ဆယ်ပုံ တစ်ပုံခန့်သာ ကုန်သည်။',
  'What happened to your glass': 'သင့်ဖန်များ ဘာဖြစ်သွားသလဲ',
  'Bottles are washed and filled again, or become new ones in a furnace':
    'ပုလင်းများကို ဆေး၍ပြန်ဖြည့်ခြင်း၊ သို့မဟုတ် မီးဖိုတွင် အသစ်ပြန်လုပ်ခြင်း',
  'Whole bottles are worth most, because a washed bottle saves the furnace.':
    'ဆေးသုံးလျှင် အရည်မကျိုရသဖြင့် ပုလင်းအကောင်းသည် တန်ဖိုးအရှိဆုံးဖြစ်သည်။',
  'Whole bottles go back to bottlers, who wash them and fill them again.':
    'ပုလင်းအကောင်းကို ပုလင်းသွင်းစက်ရုံသို့ ပြန်ပို့ပြီး ဆေး၍ပြန်ဖြည့်သည်။',
  'Broken glass is sorted by colour and crushed; caps and labels are taken out.':
    'ဖန်ကွဲကို အရောင်ခွဲပြီး ကြိတ်ကာ အဖုံးနှင့်တံဆိပ်ကို ဖယ်သည်။',
  'Melted with sand, and blown into new bottles and jars.': 'သဲနှင့် အရည်ကျို၍ ပုလင်းနှင့်ဖန်ဘူးအသစ် မှုတ်သည်။',
  'Glass can be melted for ever without losing anything, so long as its colours are kept apart.':
    'အရောင်ခွဲထားလျှင် ဖန်ကို အရည်အသွေးမလျော့ဘဲ အမြဲ အရည်ကျိုနိုင်သည်။',
  'What happened to your e-waste': 'သင့်အီလက်ထရောနစ်အမှိုက်များ ဘာဖြစ်သွားသလဲ',
  'Devices are taken apart, and their metal becomes new things': 'ပစ္စည်းဟောင်းကို ဖြုတ်ပြီး ထွက်လာသော သတ္တုမှ ပစ္စည်းသစ် ဖြစ်လာခြင်း',
  'E-waste is many materials screwed together: some are worth much, and some are harmful.':
    'အီလက်ထရောနစ်အမှိုက်တွင် ပစ္စည်းမျိုးစုံ ပေါင်းစပ်ထားပြီး အချို့သည် တန်ဖိုးကြီးကာ အချို့သည် အန္တရာယ်ရှိသည်။',
  'Batteries, lamps and toner are taken out first, because they can burn, break or spill.':
    'ဘက်ထရီ၊ မီးချောင်းနှင့် မှင်မှုန့်တို့သည် မီးလောင်၊ ကွဲ၊ ဖိတ်နိုင်သဖြင့် အရင်ဆုံး ဖယ်ထုတ်သည်။',
  'The rest is taken apart by hand into metal, plastic, cables and circuit boards.':
    'ကျန်သည်ကို သတ္တု၊ ပလတ်စတစ်၊ ကေဘယ်ကြိုးနှင့် ဆားကစ်ပြားဟူ၍ လက်ဖြင့် ဖြုတ်ခွဲသည်။',
  'Metal is melted, cables are stripped for their copper, and circuit boards go to smelters for what precious metal is in them.':
    'သတ္တုကို အရည်ကျိုပြီး ကေဘယ်ကြိုးမှ ကြေးနီကို ခွာယူကာ ဆားကစ်ပြားကို အဖိုးတန်သတ္တု ပြန်ထုတ်ရန် သတ္တုကျိုစက်ရုံသို့ ပို့သည်။',
  'A device that is repaired needs no ore at all. That is why repair and reuse come before recycling.':
    'ပြင်ဆင်သုံးသော ပစ္စည်းအတွက် သတ္တုရိုင်း လုံးဝ မလိုပါ။ ထို့ကြောင့် ပြင်ဆင်ခြင်း၊ ပြန်သုံးခြင်းသည် ပြန်လည်အသုံးပြုရန် ကျိုခြင်းထက် ဦးစားပေးသင့်သည်။',
  'What happened to your organic waste': 'သင့်အစိုအမှိုက်များ ဘာဖြစ်သွားသလဲ',
  'Kitchen waste becomes compost in a heap, and compost feeds a field': 'မီးဖိုချောင်အမှိုက်မှ မြေဆွေးပုံ၊ မြေဆွေးမှ လယ်ယာသို့',
  'Kitchen and garden waste is the heaviest part of most bins, and in a landfill the most harmful one.':
    'မီးဖိုချောင်နှင့်ခြံထွက်အမှိုက်သည် ပုံးအများစုတွင် အလေးဆုံးဖြစ်ပြီး အမှိုက်ပုံတွင် အန္တရာယ်အများဆုံးဖြစ်သည်။',
  'Freed from plastic by hand, then mixed with dry leaves and sawdust.': 'ပလတ်စတစ်ကို လက်ဖြင့်ဖယ်ပြီး သစ်ရွက်ခြောက်နှင့် လွှစာမှုန့် ရောသည်။',
  'Turned in long heaps for weeks; the warmth inside kills germs and seeds.':
    'အတန်းလိုက်ပုံ၍ ရက်သတ္တပတ်များစွာ လှန်သည်။ အတွင်းအပူက ရောဂါပိုးနှင့်မျိုးစေ့ကို သေစေသည်။',
  'Sieved into compost for the fields and gardens around the city.': 'ဆန်ခါချ၍ မြို့ပတ်ဝန်းကျင် လယ်ယာဥယျာဉ်များအတွက် မြေဆွေးရသည်။',
  'In a landfill it would have rotted without air and given off methane. In a heap with air it becomes soil.':
    'အမှိုက်ပုံတွင် လေမရဘဲ ပုပ်ပြီး မီသိန်းထွက်မည်။ လေရသောပုံတွင်မူ မြေဆွေးဖြစ်သည်။',
}

/** What the carbon report says. */
export const carbonTextMessages: Catalogue = {
  'Factor set': 'ကိန်းစု',
  '{{name}}, Carbon Report, {{title}}': '{{name}}၊ ကာဗွန် အစီရင်ခံစာ၊ {{title}}',
  'In {{title}}, {{weight}} of waste was collected. Months included: {{months}}.':
    '{{title}} တွင် စွန့်ပစ်ပစ္စည်း {{weight}} ကို သိမ်းဆည်းခဲ့သည်။ ရေတွက်သောလများမှာ {{months}} ဖြစ်သည်။',
  'Direct emissions (A)': 'တိုက်ရိုက် ထုတ်လွှတ်မှု (A)',
  'Avoided emissions (B + C)': 'ရှောင်ရှားနိုင်ခဲ့သော ထုတ်လွှတ်မှု (B + C)',
  'Direct, without e-waste': 'တိုက်ရိုက်၊ အီလက်ထရောနစ်မပါ',
  'Avoided, without e-waste': 'ရှောင်ရှားမှု၊ အီလက်ထရောနစ်မပါ',
  'Direct emissions can be used for Scope 3, category 5, of the GHG Protocol. Avoided emissions are reported beside the scopes, never within them; the net figure compares and is not part of an inventory.':
    'တိုက်ရိုက်ထုတ်လွှတ်မှုကို GHG Protocol ၏ Scope 3 အမျိုးအစား ၅ အတွက် အသုံးပြုနိုင်သည်။ ရှောင်ရှားနိုင်မှုကို scope များ၏ပြင်ပတွင်သာ သီးခြားဖော်ပြသည်။ အသားတင်ကိန်းသည် နှိုင်းယှဉ်ရန်ဖြစ်ပြီး စာရင်းဝင် မဟုတ်ပါ။',
  'Emissions by treatment': 'ပြုပြင်နည်းအလိုက် ထုတ်လွှတ်မှု',
  Treatment: 'ပြုပြင်နည်း',
  'Direct (A)': 'တိုက်ရိုက် (A)',
  'Avoided (B + C)': 'ရှောင်ရှားမှု (B + C)',
  Net: 'အသားတင်',
  Recycling: 'ပြန်လည်အသုံးပြုခြင်း',
  Composting: 'မြေဆွေးလုပ်ခြင်း',
  Landfilling: 'အမှိုက်ပုံတွင်ပုံခြင်း',
  'E-waste treatment': 'အီလက်ထရောနစ် ပြုပြင်ခြင်း',
  'Bars of direct, avoided and net emissions of each treatment, as in the table above':
    'ပြုပြင်နည်းတစ်ခုစီ၏ တိုက်ရိုက်၊ ရှောင်ရှားမှုနှင့် အသားတင်တိုင်များ၊ အထက်ပါဇယားအတိုင်း',
  'Each type counts by its usual treatment, and landfilling as 0. What was landfilled is in the tables by GRI 306 of the portal.':
    'အမျိုးအစားတစ်ခုစီကို ၎င်း၏ ပုံမှန်စီမံနည်းဖြင့် တွက်ပြီး အမှိုက်ပုံတွင် ပုံခြင်းကို သုညအဖြစ် ရေတွက်သည်။ အမှိုက်ပုံတွင် ပုံခဲ့သည်များကို ပေါ်တယ်ရှိ GRI 306 အမှိုက်ဇယားတွင် ဖော်ပြထားသည်။',
  'Emissions by material': 'ပစ္စည်းအလိုက် ထုတ်လွှတ်မှု',
  Material: 'ပစ္စည်းအမျိုးအစား',
  'Bars of direct, avoided and net emissions of each material, as in the table above':
    'ပစ္စည်းတစ်မျိုးစီ၏ တိုက်ရိုက်၊ ရှောင်ရှားမှုနှင့် အသားတင်တိုင်များ၊ အထက်ပါဇယားအတိုင်း',
  'Direct emissions': 'တိုက်ရိုက် ထုတ်လွှတ်မှု',
  'Avoided emissions': 'ရှောင်ရှားနိုင်ခဲ့သော ထုတ်လွှတ်မှု',
  'A pie of the direct emissions of each material, as in the table above':
    'ပစ္စည်းတစ်မျိုးစီ၏ တိုက်ရိုက်ထုတ်လွှတ်မှု အချိုးပုံ၊ အထက်ပါဇယားအတိုင်း',
  Methodologies: 'တွက်ချက်နည်းများ',
  'B, avoided material or fertilizer: what making new material or fertilizer would have emitted.':
    'B၊ ရှောင်ရှားခဲ့သော ပစ္စည်း သို့မဟုတ် ဓာတ်မြေဩဇာ - အသစ်ထုတ်လုပ်ပါက ထုတ်လွှတ်မည့်ပမာဏ။',
  Part: 'အစိတ်အပိုင်း',
  'plastic part': 'ပလတ်စတစ်ပိုင်း',
  'metal part': 'သတ္တုပိုင်း',
  'A direct': 'A တိုက်ရိုက်',
  'B avoided material or fertilizer': 'B ရှောင်ရှားခဲ့သော ပစ္စည်း သို့မဟုတ် ဓာတ်မြေဩဇာ',
  'C avoided landfilling': 'C ရှောင်ရှားခဲ့သော အမှိုက်ပုံ',
  'Factors in t CO₂e per tonne of waste.': 'ကိန်းများသည် အမှိုက်တစ်တန်လျှင် CO₂e တန်ဖြစ်သည်။',
  'Global warming potentials': 'ကမ္ဘာကြီးပူနွေးစေနိုင်မှု ကိန်းများ',
  Source: 'ရင်းမြစ်',
  'Each weight is multiplied by the factors of its material and of what became of it. 1,000 kg are 1 t; figures are rounded only where they are shown, and so may not add up in their last digit.':
    'အလေးချိန်တစ်ခုစီကို ၎င်း၏ပစ္စည်းနှင့် ပြုပြင်နည်း၏ ကိန်းများဖြင့် မြှောက်သည်။ ကီလိုဂရမ် ၁,၀၀၀ သည် တစ်တန်ဖြစ်သည်။ ကိန်းများကို ပြသည့်နေရာတွင်သာ အနီးစပ်ဆုံးပြုပြင်သဖြင့် နောက်ဆုံးဂဏန်းတွင် ပေါင်းလဒ် ကွာနိုင်သည်။',
  'A, direct: what treating the waste emits itself.': 'A၊ တိုက်ရိုက် - အမှိုက်ကို ပြုပြင်ခြင်းက ကိုယ်တိုင်ထုတ်လွှတ်သည်။',
  'C, avoided landfilling: what the waste would have emitted in a landfill.':
    'C၊ ရှောင်ရှားခဲ့သော အမှိုက်ပုံ - အမှိုက်ကို အမှိုက်ပုံတွင်ပုံပါက ထုတ်လွှတ်မည့်ပမာဏ။',
  'Each month counts by the factor set in force at its end.': 'လတစ်လစီကို ၎င်း၏လကုန်တွင် အသုံးပြုနေသော ကိန်းစုဖြင့် တွက်သည်။',
  'Factors of {{months}}:': '{{months}} ၏ ကိန်းများ -',
  'Factors of the months since:': 'ထိုနောက်ပိုင်းလများ၏ ကိန်းများ -',
  'E-waste has a factor for each of its parts, which are added up and all count as emitted: the cautious reading, as the source names nothing that is avoided. The totals without e-waste stand beside them.':
    'အီလက်ထရောနစ်တွင် အစိတ်အပိုင်းတစ်ခုစီအတွက် ကိန်းတစ်ခုရှိပြီး ပေါင်းကာ အားလုံးကို ထုတ်လွှတ်မှုအဖြစ် တွက်သည်။ ရင်းမြစ်က ရှောင်ရှားသည်ကို မဖော်ပြသဖြင့် သတိထားသောနည်းဖြစ်သည်။ အီလက်ထရောနစ်မပါသော စုစုပေါင်းကို ယှဉ်ပြထားသည်။',
  'By these factors, more is emitted than avoided by the treatment of: {{types}}.':
    'ဤကိန်းများအရ ဤအမှိုက်များကို ပြုပြင်ခြင်းသည် ရှောင်ရှားသည်ထက် ပို၍ ထုတ်လွှတ်သည် - {{types}}။',
  'By these factors, landfilling is avoided for these alone: {{types}}.':
    'ဤကိန်းများအရ အမှိုက်ပုံရှောင်ရှားမှုကို ဤအမျိုးအစားများအတွက်သာ တွက်သည် - {{types}}။',
  'By these factors, treating this waste emitted {{direct}}, and avoided {{avoided}} elsewhere.':
    'ဤကိန်းများအရ ဤအမှိုက်များကို ပြုပြင်ရာတွင် {{direct}} ထုတ်လွှတ်ခဲ့ပြီး အခြားနေရာတွင် {{avoided}} ရှောင်ရှားနိုင်ခဲ့သည်။',
  '{{type}} avoided the most: {{avoided}}.': '{{type}} က အများဆုံး ရှောင်ရှားနိုင်ခဲ့သည် - {{avoided}}။',
  'Direct emissions can be used for Scope 3, category 5; avoided emissions stand beside the scopes. The carbon report says how they are computed.':
    'တိုက်ရိုက်ထုတ်လွှတ်မှုကို Scope 3 အမျိုးအစား ၅ အတွက် သုံးနိုင်ပြီး ရှောင်ရှားမှုသည် Scope များ၏ ပြင်ပတွင်ရှိသည်။ တွက်နည်းကို ကာဗွန်အစီရင်ခံစာတွင် ဖော်ပြထားသည်။',
  'Direct emissions can be used for Scope 3, category 5, and are too low: the factor set has no factors for {{weight}}, which the carbon report names.':
    'တိုက်ရိုက်ထုတ်လွှတ်မှုကို Scope 3 အမျိုးအစား ၅ အတွက် သုံးနိုင်ပြီး အမှန်ထက် နည်းနေပါသည်။ ကိန်းမရှိသော {{weight}} ကို ကာဗွန်အစီရင်ခံစာတွင် ဖော်ပြထားသည်။',
  'Key Insights': 'အဓိက သိမြင်ချက်များ',
  '{{type}} caused the largest direct emissions: {{direct}}.': '{{type}} က တိုက်ရိုက်ထုတ်လွှတ်မှု အများဆုံးဖြစ်စေခဲ့သည် - {{direct}}။',
  'Not collected in this period: {{types}}.': 'ဤကာလအတွင်း မသိမ်းဆည်းခဲ့ရသည်များ - {{types}}။',
  'Waste that is never made has no emissions at all: preventing comes before recycling.':
    'မဖြစ်ပေါ်သောအမှိုက်တွင် ထုတ်လွှတ်မှု လုံးဝမရှိပါ။ ကာကွယ်ခြင်းသည် ပြန်လည်ထုတ်လုပ်ခြင်းထက် ဦးစွာလာသည်။',
  Disclaimer: 'ရှင်းလင်းချက်',
  'Net emissions = A − B − C': 'အသားတင် ထုတ်လွှတ်မှု = A − B − C',
  'A are the direct emissions of the treatment, B the avoided emissions of new material or fertilizer, and C the avoided emissions of landfilling.':
    'A သည် ပြုပြင်ခြင်း၏ တိုက်ရိုက်ထုတ်လွှတ်မှု၊ B သည် ပစ္စည်းသစ် သို့မဟုတ် ဓာတ်မြေဩဇာထုတ်လုပ်မှု ရှောင်ရှားခြင်း၊ C သည် အမှိုက်ပုံရှောင်ရှားခြင်း ဖြစ်သည်။',
  'The figures are estimates by average factors. Transport, energy contracts and the recycling plants that were actually used are not in them. They compare treatments; they do not replace a greenhouse gas inventory, and they are no offset certificates.':
    'ကိန်းများသည် ပျမ်းမျှကိန်းဖြင့် ခန့်မှန်းချက်များဖြစ်သည်။ သယ်ယူပို့ဆောင်ရေး၊ စွမ်းအင်စာချုပ်နှင့် အမှန်တကယ်သုံးခဲ့သော စက်ရုံများ မပါဝင်ပါ။ ပြုပြင်နည်းများကို နှိုင်းယှဉ်ရန်ဖြစ်ပြီး ဖန်လုံအိမ်ဓာတ်ငွေ့စာရင်းကို အစားမထိုးပါ၊ အစားထိုးလက်မှတ်လည်း မဟုတ်ပါ။',
  'Whether a weight was read from a scale or estimated is in the tables by GRI 306 of the portal, as far as it was recorded. Quarters are three consecutive months with pickups, in the company’s time zone; months without pickups count nothing.':
    'အလေးချိန်ကို ချိန်ခွင်ဖြင့် ချိန်ခဲ့သည် သို့မဟုတ် ခန့်မှန်းခဲ့သည်ကို ပေါ်တယ်ရှိ GRI 306 အမှိုက်ဇယားတွင် မှတ်တမ်းရှိသလောက် ဖော်ပြထားသည်။ သုံးလပတ်သည် ကုမ္ပဏီ၏စံတော်ချိန်အရ သိမ်းဆည်းမှုရှိသော ဆက်တိုက်သုံးလဖြစ်ပြီး မရှိသောလကို မရေတွက်ပါ။',
}
