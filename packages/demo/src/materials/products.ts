import type { WasteType } from '@thant/contracts/materials/wastes'

type Product = { wasteType: WasteType; english: string; burmese?: string }

export const products = {
  whitePaper: { wasteType: 'Papers', english: 'White office paper', burmese: 'စာရွက်ဖြူ' },
  mixedPaper: { wasteType: 'Papers', english: 'Mixed paper', burmese: 'စာရွက်ရောနှော' },
  shreddedPaper: { wasteType: 'Papers', english: 'Shredded paper', burmese: 'စာရွက်ဖြတ်စများ' },
  cardboard: { wasteType: 'Papers', english: 'Cardboard boxes', burmese: 'ကတ်ထူပုံး' },
  newspaper: { wasteType: 'Papers', english: 'Old newspapers', burmese: 'သတင်းစာဟောင်း' },
  magazines: { wasteType: 'Papers', english: 'Magazines and brochures', burmese: 'မဂ္ဂဇင်းဟောင်း' },
  exerciseBooks: { wasteType: 'Papers', english: 'Exercise books', burmese: 'ဗလာစာအုပ်ဟောင်း' },
  ledgers: { wasteType: 'Papers', english: 'Old ledgers and files', burmese: 'စာရင်းစာအုပ်ဟောင်း' },
  patternPaper: { wasteType: 'Papers', english: 'Pattern paper' },
  cementBags: { wasteType: 'Papers', english: 'Cement bags', burmese: 'ဘိလပ်မြေအိတ်ခွံ' },
  eggTrays: { wasteType: 'Papers', english: 'Egg trays' },
  waterBottles: { wasteType: 'Plastics', english: 'PET water bottles', burmese: 'ရေသန့်ဘူးခွံ' },
  plasticBags: { wasteType: 'Plastics', english: 'Plastic bags', burmese: 'ပလတ်စတစ်အိတ်' },
  stretchFilm: { wasteType: 'Plastics', english: 'Stretch film', burmese: 'ပလတ်စတစ်ထုပ်ပိုးပြား' },
  strapping: { wasteType: 'Plastics', english: 'Strapping bands' },
  foodBoxes: { wasteType: 'Plastics', english: 'Takeaway boxes (rinsed)' },
  medicineBottles: { wasteType: 'Plastics', english: 'Medicine bottles (clean)', burmese: 'ဆေးဘူးခွံ' },
  oilBottles: { wasteType: 'Plastics', english: 'Engine oil bottles' },
  vinylBanners: { wasteType: 'Plastics', english: 'Vinyl banners', burmese: 'ဗီနိုင်းပိုစတာဟောင်း' },
  threadCones: { wasteType: 'Plastics', english: 'Thread cones' },
  hangers: { wasteType: 'Plastics', english: 'Clothes hangers' },
  pipeOffcuts: { wasteType: 'Plastics', english: 'PVC pipe offcuts', burmese: 'ပလတ်စတစ်ပိုက်တိုပိုက်စ' },
  buckets: { wasteType: 'Plastics', english: 'Paint buckets' },
  simFrames: { wasteType: 'Plastics', english: 'SIM card frames' },
  drinkCans: { wasteType: 'Cans', english: 'Aluminium drink cans', burmese: 'အချိုရည်သံဘူး' },
  foodTins: { wasteType: 'Cans', english: 'Food tins', burmese: 'စည်သွပ်ဘူးခွံ' },
  milkTins: { wasteType: 'Cans', english: 'Condensed milk tins', burmese: 'နို့ဆီဘူးခွံ' },
  paintTins: { wasteType: 'Cans', english: 'Paint tins (empty)' },
  beerBottles: { wasteType: 'Glasses', english: 'Beer bottles', burmese: 'ဘီယာပုလင်းခွံ' },
  mixedGlass: { wasteType: 'Glasses', english: 'Mixed glass bottles', burmese: 'ဖန်ပုလင်း' },
  brokenGlass: { wasteType: 'Glasses', english: 'Broken glass', burmese: 'ပုလင်းကွဲ' },
  sauceBottles: { wasteType: 'Glasses', english: 'Sauce bottles', burmese: 'ငံပြာရည်ပုလင်း' },
  cables: { wasteType: 'E-waste', english: 'Cables and wires', burmese: 'ဝိုင်ယာကြိုးအဟောင်း' },
  routers: { wasteType: 'E-waste', english: 'Routers and modems', burmese: 'ကွန်ရက်ပစ္စည်းဟောင်း' },
  phones: { wasteType: 'E-waste', english: 'Mobile phones', burmese: 'ဖုန်းဟောင်း' },
  computers: { wasteType: 'E-waste', english: 'Computers and keyboards', burmese: 'ကွန်ပျူတာဟောင်း' },
  cartridges: { wasteType: 'E-waste', english: 'Printer cartridges' },
  batteries: { wasteType: 'E-waste', english: 'Used batteries', burmese: 'ဘက်ထရီဟောင်း' },
  lamps: { wasteType: 'E-waste', english: 'LED tubes and lamps', burmese: 'မီးချောင်းဟောင်း' },
  foodWaste: { wasteType: 'Organic', english: 'Food waste', burmese: 'ထမင်းဟင်းအကြွင်းအကျန်' },
  vegetables: { wasteType: 'Organic', english: 'Vegetable trimmings', burmese: 'ဟင်းသီးဟင်းရွက်အကြွင်း' },
  fruitPeel: { wasteType: 'Organic', english: 'Fruit peel', burmese: 'သစ်သီးအခွံ' },
  teaLeaves: { wasteType: 'Organic', english: 'Tea leaves and coffee grounds', burmese: 'လက်ဖက်ခြောက်ဖတ်' },
  gardenWaste: { wasteType: 'Organic', english: 'Garden leaves', burmese: 'သစ်ရွက်ခြောက်' },
  coconuts: { wasteType: 'Organic', english: 'Coconut shells', burmese: 'အုန်းသီးခွံ' },
  mixedTrash: { wasteType: 'Mixed', english: 'Unsorted trash', burmese: 'ရောနှောအမှိုက်' },
} satisfies Record<string, Product>

export type ProductName = keyof typeof products

/** Crews write in Burmese at organizations with a Burmese name, if the product has a common Burmese name. */
export function productLabel(name: ProductName, inBurmese: boolean): string {
  const { english, burmese }: Product = products[name]
  return inBurmese ? (burmese ?? english) : english
}
