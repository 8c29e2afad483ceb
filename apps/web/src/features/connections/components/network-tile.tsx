import type { WebNetwork } from '../../../networks/network.ts'

export const NetworkTile = ({ network: { Mark } }: { network: WebNetwork }) => (
  <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken text-ink">
    <Mark className="size-5" />
  </span>
)
