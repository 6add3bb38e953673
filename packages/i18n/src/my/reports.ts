import type { Catalogue } from '../create-i18n.ts'

/** The waste report, on screens and on paper. */
export const reportMessages: Catalogue = {
  'First Quarter {{year}}': '{{year}} ပထမ သုံးလပတ်',
  'Second Quarter {{year}}': '{{year}} ဒုတိယ သုံးလပတ်',
  'Third Quarter {{year}}': '{{year}} တတိယ သုံးလပတ်',
  'Fourth Quarter {{year}}': '{{year}} စတုတ္ထ သုံးလပတ်',
  '{{months}} ({{quarters}})': '{{months}} ({{quarters}})',
  '{{months}} ({{quarters}}, in progress)': '{{months}} ({{quarters}}၊ မပြီးသေးပါ)',
  'Calendar year {{year}}': '{{year}} ပြက္ခဒိန်နှစ်',
  '{{months}}, in progress': '{{months}}၊ မပြီးသေးပါ',
  '{{from}} to {{to}}': '{{from}} မှ {{to}} အထိ',
  '{{name}} {{percent}}': '{{name}} {{percent}}',
  '{{name}} {{weight}}': '{{name}} {{weight}}',
  'Date and collection note': 'ရက်စွဲနှင့် အမှိုက်သိမ်းဆည်းလွှာ',
  'Items (kg)': 'ပစ္စည်းများ (ကီလို)',
  'Annex: the pickups': 'နောက်ဆက်တွဲ - အမှိုက်သိမ်းဆည်းမှုများ',
  'Every pickup that this report counts, {{weight}} kg in all. Each has a collection note with the number given here.':
    'ဤအစီရင်ခံစာတွင် ထည့်သွင်းတွက်ချက်ထားသော အမှိုက်သိမ်းဆည်းမှုအားလုံး ဖြစ်ပြီး စုစုပေါင်း {{weight}} ကီလို ရှိပါသည်။ တစ်ခုစီတွင် ဤနေရာ၌ ဖော်ပြထားသော အမှတ်ဖြင့် အမှိုက်သိမ်းဆည်းလွှာတစ်စောင် ရှိပါသည်။',
  '{{amount}} kg CO₂e': '{{amount}} ကီလို CO₂e',
  '{{amount}} t CO₂e': '{{amount}} တန် CO₂e',
  'kg CO₂e': 'ကီလို CO₂e',
  't CO₂e': 'တန် CO₂e',
  Direct: 'တိုက်ရိုက်',
  Avoided: 'ရှောင်ရှားနိုင်',
  Net: 'အသားတင်',
  'No Data': 'အချက်အလက်မရှိပါ',
  '{{name}}, Waste Audit Report, {{title}}': '{{name}}၊ အမှိုက်စစ်ဆေးမှု အစီရင်ခံစာ၊ {{title}}',
  Report: 'အစီရင်ခံစာ',
  'Report number': 'အစီရင်ခံစာ အမှတ်',
  'SHA-256 of the data': 'အချက်အလက်များ၏ SHA-256',
  'Check it at': 'စစ်ဆေးရန် လိပ်စာ',
  'QR code that opens the figures of this report': 'ဤအစီရင်ခံစာ၏ ကိန်းဂဏန်းများကို ဖွင့်ပေးသည့် QR ကုဒ်',
  'Is this report genuine?': 'ဤအစီရင်ခံစာ အစစ်အမှန် ဟုတ်ပါသလား',
  'The figures were locked when the report was made. Its fingerprint leads to the figures on our portal, to compare the paper with.':
    'ပြုလုပ်ပြီးသည်နှင့် အချက်အလက်များကို ပြောင်းလဲ၍မရအောင် သိမ်းထားပါသည်။ ဤအမှတ်အသားဖြင့် ကျွန်ုပ်တို့၏ ပေါ်တယ်ရှိ ကိန်းဂဏန်းများကို ရှာ၍ စာရွက်နှင့် တိုက်စစ်နိုင်ပါသည်။',
}
