import type { Ask } from '../ask/read-ask.ts'
import { readOffer } from '../storyboard/read-offer.ts'
import { planGenre } from './genre-plans.ts'
import { PIECES, type Plan, plan } from './pieces.ts'

/** It is there already: one asks when it is open, not when it will be. */
const isThere = (sentence: string): boolean =>
  /(?<![а-яё])(?:нов(?:ая|ое|ый) (?:услуг|направлен|филиал|адрес)|теперь)/iu.test(sentence)

/** An announcement is asked for what it does not say. */
export const planOffer = ({ sentence, genre }: Ask): Plan => {
  const offer = readOffer(sentence)
  if (genre) return planGenre(genre, { sentence, said: offer })
  // Something has happened: nobody sells it.
  if (!offer)
    return plan(1, PIECES.essence, PIECES.further, PIECES.practice, PIECES.worry, PIECES.contact)
  const time = isThere(sentence) ? PIECES.openHours : PIECES.date
  return plan(
    1,
    PIECES.essence,
    ...(offer?.figure ? [] : [PIECES.price]),
    ...(offer?.when ? [] : [time]),
    ...(offer?.where ? [] : [PIECES.place]),
    PIECES.contact,
  )
}
