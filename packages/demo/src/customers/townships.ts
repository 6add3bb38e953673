import type { Random } from '../random.ts'

type Road = readonly [english: string, burmese: string]

type Township = {
  burmese: string
  /** The centre; every point within `reach` degrees of it is in the township. */
  latitude: number
  longitude: number
  reach: number
  roads: readonly Road[]
}

const townships = {
  Ahlone: {
    burmese: 'အလုံ',
    latitude: 16.7824,
    longitude: 96.1279,
    reach: 0.002,
    roads: [
      ['Ahlone Road', 'အလုံလမ်း'],
      ['Strand Road', 'ကမ်းနားလမ်း'],
    ],
  },
  Bahan: {
    burmese: 'ဗဟန်း',
    latitude: 16.8154,
    longitude: 96.1561,
    reach: 0.004,
    roads: [
      ['Dhammazedi Road', 'ဓမ္မစေတီလမ်း'],
      ['Kaba Aye Pagoda Road', 'ကမ္ဘာအေးဘုရားလမ်း'],
      ['University Avenue Road', 'တက္ကသိုလ်ရိပ်သာလမ်း'],
    ],
  },
  Botahtaung: {
    burmese: 'ဗိုလ်တထောင်',
    latitude: 16.772,
    longitude: 96.1697,
    reach: 0.0015,
    roads: [
      ['Bo Myat Tun Road', 'ဗိုလ်မြတ်ထွန်းလမ်း'],
      ['Merchant Road', 'ကုန်သည်လမ်း'],
    ],
  },
  Dagon: {
    burmese: 'ဒဂုံ',
    latitude: 16.795,
    longitude: 96.1469,
    reach: 0.002,
    roads: [
      ['Pyay Road', 'ပြည်လမ်း'],
      ['Shwedagon Pagoda Road', 'ရွှေတိဂုံဘုရားလမ်း'],
    ],
  },
  Hlaing: {
    burmese: 'လှိုင်',
    latitude: 16.8479,
    longitude: 96.1252,
    reach: 0.003,
    roads: [
      ['Insein Road', 'အင်းစိန်လမ်း'],
      ['Parami Road', 'ပါရမီလမ်း'],
    ],
  },
  Hlaingthaya: {
    burmese: 'လှိုင်သာယာ',
    latitude: 16.854,
    longitude: 96.0689,
    reach: 0.004,
    roads: [
      ['Kyan Sittha Road', 'ကျန်စစ်သားလမ်း'],
      ['Hlaing River Road', 'လှိုင်မြစ်လမ်း'],
    ],
  },
  Insein: {
    burmese: 'အင်းစိန်',
    latitude: 16.9018,
    longitude: 96.096,
    reach: 0.003,
    roads: [
      ['Insein Road', 'အင်းစိန်လမ်း'],
      ['Lower Mingaladon Road', 'အောက်မင်္ဂလာဒုံလမ်း'],
    ],
  },
  Kamayut: {
    burmese: 'ကမာရွတ်',
    latitude: 16.8277,
    longitude: 96.1324,
    reach: 0.003,
    roads: [
      ['Hledan Road', 'လှည်းတန်းလမ်း'],
      ['Pyay Road', 'ပြည်လမ်း'],
    ],
  },
  Kyauktada: {
    burmese: 'ကျောက်တံတား',
    latitude: 16.7743,
    longitude: 96.1616,
    reach: 0.0012,
    roads: [
      ['Pansodan Street', 'ပန်းဆိုးတန်းလမ်း'],
      ['Maha Bandula Road', 'မဟာဗန္ဓုလလမ်း'],
      ['Merchant Road', 'ကုန်သည်လမ်း'],
    ],
  },
  Mayangone: {
    burmese: 'မရမ်းကုန်း',
    latitude: 16.8662,
    longitude: 96.1426,
    reach: 0.004,
    roads: [
      ['Pyay Road', 'ပြည်လမ်း'],
      ['Kaba Aye Pagoda Road', 'ကမ္ဘာအေးဘုရားလမ်း'],
    ],
  },
  'Mingala Taungnyunt': {
    burmese: 'မင်္ဂလာတောင်ညွန့်',
    latitude: 16.7889,
    longitude: 96.1679,
    reach: 0.002,
    roads: [['Upper Pansodan Road', 'အထက်ပန်းဆိုးတန်းလမ်း']],
  },
  Mingaladon: {
    burmese: 'မင်္ဂလာဒုံ',
    latitude: 16.9491,
    longitude: 96.128,
    reach: 0.004,
    roads: [['Khayebin Road', 'ခရေပင်လမ်း']],
  },
  'North Okkalapa': {
    burmese: 'မြောက်ဥက္ကလာပ',
    latitude: 16.9188,
    longitude: 96.163,
    reach: 0.003,
    roads: [
      ['Thudhamma Road', 'သုဓမ္မာလမ်း'],
      ['Khaymarthi Road', 'ခေမာသီလမ်း'],
    ],
  },
  Pabedan: {
    burmese: 'ပန်းဘဲတန်း',
    latitude: 16.777,
    longitude: 96.156,
    reach: 0.0012,
    roads: [
      ['Anawrahta Road', 'အနော်ရထာလမ်း'],
      ['Maha Bandula Road', 'မဟာဗန္ဓုလလမ်း'],
    ],
  },
  Sanchaung: {
    burmese: 'စမ်းချောင်း',
    latitude: 16.8038,
    longitude: 96.1373,
    reach: 0.002,
    roads: [
      ['Baho Road', 'ဗဟိုလမ်း'],
      ['Pyay Road', 'ပြည်လမ်း'],
    ],
  },
  'South Okkalapa': {
    burmese: 'တောင်ဥက္ကလာပ',
    latitude: 16.8463,
    longitude: 96.1799,
    reach: 0.003,
    roads: [
      ['Thanthumar Road', 'သံသုမာလမ်း'],
      ['Waizayandar Road', 'ဝေဇယန္တာလမ်း'],
    ],
  },
  Tamwe: {
    burmese: 'တာမွေ',
    latitude: 16.8102,
    longitude: 96.1765,
    reach: 0.002,
    roads: [
      ['Kyaikkasan Road', 'ကျိုက္ကဆံလမ်း'],
      ['Banyar Dala Road', 'ဗညားဒလလမ်း'],
    ],
  },
  Thaketa: {
    burmese: 'သာကေတ',
    latitude: 16.793,
    longitude: 96.203,
    reach: 0.003,
    roads: [['Ayer Wun Road', 'ဧရာဝဏ်လမ်း']],
  },
  Thingangyun: {
    burmese: 'သင်္ဃန်းကျွန်း',
    latitude: 16.831,
    longitude: 96.1932,
    reach: 0.003,
    roads: [['Waizayandar Road', 'ဝေဇယန္တာလမ်း']],
  },
  Yankin: {
    burmese: 'ရန်ကင်း',
    latitude: 16.836,
    longitude: 96.1624,
    reach: 0.003,
    roads: [
      ['Kanbae Road', 'ကန်ဘဲ့လမ်း'],
      ['Yankin Road', 'ရန်ကင်းလမ်း'],
    ],
  },
} as const satisfies Record<string, Township>

export type TownshipName = keyof typeof townships

export type Place = { address: string; latitude: number; longitude: number }

/** Draws an address in the township, in Burmese if requested, with its coordinates (docs/specification.md 9-23). */
export function placeIn(name: TownshipName, random: Random, inBurmese: boolean): Place {
  const { burmese, latitude, longitude, reach, roads }: Township = townships[name]
  const [road, burmeseRoad] = random.pick(roads)
  const number = random.integer(2, 398)
  return {
    address: inBurmese
      ? `အမှတ် (${burmeseDigits(number)})၊ ${burmeseRoad}၊ ${burmese}မြို့နယ်၊ ရန်ကုန်မြို့`
      : `No. ${number}, ${road}, ${name} Township, Yangon`,
    latitude: roundDegrees(latitude + random.between(-reach, reach)),
    longitude: roundDegrees(longitude + random.between(-reach, reach)),
  }
}

function burmeseDigits(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x1040 + Number(digit)))
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
