import { expect, it } from 'vitest'
import { toCsvAddress } from './sheet-address.ts'

const DOC = 'https://docs.google.com/spreadsheets/d'

it.each([
  [`${DOC}/1aB-c_D/edit#gid=15`, `${DOC}/1aB-c_D/export?format=csv&gid=15`],
  [`${DOC}/1aB-c_D/edit?gid=0&usp=sharing#gid=0`, `${DOC}/1aB-c_D/export?format=csv&gid=0`],
  [` ${DOC}/1aB-c_D/edit?usp=sharing `, `${DOC}/1aB-c_D/export?format=csv`],
  [`${DOC}/e/2PACX-1v/pubhtml`, `${DOC}/e/2PACX-1v/pub?output=csv`],
  [`${DOC}/e/2PACX-1v/pub?gid=7&output=csv`, `${DOC}/e/2PACX-1v/pub?gid=7&single=true&output=csv`],
])('leads a link of a sheet to its table: %s', (link, address) => {
  expect(toCsvAddress(link)).toBe(address)
  expect(toCsvAddress(address)).toBe(address)
})

it.each(['https://example.com/plan.csv', 'https://docs.google.com/document/d/1/edit', 'нет'])(
  'leaves other links as they are: %s',
  (link) => expect(toCsvAddress(link)).toBe(link),
)
