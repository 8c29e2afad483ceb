import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import { createMemeForm, createReaction } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import { DRAWN_REACTIONS, type DrawnReaction } from '@kadr/scene/kinds/greenscreen-meme/reactions'
import { PRESENTERS } from '@kadr/scene/presenters/people'
import { SceneStill } from '../../../../reel-editor/player/scene-still.tsx'
import { copy } from '../copy.ts'
import type { MemeEditor } from '../model/edited-meme.ts'
import { chooseDrawn } from '../model/meme-form.ts'

/** CSS pixels. */
const WIDTH = 72
const NO_FACTS = new Map()
/** A square around the face. */
const CLOSE = { y: 0.62, scale: 0.72 }

const STILLS = DRAWN_REACTIONS.map((drawn) => ({
  drawn,
  name: `${PRESENTERS.find(({ key }) => key === drawn.key)?.name ?? drawn.key}: ${copy.reaction.faces[drawn.emotion]}`,
  signature: `${drawn.key} ${drawn.emotion}`,
  scene: greenscreenMeme.toScene({
    form: createMemeForm({ aspect: '1:1', reaction: createReaction({ drawn, ...CLOSE }) }),
    facts: NO_FACTS,
  }),
}))

const isSame = (one: DrawnReaction | null | undefined, other: DrawnReaction) =>
  one?.key === other.key && one.emotion === other.emotion

/** Drawn people with every face. */
export const FaceChooser = ({ editor: { form, store, update } }: { editor: MemeEditor }) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
    <legend className="mb-1.5 text-label font-medium">{copy.reaction.people}</legend>
    <div className="grid grid-cols-4 gap-2">
      {STILLS.map(({ drawn, name, scene, signature }) => {
        const isChosen = isSame(form.reaction?.drawn, drawn)
        return (
          <button
            key={signature}
            type="button"
            aria-label={name}
            aria-pressed={isChosen}
            onClick={() => update((before) => chooseDrawn(before, drawn))}
            className={`cursor-pointer overflow-hidden rounded-control border-2 ${isChosen ? 'border-accent' : 'border-transparent hover:border-line-strong'}`}
          >
            <SceneStill
              store={store}
              scene={scene}
              seconds={0.4}
              width={WIDTH}
              signature={signature}
            />
          </button>
        )
      })}
    </div>
  </fieldset>
)
