import type { Network } from '@kadr/contract/publishing/networks'
import { useOpenLink } from '../messenger/use-open-link.ts'
import { useConfig } from '../platform/api/api-hooks.ts'

type NetworkLink = {
  network: Network
  url: string
  /** The sandbox has pages of publications, but none of profiles. */
  isProfile?: boolean
}

/** A publication or profile of a network that the sandbox plays is shown by the sandbox. */
export const sandboxUrlOf = ({
  network,
  url,
  isProfile = false,
  sandboxNetworks,
  origin,
}: NetworkLink & {
  sandboxNetworks: readonly Network[]
  origin: string
}): string =>
  sandboxNetworks.includes(network) && (isProfile || !url.startsWith(`${origin}/`))
    ? `${origin}/sandbox?network=${network}`
    : url

export const useNetworkLink = () => {
  const openLink = useOpenLink()
  const { data: config } = useConfig()
  return (link: NetworkLink) =>
    openLink(
      sandboxUrlOf({
        ...link,
        sandboxNetworks: config?.sandboxNetworks ?? [],
        origin: window.location.origin,
      }),
    )
}
