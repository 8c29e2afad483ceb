import type { Attribution } from '@kadr/contract/resources'
import { copy } from '../copy.ts'

/** Whose photo it is, with a link to its page at the library. */
export const PhotoCredit = ({ attribution }: { attribution: Attribution }) => (
  <p className="text-label text-ink-2">
    {copy.stock.credit}:{' '}
    <a href={attribution.pageUrl} target="_blank" rel="noreferrer">
      {attribution.author}, {attribution.library}
    </a>
  </p>
)
