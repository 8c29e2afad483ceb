import type { Connection } from '@kadr/contract/publishing/connections'
import { copy } from '../copy.ts'
import { accessTerm, lastCheck } from './access-term.ts'

type Props = { connection: Connection; timeZone: string; isByHand: boolean }

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="inline text-ink-3">{name}:</dt> <dd className="inline">{value}</dd>
  </div>
)

export const ConnectionHealth = ({ connection, timeZone, isByHand }: Props) => {
  const moment = { connection, timeZone, now: new Date() }
  const term = accessTerm(moment)
  return (
    <div className="grid gap-3 text-label">
      {connection.abilities.length > 0 ? (
        <ul aria-label={copy.card.abilities} className="flex flex-wrap gap-1.5">
          {connection.abilities.map((ability) => (
            <li
              key={ability}
              className="rounded-chip bg-sunken px-2 py-0.5 text-caption text-ink-2"
            >
              {ability}
            </li>
          ))}
        </ul>
      ) : null}
      {isByHand ? (
        <p className="text-ink-2">{copy.health.byHand}</p>
      ) : (
        <dl className="grid gap-0.5">
          <Fact name={copy.health.checked} value={lastCheck(moment)} />
          {term ? <Fact name={copy.health.access} value={term} /> : null}
        </dl>
      )}
    </div>
  )
}
