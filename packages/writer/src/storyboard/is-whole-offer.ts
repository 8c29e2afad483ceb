import type { Genre } from '../ask/find-genre.ts'
import { type Ask, readAsk } from '../ask/read-ask.ts'
import { readOffer } from './read-offer.ts'

/** A sum in them is not all that everybody asks. */
const NEVER: readonly Genre[] = ['invitation', 'offers_self', 'contest', 'review', 'thanks']

/** What everybody asks about such an announcement is in it: pay of a vacancy, the day of a closing, a price with its day or place, a discount with both. */
export const isWholeOffer = ({ sentence, genre, kind }: Ask): boolean => {
  const offer = kind === 'offer' ? readOffer(sentence) : undefined
  if (!offer) return false
  if (genre === 'closed') return offer.when !== ''
  if (genre === 'vacancy') return offer.isPay && offer.figure !== undefined
  if (genre && NEVER.includes(genre)) return false
  // A day or an address says where things stand; a discount has terms besides.
  if (genre === 'opening' || genre === 'change') return offer.where !== ''
  if (offer.figure?.isDiscount) return offer.when !== '' && offer.where !== ''
  return offer.figure !== undefined && (offer.when !== '' || offer.where !== '')
}

/** The same of a sentence as it was typed. */
export const saysWholeOffer = (sentence: string): boolean => isWholeOffer(readAsk(sentence))
