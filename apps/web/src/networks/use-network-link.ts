import type { Network } from '@kadr/contract/networks'
import { useConfig } from '../platform/api-hooks.ts'
import { useOpenLink } from '../telegram/use-open-link.ts'

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
