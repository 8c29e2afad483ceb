import type { Network } from '@kadr/contract/publishing/networks'
import { ExternalLink } from 'lucide-react'
import { useNetworkLink } from '../../../../networks/use-network-link.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'

type Props = {
  network: Network
  url: string
  isProfile?: boolean
  variant?: 'secondary' | 'ghost'
}

/** A link to the publication or profile on its network. */
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
