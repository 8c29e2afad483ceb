import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkFacts, readFieldFacts } from './facts.ts'
import { checkPhrases } from './phrases.ts'
import { CONTENT_FOLDER } from './read-source.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-content-'))
  for (const name of ['facts', 'phrases'])
    cpSync(path.join(CONTENT_FOLDER, name), path.join(folder, name), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const change = (name: string, from: string, to: string) => {
  const file = path.join(folder, name)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
}

it('takes the facts and phrases that are there', () => {
  expect(() => checkFacts(folder)).not.toThrow()
  expect(() => checkPhrases(folder)).not.toThrow()
})

it.each([
  ['Мука *стаканом*', 'Мука *стаканом', 'mistakes.2.head: an asterisk without its pair'],
  ['Мука *стаканом*', 'Мука ,*стаканом*', 'mistakes.2.head: a stray space or sign'],
  ['Мука *стаканом*', 'Мука *гранёным стаканом до краёв*', 'more than 22 characters'],
  ['на весах', 'на весах или мерной ложкой', 'mistakes.2.right: more than 34'],
  [
    'раз разный вес"\n    right: "взвешивайте на весах',
    'раз выходит разный вес"\n    right: "взвешивайте всё на кухонных весах',
    'mistakes.2.right: wrong and right together are more than 60 characters',
  ],
  ['взвешивайте на весах"', 'взвешивайте"\n    why: "точнее"', 'mistakes.2.why: '],
])('names the line of a mistake in facts: %s → %s', (from, to, message) => {
  change('facts/food/bakery.yaml', from, to)
  const read = () => readFieldFacts(folder, 'food/bakery')
  expect(read).toThrow(/^content\/facts\/food\/bakery\.yaml:(?:9|11|12): /)
  expect(read).toThrow(message)
})

it('refuses a field that says too little', () => {
  const bakery = path.join(folder, 'facts/food/bakery.yaml')
  const [head = ''] = readFileSync(bakery, 'utf8').split('choose:')
  const rest = 'lists:\n  - title: "Что *в составе*"\n    items: ["Мука", "Вода", "Соль"]\n'
  writeFileSync(bakery, head + rest)
  expect(() => readFieldFacts(folder, 'food/bakery')).toThrow('bakery.yaml:1: : 6 facts, not 16')
})

it.each([
  [
    'facts: food/bakery',
    'facts: food/loaves',
    /_fields\.yaml:\d+: there is no facts\/food\/loaves/,
  ],
  ['"Хлеб и выпечка"', '"Кофе"', /_fields\.yaml:\d+: \d+: Кофе again/],
  ['words: "хлеб|', 'words: "(хлеб|', /_fields\.yaml:\d+: \d+\.words: no regular expression/],
])('checks how fields are recognised: %s → %s', (from, to, message) => {
  change('facts/_fields.yaml', from, to)
  expect(() => checkFacts(folder)).toThrow(message)
})

it('wants every file of facts in the list of fields', () => {
  cpSync(path.join(folder, 'facts/food/tea.yaml'), path.join(folder, 'facts/food/herbal-tea.yaml'))
  expect(() => checkFacts(folder)).toThrow(
    'content/facts/food/herbal-tea.yaml:1: is not in content/facts/_fields.yaml',
  )
})

it.each([
  [
    'hooks',
    'Тема: {quoted}',
    'Тема: {name}',
    /hooks\.yaml:13: topic\.list\.4: an unknown \{place\}/,
  ],
  ['hooks', 'Тема: {quoted}', 'Тема: {title}', /\{title\} is not at the beginning/],
  ['hooks', 'Тема: {quoted}', 'Тема: {quoted', /a brace without its pair/],
  ['hooks', '  story:', '  tale:', /hooks\.yaml:\d+: topic\./],
  [
    'ideas',
    '[ В кадре главное: {benefit}.]',
    '[ В кадре главное.]',
    /brackets without a \{place\}/,
  ],
  ['rubrics', '      {tips}\n', '      Советы\n', /rubrics\.yaml:\d+: tips\.0\.text: no \{tips\}/],
])('names the line of a mistake in phrases: %s, %s → %s', (name, from, to, message) => {
  change(`phrases/${name}.yaml`, from, to)
  expect(() => checkPhrases(folder)).toThrow(message)
})
