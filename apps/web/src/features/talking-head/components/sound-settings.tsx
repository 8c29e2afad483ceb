import { findMusic, isStyleMusic } from '@kadr/scene/director/schedule'
import { EffectsSwitch } from '../../../reel-editor/components/effects-switch.tsx'
import { FormatFields } from '../../../reel-editor/components/format-fields.tsx'
import { MusicSettings, setMusic } from '../../../reel-editor/components/music-settings.tsx'
import type { TalkingHead } from '../model/edited-talking-head.ts'

/** Music under a voice starts at 40 %. */
const put = setMusic(40)

export default function TalkingHeadSound({ talking }: { talking: TalkingHead }) {
  const { form } = talking
  return (
    <div className="grid grid-cols-1 gap-4">
      <MusicSettings
        editor={talking}
        put={put}
        playing={findMusic(form)?.asset}
        isSuited={({ id }) => isStyleMusic(form, id)}
      />
      <EffectsSwitch editor={talking} />
      <FormatFields editor={talking} />
    </div>
  )
}
