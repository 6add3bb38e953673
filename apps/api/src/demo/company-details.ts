/** The values have the form that /settings stores. The phone number, e-mail address and website reach no one. */
export const companyDetails = {
  name: 'Thant',
  description:
    'Thant collects sorted waste from offices, hotels, schools and homes in Yangon, weighs it and hands it to recyclers.',
  address: 'No. 27, Hlaing River Road, Hlaing Township, Yangon, Myanmar',
  phone: '+95 1 000 2017',
  email: 'hello@thant.example',
  website: 'https://thant.example',
  featureRequestUrl: 'https://ideas.thant.example',
  foundingYear: 2017,
  copyrightYear: 2019,
}
