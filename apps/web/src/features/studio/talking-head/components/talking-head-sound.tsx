import { FormatFields } from '../../../../reel-editor/settings/format-fields.tsx'
import { setMusic } from '../../../../reel-editor/settings/music-settings.tsx'
import { SoundSettings } from '../../../../reel-editor/settings/sound-settings.tsx'
import type { TalkingHead } from '../model/edited-talking-head.ts'

/** Music under a voice starts at 40 %. */
const putMusic = setMusic(40)

export default function TalkingHeadSound({ talking }: { talking: TalkingHead }) {
  return (
    <SoundSettings editor={talking} putMusic={putMusic}>
      <FormatFields editor={talking} />
    </SoundSettings>
  )
}
