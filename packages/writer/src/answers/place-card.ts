import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'

const ADDRESS =
  /(?<!\p{L})(?:ул\.?|улиц\p{L}*|просп\p{L}*|пр-т|пер\.|переул\p{L}*|шоссе|площад\p{L}*|наб\.|набереж\p{L}*|бульвар\p{L}*|проезд\p{L}*|метро|м\.|ТЦ|ТРЦ|дом\s\d)(?!\p{L})/iu
const STREET = /^\p{Lu}[\p{L} -]+,\s?\d+/u

/** Whether a text says where to come: a town or «онлайн» is no place for a pin. */
export const isAddress = (text: string): boolean => ADDRESS.test(text) || STREET.test(text)

const { place } = SLIDE_LIMITS

/** A slide with a pin for an address; undefined for other words and for longer ones. */
export const createPlace = ({
  title,
  address,
  hours = '',
}: {
  title: string
  address: string
  hours?: string
}): SlideCard | undefined => {
  const fits = address.length <= (place.body ?? 0) && hours.length <= (place.sub ?? 0)
  return fits && isAddress(address)
    ? createCard('place', { title, body: address, sub: hours })
    : undefined
}
