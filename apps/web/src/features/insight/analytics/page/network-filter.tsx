import type { Network } from '@kadr/contract/publishing/networks'
import { clsx } from 'clsx'
import { networks } from '../../../../networks/index.ts'
import { useConnections } from '../../../publishing/connections/api/connections.queries.ts'
import { copy } from '../copy.ts'
import { networksOf } from './analytics-query.ts'
import { useAnalyticsSearch } from './use-analytics-search.ts'

const style = (isChosen: boolean) =>
  clsx(
    'flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control border px-3 text-label font-medium',
    isChosen
      ? 'border-accent bg-accent-soft text-accent'
      : 'border-line bg-surface text-ink-2 hover:border-line-strong',
  )

/** Toggle buttons; none pressed means all. */
export const NetworkFilter = () => {
  const { search, go } = useAnalyticsSearch()
  const { connections } = useConnections()
  const connected = connections ? networks.filter(({ pick }) => pick(connections).length > 0) : []
  const chosen = networksOf(search)
  const toggle = (network: Network) => {
    const next = chosen.includes(network)
      ? chosen.filter((one) => one !== network)
      : [...chosen, network]
    go({ networks: next.length === 0 ? undefined : next.join(',') })
  }
  if (connected.length < 2 && chosen.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{copy.filterNetworks}</legend>
      <button
        type="button"
        aria-pressed={chosen.length === 0}
        className={style(chosen.length === 0)}
        onClick={() => go({ networks: undefined })}
      >
        {copy.allNetworks}
      </button>
      {connected.map(({ id: network, Mark, title }) => (
        <button
          key={network}
          type="button"
          aria-label={title}
          title={title}
          aria-pressed={chosen.includes(network)}
          className={style(chosen.includes(network))}
          onClick={() => toggle(network)}
        >
          <Mark className="size-5" />
        </button>
      ))}
    </fieldset>
  )
}
