import type { Stranger } from '../fake-network.ts'

const NAMES = [
  ['Марина Белова', 'marina.belova'],
  ['Глеб', 'gleb_na_velo'],
  ['Ольга К.', 'olga.k.vyazhet'],
  ['Тимур Садыков', 'timur_sadykov'],
  ['Лена', 'lena.pechet'],
  ['Игорь Петрович', 'igor.petrovich58'],
  ['Соня', 'sonya.msk'],
  ['Артём Лис', 'artem_lis'],
  ['Дарья и кот', 'darya.i.kot'],
  ['Выгодные кредиты', 'kredit_bystro_24'],
  ['Каток', 'katok_official'],
  ['<b>Админ</b>', 'support.kadr'],
] as const

/** Strangers who comment. The last three are a spammer, a flooder and one who pretends. */
export const STRANGERS: readonly Stranger[] = NAMES.map(([name, word], index) => ({
  name,
  word,
  number: index + 1,
}))

export const SPAMMER = 10
export const FLOODER = 11
export const PRETENDER = 12

const NOBODY: Stranger = { number: 0, name: 'Никто', word: 'nobody' }

export const findStranger = (number: number): Stranger =>
  STRANGERS.find((one) => one.number === number) ?? NOBODY

/** The author of a comment where only the end of an id tells the person. */
export const strangerOf = (
  authorId: string,
  idOf: (person: Stranger) => string,
): Stranger | undefined => STRANGERS.find((person) => idOf(person) === authorId)
