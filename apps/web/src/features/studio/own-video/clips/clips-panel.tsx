import { getPoints } from '@kadr/contract/money/subscription'
import { findSlot } from '@kadr/contract/publishing/publisher-setup'
import type { ClipProposal, FootageSpan } from '@kadr/contract/studio/footage'
import type { Transcript } from '@kadr/contract/studio/transcripts'
import { isCutIntoClips } from '@kadr/domain/studio/footage/footage-cost'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { AccountChips } from '../../../../networks/account-chips.tsx'
import { useAccounts } from '../../../../networks/account-options.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { describePostTime } from '../../../../platform/text/describe-time.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useClips, useMakeClipReels } from '../api/transcripts.queries.ts'
import { copy as texts } from '../copy.ts'
import type { OwnVideoEditor } from '../model/edited-own-video.ts'
import { ChooseByAi } from './choose-by-ai.tsx'
import { ClipRow } from './clip-row.tsx'

const { clips: copy } = texts
const FIRST_SHOWN = 4
/** Ticked before a person chooses. */
const FIRST_TICKED = 3

type Props = {
  editor: OwnVideoEditor
  transcript: Transcript | undefined
  /** Clips a person made of selected words. */
  own: readonly FootageSpan[]
  onWatch: (span: FootageSpan | null, title: string) => void
}

const keyOf = ({ span }: Pick<ClipProposal, 'span'>) => `${span.from} ${span.to}`

const ownClip = (span: FootageSpan): ClipProposal => ({
  span,
  firstWord: 0,
  lastWord: 0,
  title: copy.ownTitle,
  reasons: [],
  score: 1,
})

/** Drafts go to the next free time of these accounts. */
const Places = ({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) => {
  const { accounts } = useAccounts()
  const { data: slot } = useQuery({
    ...useApi().query(findSlot, { body: { connectionIds: chosen } }),
    enabled: chosen.length > 0,
  })
  if (!accounts || accounts.length === 0) {
    return <p className="text-caption text-ink-2">{copy.noAccounts}</p>
  }
  return (
    <>
      <AccountChips label={copy.accounts} accounts={accounts} chosen={chosen} onChange={onChange} />
      {slot?.time ? (
        <p className="flex items-center gap-1.5 text-caption text-ink-2">
          <CalendarDays aria-hidden="true" className="size-4" />
          {copy.free}: {describePostTime({ time: slot.time, now: new Date() })}
        </p>
      ) : null}
    </>
  )
}

type MakeProps = { clips: readonly ClipProposal[]; editor: OwnVideoEditor; id: string }

const MakeReels = ({ clips, editor, id }: MakeProps) => {
  const make = useMakeClipReels()
  const { data: points } = useQuery(useApi().query(getPoints))
  const [accounts, setAccounts] = useState<string[]>([])
  const [key, setKey] = useState(() => crypto.randomUUID())
  const press = () =>
    make.mutate(
      {
        id,
        key,
        form: editor.form,
        clips: clips.map(({ span, title }) => ({ span, title })),
        connectionIds: accounts,
      },
      {
        onSuccess: ({ items }) => {
          setKey(crypto.randomUUID())
          notify.success(copy.made(items.length), { text: copy.madeText })
        },
        onError: (error) => notify.error(copy.failed, { text: failureText(error) }),
      },
    )
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-3">
      <Places chosen={accounts} onChange={setAccounts} />
      <Button disabled={clips.length === 0} isLoading={make.isPending} onClick={press}>
        {clips.length === 0 ? copy.none : copy.make(clips.length)}
      </Button>
      {points && clips.length > 0 ? (
        <p className="text-center text-caption text-ink-2">
          {copy.cost(clips.length, points.videoGenerations)}
        </p>
      ) : null}
    </div>
  )
}

type HeadProps = { count: number; isLong: boolean; isReady: boolean; isLoading: boolean }

const explain = ({ count, isLong, isReady, isLoading }: HeadProps): string => {
  if (count > 0) return copy.hint
  if (!isLong) return copy.short
  if (!isReady) return copy.waiting
  return isLoading ? '' : copy.nothing
}

const Head = (props: HeadProps) => (
  <div className="grid gap-0.5">
    <div className="flex items-center justify-between gap-2">
      <h2 className="font-semibold">{copy.title}</h2>
      {props.count > 0 ? (
        <span className="rounded-chip bg-accent-soft px-2 py-0.5 text-caption font-medium text-accent">
          {copy.ideas(props.count)}
        </span>
      ) : null}
    </div>
    <p className="text-caption text-ink-2">{explain(props)}</p>
  </div>
)

/** Proposals with a hook, the best first; the ticked ones become reels. */
export default function ClipsPanel({ editor, transcript, own, onWatch }: Props) {
  const { form, store } = editor
  const ms = form.source?.ms ?? 0
  const isWanted = isCutIntoClips(ms) && transcript?.state === 'ready'
  const { data } = useClips({ id: transcript?.id, isWanted })
  const [isAllShown, setIsAllShown] = useState(false)
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const proposed = data?.clips ?? []
  const clips = [...own.map(ownClip), ...proposed]
  const isTicked = (clip: ClipProposal, index: number) =>
    ticks.get(keyOf(clip)) ?? index < own.length + FIRST_TICKED
  const ticked = clips.filter(isTicked)
  const shown = isAllShown ? clips : clips.slice(0, own.length + FIRST_SHOWN)
  const urls = form.source ? store.get(form.source.asset)?.urls : undefined
  return (
    <div className="grid grid-cols-1 gap-3">
      <Head
        count={clips.length}
        isLong={isCutIntoClips(ms)}
        isReady={transcript?.state === 'ready'}
        isLoading={isWanted && !data}
      />
      <ul className="grid grid-cols-1 gap-4">
        {shown.map((clip, index) => (
          <ClipRow
            key={keyOf(clip)}
            clip={clip}
            film={urls?.preview ?? undefined}
            isTicked={isTicked(clip, index)}
            isShown={form.span?.from === clip.span.from && form.span.to === clip.span.to}
            onTick={(isOn) => setTicks(new Map(ticks).set(keyOf(clip), isOn))}
            onWatch={() => onWatch(clip.span, clip.title)}
          />
        ))}
      </ul>
      {transcript && proposed.length > 0 ? (
        <ChooseByAi id={transcript.id} isByAi={data?.isByAi ?? false} />
      ) : null}
      {clips.length > shown.length ? (
        <Button variant="ghost" size="sm" onClick={() => setIsAllShown(true)}>
          {copy.more(clips.length - shown.length)}
        </Button>
      ) : null}
      {transcript && clips.length > 0 ? (
        <MakeReels clips={ticked} editor={editor} id={transcript.id} />
      ) : null}
    </div>
  )
}
