import { crc32, deflateRawSync } from 'node:zlib'
import { escapeHtml } from '../escape-html.ts'

export type XlsxCell = string | number | null
export type XlsxSheet = { name: string; rows: readonly (readonly XlsxCell[])[] }

/** Excel allows 31 characters, none of these. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)

/** XML 1.0 has no place for most control characters. */
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
  const place = `${columnOf(column)}${row + 1}`
  // The first row is the header: style 1 is bold.
  const style = row === 0 ? ' s="1"' : ''
  if (cell === null) return ''
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
    `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  ],
  ...sheets.map((sheet, index): [string, string] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    sheetXml(sheet),
  ]),
]

const DEFLATE = 8
/** UTF-8 names. */
const FLAGS = 0x08_00
/** 1 January 1980: the same tables give the same bytes. */
const DATE = 0x21

const header = (name: Buffer, packed: Buffer, content: Buffer): Buffer => {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(20, 0)
  bytes.writeUInt16LE(FLAGS, 2)
  bytes.writeUInt16LE(DEFLATE, 4)
  bytes.writeUInt16LE(DATE, 8)
  bytes.writeUInt32LE(crc32(content), 10)
  bytes.writeUInt32LE(packed.length, 14)
  bytes.writeUInt32LE(content.length, 18)
  bytes.writeUInt16LE(name.length, 22)
  return bytes
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A workbook for Excel, LibreOffice and Google Sheets. The first row of each sheet is its header. */
export const writeXlsx = (sheets: readonly XlsxSheet[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, xml] of filesOf(sheets)) {
    const name = Buffer.from(path)
    const content = Buffer.from(xml)
    const packed = deflateRawSync(content)
    const head = header(name, packed, content)
    const file = [signature(0x04_03_4b_50), head, name, packed]
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    // Version made by, then the same header, then comment, disk and attributes (zero) and the offset.
    directory.push(signature(0x02_01_4b_50), Buffer.from([20, 0]), head, rest, name)
    parts.push(...file)
    offset += file.reduce((sum, part) => sum + part.length, 0)
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = filesOf(sheets).length
  const end = Buffer.alloc(18)
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...directory, signature(0x06_05_4b_50), end])
}
