import { clsx } from 'clsx'
import { ArrowRight, Clapperboard, Pause, Play } from 'lucide-react'
import { useMainButton } from '../../../../messenger/use-main-button.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import type { AnswersModel } from '../model/use-answers.ts'
import type { Build } from '../model/use-build.ts'

type Props = {
  model: AnswersModel
  build: Build
  isVisitor: boolean
  isPlaying: boolean
  onPlay: () => void
}

/** Wide screens: what is missing, a look at the film, the reel. */
export const BuildRow = ({ model: { gaps }, build, isVisitor, isPlaying, onPlay }: Props) => {
  const Icon = isPlaying ? Pause : Play
  const state = gaps.length > 0 ? copy.build.gaps(gaps.length) : copy.build.ready
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 max-lg:hidden">
      <p className="min-w-0 flex-1 basis-40 text-label text-ink-2">
        {isVisitor && gaps.length === 0 ? copy.build.signIn : state}
      </p>
      {build.canMakeAnyway ? (
        <Button variant="ghost" onClick={build.makeAnyway}>
          {copy.build.without}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={onPlay}
      >
        {isPlaying ? copy.build.stop : copy.build.watch}
      </Button>
      <Button
        icon={<Clapperboard aria-hidden="true" className="size-5" />}
        isLoading={build.isPending}
        onClick={build.press}
      >
        {build.label}
      </Button>
    </div>
  )
}

type PhoneProps = Pick<Props, 'build' | 'isVisitor' | 'model'>

/** Phones: two buttons above the keyboard. In Telegram the main button goes on. */
export const PhoneBar = ({ model, build, isVisitor }: PhoneProps) => {
  const { openId } = model
  const isAnswering = openId !== undefined
  const label = isAnswering ? copy.question.next : build.label
  const isInMessenger = useMainButton({
    text: label,
    isBusy: build.isPending,
    onPress: build.goOn,
  })
  return (
    <div
      className={clsx(
        'sticky z-10 order-4 -mx-4 flex flex-wrap gap-2 border-t border-line bg-header px-4 py-3 empty:hidden lg:hidden',
        // The menu of the app is below it.
        isVisitor ? 'bottom-0' : 'bottom-[calc(64px+var(--safe-bottom))]',
      )}
    >
      {build.canMakeAnyway ? (
        <Button variant="ghost" isFullWidth onClick={build.makeAnyway}>
          {copy.build.without}
        </Button>
      ) : null}
      {isAnswering ? (
        <Button variant="secondary" onClick={() => model.skip(openId)}>
          {copy.question.skip}
        </Button>
      ) : null}
      {isInMessenger ? null : (
        <Button className="flex-1" isLoading={build.isPending} onClick={build.goOn}>
          {label}
          {isAnswering ? <ArrowRight aria-hidden="true" className="size-5" /> : null}
        </Button>
      )}
    </div>
  )
}
