import { decodeHTMLAttribute } from 'entities'
import { Parser } from 'htmlparser2'

export type Attributes = ReadonlyMap<string, string>

/** Every opened element is also closed, implied end tags included. Text is not decoded and comes in chunks. */
export type HtmlHandler = {
  open(name: string, attributes: Attributes): void
  close(name: string): void
  text(text: string): void
}

/** More than any real page has: limits pages made to exhaust the server. */
export const MAX_EVENTS = 300_000
/** Browsers limit nesting at this depth too. The parser's cost per tag grows with it. */
const MAX_DEPTH = 512
const MAX_ATTRIBUTES = 60

const readAttributes = (given: Record<string, string>): Attributes =>
  new Map(
    Object.entries(given)
      .slice(0, MAX_ATTRIBUTES)
      .map(([name, value]) => [name, decodeHTMLAttribute(value)]),
  )

/** Parses in one pass without building a tree. Never throws: invalid markup is skipped. */
export const readHtml = (html: string, handler: HtmlHandler): void => {
  let events = 0
  let depth = 0
  const countEvent = () => {
    events += 1
    if (events >= MAX_EVENTS || depth > MAX_DEPTH) parser.pause()
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        handler.open(name, readAttributes(attributes))
        countEvent()
      },
      onclosetag(name) {
        depth -= 1
        handler.close(name)
        countEvent()
      },
      ontext(text) {
        handler.text(text)
        countEvent()
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
}
