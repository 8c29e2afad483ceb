import { createHandNetwork } from '../_shared/hand-network.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { place } from './place.ts'

export const rutube: NetworkAdapter = createHandNetwork(place)
