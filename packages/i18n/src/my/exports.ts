import type { Catalogue } from '../create-i18n.ts'

/** Column titles and labels that only exported files have; the server alone loads them. */
export const exportMessages: Catalogue = {
  'Paper (kg)': 'စက္ကူ (ကီလို)',
  'Plastic (kg)': 'ပလတ်စတစ် (ကီလို)',
  'Can (kg)': 'သံဘူး (ကီလို)',
  'Glass (kg)': 'ဖန် (ကီလို)',
  'Organic (kg)': 'အစိုအမှိုက် (ကီလို)',
  'E-waste (kg)': 'အီလက်ထရောနစ်အမှိုက် (ကီလို)',
  'Mixed (kg)': 'ရောနှောအမှိုက် (ကီလို)',
  'A direct (t CO2e/t)': 'A တိုက်ရိုက် (t CO2e/t)',
  'B avoided material or fertilizer (t CO2e/t)': 'B ရှောင်ရှားနိုင်သည့် ပစ္စည်း သို့မဟုတ် မြေဩဇာ (t CO2e/t)',
  'C avoided landfilling (t CO2e/t)': 'C ရှောင်ရှားနိုင်သည့် အမှိုက်ပုံ (t CO2e/t)',
  'GWP set': 'GWP ကိန်းစု',
  Answered: 'ဖြေဆိုသည့်အချိန်',
  'Approval Code': 'အတည်ပြုကုဒ်',
  'Contact person': 'ဆက်သွယ်ရန်ပုဂ္ဂိုလ်',
  'Contact phone': 'ဆက်သွယ်ရန်ပုဂ္ဂိုလ် ဖုန်း',
  'Days overdue': 'ရက်လွန်',
  'Delivery Address': 'ပို့ဆောင်ရမည့်လိပ်စာ',
  'E-mail': 'အီးမေးလ်',
  Entity: 'မှတ်တမ်းအမျိုးအစား',
  Id: 'အိုင်ဒီ',
  Kind: 'အမျိုးအစား',
  'Looked at': 'စစ်ဆေးသည့်အချိန်',
  'Looked at by': 'စစ်ဆေးသူ',
  Number: 'နံပါတ်',
  Ordered: 'မှာယူသည့်ရက်',
  Percentage: 'ရာခိုင်နှုန်း',
  'Price per unit (USD)': 'တစ်ခုဈေး (USD)',
  'Provider Order': 'ငွေပေးချေမှုနံပါတ်',
  Public: 'လူတိုင်းကြည့်နိုင်',
  Report: 'အစီရင်ခံစာ',
  'By quarter or by month': 'သုံးလပတ်အလိုက် သို့မဟုတ် လအလိုက်',
  'Right answers': 'မှန်သည့်အဖြေ',
  'Sent again by': 'ထပ်ပို့သူ',
  'Service from': 'ဝန်ဆောင်မှု စတင်ရက်',
  'Service to': 'ဝန်ဆောင်မှု ပြီးဆုံးရက်',
  'Total Amount (USD)': 'စုစုပေါင်းငွေ (USD)',
  'Training Date': 'သင်တန်းရက်',
  'Training Period': 'သင်တန်းချိန်',
  Transaction: 'ငွေလွှဲအမှတ်',

  Table: 'ဇယား',
  Row: 'အတန်း',
  Boundary: 'ပါဝင်သည့် အတိုင်းအတာ',
  'Emissions (t CO2e)': 'ထုတ်လွှတ်မှု (t CO2e)',
  'Period from': 'ကာလ အစ',
  'Period to': 'ကာလ အဆုံး',
  'Data quality': 'အချက်အလက် အရည်အသွေး',
  'Outside of the scopes': 'Scope များ၏ ပြင်ပ',
  'Avoided emissions': 'ရှောင်ရှားနိုင်သည့် ထုတ်လွှတ်မှု',
  'Part of other disposal operations': 'အခြားနည်းများဖြင့် စွန့်ပစ်ခြင်းတွင် ပါဝင်ပြီး ဖြစ်သည်',
  'The factor set has no factor for it, so the direct emissions are too low.':
    'ကိန်းစုတွင် ဤနည်းအတွက် ကိန်း မရှိသဖြင့် တိုက်ရိုက် ထုတ်လွှတ်မှုသည် အမှန်ထက် နည်းနေပါသည်။',
  'Pickups were changed after the report was made. The script names the figures of the report that differ from the pickups of today.':
    'အစီရင်ခံစာ ပြုလုပ်ပြီးနောက် သိမ်းဆည်းမှုများကို ပြောင်းလဲခဲ့သည်။ ယနေ့ သိမ်းဆည်းမှုများနှင့် ကွာခြားသော အစီရင်ခံစာပါ ကိန်းဂဏန်းများကို script က ဖော်ပြပေးပါမည်။',
  'How to check it': 'စစ်ဆေးနည်း',
  'It ends with “N figures recomputed, 0 differ”, or names each figure that differs.':
    '“N figures recomputed, 0 differ” ဟု အဆုံးသတ်ပါမည်။ ကွာခြားသော ကိန်းရှိလျှင် တစ်ခုချင်း ဖော်ပြပါမည်။',
  'It does not recompute what rests on more than these files: how much has left in loads, which needs the stocks of the whole company, and the comparison with other months.':
    'ဤဖိုင်များထက် ပိုမို လိုအပ်သည်တို့ကို ပြန်မတွက်ပါ — ကုမ္ပဏီတစ်ခုလုံး၏ လက်ကျန် လိုအပ်သော ပို့ဆောင်ပြီးပမာဏနှင့် အခြားလများနှင့် နှိုင်းယှဉ်ချက်တို့ ဖြစ်သည်။',
  'Weighbridge slips are not in this file. They open at the share link of the report.':
    'ချိန်တွယ်စာရွက်များ ဤဖိုင်တွင် မပါပါ။ အစီရင်ခံစာ၏ မျှဝေလင့်ခ်တွင် ဖွင့်ကြည့်နိုင်သည်။',
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
