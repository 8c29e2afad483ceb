import type { Resource } from '@kadr/contract/resources'
import { FormatFields } from '../../../reel-editor/components/format-fields.tsx'
import { MusicSettings, setMusic } from '../../../reel-editor/components/music-settings.tsx'
import type { TalkingHead } from '../model/edited-talking-head.ts'

const CALM_TAG = 'спокойная'
const isCalm = ({ tags }: Resource) => tags.includes(CALM_TAG)
/** Music under a voice starts at 40 %. */
const put = setMusic(40)

export default function TalkingHeadSound({ talking }: { talking: TalkingHead }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <MusicSettings editor={talking} put={put} isSuited={isCalm} />
      <FormatFields editor={talking} />
    </div>
  )
}
