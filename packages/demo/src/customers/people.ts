import parts from '../../data/people.json' with { type: 'json' }
import type { Random } from '../random.ts'

export type Person = {
  /** Includes the form of address, e.g. `Daw Khin Myat Noe`; some names are in Burmese script. */
  name: string
  /** The local part of the e-mail address, e.g. `khin.myat.noe`. */
  mailbox: string
}

export type People = { meet(options?: { inBurmese?: boolean; gender?: Gender }): Person }

type Gender = keyof typeof parts
type NamePart = readonly [english: string, burmese: string]

/** Draws plausible Myanmar names without repeating any. */
export function createPeople(random: Random): People {
  const names = { female: random.shuffled(namesOf(parts.female)), male: random.shuffled(namesOf(parts.male)) }
  return {
    meet({ inBurmese = false, gender = random.pick<Gender>(['female', 'male']) } = {}) {
      const name = names[gender].pop()
      if (name === undefined) throw new Error('the demonstration company has more people than names')
      const [address, burmeseAddress] = random.pick<NamePart>(Object.entries(parts[gender].address))
      const [english, burmese] = name
      return {
        name: inBurmese ? burmeseAddress + burmese : `${address} ${english}`,
        mailbox: english.toLowerCase().replaceAll(' ', '.'),
      }
    },
  }
}

function namesOf({ first, last }: Record<'first' | 'last', Record<string, string>>): NamePart[] {
  return Object.entries(first).flatMap(([english, burmese]) =>
    Object.entries(last).map(([englishEnd, burmeseEnd]) => [`${english} ${englishEnd}`, burmese + burmeseEnd] as const),
  )
}
