import { crc32, inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writeXlsx, xlsxTime } from './xlsx.ts'

/** Reads an entry by the central directory, like zip programs do. */
const readEntry = (zip: Buffer, wanted: string): string | undefined => {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < zip.readUInt16LE(end + 10); index += 1) {
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const start = zip.readUInt32LE(at + 42)
    const size = zip.readUInt32LE(at + 20)
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    if (name === wanted) {
      const content = inflateRawSync(zip.subarray(data, data + size))
      expect(zip.readUInt32LE(at + 16)).toBe(crc32(content))
      expect(zip.readUInt32LE(at + 24)).toBe(content.length)
      return content.toString()
    }
    at += 46 + nameLength
  }
  return undefined
}

const sheets = [
  {
    name: 'Сводка: всё',
    rows: [
      ['Показатель', 'Значение'],
      ['Просмотры & <охват>', 1234.5],
      ['=1+1\u0000', null],
    ],
  },
  { name: 'Дни', rows: [['День']] },
]

it('writes numbers as numbers and any text as text, formulas too', () => {
  const zip = writeXlsx(sheets)
  const sheet = readEntry(zip, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="B2"><v>1234.5</v></c>')
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).toContain('Просмотры &amp; &lt;охват&gt;')
  expect(sheet).not.toContain('B3')
  expect(readEntry(zip, 'xl/workbook.xml')).toContain('name="Сводка  всё"')
})

it('formats numbers, shares and real dates', () => {
  const zip = writeXlsx([
    {
      name: 'Дни',
      rows: [
        ['День'],
        [
          xlsxTime('2026-03-05'),
          xlsxTime('2026-03-05T06:00'),
          { value: 0.068, format: 'percent' },
          { value: 1234, format: 'count' },
        ],
      ],
    },
  ])
  const sheet = readEntry(zip, 'xl/worksheets/sheet1.xml') ?? ''
  const styles = readEntry(zip, 'xl/styles.xml') ?? ''
  const codeOf = (place: string) => {
    const style = Number(sheet.match(new RegExp(`<c r="${place}" s="(\\d+)">`))?.[1])
    const numbers = [...styles.matchAll(/<xf xfId="0"(?: numFmtId="(\d+)")?/g)].map(([, id]) => id)
    return styles.match(new RegExp(`numFmtId="${numbers[style]}" formatCode="([^"]+)"`))?.[1]
  }
  // 46086: the serial number that Excel has for 5 March 2026.
  expect(sheet).toContain('<v>46086</v>')
  expect(sheet).toContain('<v>46086.25</v>')
  expect(['A2', 'B2', 'C2', 'D2'].map(codeOf)).toEqual([
    'dd.mm.yyyy',
    'dd.mm.yyyy hh:mm',
    '0.0%',
    '#,##0',
  ])
})
