import type { Connection } from '@kadr/contract/publishing/connections'
import { type ReactNode, useState } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import type { WebNetwork } from '../../../../networks/network.ts'
import { useNetworkLink } from '../../../../networks/use-network-link.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useRefreshConnection } from '../api/connections.mutations.ts'
import type { ConnectTarget } from '../connect/use-connect.ts'
import { copy } from '../copy.ts'
import { ConnectionCard } from './connection-card.tsx'
import { DetachDialog } from './detach-dialog.tsx'
import { SignatureDialog } from './signature-dialog.tsx'

type Props = {
  connections: Connection[]
  timeZone: string
  plansLink: ReactNode
  canManage: boolean
  canCheck: boolean
  leaving: WebNetwork | undefined
  onConnect: (target: ConnectTarget) => void
}

export const ConnectionList = ({ connections, leaving, onConnect, ...rest }: Props) => {
  const [detaching, setDetaching] = useState<Connection>()
  const [signing, setSigning] = useState<Connection>()
  const refresh = useRefreshConnection()
  const openLink = useNetworkLink()

  const check = (connection: Connection) =>
    refresh.mutate(connection, {
      onSuccess: ({ status, health }) => {
        if (status === 'needs_reauth') notify.error(health.notice ?? copy.card.needsReauth)
        else notify.success(copy.card.checked)
      },
      onError: (error) => notify.error(copy.card.checkFailed, { text: failureText(error) }),
    })

  return (
    <Section title={copy.list.title}>
      {connections.length === 0 ? (
        <Card>
          <EmptyState title={copy.list.emptyTitle} text={copy.list.emptyText} />
        </Card>
      ) : (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:gap-4">
          {connections.map((connection) => (
            <li key={connection.id} className="grid min-w-0">
              <ConnectionCard
                {...rest}
                connection={connection}
                isChecking={refresh.isPending && refresh.variables.id === connection.id}
                isReconnecting={leaving?.id === connection.network}
                actions={{
                  onCheck: () => check(connection),
                  onReconnect: () =>
                    onConnect({ network: getNetwork(connection.network), account: connection }),
                  onSign: () => setSigning(connection),
                  onDetach: () => setDetaching(connection),
                  onOpen: (url) => openLink({ network: connection.network, url, isProfile: true }),
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {signing ? (
        <SignatureDialog connection={signing} onClose={() => setSigning(undefined)} />
      ) : null}
      {detaching ? (
        <DetachDialog connection={detaching} onClose={() => setDetaching(undefined)} />
      ) : null}
    </Section>
  )
}
