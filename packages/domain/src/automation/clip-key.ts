import type { FootageSpan } from '@kadr/contract/studio/footage'

/** The part of a long video that a run of a rule makes a reel of. */
export type ClipItem = { resourceId: string; span: FootageSpan }

const KEY = /^clip:([0-9a-f-]{36}):(\d+)-(\d+)$/u

/** Begins the keys of all clips of a video. */
export const clipPrefix = (resourceId: string): string => `clip:${resourceId}:`

/** The same part of the same video is the same item, however often it is found. */
export const clipKey = ({ resourceId, span: { from, to } }: ClipItem): string =>
  `${clipPrefix(resourceId)}${from}-${to}`

export const readClipKey = (key: string): ClipItem | undefined => {
  const [, resourceId, from, to] = KEY.exec(key) ?? []
  return resourceId === undefined
    ? undefined
    : { resourceId, span: { from: Number(from), to: Number(to) } }
}
