import type { Catalogue } from '../create-i18n.ts'

/** Waste types as they are called on the collection rounds, weights and pickups. */
export const wasteMessages: Catalogue = {
  Paper: 'စက္ကူ',
  Plastic: 'ပလတ်စတစ်',
  Can: 'သံဘူး',
  Glass: 'ဖန်',
  'E-waste': 'အီလက်ထရောနစ်အမှိုက်',
  Organic: 'အစိုအမှိုက်',
  Mixed: 'ရောနှောအမှိုက်',
  Dry: 'အခြောက်အမှိုက်',
  'Dry + Organic': 'အခြောက်နှင့် အစိုအမှိုက်',
  'Waste type': 'အမှိုက်အမျိုးအစား',
  kg: 'ကီလို',
  '{{weight}} kg': '{{weight}} ကီလို',
  'Weight (kg)': 'အလေးချိန် (ကီလို)',
  'Total (kg)': 'စုစုပေါင်း (ကီလို)',
  'There is no waste data.': 'အမှိုက်အချက်အလက် မရှိပါ။',
  'There was no waste pickup in {{months}}.': '{{months}} တွင် အမှိုက်သိမ်းဆည်းမှု မရှိခဲ့ပါ။',
  Pickups: 'အမှိုက်သိမ်းခြင်း',
  'Total collected waste': 'သိမ်းဆည်းပြီး အမှိုက်စုစုပေါင်း',
  'Total pickups': 'အမှိုက်သိမ်းသည့် အကြိမ်ရေ',
  Requested: 'တောင်းဆိုထားသည်',
  Confirmed: 'အတည်ပြုပြီး',
  Completed: 'ပြီးစီးပြီး',
  'On hold': 'ဆိုင်းငံ့ထားသည်',
  Cancelled: 'ပယ်ဖျက်ပြီး',
}
