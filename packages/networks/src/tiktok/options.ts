import type { NetworkAdapter } from '../network-adapter.ts'
import { readCreator } from './creator.ts'

export const accountOptions: NetworkAdapter['accountOptions'] = async (input) => {
  const read = await readCreator(input)
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const info = read.data.data
  return {
    kind: 'found',
    options: {
      privacyLevels: info.privacy_level_options,
      canComment: !info.comment_disabled,
      canDuet: !info.duet_disabled,
      canStitch: !info.stitch_disabled,
      ...(info.max_video_post_duration_sec !== undefined && {
        maxVideoSeconds: info.max_video_post_duration_sec,
      }),
    },
  }
}
