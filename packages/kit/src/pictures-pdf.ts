type Page = { width: number; height: number; components: number; jpeg: Uint8Array }

const START_OF_FRAME = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
])
const COLOUR_SPACES: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB' }

/** Size and number of channels from the frame header of a JPEG. */
const readPage = (jpeg: Uint8Array): Page => {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let at = 2
  while (at + 9 < jpeg.length && jpeg[at] === 0xff) {
    if (START_OF_FRAME.has(view.getUint8(at + 1))) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return { width, height, components: view.getUint8(at + 9), jpeg }
    }
    at += 2 + view.getUint16(at + 2)
  }
  throw new Error('Not a JPEG')
}

/** UTF-16 with its mark: other encodings of PDF have no Cyrillic. */
const toHexText = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('')}>`

/** Object numbers: 1 catalog, 2 page tree, 3 title, then three for each page. */
const FIRST_PAGE = 4
const OBJECTS_OF_PAGE = 3

const pageObjects = ({ width, height, components, jpeg }: Page, number: number) => {
  const colours = COLOUR_SPACES[components]
  if (!colours) throw new Error(`A JPEG of ${components} channels`)
  const drawing = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`
  return [
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${number + 1} 0 R/Resources<</XObject<</P ${number + 2} 0 R>>>>>>`,
    ],
    [`<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`],
    [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${colours}/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ]
}

/** A PDF with one JPEG on each page, in the size of the picture. */
export const buildPicturesPdf = ({
  title,
  pictures,
}: {
  title: string
  pictures: readonly Uint8Array[]
}): Uint8Array => {
  const pages = pictures.map(readPage)
  const numberOf = (index: number) => FIRST_PAGE + index * OBJECTS_OF_PAGE
  const kids = pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ')
  const objects: (string | Uint8Array)[][] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    [`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`],
    [`<</Title${toHexText(title)}>>`],
    ...pages.flatMap((page, index) => pageObjects(page, numberOf(index))),
  ]
  const encoder = new TextEncoder()
  const chunks: Uint8Array[] = []
  let length = 0
  const write = (piece: string | Uint8Array) => {
    const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece
    chunks.push(bytes)
    length += bytes.length
  }
  write('%PDF-1.4\n')
  const offsets = objects.map((pieces, index) => {
    const offset = length
    for (const piece of [`${index + 1} 0 obj\n`, ...pieces, '\nendobj\n']) write(piece)
    return offset
  })
  const tableAt = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  write(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`)
  write(`trailer\n<</Size ${size}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${tableAt}\n%%EOF\n`)
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
