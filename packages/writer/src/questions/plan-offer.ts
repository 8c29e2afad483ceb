import type { Ask } from '../ask/read-ask.ts'
import { readOffer } from '../storyboard/read-offer.ts'
import { isNamed, planAbout } from './about-plans.ts'
import { planGenre } from './genre-plans.ts'
import { PIECES, type Plan, plan } from './pieces.ts'

/** It is there already: one asks when it is open, not when it will be. */
const isThere = (sentence: string): boolean =>
  /(?<![а-яё])(?:нов(?:ая|ое|ый) (?:услуг|направлен|филиал|адрес)|теперь)/iu.test(sentence)

/** «Школа приглашает взрослых»: what is named is asked about. */
const planNews = (ask: Ask): Plan =>
  /(?<![а-яё])приглаша/iu.test(ask.sentence) && isNamed(ask)
    ? planAbout(ask)
    : plan(1, PIECES.essence, PIECES.further, PIECES.practice, PIECES.worry, PIECES.contact)

/** An announcement is asked for what it does not say. */
export const planOffer = (ask: Ask): Plan => {
  const { sentence, genre } = ask
  const offer = readOffer(sentence)
  if (genre) return planGenre(genre, { sentence, said: offer })
  // A free consultation: what for nothing, for whom and when.
  if (offer && /(?<![а-яё])бесплатн/iu.test(sentence))
    return plan(
      1,
      PIECES.freeWhat,
      PIECES.freeFor,
      ...(offer.when ? [PIECES.hour] : [PIECES.date]),
      ...(offer.where ? [] : [PIECES.place]),
      PIECES.contact,
    )
  // Something has happened: nobody sells it.
  if (!offer) return planNews(ask)
  // «Переговорная, 800 рублей в час»: a thing with its price takes place on no day.
  if ((offer.figure && offer.when === '') || isNamed(ask)) {
    const named = planAbout(ask)
    const isTold = ({ id }: { id: string }) =>
      (offer.when !== '' && id === 'date') || (offer.where !== '' && id === 'place')
    return { ...named, pieces: named.pieces.filter((one) => !isTold(one)) }
  }
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
