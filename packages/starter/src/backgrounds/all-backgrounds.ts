import type { Background } from './background.ts'
import { geometryBackgrounds } from './geometry.ts'
import { landscapeBackgrounds } from './landscape.ts'
import { lightBackgrounds } from './light.ts'
import { paperBackgrounds } from './paper.ts'

export const BACKGROUNDS: readonly Background[] = [
  ...paperBackgrounds,
  ...geometryBackgrounds,
  ...lightBackgrounds,
  ...landscapeBackgrounds,
]
