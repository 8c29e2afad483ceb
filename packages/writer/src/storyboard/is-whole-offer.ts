import type { Genre } from '../ask/find-genre.ts'
import { type Ask, readAsk } from '../ask/read-ask.ts'
import { readOffer } from './read-offer.ts'

/** A sum in them is not all that everybody asks. */
const NEVER: readonly Genre[] = ['invitation', 'offers_self', 'contest', 'review', 'thanks']

/** What everybody asks about such an announcement is in it: pay of a vacancy, the day of a closing, a price or an address. */
export const isWholeOffer = ({ sentence, genre, kind }: Ask): boolean => {
  const offer = kind === 'offer' ? readOffer(sentence) : undefined
  if (!offer) return false
  if (genre === 'closed') return offer.when !== ''
  if (genre === 'vacancy') return offer.isPay && offer.figure !== undefined
  if (genre && NEVER.includes(genre)) return false
  return offer.figure !== undefined || offer.where !== ''
}

/** The same of a sentence as it was typed. */
export const saysWholeOffer = (sentence: string): boolean => isWholeOffer(readAsk(sentence))
