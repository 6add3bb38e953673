import type { Catalogue } from '../create-i18n.ts'

/** Holidays, closures, and the days on which the company works. */
export const companyDayMessages: Catalogue = {
  'Company day': 'ကုမ္ပဏီနေ့ရက်',
  Removed: 'ဖယ်ရှားခဲ့သည်',
  'There is no entry for this day.': 'ဤနေ့အတွက် မှတ်တမ်း မရှိပါ။',
  'This file is no calendar (.ics).': 'ဤဖိုင်သည် ပြက္ခဒိန်ဖိုင် (.ics) မဟုတ်ပါ။',
  'This file is too large for a calendar of holidays.': 'ဤဖိုင်သည် အားလပ်ရက်ပြက္ခဒိန်အတွက် ကြီးလွန်းပါသည်။',
  'At most 400 days at once': 'တစ်ကြိမ်လျှင် ရက် ၄၀၀ အထိသာ',
  'At most 1000 pickups at once': 'တစ်ကြိမ်လျှင် အမှိုက်သိမ်းမှု ၁၀၀၀ အထိသာ',
  'Please choose at least one day.': 'အနည်းဆုံး တစ်ရက် ရွေးပါ။',
  'Invalid time': 'အချိန် မမှန်ပါ',
}
