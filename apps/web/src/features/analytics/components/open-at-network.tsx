import type { Network } from '@kadr/contract/networks'
import { ExternalLink } from 'lucide-react'
import { useNetworkLink } from '../../../networks/use-network-link.ts'
import { Button } from '../../../ui/button.tsx'
import { copy } from '../copy.ts'

type Props = {
  network: Network
  url: string
  isProfile?: boolean
  variant?: 'secondary' | 'ghost'
}

/** The piece or the profile where its network shows it. */
export const OpenAtNetwork = ({
  network,
  url,
  isProfile = false,
  variant = 'secondary',
}: Props) => {
  const openLink = useNetworkLink()
  return (
    <Button
      variant={variant}
      icon={<ExternalLink aria-hidden="true" className="size-5" />}
      onClick={() => openLink({ network, url, isProfile })}
    >
      {copy.item.open}
    </Button>
  )
}
