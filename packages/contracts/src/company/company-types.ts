import * as z from 'zod/mini'

/**
 * Merges the two lists of the former forms, with the spelling corrected, and adds Other (docs/specification.md 9-60 to
 * 9-62).
 */
export const companyTypes = [
  'Advertising',
  'Banking',
  'Beverages Manufacture',
  'Building Communities',
  'Business Building',
  'Car Rental & Transportation',
  'Clinic',
  'Construction',
  'Consultancy of Businesses Transformation & Sustainability',
  'Consultant',
  'Corporate',
  'Education',
  'Embassy',
  'Entrepreneurial community',
  'Fashion',
  'Garment Industries',
  'Hospital',
  'Hotel',
  'Households',
  'INGO',
  'International Finance Corporation',
  'International School',
  'Law firm',
  'Media & Advertising',
  'Micro finance',
  'NGO',
  'Public Administration (i.e. Embassy)',
  'Restaurant',
  'Services',
  'Shopping Mall',
  'Startup Hostel',
  'Telecommunication',
  'Trading',
  'Travel & Tour',
  'Other',
] as const
export type CompanyType = (typeof companyTypes)[number]

const formerSpellings: Record<string, CompanyType> = {
  'Agriculture Micro finance': 'Micro finance',
  Bank: 'Banking',
  Cooperate: 'Corporate',
  'Midea & Advertising': 'Media & Advertising',
  Restaraunt: 'Restaurant',
}

/** Accepts former spellings and maps them to the current ones. */
export const companyTypeSchema = z.pipe(
  z.pipe(
    z.string('Required'),
    z.transform((text) => formerSpellings[text] ?? text),
  ),
  z.enum(companyTypes, 'Required'),
)
