export type Case = 'dative' | 'genitive' | 'instrumental' | 'nominative' | 'prepositional'
export type Forms = Record<Case, string>

const forms = (line: string): Forms => {
  const [nominative = '', genitive = '', dative = '', instrumental = '', prepositional = ''] =
    line.split(' ')
  return { nominative, genitive, dative, instrumental, prepositional }
}

/** Five to thirty: all cases but the instrumental take one form. */
const soft = (nominative: string, genitive = `${nominative.slice(0, -1)}и`): Forms =>
  forms(`${nominative} ${genitive} ${genitive} ${nominative}ю ${genitive}`)

const EIGHT: Forms = { ...soft('восемь', 'восьми'), instrumental: 'восемью' }

export const UNITS: readonly Forms[] = [
  forms(''),
  forms('один одного одному одним одном'),
  forms('два двух двум двумя двух'),
  forms('три трёх трём тремя трёх'),
  forms('четыре четырёх четырём четырьмя четырёх'),
  soft('пять'),
  soft('шесть'),
  soft('семь'),
  EIGHT,
  soft('девять'),
  soft('десять'),
  soft('одиннадцать'),
  soft('двенадцать'),
  soft('тринадцать'),
  soft('четырнадцать'),
  soft('пятнадцать'),
  soft('шестнадцать'),
  soft('семнадцать'),
  soft('восемнадцать'),
  soft('девятнадцать'),
]

/** «Пятьдесят»: both halves are declined. */
const tens = (start: string, genitive: string, instrumental: string): Forms =>
  forms(
    `${start}десят ${genitive}десяти ${genitive}десяти ${instrumental}десятью ${genitive}десяти`,
  )

export const TENS: readonly Forms[] = [
  forms(''),
  soft('десять'),
  soft('двадцать'),
  soft('тридцать'),
  forms('сорок сорока сорока сорока сорока'),
  tens('пять', 'пяти', 'пятью'),
  tens('шесть', 'шести', 'шестью'),
  tens('семь', 'семи', 'семью'),
  tens('восемь', 'восьми', 'восемью'),
  forms('девяносто девяноста девяноста девяноста девяноста'),
]

const hundreds = (nominative: string, unit: Forms | undefined): Forms =>
  forms(
    `${nominative} ${unit?.genitive}сот ${unit?.dative}стам ${unit?.instrumental}стами ${unit?.prepositional}стах`,
  )

export const HUNDREDS: readonly Forms[] = [
  forms(''),
  forms('сто ста ста ста ста'),
  hundreds('двести', UNITS[2]),
  hundreds('триста', UNITS[3]),
  hundreds('четыреста', UNITS[4]),
  hundreds('пятьсот', UNITS[5]),
  hundreds('шестьсот', UNITS[6]),
  hundreds('семьсот', UNITS[7]),
  hundreds('восемьсот', UNITS[8]),
  hundreds('девятьсот', UNITS[9]),
]

export const ONE: Record<'feminine' | 'masculine' | 'neuter', Forms> = {
  masculine: forms('один одного одному одним одном'),
  feminine: forms('одна одной одной одной одной'),
  neuter: forms('одно одного одному одним одном'),
}

export const ZERO = forms('ноль нуля нулю нулём нуле')
