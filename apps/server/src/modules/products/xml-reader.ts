import { decodeEntities } from './clean-text.ts'
import { notImportable } from './not-importable.ts'

const MAX_TOKEN_CHARACTERS = 65_536
const MAX_DEPTH = 64

export type XmlHandler = {
  open(name: string, attributes: ReadonlyMap<string, string>): void
  text(text: string): void
  close(name: string): void
}

const ATTRIBUTE = /([^\s=/<>"']{1,200})\s{0,50}=\s{0,50}(?:"([^"]*)"|'([^']*)')/g

const attributesOf = (tag: string): Map<string, string> => {
  const found = new Map<string, string>()
  for (const [, name = '', double, single] of tag.matchAll(ATTRIBUTE)) {
    found.set(name, decodeEntities(double ?? single ?? ''))
  }
  return found
}

/** The beginning and end of constructions that hold no elements, longest beginning first. */
const SPECIALS = [
  { start: '<![CDATA[', end: ']]>' },
  { start: '<!--', end: '-->' },
  { start: '<?', end: '?>' },
  { start: '<!', end: '>' },
] as const

/**
 * XML given in pieces of any size. It knows no document types: entities of one's own can't be declared, so nothing
 * can grow from a few bytes, and nothing outside the text is ever read.
 */
export const createXmlReader = (handler: XmlHandler) => {
  let waiting = ''
  let depth = 0
  /** Inside CDATA text is passed on as it comes, so that it may be of any length. */
  let isCdata = false

  const declare = (text: string) => {
    if (/^<!(?:ENTITY|ELEMENT|ATTLIST)/i.test(text) || /^<!DOCTYPE[^>]*\[/i.test(text)) {
      throw notImportable('В файле объявлены свои сущности (DTD). Уберите их и повторите')
    }
  }
  const openTag = (tag: string) => {
    const name = /^[^\s/]{1,200}/.exec(tag)?.[0] ?? ''
    const isEmpty = tag.endsWith('/')
    depth += 1
    if (depth > MAX_DEPTH) throw notImportable('Файл устроен слишком сложно: это не прайс-лист YML')
    handler.open(name, attributesOf(tag))
    if (isEmpty) closeTag(name)
  }
  const closeTag = (name: string) => {
    if (depth === 0) throw notImportable('Файл XML повреждён: лишний закрывающий тег')
    depth -= 1
    handler.close(name)
  }

  /** A quoted `>` does not end a tag. */
  const tagEnd = (): number => {
    const found = /^<(?:[^"'>]|"[^"]*"|'[^']*')*>/.exec(waiting.slice(0, MAX_TOKEN_CHARACTERS))
    return found ? found[0].length : -1
  }
  const tooLong = () => {
    if (waiting.length > MAX_TOKEN_CHARACTERS)
      throw notImportable('Файл XML повреждён: тег не закрыт')
    return false
  }

  const takeCdata = (): boolean => {
    const end = waiting.indexOf(']]>')
    const ready = end < 0 ? Math.max(0, waiting.length - 2) : end
    if (ready > 0) handler.text(waiting.slice(0, ready))
    waiting = waiting.slice(end < 0 ? ready : end + 3)
    isCdata = end < 0
    return !isCdata
  }
  const takeSpecial = (special: (typeof SPECIALS)[number]): boolean => {
    if (special.start === '<![CDATA[') {
      waiting = waiting.slice(special.start.length)
      isCdata = true
      return true
    }
    const end = waiting.indexOf(special.end, special.start.length)
    if (special.start === '<!') declare(end < 0 ? waiting : waiting.slice(0, end))
    if (end < 0) return tooLong()
    waiting = waiting.slice(end + special.end.length)
    return true
  }
  const takeTag = (): boolean => {
    const end = tagEnd()
    if (end < 0) return tooLong()
    const tag = waiting.slice(1, end - 1)
    waiting = waiting.slice(end)
    if (tag.startsWith('/')) closeTag(tag.slice(1).trim())
    else openTag(tag)
    return true
  }
  const takeText = (): boolean => {
    const open = waiting.indexOf('<')
    const whole = open < 0 ? waiting : waiting.slice(0, open)
    // A reference may be cut in two by the end of the piece.
    const cut = open < 0 ? whole.search(/&[^;\s]{0,10}$/) : -1
    const text = cut < 0 ? whole : whole.slice(0, cut)
    if (text !== '') handler.text(decodeEntities(text))
    waiting = waiting.slice(text.length)
    return open >= 0
  }

  const takeNext = (): boolean => {
    if (isCdata) return takeCdata()
    if (!waiting.startsWith('<')) return takeText()
    const special = SPECIALS.find(({ start }) => waiting.startsWith(start))
    if (special && special.start !== '<!') return takeSpecial(special)
    // A short piece may be the beginning of any of them.
    const isUnclear = SPECIALS.some(
      ({ start }) => waiting.length < start.length && start.startsWith(waiting),
    )
    if (isUnclear) return false
    return special ? takeSpecial(special) : takeTag()
  }
  return {
    push(text: string) {
      waiting += text
      while (waiting !== '' && takeNext());
    },
    end() {
      if (waiting.trim() !== '' || depth > 0) throw notImportable('Файл XML обрывается на середине')
    },
  }
}
