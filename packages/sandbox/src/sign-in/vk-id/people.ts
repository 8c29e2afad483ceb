import { createSubject, DEMO_PEOPLE, type Person } from '../../google/people.ts'

/** The last account was made by phone and has no e-mail. */
export const VK_PEOPLE: readonly Person[] = [
  ...DEMO_PEOPLE,
  { givenName: 'Вера', familyName: 'Лебедева', email: '', phone: '79000000003' },
]

/** A number of nine digits, stable for a person. */
export const createUserId = (person: Person): number =>
  100_000_000 + Number(BigInt(createSubject(person)) % 900_000_000n)

const LATIN: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
  ...{
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'sch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
  },
}

/** A name in Latin letters, as VK writes it for those who do not ask for Russian. */
export const toLatin = (name: string): string => {
  const latin = [...name.toLowerCase()].map((sign) => LATIN[sign] ?? sign).join('')
  return latin.replace(/(^|[\s-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
}
