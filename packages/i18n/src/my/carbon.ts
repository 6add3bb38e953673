import type { Catalogue } from '../create-i18n.ts'

/** The carbon report on the screen; what it says on paper too stands with the texts of reports. */
export const carbonMessages: Catalogue = {
  'What your waste emitted and avoided, quarter by quarter.': 'သင့်အမှိုက်၏ ထုတ်လွှတ်မှုနှင့် ရှောင်ရှားနိုင်မှုကို သုံးလပတ်အလိုက် ကြည့်ပါ။',
  'About the carbon report': 'ကာဗွန်အစီရင်ခံစာ အကြောင်း',
  'What your waste means for the climate': 'သင့်အမှိုက်နှင့် ရာသီဥတု',
  'Recycling and composting emit greenhouse gases, and they prevent others: new material is not made, and organic waste does not rot in a landfill. This report shows both sides, quarter by quarter.':
    'ပြန်လည်ထုတ်လုပ်ခြင်းနှင့် မြေဆွေးလုပ်ခြင်းတို့က ဖန်လုံအိမ်ဓာတ်ငွေ့ ထုတ်လွှတ်သလို ချွေတာလည်း ချွေတာပေးပါသည်။ ပစ္စည်းအသစ် ထုတ်ရန်မလိုတော့ဘဲ အစိုအမှိုက်လည်း အမှိုက်ပုံတွင် မပုပ်တော့ပါ။ ဤအစီရင်ခံစာသည် နှစ်ဖက်စလုံးကို သုံးလပတ်အလိုက် ပြပါသည်။',
  'Failed to fetch logistics data.': 'အမှိုက်သိမ်းဆည်းမှု အချက်အလက်များ ရယူ၍မရပါ။',
  'There is nothing to report yet.': 'အစီရင်ခံရန် မရှိသေးပါ။',
  'The first quarter appears after the first weighed pickup.': 'အမှိုက်သိမ်း၍ ချိန်တွယ်ပြီးသည်နှင့် ပထမဆုံး သုံးလပတ် ပေါ်လာပါမည်။',
  Quarter: 'သုံးလပတ်',
  'Download CSV': 'CSV ရယူရန်',
  'Download PDF': 'PDF ရယူရန်',
  '{{kind}}, {{unit}}': '{{kind}}၊ {{unit}}',
  'Without e-waste': 'အီလက်ထရောနစ်မပါ',
  'Show the pickups': 'အမှိုက်သိမ်းခြင်းများ ကြည့်ရန်',
  'Show the pickups behind it': 'ဤကိန်း၏ အမှိုက်သိမ်းခြင်းများ ကြည့်ရန်',
  'There are no pickups behind this figure.': 'ဤကိန်းအတွက် အမှိုက်သိမ်းခြင်း မရှိပါ။',
  '{{name}}: {{figure}}': '{{name}} - {{figure}}',
  'Direct, avoided and net emissions by treatment': 'ပြုပြင်နည်းအလိုက် တိုက်ရိုက်၊ ရှောင်ရှားမှုနှင့် အသားတင်',
  'Direct, avoided and net emissions by material': 'ပစ္စည်းအလိုက် တိုက်ရိုက်၊ ရှောင်ရှားမှုနှင့် အသားတင်',
  'Direct emissions by material': 'ပစ္စည်းအလိုက် တိုက်ရိုက် ထုတ်လွှတ်မှု',
  'Factors of {{name}}': '{{name}} ၏ ကိန်းများ',
  'Factor sets': 'ကိန်းစုများ',
  'Emissions in the world': 'ကမ္ဘာ့ ထုတ်လွှတ်မှု',
  'Charts to compare with; they are no part of the report.': 'နှိုင်းယှဉ်ရန် ဇယားပုံများဖြစ်ပြီး အစီရင်ခံစာ၏ အစိတ်အပိုင်း မဟုတ်ပါ။',
  'Emission chart {{number}}': 'ထုတ်လွှတ်မှု ဇယားပုံ {{number}}',
  'Saved carbon reports of this quarter': 'ဤသုံးလပတ်အတွက် သိမ်းထားသော ကာဗွန်အစီရင်ခံစာများ',
  'Each keeps the figures and factors with which it was saved.': 'တစ်ခုစီသည် သိမ်းချိန်က ကိန်းဂဏန်းများအတိုင်း ရှိနေပါသည်။',
  'as above': 'အထက်ပါအတိုင်း',
  'differs from the figures above': 'အထက်ပါ ကိန်းများနှင့် ကွဲလွဲသည်',
  'Saved reports of these quarters keep their factors': 'ဤသုံးလပတ်များ၏ သိမ်းထားသော အစီရင်ခံစာများသည် မူလကိန်းများအတိုင်း ရှိနေပါမည်',
  'Waste reports: {{reports}}. Carbon reports: {{carbonReports}}. Creating one of them again would give other emissions.':
    'အမှိုက်အစီရင်ခံစာ {{reports}} ခု၊ ကာဗွန်အစီရင်ခံစာ {{carbonReports}} ခု။ အသစ်ပြန်ပြုလုပ်ပါက ထုတ်လွှတ်မှု ကိန်းများ ပြောင်းပါမည်။',
  'Assessment report': 'အကဲဖြတ်အစီရင်ခံစာ',
  'Reports say by it how old the potentials are.': 'ကိန်းများ မည်မျှဟောင်းသည်ကို အစီရင်ခံစာများက ဤအချက်ဖြင့် ဖော်ပြသည်။',
  'Second report of the IPCC (1995)': 'IPCC ဒုတိယအစီရင်ခံစာ (၁၉၉၅)',
  'Fourth report of the IPCC (2007)': 'IPCC စတုတ္ထအစီရင်ခံစာ (၂၀၀၇)',
  'Fifth report of the IPCC (2013)': 'IPCC ပဉ္စမအစီရင်ခံစာ (၂၀၁၃)',
  'Sixth report of the IPCC (2021)': 'IPCC ဆဋ္ဌမအစီရင်ခံစာ (၂၀၂၁)',
  'Other, or not known': 'အခြား သို့မဟုတ် မသိ',
  'Global warming potentials over 100 years of the second report of the IPCC, of 1995; the sixth report is of 2021.':
    'နှစ် ၁၀၀ အတွက် ကမ္ဘာကြီးပူနွေးစေနိုင်မှု ကိန်းများသည် ၁၉၉၅ ခုနှစ် IPCC ဒုတိယအစီရင်ခံစာမှ ဖြစ်သည်။ ဆဋ္ဌမအစီရင်ခံစာသည် ၂၀၂၁ ခုနှစ်မှ ဖြစ်သည်။',
  'Global warming potentials over 100 years of the fourth report of the IPCC, of 2007; the sixth report is of 2021.':
    'နှစ် ၁၀၀ အတွက် ကမ္ဘာကြီးပူနွေးစေနိုင်မှု ကိန်းများသည် ၂၀၀၇ ခုနှစ် IPCC စတုတ္ထအစီရင်ခံစာမှ ဖြစ်သည်။ ဆဋ္ဌမအစီရင်ခံစာသည် ၂၀၂၁ ခုနှစ်မှ ဖြစ်သည်။',
  'Global warming potentials over 100 years of the fifth report of the IPCC, of 2013; the sixth report is of 2021.':
    'နှစ် ၁၀၀ အတွက် ကမ္ဘာကြီးပူနွေးစေနိုင်မှု ကိန်းများသည် ၂၀၁၃ ခုနှစ် IPCC ပဉ္စမအစီရင်ခံစာမှ ဖြစ်သည်။ ဆဋ္ဌမအစီရင်ခံစာသည် ၂၀၂၁ ခုနှစ်မှ ဖြစ်သည်။',
  'Global warming potentials over 100 years of the sixth report of the IPCC, of 2021.':
    'နှစ် ၁၀၀ အတွက် ကမ္ဘာကြီးပူနွေးစေနိုင်မှု ကိန်းများသည် ၂၀၂၁ ခုနှစ် IPCC ဆဋ္ဌမအစီရင်ခံစာမှ ဖြစ်သည်။',
  'Of which report of the IPCC the global warming potentials are is not recorded; the sixth report is of 2021.':
    'ကမ္ဘာကြီးပူနွေးစေနိုင်မှု ကိန်းများသည် မည်သည့် IPCC အစီရင်ခံစာမှ ဖြစ်သည်ကို မှတ်တမ်းမရှိပါ။ ဆဋ္ဌမအစီရင်ခံစာသည် ၂၀၂၁ ခုနှစ်မှ ဖြစ်သည်။',
  'The file is larger than 1 MB.': 'ဖိုင်သည် ၁ MB ထက် ကြီးသည်။',
  'In unit, {{typed}} is not known.': 'unit တွင် {{typed}} ကို မသိပါ။',
  'Tables as they are published have other columns, of which lines without a value are left out:':
    'ထုတ်ပြန်ထားသည့် ဇယားများတွင် အခြားကော်လံများ ရှိသည်။ တန်ဖိုးမပါသော စာကြောင်းများကို ချန်ထားမည် -',
  'Units: {{units}}': 'ယူနစ်များ - {{units}}',
  'Template for a published table': 'ထုတ်ပြန်ဇယားအတွက် ပုံစံ',
  'UK Government 2025, waste disposal': 'ယူကေအစိုးရ ၂၀၂၅၊ အမှိုက်စွန့်ပစ်ခြင်း',
  'Values were converted to t CO₂e per tonne and rounded to five decimals.':
    'တန်ဖိုးများကို တစ်တန်လျှင် t CO₂e သို့ ပြောင်းပြီး ဒသမငါးနေရာအထိ ယူထားသည်။',
}
