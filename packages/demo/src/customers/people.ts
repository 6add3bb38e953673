import type { Random } from '../random.ts'

export type Person = {
  /** Includes the form of address, e.g. `Daw Khin Myat Noe`; some names are in Burmese script. */
  name: string
  /** The local part of the e-mail address, e.g. `khin.myat.noe`. */
  mailbox: string
}

export type People = { meet(options?: { inBurmese?: boolean; gender?: Gender }): Person }

type Gender = 'female' | 'male'
type NamePart = readonly [english: string, burmese: string]

/** Draws plausible Myanmar names without repeating any. */
export function createPeople(random: Random): People {
  const names = { female: random.shuffled(namesOf(women)), male: random.shuffled(namesOf(men)) }
  return {
    meet({ inBurmese = false, gender = random.pick<Gender>(['female', 'male']) } = {}) {
      const name = names[gender].pop()
      if (name === undefined) throw new Error('the demonstration company has more people than names')
      const [address, burmeseAddress] = random.pick(formsOfAddress[gender])
      const [english, burmese] = name
      return {
        name: inBurmese ? burmeseAddress + burmese : `${address} ${english}`,
        mailbox: english.toLowerCase().replaceAll(' ', '.'),
      }
    },
  }
}

const formsOfAddress: Record<Gender, readonly NamePart[]> = {
  female: [
    ['Daw', 'ဒေါ်'],
    ['Ma', 'မ'],
  ],
  male: [
    ['U', 'ဦး'],
    ['Ko', 'ကို'],
  ],
}

type Parts = { first: readonly NamePart[]; last: readonly NamePart[] }

const women: Parts = {
  first: [
    ['Khin', 'ခင်'],
    ['Aye', 'အေး'],
    ['May', 'မေ'],
    ['Thida', 'သီတာ'],
    ['Su', 'စု'],
    ['Hnin', 'နှင်း'],
    ['Ei', 'အိ'],
    ['Nwe', 'နွယ်'],
    ['Thiri', 'သီရိ'],
    ['Moe', 'မိုး'],
    ['Yadanar', 'ရတနာ'],
    ['Nilar', 'နီလာ'],
    ['Sandar', 'စန္ဒာ'],
    ['Cho', 'ချို'],
  ],
  last: [
    ['Myat Noe', 'မြတ်နိုး'],
    ['Zin Oo', 'ဇင်ဦး'],
    ['Mon Lwin', 'မွန်လွင်'],
    ['Thandar Win', 'သန္တာဝင်း'],
    ['Phyu Phyu', 'ဖြူဖြူ'],
    ['Wut Yi', 'ဝတ်ရည်'],
    ['Hlaing Htwe', 'လှိုင်ထွေး'],
    ['Nandar Lin', 'နန္ဒာလင်း'],
    ['Zar Chi', 'ဇာခြည်'],
    ['Pwint Phyu', 'ပွင့်ဖြူ'],
  ],
}

const men: Parts = {
  first: [
    ['Aung', 'အောင်'],
    ['Kyaw', 'ကျော်'],
    ['Zaw', 'ဇော်'],
    ['Htet', 'ထက်'],
    ['Naing', 'နိုင်'],
    ['Myo', 'မျိုး'],
    ['Tun', 'ထွန်း'],
    ['Thura', 'သူရ'],
    ['Hein', 'ဟိန်း'],
    ['Ye', 'ရဲ'],
    ['Soe', 'စိုး'],
    ['Nay', 'နေ'],
    ['Sithu', 'စည်သူ'],
    ['Pyae', 'ပြည့်'],
  ],
  last: [
    ['Htet Lin', 'ထက်လင်း'],
    ['Kyaw Moe', 'ကျော်မိုး'],
    ['Zin Oo', 'ဇင်ဦး'],
    ['Min Thu', 'မင်းသူ'],
    ['Wai Yan', 'ဝေယံ'],
    ['Naing Win', 'နိုင်ဝင်း'],
    ['Myat Thu', 'မြတ်သူ'],
    ['Kaung Set', 'ကောင်းဆက်'],
    ['Lin Tun', 'လင်းထွန်း'],
    ['Phyo Paing', 'ဖြိုးပိုင်'],
  ],
}

function namesOf({ first, last }: Parts): NamePart[] {
  return first.flatMap(([english, burmese]) =>
    last.map(([englishEnd, burmeseEnd]) => [`${english} ${englishEnd}`, burmese + burmeseEnd] as const),
  )
}
