import { escapeHtml } from '@kadr/kit/escape-html'

/** Escaped HTML. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | false | null | undefined | readonly Part[]

const render = (part: Part): string => {
  if (part instanceof Markup) return part.html
  if (Array.isArray(part)) return part.map(render).join('')
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return ''
}

/** A template that escapes its values unless they are Markup. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((text, string, index) => text + render(parts[index - 1]) + string))
