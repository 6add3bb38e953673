import type { Catalogue } from '../create-i18n.ts'

/** How well weights are known: on screens, on papers, and in the company's settings. */
export const uncertaintyMessages: Catalogue = {
  'How well weights are known': 'အလေးချိန်များ မည်မျှ တိကျသည်',
  'The ± of a total is worked out from these, at a confidence of 95%. Totals of today follow a change; reports that were made keep theirs.':
    'စုစုပေါင်း၏ ± ကို ဤတန်ဖိုးများမှ ၉၅% ယုံကြည်မှုဖြင့် တွက်ပါသည်။ ပြင်လျှင် ယနေ့ စုစုပေါင်းများ လိုက်ပြောင်းပြီး ပြုလုပ်ပြီးသော အစီရင်ခံစာများ မပြောင်းပါ။',
  '{{measure}}: ± (%)': '{{measure}}- ± (%)',
  '{{measure}}: source': '{{measure}}- ရင်းမြစ်',
  '{{figure}}: how it is known': '{{figure}}- မည်သို့ သိရှိသည်',
  '{{measure}} {{uncertainty}}: {{source}}': '{{measure}} {{uncertainty}}- {{source}}',
  'How the weight is known (kg): {{weights}}.': 'အလေးချိန်ကို သိရှိပုံ (ကီလို)- {{weights}}။',
  '±': '±',
  '± at 95%': '± (၉၅% ယုံကြည်မှု)',
  'Uncertainty at 95 % (± %)': '၉၅ % ယုံကြည်မှုဖြင့် မသေချာမှု (± %)',
  'Source of the uncertainty': 'မသေချာမှု၏ ရင်းမြစ်',
  'Diverted from disposal: {{diverted}}. Directed to disposal: {{disposed}}.':
    'မစွန့်ပစ်ဘဲ ပြန်လည်ရယူသည့် အမှိုက်- {{diverted}}။ စွန့်ပစ်သည့် အမှိုက်- {{disposed}}။',
  '± is how far a weight may be off to either side, at a confidence of 95%. Weights that are known in the same way may all be off to the same side, so together they are one term. The ± of a total is the root of the sum of the squares of its terms, over the total: the rule for sums of the GHG Protocol and of the IPCC 2006 Guidelines (volume 1, equation 3.2). It is of the weight alone, not of what became of it.':
    '± သည် အလေးချိန်တစ်ခု အမှန်ထက် မည်မျှ ပိုနိုင် လျော့နိုင်သည်ကို ၉၅% ယုံကြည်မှုဖြင့် ပြပါသည်။ တူညီသောနည်းဖြင့် သိရသည့် အလေးချိန်များသည် တစ်ဖက်တည်းသို့ လွဲနိုင်သဖြင့် ပေါင်း၍ ကိန်းတစ်လုံးအဖြစ် တွက်ပါသည်။ စုစုပေါင်း၏ ± သည် ထိုကိန်းများ၏ နှစ်ထပ်ကိန်း ပေါင်းလဒ်ကို နှစ်ထပ်ကိန်းရင်း ယူပြီး စုစုပေါင်းဖြင့် စားခြင်း ဖြစ်ပါသည်။ GHG Protocol နှင့် IPCC ၂၀၀၆ လမ်းညွှန် (အတွဲ ၁၊ ညီမျှခြင်း ၃.၂) ၏ ပေါင်းလဒ် နည်းလမ်း ဖြစ်ပါသည်။ အလေးချိန်အတွက်သာ ဖြစ်ပြီး မည်သို့ ဖြစ်သွားသည်ကို မဆိုလိုပါ။',
  'OIML R 76-1:2006, 3.5: the error that a class III scale in service may have at a load of 50 of its intervals.':
    'OIML R 76-1:2006၊ ၃.၅- အသုံးပြုနေသော အဆင့် III ချိန်ခွင်တွင် စကေး ၅၀ ကွက်စာ ချိန်ရာ၌ ခွင့်ပြုသည့် အမှား။',
  'Judgement of the company, after the 30 % that the IPCC 2006 Guidelines give for waste amounts (volume 5, table 3.5).':
    'IPCC ၂၀၀၆ လမ်းညွှန် (အတွဲ ၅၊ ဇယား ၃.၅) က အမှိုက်ပမာဏအတွက် ဖော်ပြသည့် ၃၀ % ကို အခြေခံသော ကုမ္ပဏီ၏ သုံးသပ်ချက်။',
  'Judgement of the company: neither how full a bin is nor how densely it is packed is measured.':
    'ကုမ္ပဏီ၏ သုံးသပ်ချက်- ပုံး မည်မျှ ပြည့်သည်၊ မည်မျှ သိပ်ထည့်ထားသည်ကို မတိုင်းတာပါ။',
  'Judgement of the company: as large as the largest of the others.': 'ကုမ္ပဏီ၏ သုံးသပ်ချက်- အခြားနည်းများ၏ အကြီးဆုံးနှင့် တူညီသည်။',
}
