import type { Network } from '@kadr/contract/networks'
import { useConfig } from '../platform/api-hooks.ts'
import { useOpenLink } from '../telegram/use-open-link.ts'

/** A publication or profile of a network that the sandbox plays is shown by the sandbox. */
export const sandboxUrlOf = ({
  network,
  url,
  sandboxNetworks,
  origin,
}: {
  network: Network
  url: string
  sandboxNetworks: readonly Network[]
  origin: string
}): string =>
  sandboxNetworks.includes(network) && !url.startsWith(`${origin}/`)
    ? `${origin}/sandbox?network=${network}`
    : url

export const useNetworkLink = () => {
  const openLink = useOpenLink()
  const { data: config } = useConfig()
  return ({ network, url }: { network: Network; url: string }) =>
    openLink(
      sandboxUrlOf({
        network,
        url,
        sandboxNetworks: config?.sandboxNetworks ?? [],
        origin: window.location.origin,
      }),
    )
}
