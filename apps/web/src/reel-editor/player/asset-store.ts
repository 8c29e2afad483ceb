import type { Resource } from '@kadr/contract/library/resources'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { loadPicture, picturesOf, type Shown } from './load-picture.ts'
import { loadSound, type Sound } from './load-sound.ts'
import { createObjectStore } from './object-store.ts'

type Kept = {
  resource: Resource
  shown?: Shown
  isRequested: boolean
  sound?: Promise<Sound | undefined>
}

export type AssetStore = ReturnType<typeof createAssetStore>

/** Whether the files of a resource have changed, or have become ready. */
const isOther = (before: Resource, after: Resource) =>
  before.state !== after.state || before.size !== after.size || !before.urls.preview

/** The files of a reel, each fetched once on first use. Pictures load as a thumbnail first, then in full quality. */
export const createAssetStore = ({
  onLost,
}: {
  /** An address has expired or failed: the caller may fetch a new one and `add` it. */
  onLost: (id: string) => void
}) => {
  const assets = new Map<string, Kept>()
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  const objects = createObjectStore({ onReady: notifyListeners })

  const fetchPictures = async (kept: Kept) => {
    const { id } = kept.resource
    for (const url of picturesOf(kept.resource)) {
      try {
        kept.shown = await loadPicture(url)
        notifyListeners()
      } catch {
        onLost(id)
        return
      }
    }
  }

  return {
    /** Adds new or updated resources. */
    add: (resources: readonly Resource[]) => {
      let isChanged = false
      for (const resource of resources) {
        const known = assets.get(resource.id)
        if (known && !isOther(known.resource, resource)) {
          // The same file with fresh addresses: loaded content stays, a failed load is retried.
          known.resource = resource
          if (known.isRequested && !known.shown) known.isRequested = false
          else continue
        } else assets.set(resource.id, { resource, isRequested: false })
        isChanged = true
      }
      if (isChanged) notifyListeners()
    },
    get: (id: string): Resource | undefined => assets.get(id)?.resource,
    facts: (): Map<string, AssetFacts> =>
      new Map(
        [...assets].map(([id, { resource }]) => [
          id,
          {
            kind: resource.kind,
            seconds: resource.durationSeconds,
            hasSound: resource.kind !== 'image',
            ...(resource.width && resource.height
              ? { ratio: resource.width / resource.height }
              : {}),
            ...resource.composition,
          },
        ]),
      ),
    /** The picture, or the poster of a clip; fetched on first use. */
    picture: (id: string): Shown | undefined => {
      const kept = assets.get(id)
      if (!kept) return undefined
      if (!kept.isRequested) {
        kept.isRequested = true
        void fetchPictures(kept)
      }
      return kept.shown
    },
    /** A drawn object; baked on first use. */
    object: objects.get,
    sound: (id: string): Promise<Sound | undefined> => {
      const kept = assets.get(id)
      if (!kept) return Promise.resolve(undefined)
      kept.sound ??= loadSound(kept.resource)
      return kept.sound
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
