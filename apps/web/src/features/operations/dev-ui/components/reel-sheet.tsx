import type { RouteData } from '@kadr/contract/base/route'
import { listSampleReels } from '@kadr/contract/operations/dev-reels'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { matchObjects } from '@kadr/objects/match-objects'
import { directReel } from '@kadr/scene/director/direct-reel'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../platform/api/services.tsx'
import { createAssetStore } from '../../../../reel-editor/player/asset-store.ts'
import { SceneStill } from '../../../../reel-editor/player/scene-still.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Specimen } from './specimen.tsx'

type SampleReel = RouteData<typeof listSampleReels>[number]

const WIDTH = 180
const NO_FACTS = new Map()
const OWN_BRAND = { ...NO_BRAND, name: 'Кадр' }
/** Reels of words and drawn objects have no files to lose. */
const store = createAssetStore({ onLost: () => undefined })

const direct = ({ topic, storyboard }: SampleReel, variant: number) =>
  directReel({
    storyboard,
    objects: matchObjects(storyboard, { topic }),
    topic,
    variant,
    aspect: '9:16',
    brand: OWN_BRAND,
    assets: [],
  })

const StyleRow = ({
  reel,
  variant,
  style,
}: {
  reel: SampleReel
  variant: number
  style: string
}) => {
  const form = useMemo(() => ({ ...direct(reel, variant), style }), [reel, variant, style])
  const scene = useMemo(() => slideshow.toScene({ form, facts: NO_FACTS }), [form])
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
      {chooseCarouselMoments(form).map((seconds) => (
        <SceneStill
          key={seconds}
          store={store}
          scene={scene}
          seconds={seconds}
          width={WIDTH}
          signature={`${style} ${reel.topic}`}
        />
      ))}
    </div>
  )
}

/** Slides of one sample topic: a row for each style, drawn here by the code of the video. */
export default function ReelSheet() {
  const { data: reels } = useQuery(useApi().query(listSampleReels, {}))
  const [index, setIndex] = useState(0)
  const reel = reels?.[index]
  if (!reels || !reel) return <Spinner label="Загружаем темы" />
  return (
    <div className="grid grid-cols-1 gap-6">
      <Field label="Тема">
        <Select
          value={String(index)}
          onChange={(event) => setIndex(Number(event.target.value))}
          options={reels.map(({ topic }, at) => ({ value: String(at), label: topic }))}
        />
      </Field>
      {STYLES.map(({ key, name }) => (
        <Specimen key={key} name={name}>
          <StyleRow reel={reel} variant={index} style={key} />
        </Specimen>
      ))}
    </div>
  )
}
