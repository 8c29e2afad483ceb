import { escapeHtml } from '@kadr/kit/escape-html'
import { typeset } from '@kadr/kit/typeset'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { attributesOf } from './blocks.ts'
import type { DrawBlock } from './compile-text.ts'
import { drawFigure, type FigureSpec } from './figures.ts'
import type { Pictures } from './pictures.ts'
import type { Hook, Picture } from './shape.ts'

export type BlockTools = {
  figures: ReadonlyMap<string, FigureSpec>
  /** Pictures of screens by the name in `screens/<name>`. */
  screens: ReadonlyMap<string, Picture>
  hooks: ReadonlyMap<string, Hook>
  pictures: Pictures
}

const REEL_POSTERS = { count: 3, width: 240 }
const PHRASE_MAX = 70

const html = (words: string) => escapeHtml(typeset(words))

const imageHtml = ({ src, width, height }: Picture, alt: string) =>
  `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async" fetchpriority="low">`

const need = (attributes: Readonly<Record<string, string>>, name: string): string => {
  const value = attributes[name]
  if (value === undefined || value === '') throw new Error(`the block has no ${name}="…"`)
  return value
}

const drawFigureBlock = (head: string, { figures, screens }: BlockTools) => {
  const attributes = attributesOf(head)
  const id = need(attributes, 'id')
  const alt = need(attributes, 'alt')
  const caption = attributes.caption ? `<figcaption>${html(attributes.caption)}</figcaption>` : ''
  if (id.startsWith('screens/')) {
    // Checked against the record of the screens by the test of the content.
    need(attributes, 'shows')
    const screen = screens.get(id.slice('screens/'.length))
    // Screens are taken of a built site: one that is not there yet is left out, and a test tells of it.
    if (!screen) return ''
    return `<figure class="screen"><div><a href="${screen.src}">${imageHtml(screen, alt)}</a></div>${caption}</figure>`
  }
  const figure = figures.get(id)
  if (!figure) throw new Error(`there is no figure ${id}`)
  return `<figure class="drawn" aria-label="${escapeHtml(alt)}">${drawFigure(figure)}${caption}</figure>`
}

/** The address that goes on with a phrase: the questions about it. */
const NEW_REEL = '/new-reel'

const drawHook = (head: string, { hooks }: BlockTools) => {
  const hook = hooks.get(head)
  if (!hook) throw new Error(`there is no hook ${head}`)
  const { layers, poster, family, example } = hook
  const layer = (name: string, words: string) => `<dt>${name}</dt><dd>${html(words)}</dd>`
  return [
    `<aside class="hook">${imageHtml(poster, '')}<div>`,
    `<p class="hook-family">${html(family.title)}</p><p class="hook-example">${html(example)}</p>`,
    `<dl>${layer('Текст', layers.text)}${layer('Голос', layers.voice)}${layer('Картинка', layers.picture)}</dl>`,
    `<p><a href="/hooks-gallery/${family.id}#${hook.id}">Другие хуки этого семейства</a></p></div></aside>`,
  ].join('')
}

const drawReel = (head: string, { pictures }: BlockTools) => {
  const phrase = need(attributesOf(head), 'phrase')
  if (phrase.length > PHRASE_MAX) throw new Error(`the phrase is longer than ${PHRASE_MAX}`)
  const posters = STYLES.slice(0, REEL_POSTERS.count).map(({ key }) =>
    imageHtml(pictures.poster({ style: key, text: phrase, width: REEL_POSTERS.width }), ''),
  )
  return [
    `<aside class="make"><form action="${NEW_REEL}" method="get">`,
    '<p class="make-title">Сделать рилс с этим</p>',
    '<p>Фраза готова, её можно поправить. Кадр соберёт слайды в одном из шести стилей.</p>',
    `<label><span>О чём рилс</span><input name="sentence" value="${escapeHtml(phrase)}" maxlength="300" required></label>`,
    `<button>Собрать рилс</button></form><div class="make-posters">${posters.join('')}</div></aside>`,
  ].join('')
}

/** Text to take away as it stands. Without scripts the button is hidden, and the text can be selected. */
const drawCopy = (head: string, given: string) => {
  const text = given.replaceAll('\u00a0', ' ').trim()
  if (!text) throw new Error('the block has no text to copy')
  return `<div class="copy"><p><b>${html(head)}</b> <span>${escapeHtml(text)}</span></p><button type="button" data-copy>Скопировать</button></div>`
}

export const createDrawBlock =
  (tools: BlockTools): DrawBlock =>
  ({ name, head, text }, content) => {
    switch (name) {
      case 'note':
        return `<aside class="note">${head ? `<p class="note-title">${html(head)}</p>` : ''}${content()}</aside>`
      case 'figure':
        return drawFigureBlock(head, tools)
      case 'hook':
        return drawHook(head, tools)
      case 'copy':
        return drawCopy(head, text)
      case 'reel':
        return drawReel(head, tools)
      default:
        throw new Error(`there is no block :::${name}`)
    }
  }
