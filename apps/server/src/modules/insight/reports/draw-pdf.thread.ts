import { FAMILIES, sourceOf } from '@kadr/starter/fonts'
import { GlobalFonts, type Image, loadImage, PDFDocument } from '@napi-rs/canvas'
import type { PdfInput } from './draw-pdf.ts'
import { PAGE, type Pen } from './report-page.ts'
import { drawPages } from './report-pages.ts'

const FONTS = { regular: 'Report Regular', bold: 'Report Bold' } as const

const registerLetters = () => {
  const family = FAMILIES.find(({ key }) => key === 'montserrat')
  if (!family || GlobalFonts.has(FONTS.bold)) return
  for (const [name, weight] of [
    [FONTS.regular, 400],
    [FONTS.bold, 700],
  ] as const) {
    const found = family.weights.find((one) => one.weight === weight)
    if (found) GlobalFonts.registerFromPath(sourceOf(family, found), name)
  }
}

type Page = ReturnType<PDFDocument['beginPage']>

/** The page is a regular canvas context; the library's type omits image drawing. */
const asContext = (page: Page): Pen['ctx'] => page as Pen['ctx']

export const penOf = (ctx: Pen['ctx']): Pen => {
  registerLetters()
  return {
    ctx,
    font(size, weight = 'regular') {
      ctx.font = `${size}px "${FONTS[weight]}"`
    },
  }
}

/** An unreadable picture is left out. */
const decode = (bytes: Uint8Array | undefined): Promise<Image | undefined> =>
  bytes ? loadImage(Buffer.from(bytes)).catch(() => undefined) : Promise.resolve(undefined)

const decodeAll = async (pictures: PdfInput['pictures']) => {
  const decoded = new Map<string, Image>()
  for (const [id, bytes] of pictures) {
    const image = await decode(bytes)
    if (image) decoded.set(id, image)
  }
  return decoded
}

export const run = async ({ document, logo, pictures }: PdfInput): Promise<Uint8Array> => {
  const [mark, covers] = await Promise.all([decode(logo), decodeAll(pictures)])
  const pdf = new PDFDocument({ title: document.title, author: document.workspaceName })
  drawPages({
    document,
    logo: mark,
    covers,
    openPage: () => penOf(asContext(pdf.beginPage(PAGE.width, PAGE.height))),
    closePage: () => pdf.endPage(),
  })
  return new Uint8Array(pdf.close())
}
