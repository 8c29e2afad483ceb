import type { TextMark } from '@kadr/contract/studio/scene/text'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import type { Piece } from '../piece.ts'
import type { Layout } from '../style.ts'
import { stripMarks } from '../type/glue.ts'
import { placeColumn } from './column.ts'
import { fillWithPhoto } from './photo.ts'
import type { Letters } from './words.ts'

/** The texts of a card as a title and lines under it. */
export const readOverlayWords = ({
  title,
  sub,
  body,
  role,
  value,
  unit,
  items,
  sides,
  rows,
  act,
}: SlideCard): { title: string; rest: string[] } => {
  const halves = sides.map(({ head, line }) => [head, line].filter(Boolean).join(': '))
  switch (role) {
    case 'number':
      return { title: [`*${value}\u00a0${unit}*`, stripMarks(title)].join(' '), rest: [body] }
    case 'list':
      return { title, rest: items.filter(Boolean) }
    case 'compare':
    case 'pair':
      return { title, rest: halves }
    case 'cta':
      return { title, rest: [sub, act] }
    case 'item':
    case 'step':
      return { title, rest: [body] }
    case 'check':
      return { title, rest: items.filter(Boolean) }
    case 'place':
      return { title, rest: [body, sub] }
    case 'price':
      return {
        title: [stripMarks(title), `*${value}\u00a0${unit}*`]
          .filter((part) => part !== '*\u00a0*')
          .join(' '),
        rest: [sub, ...items, ...rows.map(({ label, value: cost }) => `${label}: ${cost}`)],
      }
    case 'chart':
    case 'timeline':
      return { title, rest: rows.map(({ label, value: cell }) => `${label}: ${cell}`) }
    case 'table':
      return {
        title,
        rest: rows.map(({ label, value: cell, other }) => `${label}: ${cell} или ${other}`),
      }
    default:
      return { title, rest: [sub] }
  }
}

type Look = {
  title: Letters
  titleSize: number
  body: Letters
  bodySize: number
  /** Colour of the plates under lines. */
  plate: string
  radius: number
  mark: TextMark
}

/** Text on plates over a photo that fills the canvas, in the calmer half of the photo. */
export const placeOverPhoto =
  <P>(lookOf: (palette: P) => Look): Layout<P> =>
  ({ slide, page, palette }) => {
    const { photo, fit, card } = slide
    const look = lookOf(palette)
    const whole = { x: 0, y: 0, width: page.width, height: page.height }
    const ground: Piece[] = photo
      ? [fillWithPhoto(photo, { box: whole, fit: fit === 'blurred' ? 'blurred' : 'cover' })]
      : []
    const words = readOverlayWords(card)
    const plate = (size: number) => ({
      colour: look.plate,
      per: 'line' as const,
      padding: size * 0.24,
      radius: look.radius * size,
    })
    const width = page.right - page.left
    const blocks = [
      {
        name: 'title',
        part: 'title' as const,
        text: words.title,
        letters: look.title,
        size: look.titleSize * page.k,
        plate: plate(look.titleSize * page.k),
        mark: look.mark,
      },
      ...words.rest
        .filter((text) => text.trim() !== '')
        .map((text, order) => ({
          name: `line ${order}`,
          part: 'row' as const,
          order,
          text: stripMarks(text),
          letters: look.body,
          size: look.bodySize * page.k,
          plate: plate(look.bodySize * page.k),
          up: 26 * page.k,
        })),
    ]
    const room = page.y(1500) - page.y(270)
    const column = (y: number) =>
      placeColumn({ x: page.left, y, width, height: room * 0.62, blocks })
    const top = column(page.y(270))
    if (photo?.calm !== 'bottom') return [...ground, ...top.pieces]
    const height = top.bottom - page.y(270)
    return [...ground, ...column(page.y(1500) - height).pieces]
  }
