import type { CompanyType } from '@thant/contracts/company/company-types'
import type { ProductName } from './products.ts'

export type UsualItem = readonly [product: ProductName, weeklyKg: number, likelihood: number]

const office: UsualItem[] = [
  ['whitePaper', 16, 0.9],
  ['cardboard', 9, 0.85],
  ['mixedPaper', 6, 0.45],
  ['waterBottles', 3.2, 0.85],
  ['drinkCans', 1.1, 0.7],
  ['mixedGlass', 2.4, 0.2],
  ['cartridges', 1.6, 0.07],
  ['computers', 11, 0.03],
]
const officeWithCanteen: UsualItem[] = [
  ['whitePaper', 18, 0.9],
  ['cardboard', 14, 0.85],
  ['waterBottles', 5, 0.9],
  ['drinkCans', 1.8, 0.8],
  ['foodWaste', 24, 0.85],
  ['teaLeaves', 6, 0.3],
  ['mixedGlass', 4.5, 0.6],
  ['newspaper', 4, 0.3],
  ['cartridges', 2.2, 0.15],
  ['computers', 14, 0.07],
]
const moneyHouse: UsualItem[] = [
  ['shreddedPaper', 22, 0.9],
  ['ledgers', 14, 0.35],
  ['cardboard', 8, 0.8],
  ['waterBottles', 3, 0.75],
  ['drinkCans', 0.9, 0.5],
  ['computers', 12, 0.06],
  ['batteries', 9, 0.05],
]
const building: UsualItem[] = [
  ['cardboard', 32, 0.95],
  ['mixedPaper', 24, 0.8],
  ['waterBottles', 9, 0.9],
  ['plasticBags', 5, 0.5],
  ['drinkCans', 3.5, 0.8],
  ['mixedGlass', 8, 0.5],
  ['foodWaste', 38, 0.5],
  ['lamps', 3, 0.08],
]
const press: UsualItem[] = [
  ['newspaper', 45, 0.8],
  ['magazines', 22, 0.7],
  ['cardboard', 10, 0.7],
  ['vinylBanners', 9, 0.4],
  ['waterBottles', 2.5, 0.6],
  ['drinkCans', 0.9, 0.5],
  ['cartridges', 2.8, 0.12],
]
const kitchen: UsualItem[] = [
  ['foodWaste', 62, 0.95],
  ['vegetables', 34, 0.85],
  ['teaLeaves', 9, 0.3],
  ['beerBottles', 17, 0.6],
  ['sauceBottles', 7, 0.5],
  ['drinkCans', 4, 0.7],
  ['milkTins', 3.6, 0.45],
  ['cardboard', 11, 0.6],
  ['foodBoxes', 3, 0.3],
  ['eggTrays', 2.2, 0.25],
]
const hotel: UsualItem[] = [
  ['foodWaste', 115, 0.95],
  ['vegetables', 48, 0.7],
  ['gardenWaste', 40, 0.4],
  ['beerBottles', 34, 0.75],
  ['waterBottles', 16, 0.9],
  ['drinkCans', 8, 0.8],
  ['cardboard', 26, 0.8],
  ['newspaper', 7, 0.3],
  ['lamps', 3.5, 0.04],
]
const mall: UsualItem[] = [
  ['cardboard', 190, 1],
  ['stretchFilm', 34, 0.9],
  ['foodWaste', 120, 0.7],
  ['waterBottles', 22, 0.85],
  ['drinkCans', 9, 0.7],
  ['hangers', 6, 0.25],
  ['mixedGlass', 18, 0.35],
  ['lamps', 5, 0.06],
]
const travel: UsualItem[] = [
  ['magazines', 11, 0.85],
  ['waterBottles', 7, 0.9],
  ['whitePaper', 6, 0.6],
  ['cardboard', 5, 0.6],
  ['drinkCans', 1.4, 0.6],
]
const garage: UsualItem[] = [
  ['oilBottles', 9, 0.9],
  ['batteries', 32, 0.6],
  ['cardboard', 12, 0.8],
  ['paintTins', 5, 0.35],
  ['waterBottles', 3, 0.7],
  ['cables', 4, 0.2],
]
const network: UsualItem[] = [
  ['cables', 38, 0.9],
  ['routers', 24, 0.8],
  ['phones', 7, 0.5],
  ['batteries', 18, 0.4],
  ['simFrames', 4, 0.6],
  ['cardboard', 28, 0.9],
  ['stretchFilm', 5, 0.4],
  ['waterBottles', 4, 0.4],
]
const bottler: UsualItem[] = [
  ['brokenGlass', 95, 0.9],
  ['waterBottles', 72, 0.9],
  ['drinkCans', 28, 0.75],
  ['stretchFilm', 40, 0.85],
  ['cardboard', 66, 0.9],
  ['strapping', 7, 0.3],
]
const sewingHall: UsualItem[] = [
  ['cardboard', 130, 0.95],
  ['patternPaper', 48, 0.8],
  ['stretchFilm', 30, 0.85],
  ['threadCones', 26, 0.7],
  ['plasticBags', 18, 0.6],
  ['foodWaste', 55, 0.35],
  ['strapping', 6, 0.3],
]
const studio: UsualItem[] = [
  ['patternPaper', 8, 0.8],
  ['hangers', 5, 0.6],
  ['cardboard', 12, 0.9],
  ['plasticBags', 5, 0.7],
  ['waterBottles', 2, 0.5],
]
const buildingSite: UsualItem[] = [
  ['cementBags', 42, 0.9],
  ['pipeOffcuts', 20, 0.7],
  ['buckets', 12, 0.6],
  ['paintTins', 16, 0.6],
  ['cables', 9, 0.4],
  ['cardboard', 18, 0.7],
  ['waterBottles', 6, 0.6],
]
const warehouse: UsualItem[] = [
  ['cardboard', 95, 1],
  ['stretchFilm', 19, 0.9],
  ['strapping', 6, 0.6],
  ['mixedPaper', 9, 0.5],
  ['brokenGlass', 14, 0.25],
  ['foodTins', 6, 0.25],
  ['waterBottles', 3, 0.4],
]
const clinic: UsualItem[] = [
  ['cardboard', 14, 0.95],
  ['medicineBottles', 6, 0.9],
  ['whitePaper', 5, 0.7],
  ['waterBottles', 3, 0.7],
  ['drinkCans', 0.8, 0.3],
]
const hospital: UsualItem[] = [
  ['cardboard', 68, 1],
  ['medicineBottles', 26, 0.9],
  ['whitePaper', 18, 0.7],
  ['waterBottles', 14, 0.8],
  ['foodWaste', 85, 0.8],
  ['drinkCans', 3, 0.4],
  ['computers', 16, 0.03],
]
const school: UsualItem[] = [
  ['exerciseBooks', 24, 0.85],
  ['whitePaper', 10, 0.6],
  ['cardboard', 9, 0.7],
  ['waterBottles', 9, 0.95],
  ['drinkCans', 3, 0.6],
  ['fruitPeel', 14, 0.4],
  ['foodWaste', 22, 0.4],
  ['computers', 15, 0.03],
]
const association: UsualItem[] = [
  ['waterBottles', 6, 0.9],
  ['plasticBags', 5, 0.6],
  ['whitePaper', 8, 0.7],
  ['cardboard', 7, 0.7],
  ['drinkCans', 1.6, 0.6],
  ['mixedGlass', 4, 0.4],
  ['computers', 10, 0.05],
]
const homes: UsualItem[] = [
  ['cardboard', 26, 0.9],
  ['newspaper', 12, 0.6],
  ['waterBottles', 15, 0.95],
  ['plasticBags', 8, 0.6],
  ['drinkCans', 5, 0.8],
  ['mixedGlass', 18, 0.7],
  ['vegetables', 44, 0.6],
  ['fruitPeel', 18, 0.4],
  ['batteries', 4, 0.08],
]
const market: UsualItem[] = [
  ['vegetables', 75, 0.95],
  ['coconuts', 38, 0.7],
  ['fruitPeel', 30, 0.7],
  ['cardboard', 18, 0.8],
  ['plasticBags', 5, 0.5],
  ['mixedGlass', 6, 0.2],
]

export const wasteProfiles: Record<CompanyType, readonly UsualItem[]> = {
  Advertising: press,
  Banking: moneyHouse,
  'Beverages Manufacture': bottler,
  'Building Communities': homes,
  'Business Building': building,
  'Car Rental & Transportation': garage,
  Clinic: clinic,
  Construction: buildingSite,
  'Consultancy of Businesses Transformation & Sustainability': office,
  Consultant: office,
  Corporate: officeWithCanteen,
  Education: school,
  Embassy: officeWithCanteen,
  'Entrepreneurial community': office,
  Fashion: studio,
  'Garment Industries': sewingHall,
  Hospital: hospital,
  Hotel: hotel,
  Households: homes,
  INGO: association,
  'International Finance Corporation': office,
  'International School': school,
  'Law firm': moneyHouse,
  'Media & Advertising': press,
  'Micro finance': moneyHouse,
  NGO: association,
  'Public Administration (i.e. Embassy)': moneyHouse,
  Restaurant: kitchen,
  Services: building,
  'Shopping Mall': mall,
  'Startup Hostel': kitchen,
  Telecommunication: network,
  Trading: warehouse,
  'Travel & Tour': travel,
  Other: market,
}
