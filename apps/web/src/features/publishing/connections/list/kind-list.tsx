import type { Connections } from '@kadr/contract/publishing/connections'
import { countOf } from '@kadr/domain/base/plural'
import { ListPlus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { networks } from '../../../../networks/index.ts'
import type { Method, WebNetwork } from '../../../../networks/network.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import type { ConnectTarget } from '../connect/use-connect.ts'
import { ACCOUNTS, copy } from '../copy.ts'

type Props = {
  connections: Connections
  /** Why nothing can be connected now; undefined when it can. */
  obstacle: ReactNode
  leaving: WebNetwork | undefined
  /** The methods of a network that this server can offer. */
  listOpen: (network: WebNetwork) => readonly Method[]
  onConnect: (target: ConnectTarget) => void
  onConnectAll: (kinds: readonly WebNetwork[]) => void
  /** How many more accounts the plan allows; undefined when unknown or unlimited. */
  quota: number | undefined
}

export const KindList = (props: Props) => {
  const { connections, obstacle, leaving, listOpen, onConnect, onConnectAll, quota } = props
  const obstacleId = useId()
  // Where a name or a key is typed, there is no page to give access on.
  const missing = networks
    .filter(
      (network) =>
        listOpen(network).some(({ by }) => by === 'oauth') && !network.pick(connections)[0],
    )
    .slice(0, quota)
  return (
    <Section title={copy.kinds.title}>
      <div id={obstacleId} className="empty:hidden">
        {obstacle}
      </div>
      {obstacle === undefined && missing.length > 1 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="secondary"
            disabled={leaving !== undefined}
            icon={<ListPlus aria-hidden="true" className="size-5" />}
            onClick={() => onConnectAll(missing)}
          >
            {copy.kinds.connectAll(missing.length)}
          </Button>
          <p className="text-label text-ink-3">{copy.kinds.connectAllHint}</p>
        </div>
      ) : null}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:gap-4">
        {networks.map((network) => {
          const { id, title, gives, needs, needsFootnote, pick } = network
          const count = pick(connections).length
          return (
            <Card key={id} asChild className="flex gap-3">
              <li>
                <NetworkTile network={network} />
                <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
                  <div className="grid w-full gap-1">
                    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                      <h3 className="font-semibold">
                        {title}
                        {needsFootnote ? '*' : null}
                      </h3>
                      {count > 0 ? (
                        <p className="text-caption text-ink-3">
                          {countOf({ count, forms: ACCOUNTS })}
                        </p>
                      ) : null}
                    </div>
                    <p className="text-label text-ink-2">{gives}</p>
                    <p className="text-caption text-ink-3">{needs}</p>
                  </div>
                  <Button
                    size="sm"
                    variant="soft"
                    className="mt-auto"
                    aria-label={copy.kinds.connectNamed(title)}
                    disabled={obstacle !== undefined}
                    {...(obstacle !== undefined && { 'aria-describedby': obstacleId })}
                    isLoading={leaving?.id === id}
                    icon={<Plus aria-hidden="true" className="size-4" />}
                    onClick={() => onConnect({ network })}
                  >
                    {copy.kinds.connect}
                  </Button>
                </div>
              </li>
            </Card>
          )
        })}
      </ul>
    </Section>
  )
}

const NetworkTile = ({ network: { Mark } }: { network: WebNetwork }) => (
  <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken text-ink">
    <Mark className="size-5" />
  </span>
)
