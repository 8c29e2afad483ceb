import type { V1Generation, V1Reel, V1Template } from '@kadr/contract/integrations/v1/reels'
import type { Generation } from '@kadr/contract/studio/generations'
import type { ReelTemplate } from '@kadr/contract/studio/reel-templates'
import type { Reel, ReelSummary } from '@kadr/contract/studio/reels'

export const presentGeneration = (generation: Generation): V1Generation => ({
  id: generation.id,
  reelId: generation.reelId,
  title: generation.title,
  output: generation.output,
  state: generation.state,
  progress: generation.progress,
  secondsLeft: generation.secondsLeft,
  resourceIds: generation.results.map(({ id }) => id),
  failure: generation.failure,
  createdAt: generation.createdAt,
  finishedAt: generation.finishedAt,
})

export const presentReel =
  (publicUrl: string) =>
  (reel: ReelSummary): V1Reel => ({
    id: reel.id,
    kind: reel.kind,
    title: reel.title,
    seconds: reel.seconds,
    generation: reel.lastGeneration && presentGeneration(reel.lastGeneration),
    appUrl: `${publicUrl}/reels/${reel.kind}/${reel.id}`,
    createdAt: reel.createdAt,
    updatedAt: reel.updatedAt,
  })

export const presentWhole = (publicUrl: string) => (reel: Reel) => ({
  ...presentReel(publicUrl)(reel),
  version: reel.version,
  caption: reel.caption,
})

export const presentTemplate = ({
  id,
  name,
  kind,
  asks,
  usesBrand,
  createdAt,
  updatedAt,
}: ReelTemplate): V1Template => ({ id, name, kind, asks, usesBrand, createdAt, updatedAt })
