import type { FactKind } from '@kadr/contract/library/business'
import type { KnownFact } from '@kadr/contract/studio/questions'
import { isFreshFact } from '@kadr/domain/library/fact-age'
import { isFunctionWord } from '../ask/function-words.ts'
import { isKin, stemOf } from '../ask/stem.ts'

const MAX_FACTS = 30

/** They belong to any text about the business. */
const COMMON: readonly FactKind[] = [
  'about',
  'audience',
  'address',
  'hours',
  'booking',
  'guarantee',
]

const stemsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !isFunctionWord(word)).map(stemOf)

/**
 * Facts for a text: fresh ones, of the whole business or about what the text names. The newest first; an old price is
 * asked about and not used.
 */
export const chooseFacts = ({
  facts,
  text,
  now,
}: {
  facts: readonly KnownFact[]
  text: string
  now: Date
}): KnownFact[] => {
  const named = stemsOf(text)
  const isNamed = ({ about }: KnownFact) =>
    stemsOf(about).some((one) => named.some((other) => isKin(one, other)))
  return facts
    .filter(({ kind, date, until }) =>
      isFreshFact({
        kind,
        saidAt: new Date(date),
        until: until === null ? null : new Date(until),
        now,
      }),
    )
    .filter((fact) => (fact.about === '' && COMMON.includes(fact.kind)) || isNamed(fact))
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .slice(0, MAX_FACTS)
}
