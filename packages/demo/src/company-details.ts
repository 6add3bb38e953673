/** The values have the form that /settings stores. The phone number, e-mail address, website and account reach no one. */
export const companyDetails = {
  name: 'Thant',
  description:
    'Thant collects sorted waste from offices, hotels, schools and homes in Yangon, weighs it and hands it to recyclers.',
  descriptionInBurmese:
    'Thant သည် ရန်ကုန်ရှိ ရုံး၊ ဟိုတယ်၊ ကျောင်းနှင့် အိမ်များမှ ခွဲခြားထားသော အမှိုက်များကို သိမ်းဆည်း၍ ချိန်တွယ်ပြီး ပြန်လည်အသုံးပြုသူများထံ ပို့ဆောင်ပါသည်။',
  address: 'No. 27, Hlaing River Road, Hlaing Township, Yangon, Myanmar',
  addressInBurmese: 'အမှတ် ၂၇၊ လှိုင်မြစ်လမ်း၊ လှိုင်မြို့နယ်၊ ရန်ကုန်မြို့၊ မြန်မာနိုင်ငံ',
  phone: '+95 1 000 2017',
  email: 'hello@thant.example',
  website: 'https://thant.example',
  bankDetails: 'Example Bank of Yangon, Hlaing Branch\nAccount name: Thant\nAccount number: 0000 0000 0000 2017',
  featureRequestUrl: 'https://ideas.thant.example',
  foundingYear: 2017,
  copyrightYear: 2019,
}
