import { decodeHTMLStrict } from 'entities'
import { Parser } from 'htmlparser2'
import { notImportable } from './not-importable.ts'

/** A tag, a comment or a CDATA section is buffered until it ends. */
const MAX_TOKEN_CHARACTERS = 1_000_000
const MAX_TEXT_CHARACTERS = 65_536
const MAX_DEPTH = 64

export type XmlHandler = {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text(text: string): void
  close(name: string): void
}

/** Rejects DTD entities: they allow exponential expansion and reading external files (XXE). */
const checkDeclaration = (text: string) => {
  if (/^!(?:ENTITY|ELEMENT|ATTLIST)/i.test(text) || /^!DOCTYPE[^>]*\[/i.test(text)) {
    throw notImportable('В файле объявлены свои сущности (DTD). Уберите их и повторите')
  }
}

/** Buffers the text between two tags: an entity may be split across chunks. */
const createTextBuffer = (handler: XmlHandler) => {
  let waiting = ''
  let isCdata = false
  const flush = () => {
    if (waiting !== '') handler.text(isCdata ? waiting : decodeHTMLStrict(waiting))
    waiting = ''
  }
  return {
    flush,
    add(text: string) {
      waiting += text.slice(0, MAX_TEXT_CHARACTERS - waiting.length)
    },
    setCdata(value: boolean) {
      flush()
      isCdata = value
    },
  }
}

/** Streaming XML reader. HTML entities, common in price lists, are decoded too. */
export const createXmlReader = (handler: XmlHandler) => {
  const text = createTextBuffer(handler)
  let written = 0
  let depth = 0
  let openedAt = -1
  let isEnding = false

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        text.flush()
        openedAt = parser.startIndex
        depth += 1
        if (depth > MAX_DEPTH) throw notImportable('Файл устроен слишком сложно')
        handler.open(name, attributes)
      },
      onclosetag(name, isImplied) {
        text.flush()
        // An empty element is reported as implied too, but closes where it was opened.
        if (isImplied && (isEnding || parser.startIndex !== openedAt)) {
          const how = isEnding ? 'обрывается на середине' : 'повреждён: теги закрыты не по порядку'
          throw notImportable(`Файл XML ${how}`)
        }
        depth -= 1
        handler.close(name)
      },
      ontext: text.add,
      oncdatastart: () => text.setCdata(true),
      oncdataend: () => text.setCdata(false),
      onprocessinginstruction: (_name, data) => checkDeclaration(data),
    },
    { xmlMode: true, decodeEntities: false },
  )
  return {
    push(piece: string) {
      written += piece.length
      parser.write(piece)
      if (written - parser.endIndex > MAX_TOKEN_CHARACTERS)
        throw notImportable('Файл XML повреждён: тег не закрыт')
    },
    end() {
      isEnding = true
      parser.end()
      if (openedAt < 0) throw notImportable('В файле нет ни одного элемента XML')
    },
  }
}
