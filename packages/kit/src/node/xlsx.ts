import { crc32, deflateRawSync } from 'node:zlib'
import { escapeHtml } from '../escape-html.ts'
import { DEFLATED, type ZipFacts, zipDirectory, zipHeader } from './zip.ts'

/** Styles of cells, in the order of the style sheet after the plain one and the header. */
const FORMATS = {
  count: '#,##0',
  countChange: '+#,##0;\u2212#,##0;0',
  percent: '0.0%',
  percentChange: '+0.0%;\u22120.0%;0.0%',
  ratio: '0.0',
  day: 'dd.mm.yyyy',
  moment: 'dd.mm.yyyy hh:mm',
} as const
type XlsxFormat = keyof typeof FORMATS
const FORMAT_NAMES = Object.keys(FORMATS)
/** Excel's own formats have the numbers below. */
const FIRST_FORMAT = 164

/** A number, a day or a moment as people read them. */
export type XlsxNumber = { value: number; format: XlsxFormat }
export type XlsxCell = string | number | null | XlsxNumber
export type XlsxSheet = { name: string; rows: readonly (readonly XlsxCell[])[] }

/** Excel allows 31 characters, none of these. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)

/** Excel counts days from 1899-12-30. */
const EPOCH_MS = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** The cell of a wall time, `2026-03-05` or `2026-03-05T09:00`: Excel has no time zones. */
export const xlsxTime = (wallTime: string): XlsxNumber => {
  const isDay = wallTime.length === 10
  const at = Date.parse(isDay ? `${wallTime}T00:00Z` : `${wallTime}Z`)
  return { value: (at - EPOCH_MS) / DAY_MS, format: isDay ? 'day' : 'moment' }
}

/** XML 1.0 forbids most control characters. */
const textOf = (text: string) =>
  escapeHtml(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''),
  )

const columnOf = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${columnOf(Math.floor(index / 26) - 1)}${columnOf(index % 26)}`

const cellOf = (cell: XlsxCell, row: number, column: number): string => {
  if (cell === null) return ''
  const place = `${columnOf(column)}${row + 1}`
  if (typeof cell === 'object') {
    return `<c r="${place}" s="${2 + FORMAT_NAMES.indexOf(cell.format)}"><v>${cell.value}</v></c>`
  }
  // The first row is the header: style 1 is bold.
  const style = row === 0 ? ' s="1"' : ''
  return typeof cell === 'number'
    ? `<c r="${place}"${style}><v>${cell}</v></c>`
    : `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${textOf(cell)}</t></is></c>`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const sheetXml = ({ rows }: XlsxSheet): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="40" width="16" customWidth="1"/></cols><sheetData>${rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((cell, column) => cellOf(cell, index, column)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

const numberFormats = Object.values(FORMATS)
  .map((code, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${textOf(code)}"/>`)
  .join('')

const cellFormats = FORMAT_NAMES.map(
  (_, index) => `<xf xfId="0" numFmtId="${FIRST_FORMAT + index}" applyNumberFormat="1"/>`,
).join('')

const filesOf = (sheets: readonly XlsxSheet[]): [name: string, xml: string][] => [
  [
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${sheets.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
  ],
  [
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${textOf(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMAT_NAMES.length}">${numberFormats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${2 + FORMAT_NAMES.length}"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>${cellFormats}</cellXfs></styleSheet>`,
  ],
  ...sheets.map((sheet, index): [string, string] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    sheetXml(sheet),
  ]),
]

/** A workbook for Excel, LibreOffice and Google Sheets. The first row of each sheet is its header. */
export const writeXlsx = (sheets: readonly XlsxSheet[]): Buffer => {
  const parts: Buffer[] = []
  const files: (ZipFacts & { offset: number })[] = []
  let offset = 0
  for (const [path, xml] of filesOf(sheets)) {
    const content = Buffer.from(xml)
    const packed = deflateRawSync(content)
    const facts = {
      name: Buffer.from(path),
      method: DEFLATED,
      sum: crc32(content),
      packedBytes: packed.length,
      bytes: content.length,
    } as const
    const header = zipHeader(facts)
    files.push({ ...facts, offset })
    parts.push(header, packed)
    offset += header.length + packed.length
  }
  return Buffer.concat([...parts, zipDirectory(files, offset)])
}
