import type { RouteData } from '@kadr/contract/base/route'
import { suggestAccounts } from '@kadr/contract/operations/dev'
import type { Network } from '@kadr/contract/publishing/networks'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'

type SuggestedAccount = RouteData<typeof suggestAccounts>[number]

type Props = {
  network: Network
  isBusy: boolean
  onChoose: (account: SuggestedAccount) => void
}

/** In the sandbox: what can be typed here, connected in one tap. */
export const SuggestedAccounts = ({ network, isBusy, onChoose }: Props) => {
  const { data: config } = useConfig()
  const { data: accounts = [] } = useQuery({
    ...useApi().query(suggestAccounts, { params: { network } }),
    enabled: config?.sandboxNetworks.includes(network) ?? false,
  })
  if (accounts.length === 0) return null
  return (
    <section
      aria-label={copy.sandbox.title}
      className="grid grid-cols-1 gap-2 rounded-control bg-accent-soft p-3"
    >
      <p className="text-label">{copy.sandbox.text}</p>
      <div className="flex flex-wrap gap-2">
        {accounts.map((account) => (
          <Button
            key={account.username}
            variant="secondary"
            size="sm"
            disabled={isBusy}
            onClick={() => onChoose(account)}
          >
            {account.title}
          </Button>
        ))}
      </div>
    </section>
  )
}
